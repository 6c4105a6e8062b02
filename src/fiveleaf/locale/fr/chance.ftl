### All dice, cards and tiles of this server, counted: on the page and in the terminal.

chance-title = Tous les dés et toutes les cartes, comptés
chance-lead = Chaque dé, chaque carte et chaque trèfle des parties terminées ici, à côté de ce que dit le hasard. Personne n’est nommé.
chance-waiting = Les chiffres arrivent…
chance-counting = Comptage

## Ce que dit l’ensemble

chance-verdict-nothing = Aucune partie n’a encore été terminée ici. Jouez-en une jusqu’au bout, et ses dés et ses cartes seront ici peu après.
chance-verdict-few = Il y a encore trop peu de dés et de cartes pour dire quoi que ce soit. À chaque partie, cette page en dit plus.
chance-verdict-good = Comme le veut le hasard : rien ici n’est plus loin de l’attendu que la chance seule ne l’amène.
chance-verdict-unusual = Un peu inhabituel : la chance seule mène aussi loin sur moins de 1 page semblable sur 20. Revenez voir après quelques parties.
chance-verdict-bad = Pas comme le veut le hasard : la chance seule mène aussi loin sur moins de 1 page semblable sur 1 000. Quelque chose ne va pas avec les dés ou les cartes d’ici.
chance-games =
    { $games ->
        [one] Une partie terminée est comptée.
       *[other] { $games } parties terminées sont comptées.
    }
chance-other-rules =
    { $games ->
        [one] Non comptée : une partie selon d’anciennes règles, que l’on ne peut plus rejouer.
       *[other] Non comptées : { $games } parties selon d’anciennes règles, que l’on ne peut plus rejouer.
    }
chance-unplayable =
    { $games ->
        [one] Non comptée : une partie dont le compte rendu ne suit pas les règles.
       *[other] Non comptées : { $games } parties dont le compte rendu ne suit pas les règles.
    }
chance-outside = Sur { $all } nombres, { $outside } sont hors de leur bande à 95 % ; le hasard seul en met environ { $expected } là.

## Une sorte de hasard dans un jeu

chance-kind-card = Cartes
chance-kind-tile = Trèfles
chance-kind-die = Dé
chance-kind-die-of = Dé : { $die }
chance-facts =
    { $events ->
        [one] Une fois
       *[other] { $events } fois
    } en { $games ->
        [one] une partie
       *[other] { $games } parties
    }
chance-fit = La chance seule mène au moins aussi loin de l’attendu dans { $percent } des cas (χ² { $statistic } ; en moyenne environ { $freedom }).
chance-fit-few = Trop peu pour dire si c’est probable : il faut d’abord en attendre au moins 5 de chaque.
chance-column-outcome = Ce qui est venu
chance-column-count = Combien de fois
chance-column-expected = Attendu
chance-column-band = Bande à 95 %
chance-column-widest = Bande à 99,9 %
chance-figures = Chiffres
chance-picture = Image : combien de fois chacun est venu, et à quelle distance de l’attendu. { $outside } sur { $all } sont hors de la bande à 95 %.

## La légende

chance-legend-count = combien de fois il est venu
chance-legend-expected = attendu
chance-legend-wide = 95 nombres sur 100 sont ici
chance-legend-widest = 999 sur 1 000 sont ici
chance-legend-far = hors des deux bandes
chance-plot-axis = écarts types par rapport à l’attendu

## Comment le lire

chance-how-title = Comment lire cette page
chance-how-expected = L’attendu découle des règles. Avant chaque carte, elles disent combien il en reste de chaque sorte, et avant chaque lancer ce que le dé peut montrer. Ces chances sont additionnées sur toutes les parties.
chance-how-bands = Un dé honnête ne montre pas chaque face aussi souvent. Dans 95 cas sur 100, un nombre est dans la bande intérieure, dans 999 sur 1 000 dans la bande extérieure. Là où l’on compte beaucoup, certains nombres sortent de la bande intérieure : ce n’est pas un signe de triche.
chance-how-together = Un chiffre par sorte (χ²) réunit tous ses nombres. Parmi plusieurs sortes, l’une semble souvent improbable : le verdict du haut multiplie donc la plus petite probabilité par le nombre de sortes. Qui regarde chaque jour verra un jour quelque chose de rare.
chance-how-limits = Cela montre des dés et des cartes faux dans l’ensemble. Cela ne peut pas montrer une chance tournée vers une seule personne : pour cela, chaque partie peut être vérifiée.
