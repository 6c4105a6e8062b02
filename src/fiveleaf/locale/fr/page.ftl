### Ce que dit la page, quel que soit le jeu

## Accueil

page-hello = Envie de tenter votre chance ?
page-tagline = Cinq jeux de chance à partager en famille et entre amis, sur téléphone ou ordinateur, ou contre des robots. Sans aucun compte.
page-drawn = Bonjour, { $name } !
page-drawn-note = C’est votre nom, tant que vous n’en choisissez pas un autre.
page-change-name = Changer
page-five-games = Cinq jeux
page-strength = Niveau des robots
page-players = Joueurs
page-minutes = { $minutes } min
page-age = dès { $age } ans
page-play-now = Jouer
page-invite = Inviter
page-running-games = Vos parties
page-more-games =
    { $count ->
        [one] encore une
       *[other] { $count } de plus
    }
page-open-tables = Tables ouvertes
page-finished-games = Parties terminées
page-your-turn = À vous
page-running = en cours
page-free-seats =
    { $seats ->
        [0] complète
        [one] { $seats } place libre
       *[other] { $seats } places libres
    }
page-fair = La chance de chaque partie est scellée avant la première carte, et tout le monde peut la vérifier ensuite.
page-verify = Vérifier la chance
page-chance = Tous les dés et toutes les cartes d’ici, comptés
page-report-file = Quelle part de chance dans une partie enregistrée ?

## Qui je suis

page-who-are-you = Qui êtes-vous ?
page-me = { $name } : changer de nom ou d’animal
page-me-save = C’est moi
page-name = Nom
page-animal = Animal
page-animal-fox = Renard
page-animal-owl = Hibou
page-animal-bear = Ours
page-animal-cat = Chat
page-animal-hare = Lièvre
page-animal-frog = Grenouille
page-animal-hedgehog = Hérisson
page-animal-otter = Loutre
page-animal-panda = Panda
page-animal-whale = Baleine
page-animal-turtle = Tortue
page-animal-penguin = Manchot
page-drawn-fox = Renard chanceux
page-drawn-owl = Hibou sage
page-drawn-bear = Ours vaillant
page-drawn-cat = Chat malin
page-drawn-hare = Lièvre agile
page-drawn-frog = Grenouille gaie
page-drawn-hedgehog = Hérisson hardi
page-drawn-otter = Loutre joyeuse
page-drawn-panda = Panda tranquille
page-drawn-whale = Grande baleine
page-drawn-turtle = Tortue patiente
page-drawn-penguin = Manchot élégant

## Réglages

page-settings = Réglages
page-language = Langue
page-theme = Clair ou sombre
page-theme-auto = Auto
page-theme-light = Clair
page-theme-dark = Sombre
page-sound = Sons
page-sound-on = Activer les sons
page-sound-off = Couper les sons
page-verbosity = Lecteur d’écran
page-verbosity-brief = seulement les résultats
page-verbosity-normal = tout ce qui se passe
page-verbosity-full = tout, et la table entière à chacun de mes tours
page-vibration = Vibrations
page-vibration-note = En même temps que les sons
page-speed = Vitesse des événements
page-speed-slow = Lent
page-speed-normal = Normal
page-speed-fast = Rapide
page-speed-none = Sans animation
page-confirm-moves = Confirmer les coups
page-confirm-moves-note = Chaque coup est redemandé, pour qu’un doigt qui glisse ne coûte rien.
page-carry = Jouer sur un autre appareil
page-carry-note = Un lien vous emmène, avec toutes vos places, sur un autre téléphone ou ordinateur. Il sert une seule fois, pendant dix minutes.
page-carry-make = Créer le lien
page-carry-ask = Jouer ici en tant que { $name } ?
page-carry-ask-note = Le lien que vous avez ouvert amène { $name } ici, avec toutes ses places. La personne qui l’a créé joue aux mêmes places et voit les mêmes cartes : ne continuez que si ce lien est le vôtre.
page-carry-replace-note = Cet appareil joue en tant que { $name }. S’il devient quelqu’un d’autre, il ne retrouvera les parties de { $name } que par un lien d’un autre appareil qui les a encore.
page-carry-stay = Rester { $name }
page-carry-refuse = Non, continuer sans
page-carry-become = Jouer en tant que { $name }
page-sign-out = Autres appareils
page-sign-out-note = Aucun autre téléphone ou ordinateur ne sera plus { $name }, et les liens vers d’autres appareils ne marcheront plus. Cet appareil-ci reste tel quel.
page-sign-out-others = Déconnecter les autres appareils
page-sign-out-done =
  { $count ->
    [0] Aucun autre appareil n’était connecté.
    [one] Un autre appareil est déconnecté.
   *[other] { $count } autres appareils sont déconnectés.
  }
