### Checking the luck, and replays: what the page’s extras say.

## Was the luck fair?

page-verify-title = Le hasard était-il honnête ?
page-verify-lead = Votre propre navigateur recalcule chaque carte et chaque dé à partir de ce que le serveur avait scellé et de ce que les navigateurs des joueurs ont ajouté, et compare le tout à ce qu’il a vu à la table.
page-verify-asking = Le compte rendu de la partie arrive…
page-verify-running = { $done } sur { $count } vérifiés…
page-verify-good = Tout correspond.
page-verify-missing = Pas entièrement vérifié.
page-verify-bad = Quelque chose ne correspond pas.
page-verify-secret-good = Le secret ouvert est exactement ce que contenait l’enveloppe.
page-verify-secret-bad = Le secret ouvert n’est pas ce que contenait l’enveloppe.
page-verify-envelope-good = C’est l’enveloppe que ce navigateur a vue avant la première carte.
page-verify-envelope-late =
    { $ply ->
        [one] C’est l’enveloppe que ce navigateur a vue à votre arrivée à la table, mais c’était après { $ply } événement.
       *[other] C’est l’enveloppe que ce navigateur a vue à votre arrivée à la table, mais c’était après { $ply } événements.
    }
page-verify-envelope-bad = Avant la partie, ce navigateur a vu une autre enveloppe.
page-verify-envelope-changed = L’enveloppe montrée à ce navigateur a changé, sans qu’aucun départ ait été interrompu.
page-verify-envelope-unseen = Ce navigateur n’a pas vu l’enveloppe avant la partie et ne peut pas la comparer. Demandez à quelqu’un qui y était.
page-verify-pledges-good = Les promesses sont celles de la liste montrée à tous au départ.
page-verify-pledges-bad = Au départ, ce navigateur a vu une autre liste de promesses.
page-verify-pledges-bot = Un robot avait une promesse sur la liste ; les robots n’en ont pas, le serveur a donc pu choisir sa part.
page-verify-pledges-nobody = Aucun navigateur n’a promis de part à lui : le serveur seul a fait ce hasard.
page-verify-pledges-unseen = Ce navigateur n’a pas vu la liste des promesses au départ.
page-verify-pledges-late = Ce navigateur n’a vu la liste des promesses qu’une fois la partie en cours.
page-verify-revealed-good = Chaque promesse a été tenue : ce qui a été révélé est exactement ce qui avait été promis.
page-verify-revealed-bad = Ce qui a été révélé n’est pas ce qui avait été promis.
page-verify-own-good = Ce que votre navigateur a promis et révélé est bien mêlé au hasard.
page-verify-own-bad = Ce que votre navigateur a promis n’est pas dans le hasard : c’est arrivé trop tard, un autre de vos appareils a pris sa place, ou le serveur l’a laissé de côté.
page-verify-own-accused = Votre navigateur avait répondu à un départ qui aurait été interrompu faute de réponse de votre part.
page-verify-own-none = Vous aviez une place, mais ce navigateur n’a rien promis pour elle.
page-verify-key-good = La clé de tout le hasard est celle dont l’empreinte est venue avec la première carte.
page-verify-key-bad = La clé de tout le hasard n’est pas celle dont l’empreinte est venue avec la première carte.
page-verify-key-unseen = Ce navigateur n’a pas vu l’empreinte de la clé pendant la partie.
page-verify-broken-good =
    { $broken ->
        [0] Aucun départ n’a été interrompu.
       *[other] Les départs interrompus sont ceux qui ont été montrés, et chacun est ouvert.
    }
page-verify-broken-bad = Les départs interrompus ne sont pas ceux qui ont été montrés ici, ou l’un d’eux l’a été alors que tous avaient répondu.
page-verify-broken-unseen = Ce navigateur n’a pas vu si des départs ont été interrompus ; ceux du compte rendu sont ouverts.
page-verify-broken-note = Qui répond en dernier aurait pu, avec le serveur, choisir entre ce hasard-là et celui-ci. Sans le serveur, personne.
page-verify-events-good =
    { $count ->
        [one] L’unique événement du hasard découle de la clé, dans l’ordre publié, et c’est ce que vous avez vu à la table.
       *[other] Les { $count } événements du hasard découlent tous de la clé, dans l’ordre publié, et sont ce que vous avez vu à la table.
    }
page-verify-events-bad = Les événements du hasard ne sont pas tous comme ils devraient être.
page-verify-events-left-out = Le compte rendu omet du hasard que vous avez vu à la table.
page-verify-events-unseen =
    { $count ->
        [one] L’unique événement du hasard découle de la clé, mais ce navigateur ne l’a pas vu se produire.
       *[other] Les { $count } événements du hasard découlent tous de la clé, mais ce navigateur n’en a vu que { $seen } se produire.
    }
page-verify-old = C’est un sceau de l’ancien type, sans promesses. Il montre que le hasard découle du secret et des parts de toutes les places, mais le serveur pouvait tirer celles des robots et des places muettes après avoir vu les autres.
page-verify-weights = Les chances, c’est-à-dire combien il restait de chaque carte, viennent encore du serveur, jusqu’à ce que les règles elles-mêmes tournent dans votre navigateur. Ce qui se passe de règles a été vérifié : l’ordre publié, des dés avec toutes leurs faces, et qu’une carte tirée a disparu jusqu’au prochain mélange.
page-verify-fault = Événement { $index } :
page-verify-fault-weights = Les chances indiquées pour lui sont impossibles.
page-verify-fault-order = Ce qui pouvait arriver n’est pas dans l’ordre publié.
page-verify-fault-stock = Ce qui reste ne peut pas être juste : une pièce tirée a disparu jusqu’au prochain mélange.
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
page-verify-pledge = Promesse de { $name } : SHA-256 de sa part
page-verify-bytes = Part révélée par { $name }
page-verify-key = Clé de tous les événements du hasard
page-verify-key-hash = Empreinte de la clé : son SHA-256
page-verify-broken-start = Départ interrompu { $number }
page-verify-save-seen = Enregistrer ce que ce navigateur a vu
page-verify-save = Enregistrer la preuve
page-verify-seat = Place { $number }
page-verify-proves-title = Ce que cela prouve, et ce que cela ne prouve pas
page-verify-proves = Personne ne pouvait choisir le hasard : le serveur avait scellé sa moitié avant de connaître les parts des joueurs, et personne ne pouvait changer une part une fois promise.
page-verify-proves-not = Cela ne prouve pas que le serveur a gardé le secret pour lui pendant la partie : un serveur qui joue contre vous pourrait regarder. Jouez là où vous faites confiance à qui le tient.
page-verify-again = La commande « fiveleaf verify » rejoue les règles sur votre machine, chances comprises ; avec le fichier de ce que ce navigateur a vu, elle vérifie tout. La méthode est publiée : chacun peut écrire son vérificateur.
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
page-moment-watch = Revoir
page-moment-share = Partager une image
page-moment-named = Avec les noms sur l’image
page-moment-again = Revoir la scène
