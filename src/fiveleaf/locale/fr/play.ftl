### Ce qui est dit pendant la partie, dans le terminal

## Qui joue

play-person-name =
    { $people ->
        [one] Joueur
       *[other] Joueur { $number }
    }
play-seat-bot = { $name } (robot, { $bot })

## Les mots que l’on peut taper à tout moment

play-words-help = aide
play-words-rules = règles
play-words-table = table
play-words-log = journal
play-words-coach = coach
play-words-quit = quitter

## Le début

play-seats = Autour de la table, dans le sens horaire : { $seats }.
play-lot = Le sort décide qui commence.
play-first = { $name } commence, comme convenu.
play-resumed =
    { $events ->
        [one] La partie reprend après un événement.
       *[other] La partie reprend après { $events } événements.
    }
play-envelope = L’enveloppe scellée : le hasard de cette partie est fixé par un secret dont voici l’empreinte SHA-256.
play-saved-as = Partie enregistrée après chaque coup : { $file }
play-type-help = Tapez un numéro ou des mots pour choisir un coup ; « { $help } » en dit plus, « { $quit } » enregistre et quitte.

## Un tour

play-hand-over = Passez le clavier à { $name }.
play-ready = { $name }, appuyez sur Entrée quand personne d’autre ne voit l’écran.
play-clock = Temps restant : { $left }
play-coach-on = Le coach est là : chaque coup est montré avec sa chance de gagner.
play-coach-off = Le coach est parti.
play-coach-agreed = Toute la table s’est mise d’accord sur le coach : il reste.
play-coach-not-agreed = Le coach ne vient que si toute la table l’a voulu au départ (--coach).
play-warming-up = Les robots se préparent (une demi-minute la première fois)
play-bot-failed = Un robot a eu une défaillance ; un robot malin a décidé pour lui.
play-earlier =
    { $count ->
        [one] … et une chose avant cela (tapez « { $log } »)
       *[other] … et { $count } choses avant cela (tapez « { $log } »)
    }
play-not-understood =
    { $count ->
        [one] Ce n’est pas le coup proposé. Tapez 1, des mots de ce coup, ou « { $help } ».
       *[other] Cela ne correspond à aucun coup. Tapez un numéro de 1 à { $count }, des mots d’un coup, ou « { $help } ».
    }
play-ambiguous =
    { $count ->
        [one] Un coup correspond :
       *[other] { $count } coups correspondent. Lequel ?
    }
play-more =
    { $count ->
        [one] … et un autre
       *[other] … et { $count } autres
    }
play-help =
    Pour choisir un coup, tapez son numéro, ou son début, ou quelques-uns de ses mots. Les majuscules et les accents ne comptent pas.

    À tout moment, vous pouvez aussi taper :

    - **{ $help }** ou **?** : cette page
    - **{ $rules }** : les règles du jeu
    - **{ $table }** : la table et la question, encore une fois
    - **{ $log }** : tout ce qui s’est passé, autant que vous pouvez le savoir
    - **{ $coach }** : le coach vient ou s’en va : chaque coup avec sa chance de gagner
    - **{ $quit }** : enregistrer la partie et partir ; vous pourrez la reprendre plus tard

## La fin

play-left = La partie est enregistrée. Pour la reprendre :
play-over = La partie est finie
play-winners =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent ensemble !
    }
play-verify = Toute la partie est enregistrée, avec l’enveloppe ouverte. Pour vérifier que le hasard était équitable :

## Ce qui n’est pas possible

play-refused-no-game = Nommez un jeu : { $known }.
play-refused-seat = « { $said } » ne peut pas s’asseoir : une place est you, you:Nom, ou un robot ({ $bots }).
play-refused-name = « { $said } » n’a pas de nom que l’on puisse afficher.
play-refused-names = Deux joueurs à la même table doivent porter des noms différents.
play-refused-players = La transcription ne dit pas qui joue ; la partie ne peut donc pas reprendre.
play-refused-exists = { $file } existe déjà ; choisissez un autre nom pour la partie.
play-refused-finished = La partie dans { $file } est finie.
play-refused-nothing-saved = Il n’y a pas de partie inachevée dans { $folder }.
play-refused-settled = Les places, les options et la graine d’une partie reprise sont déjà fixées ; ne les indiquez pas.
play-refused-other-game = La partie enregistrée est une partie de { $name }.
play-refused-no-short = { $name } n’a pas de partie courte ; n’indiquez pas --short.
play-refused-not-short = « { $option } » ne va pas avec la partie courte ; n’indiquez que l’un des deux.

## Choisir un jeu

play-pick-title = Cinq jeux de chance
play-pick-players = { $low }–{ $high } joueurs
play-pick-minutes = { $minutes } min
play-pick-age = dès { $age } ans
play-pick-unfinished = Parties inachevées
play-pick-saved =
    { $events ->
        [one] { $game } · { $names } · un événement · { $when }
       *[other] { $game } · { $names } · { $events } événements · { $when }
    }
play-pick-how = Tapez le numéro ou le nom d’un jeu pour y jouer, { $languages } pour une autre langue, q pour quitter.
play-pick-resume-how =
    { $count ->
        [one] Tapez r pour reprendre la partie inachevée.
       *[other] Tapez r pour reprendre la première des parties inachevées, ou r1 à r{ $count }.
    }
play-pick-prompt = Quel jeu ?
play-pick-none = Ce jeu n’est pas sur cette page ; tapez un numéro de 1 à { $count }, ou une partie d’un nom.
play-pick-name = Votre nom ? (Entrée : { $name })
play-pick-opponents = Combien d’adversaires, de { $low } à { $high } ? (Entrée : { $low })
play-pick-opponents-wrong = Tapez un nombre de { $low } à { $high }, ou Entrée pour { $low }.
play-pick-strength = Comment joueront-ils ? (Entrée : { $default })
play-pick-strength-wrong = Tapez un numéro de 1 à { $count }, ou Entrée pour « { $default } ».
play-pick-again = Appuyez sur Entrée pour revenir aux cinq jeux.
play-pick-start = Pour jouer à l’un d’eux, tapez par exemple :
play-pick-bye = Au revoir !