page-signed-out = Cet appareil a été déconnecté depuis un autre. Ici, vous êtes une nouvelle personne.
page-close = Fermer
page-to-home = Vers les jeux
page-loading = Un instant…
page-yes = Oui
page-no = Non

## Liens

page-link = Lien
page-qr = Le lien en code QR
page-copy = Copier le lien
page-copied = Copié
page-share = Partager
page-not-shared = Le lien n’a pas été partagé.

## Une nouvelle table

page-seats = Qui joue ?
page-seat-number = Place { $number }
page-who-begins = Qui commence
page-begins-lot = Le sort décide
page-seat-open = Un ami, par lien
page-seat-bot = Un robot
page-seat-here = Quelqu’un sur cet appareil
page-more-seats = Une place de plus
page-fewer-seats = Une de moins
page-options = Options du jeu
page-none = aucun
page-pace = Rythme
page-move-clock = Temps pour un coup
page-no-clock = Tout le temps qu’il faut
page-span =
    { $minutes ->
        [0] { $seconds } secondes
        [one] 1 minute
       *[other] { $minutes } minutes
    }
page-when-away = Quand quelqu’un perd la connexion
page-away-bot = un robot joue après { $time }
page-away-wait = les autres attendent
page-listed = Ouverte à tous
page-listed-note = La table apparaît sur l’accueil. Sinon, il faut le lien pour la rejoindre.
page-make-table = Ouvrir la table

## Avant la partie

page-lobby-waiting =
    { $seats ->
        [one] Une place est encore libre.
       *[other] { $seats } places sont encore libres.
    }
page-lobby-ready = Tout le monde est là.
page-lobby-wait-host = Tout le monde est là. La personne qui a ouvert la table lance la partie.
page-seat-free = Libre
page-sit = S’asseoir
page-sit-too = Quelqu’un ici aussi
page-stand = Se lever
page-seat-reopen = Libérer la place
page-you = Vous
page-here = est là
page-start = Commencer
page-start-with-bots =
    { $seats ->
        [one] Commencer, avec un robot à la place libre
       *[other] Commencer, avec des robots aux { $seats } places libres
    }
page-leave = Quitter la table
page-invite-note = Envoyez le lien, ou montrez le code à un appareil photo. Qui l’ouvre peut s’asseoir.
page-envelope = L’enveloppe scellée
page-envelope-note = La moitié de la chance de cette partie y est déjà scellée ; voici son empreinte. Votre navigateur promet une part secrète à lui et l’ajoute au départ : personne ne peut donc choisir la chance. Après la partie on ouvre l’enveloppe, et chacun peut vérifier chaque carte et chaque dé.
page-starting = La partie commence…
page-starting-waiting = La partie commence… on attend l’appareil de { $names }.
page-broken-by = Le départ a été interrompu : aucune réponse de { $names } n’est arrivée à temps.
page-broken-count =
    { $count ->
        [one] Un départ a été interrompu à cette table.
       *[other] { $count } départs ont été interrompus à cette table.
    }
page-broken-note = Il y a maintenant une nouvelle enveloppe, et chacun refait sa promesse. Réessayez quand tout le monde est là.
page-alarm-changed = L’enveloppe scellée de cette table a changé, et cela ne doit pas arriver. Votre navigateur garde sa part du hasard pour lui ; ne vous fiez pas au hasard ici.
page-alarm-accused = Votre navigateur a bien répondu au départ, mais le serveur dit que non : la réponse s’est perdue en route, ou le serveur n’est pas honnête.
page-alarm-left-out = La promesse de votre navigateur n’est pas sur la liste de ce départ ; il garde donc sa part du hasard pour lui : elle est arrivée trop tard, vous êtes là aussi avec un autre appareil, ou le serveur l’a laissée de côté.

## La table

