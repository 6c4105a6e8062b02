### Checking the luck, and replays: what the page’s extras say.

## Was the luck fair?

page-verify-title = Le hasard était-il honnête ?
page-verify-lead = Votre propre navigateur recalcule chaque carte et chaque dé à partir du nombre scellé avant la première carte. Le serveur remet le compte rendu de la partie, et rien d’autre.
page-verify-asking = Le compte rendu de la partie arrive…
page-verify-running = { $done } sur { $count } vérifiés…
page-verify-good =
    { $count ->
        [one] L’unique événement du hasard découle de l’enveloppe scellée.
       *[other] Les { $count } événements du hasard découlent tous de l’enveloppe scellée.
    }
page-verify-bad = Quelque chose ne correspond pas.
page-verify-envelope-good = Le secret ouvert est exactement ce que contenait l’enveloppe.
page-verify-envelope-bad = Le secret ouvert n’est pas ce que contenait l’enveloppe.
page-verify-shown-good = C’est l’enveloppe que ce navigateur a vue avant la première carte.
page-verify-shown-late =
    { $ply ->
        [one] C’est l’enveloppe que ce navigateur a vue à votre arrivée à la table, après { $ply } événement.
       *[other] C’est l’enveloppe que ce navigateur a vue à votre arrivée à la table, après { $ply } événements.
    }
page-verify-shown-bad = Pendant la partie, ce navigateur a vu une autre enveloppe : { $envelope }…
page-verify-shown-unknown = Ce navigateur n’a pas vu cette table pendant la partie et ne peut pas comparer l’enveloppe. Demandez à quelqu’un qui y était.
page-verify-own-good = Ce que votre navigateur a apporté au hasard y est bien mêlé.
page-verify-own-bad = Ce que votre navigateur a apporté au hasard n’y est pas : c’est arrivé trop tard, quelqu’un d’autre a pris la place, ou le serveur l’a laissé de côté.
page-verify-own-unknown = Ce navigateur ne se souvient d’aucun apport de sa part au hasard.
page-verify-witnessed =
    { $count ->
        [one] { $count } événement a aussi été comparé à ce que vous avez vu à la table.
       *[other] { $count } événements ont aussi été comparés à ce que vous avez vu à la table.
    }
page-verify-fault = Événement { $index } :
page-verify-fault-weights = Les chances indiquées pour lui sont impossibles.
page-verify-fault-not-among = D’après les chances indiquées, cela ne pouvait pas arriver.
page-verify-fault-not-from-seal = D’après l’enveloppe scellée, cela aurait dû être : { $right }
page-verify-fault-not-as-seen = À la table, vous avez vu autre chose : { $right }
page-verify-events =
    { $count ->
        [one] L’événement
       *[other] Les { $count } événements
    }
page-verify-odds = { $weight } sur { $total }
page-verify-numbers = L’enveloppe ouverte
page-verify-envelope = Enveloppe : SHA-256 du secret
page-verify-secret = Secret du serveur
page-verify-contribution = Apport de { $name }
page-verify-key = Clé de tous les événements du hasard
page-verify-save = Enregistrer la preuve
page-verify-seat = Place { $number }
page-verify-proves-title = Ce que cela prouve, et ce que cela ne prouve pas
page-verify-proves = Qui ne connaissait pas le secret ne pouvait ni prévoir ni diriger le hasard, et qui le connaissait ne pouvait plus le changer une fois les apports reçus.
page-verify-proves-not = Cela ne prouve pas que le serveur a gardé le secret pour lui pendant la partie : un serveur qui joue contre vous pourrait regarder. Jouez là où vous faites confiance à qui le tient.
page-verify-weights = Combien il restait de chaque carte, donc les chances, ce sont les règles du serveur qui le calculent ; votre navigateur ne connaît aucune règle. La commande « fiveleaf verify » rejoue les règles sur votre machine, et la méthode est publiée : chacun peut écrire son vérificateur.
page-verify-file = Vérifier un fichier
page-verify-drop = Déposez ici un compte rendu ou une preuve. Une preuve est vérifiée ici et ne va nulle part ; un compte rendu est envoyé à ce serveur, qui calcule les chances.
page-verify-choose = Choisir un fichier
page-verify-paste = Ou collez-le ici
page-verify-check = Vérifier
page-verify-unreadable = Ce n’est ni un compte rendu ni une preuve de fiveleaf.

## Replay

page-replay-title = Revoir la partie
page-replay-loading = La partie est remise en place…
page-replay-begin = Avant la première carte
page-replay-place = Endroit de la partie
page-replay-at = Événement { $ply } sur { $plies }
page-replay-turn-back = Revenir au tour précédent
page-replay-back = Un pas en arrière
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-step = Un pas en avant
page-replay-turn = Aller au tour suivant
page-replay-speed = Vitesse : { $speed } fois
page-replay-share = Partager ce moment
page-replay-eyes = Vu par qui ?
page-replay-eyes-of = Comme { $name } l’a vu
page-replay-spectator = Comme le public l’a vu
page-replay-all = Toutes les cartes visibles

## The coach's advice

page-advice-best = Le coach choisirait : { $move }
page-advice-even = Peu importe ici : tous les coups se valent à peu près.
page-advice-only = Il n’y a qu’une seule chose à faire.
page-advice-note = Les barres montrent votre chance de gagner. Touchez un coup pour voir ce que le hasard peut apporter.
page-advice-star = Meilleur coup :
page-advice-win = chance de gagner
page-advice-luck = Ce que le hasard peut apporter
page-advice-likely = Probabilité
page-advice-then = Chance de gagner ensuite
page-advice-no-luck = Le hasard n’intervient pas juste après ce coup.
page-advice-play = Jouer ce coup
page-advice-thinking = Le coach réfléchit…
page-advice-not-ready = Le coach s’échauffe encore ; il arrive tout seul dans un instant.
page-advice-wait = C’est à quelqu’un d’autre de décider. Le coach observe.
page-advice-rarer =
    { $count ->
        [one] et une autre possibilité, plus rare
       *[other] et { $count } autres possibilités, plus rares
    }
