### How much of a game was luck: on the page, and on the screen and in the picture of `fiveleaf report`.

report-title = { $game } : la chance et le jeu
report-preparing = Séparation de la chance et du jeu (une demi-minute la première fois)

## The sentence that says it all; points are of 100

report-won-lucky = Victoire de { $seats } : la chance a apporté { $points } des 100 points.
report-won-even = Victoire de { $seats } : la chance était à peu près égale.
report-won-unlucky = Victoire de { $seats }, alors que la chance a enlevé { $points } points sur 100.
report-shared-lucky = Victoire partagée par { $seats } ; la chance a surtout souri à { $seat }, avec { $points } points sur 100.
report-shared-even = Victoire partagée par { $seats } : la chance était à peu près égale.
report-open-lucky = La partie n’est pas finie. Les meilleures chances de gagner : { $seats }, { $chance } sur 100 ; jusqu’ici la chance a surtout souri à { $seat }, avec { $points } points.
report-open-even = La partie n’est pas finie. Les meilleures chances de gagner : { $seats }, { $chance } sur 100 ; jusqu’ici la chance était à peu près égale.

## The chart, how it adds up, the moments

report-chart = Chances de gagner, sur 100
report-adds-up = Le compte, en points sur 100
report-adds-up-for = Le compte de { $seat }, en points sur 100
report-column-seat = Qui
report-column-start = Au début
report-column-luck = Chance
report-column-moves = Coups et reste
report-column-play = Coups
report-column-information = Cartes cachées
report-column-rest = Non expliqué
report-column-clock = Horloge
report-column-result = Résultat
report-not-over = La partie n’est pas finie : le résultat est la chance de gagner à cet instant.
report-not-graded = Les coups ne sont pas encore notés dans ce jeu : ce qui n’était pas de la chance tient en un seul nombre, et ce n’est la faute de personne.
report-moments = Les moments qui ont décidé
report-no-moments = La chance n’a beaucoup changé les perspectives de personne.
report-gain = { $points ->
        [one] Un point de chance pour { $seat }.
       *[other] { $points } points de chance pour { $seat }.
    }
report-loss = { $points ->
        [one] Un point de malchance pour { $seat }.
       *[other] { $points } points de malchance pour { $seat }.
    }
report-table = Quels tirages et lancers ont porté chance à qui, en points sur 100
report-table-drawer = Tirages et lancers de
report-table-nobody = personne en particulier
report-plot-course = cours de la partie : chaque lancer, carte et coup

## On the page

report-computing = Séparation de la chance et du jeu…
report-waiting = { $ahead ->
        [one] Un autre rapport passe d’abord…
       *[other] { $ahead } autres rapports passent d’abord…
    }
report-whose = La chance de qui ?
report-mark-good = chance pour { $seat }
report-mark-bad = malchance pour { $seat }
report-mark-move = un meilleur coup existait pour { $seat }
report-mark-moment = un moment qui a décidé
report-course-of = { $seat } : { $start } sur 100 au début, jamais moins de { $low }, jamais plus de { $high }, { $end } à la fin.
report-watch = Revoir ce moment
report-everybody = Pour tout le monde
report-how-title = Comment lire ceci
report-how-points = 100 points, c’est une victoire certaine. Avant la première carte, chaque place en a une part ; chaque carte, lancer et coup en fait passer de l’un à l’autre, et à la fin le vainqueur les a tous.
report-how-luck = La chance, c’est ce qu’une carte ou un lancer a apporté, comparé à la moyenne de tout ce qui pouvait venir. Sur beaucoup de parties, elle s’équilibre.
report-how-open = Le calcul se fait cartes sur table : il en sait plus que quiconque pendant la partie.
report-move-best = Aucun autre coup n’était meilleur.
report-move-lost = { $points ->
        [one] Un autre coup aurait valu un point de plus.
       *[other] Un autre coup aurait valu { $points } points de plus.
    }
report-another = Une partie dans un fichier
report-file-lead = Une partie de fiveleaf enregistrée ici ou dans le terminal : quelle part revient à la chance ?
report-file-drop = Déposez le fichier ici. Il est envoyé à ce serveur, qui calcule le rapport et ne garde rien.
report-file-show = Montrer le rapport
report-unreadable = Ce n’est pas une partie enregistrée de fiveleaf.
report-what-if = Et si… ?
report-what-if-lead = Ce que { $seat } aurait pu faire ici, et les chances de gagner ensuite : l’avis du coach, qui ne sait que ce que { $seat } savait.
report-what-if-made = joué
