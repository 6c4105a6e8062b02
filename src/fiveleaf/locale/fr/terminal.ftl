### What the commands in the terminal say

## games and rules

games-title = Cinq jeux de chance
games-column-game = Jeu
games-column-name = Nom de commande
games-column-players = Joueurs
games-column-minutes = Minutes
games-column-age = Âge
games-column-pitch = De quoi il s’agit
rules-options = Options
rules-option-line = { $name } (au choix : { $allowed } ; par défaut { $default }) : { $meaning }
rules-option-deck = pour chaque sorte un nombre de 0 à { $most }, et au moins une carte en tout
option-first-seat = Qui commence : le sort (null), ou la place de ce numéro, comptée dans le sens horaire à partir de 0

## replay and verify

replay-title = { $game }, { $seats } places
replay-good =
    { $file } : conforme aux règles, { $events ->
        [0] aucun événement
        [one] un événement
       *[other] { $events } événements
    }, { $state ->
        [over] la partie est finie
       *[running] la partie n’est pas finie
    }.
replay-fault = { $file } : { $reason }
replay-seat = Place { $seat }
verify-good =
    { $file } : équitable. { $events ->
        [0] Il n’y a pas d’événement du hasard
        [one] Le seul événement du hasard découle du sceau
       *[other] Les { $events } événements du hasard découlent tous du sceau
    }, et c’est le sceau qui a été montré à la table.
verify-missing =
    { $file } : vérification incomplète. { $events ->
        [0] Il n’y a pas d’événement du hasard
        [one] Le seul événement du hasard découle du sceau du fichier
       *[other] Les { $events } événements du hasard découlent tous du sceau du fichier
    }, mais tout n’a pas pu être comparé :
verify-bad = { $file } : pas équitable. Ce qui a été montré à la table n’est pas ce que dit le fichier :
verify-check-secret = Le secret est bien ce que contenait l’enveloppe.
verify-check-revealed = Chaque place a révélé ce qu’elle avait promis.
verify-check-envelope = L’enveloppe est celle qui a été montrée avant la première carte.
verify-check-pledges = La liste des promesses est celle qui a été montrée au départ.
verify-check-own = Les octets du navigateur lui-même sont dans la clé.
verify-check-key = La clé est celle dont l’empreinte est venue avec la première carte.
verify-check-broken = Les départs interrompus sont ceux qui ont été montrés.
verify-check-events = Chaque événement est celui qui a été vu à la table.
verify-one-file = --seen va avec un seul FICHIER : un navigateur enregistre ce qu’il a vu d’une partie.
verify-nothing-seen = Rien n’a été comparé avec ce que quelqu’un a vu à la table : --seen FICHIER le fait, avec le fichier que la page enregistre après sa propre vérification.
verify-old-scheme = Cette partie a été scellée selon l’ancienne méthode. Cela prouve que le hasard découle du secret et des contributions du fichier ; cela ne prouve pas que le serveur a tiré celles des robots et des places muettes avant de connaître les autres.
verify-no-pledges = Aucune place n’a rien ajouté à ce hasard : cela prouve que rien n’a changé une fois le secret scellé, pas que le secret n’a pas été choisi.
verify-broken-starts =
    { $count ->
        [one] Un départ a été interrompu auparavant.
       *[other] { $count } départs ont été interrompus auparavant.
    } Qui n’a pas répondu pouvait, avec le serveur, choisir entre eux.

## simulate

simulate-preparing = Préparation des règles (une demi-minute la première fois)
simulate-progress = Parties en cours
simulate-recording = Écriture des transcriptions
simulate-title = { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $seats } places, graine { $seed }
simulate-column-seat = Place
simulate-column-bot = Robot
simulate-column-share = Part de victoires
simulate-column-interval = Intervalle à 95 %
simulate-column-adjusted = Sans la chance
simulate-column-score = Score moyen
simulate-column-deviation = Écart type
simulate-column-per-seat = Victoires par place
simulate-column-ending = Fin de partie
simulate-column-part = Part
simulate-column-games = Parties
simulate-adjusted = Sans la chance : la part de victoires moins la chance que mesure la valeur apprise du jeu. En moyenne elle est la même ; là où les robots jouent bien, elle se stabilise en moins de parties.
simulate-decisions = Décisions par partie : { $mean } en moyenne, de { $fewest } à { $most }.
simulate-rate = { $games } parties/s, { $decisions } décisions/s.
simulate-saved = Fichier écrit : { $file }
simulate-plot-scores = Scores
simulate-plot-lengths = Décisions par partie
simulate-plot-shares = Part de victoires et intervalle à 95 %
simulate-plot-endings = Comment les parties finissent
simulate-plot-share-of-games = part des parties

## league

league-progress = { $seats } places
league-title = { $game } : le championnat à { $seats } places, graine { $seed }
league-pair = { $bot } contre { $against }
league-column-bot = Robot
league-column-rating = Cote
league-column-interval = Intervalle à 95 %
league-column-pair = Qui contre qui
league-column-share = Part de victoires
league-column-adjusted = Sans la chance
league-column-equal = Part égale
league-column-deals = Donnes
league-column-games = Parties
league-plot-ratings = Cote à { $seats } places, avec l’intervalle à 95 %
league-plot-shares = Part de victoires et intervalle à 95 %
league-page-title = Le championnat de { $game }
league-page-how =
    Écrit par `fiveleaf league`. Le robot nommé en premier est seul parmi des robots de la seconde sorte ; chaque donne
    est jouée une fois de chaque place avec la même chance, et compte une fois dans l’intervalle. Les cotes sont
    celles de Plackett–Luce (OpenSkill) ; seules leurs différences ont un sens.
league-page-seats = { $seats } places (version { $rules } des règles, graine { $seed })

## train

train-progress = { $seats } places, génération { $generation } sur { $all }
train-generation = { $seats } places, génération { $generation } : erreur quadratique moyenne { $loss } sur de nouvelles parties avant d’en apprendre
train-check = Contrôle par de nouvelles parties, { $seats } places
train-column-seats = Places
train-column-games = Nouvelles parties
train-column-error = Erreur quadratique moyenne
train-column-blind = Sans rien savoir
train-column-gap = Plus grand écart
train-plot-title = { $game } : la valeur dit-elle vrai ?
train-plot-said = chance de gagner selon la valeur
train-plot-won = part gagnée
train-plot-seats = { $seats } places (plus grand écart { $gap })

## hint

hint-thinking = Réflexion
hint-title = { $game } : ce que { $name } peut faire
hint-column-move = Coup
hint-column-win = Chance de gagner
hint-column-luck = Ce que le hasard peut apporter
hint-prospect = { $chance } { $what } → { $win }
hint-other = { $chance } autre chose → { $win }
hint-rest =
    { $moves ->
        [one] encore un coup
       *[other] encore { $moves } coups
    }
hint-how = ★ est ce que ferait le robot le plus fort. Derrière chaque flèche, la chance de gagner après ce hasard.