page-opponents = Les autres joueurs
page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-bot = robot
page-away = absent
page-reading = lit
page-reading-note = { $name } lit d’abord. Le temps ne court pas.
page-played-for-you = Un robot a joué pour vous :
page-is-asked = doit décider
page-asked-by-name = { $name } : { $question }
page-waiting-for =
    { $count ->
        [one] C’est à { $names } de jouer.
       *[other] On attend { $names }.
    }
page-wait = La chance décide…
page-sending = Votre coup est en route…
page-sending-later = Votre coup est gardé ; il partira quand la connexion sera revenue.
page-window-question = Temps pour répondre
page-window-move = Temps pour ce coup
page-window-game = Temps restant
page-window-away = Temps jusqu’à ce qu’un robot joue
page-window-move-note = Le temps écoulé, un robot joue pour vous.
page-spectators =
    { $count ->
        [one] Une personne regarde
       *[other] { $count } personnes regardent
    }
page-say = Dire quelque chose
page-log = Ce qui s’est passé
page-log-empty = Rien ne s’est encore passé.
page-words = La table en mots
page-rules = Règles
page-hand-over = Passez l’appareil à { $name }
page-hand-over-note = Les autres regardent ailleurs un instant.
page-i-am = Je suis { $name }

## La fin

page-you-win = Vous gagnez !
page-winners =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent ensemble !
    }
page-winner = gagne
page-result = Le résultat
page-rematch = Encore une
page-replay = Revoir
page-report = La chance et le jeu
page-transcript = Enregistrer la partie

## Partir, revenir, encore une partie

page-leave-game = Quitter la partie
page-leave-now = Partir un moment
page-leave-waits = La partie vous attend parmi « Vos parties ».
page-leave-bot = Revenez quand vous voulez. Après { $time }, un robot joue à votre place jusqu’à votre retour.
page-leave-others-wait = Revenez quand vous voulez. Les autres vous attendent.
page-resign = Abandonner
page-resign-seat = { $name } abandonne
page-resign-note = Un robot continue pour vous. Tant que la partie dure, vous pouvez reprendre votre place.
page-resign-sure = Voulez-vous abandonner ?
page-resign-yes = Oui, abandonner
page-resign-no = Non, continuer
page-has-left = { $name } a quitté la partie ; { $bot } continue.
page-is-back = { $name } est de retour.
page-plays-for-you = { $bot } joue pour vous.
page-take-back = Reprendre la place
page-rematch-ask = Une revanche ?
page-rematch-wanted =
    { $count ->
        [one] { $names } aimerait une revanche.
       *[other] { $names } aimeraient une revanche.
    }
page-rematch-yes = Oui, encore une
page-rematch-no = Non, merci
page-rematch-waiting = On attend { $names }…
page-rematch-soon = La revanche va commencer. Des robots jouent à la place des absents.
page-rematch-alone = Personne d’autre ne continue.
page-rematch-bots = Continuer avec des robots
page-rematch-there = Vers la revanche
page-wants-rematch = veut une revanche
page-declines-rematch = ne continue pas
page-series = Après { $games } parties : { $score }
page-series-one = Après la première partie : { $score }
page-put-away = Ranger
page-put-away-done = Rangée : elle se trouve en bas de cette page.
page-put-away-running = Rangée. Pour les autres, vous n’êtes pas là.
page-put-away-games =
    { $count ->
        [one] Une partie rangée
       *[other] { $count } parties rangées
    }
page-undo = Annuler
page-bring-back = Ressortir
page-short-game = Partie courte
page-about-minutes = environ { $minutes } min

## La connexion

page-offline = La connexion est perdue ; nous réessayons. Rien ne se perd.
page-try-now = Réessayer
page-error-network = Le serveur est injoignable. Vérifiez le réseau, puis réessayez.
page-error-server = Le serveur n’a pas pu le faire. Veuillez réessayer.

## Petites phrases

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-wow = Ouah !
phrase-haha = Haha !
phrase-oops = Oups !
phrase-thinking = Je réfléchis…
phrase-hurry = À toi !
phrase-bye = À bientôt !

## The coach

page-advice = Coach
page-advice-agreed = Coach pour tous
page-advice-agreed-note = À cette table, tout le monde peut demander au coach la chance de gagner de chaque coup. Qui s’assied est d’accord.
page-advice-allow = Tout le monde peut demander au coach
page-advice-allow-note = Il montre chaque coup avec sa chance de gagner. Qui s’assied est d’accord, et tout le monde voit qu’il est là.
