### Ce que dit le serveur quand quelque chose est impossible

## À une table

error-no-table = Cette table n’existe pas.
error-no-player = Dites d’abord qui vous êtes : un nom et un animal.
error-no-seat = Cette place n’existe pas à cette table.
error-not-your-seat = Cette place n’est pas la vôtre.
error-seat-taken = Quelqu’un est déjà assis là.
error-not-invited = Cette table est privée ; il faut son lien d’invitation.
error-not-host = Seule la personne qui a créé la table peut faire cela.
error-not-seated = Seules les personnes assises à la table peuvent faire cela.
error-started-already = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-not-over = La partie n’est pas encore finie.
error-seats-open = Il reste des places libres.
error-too-late = Cette question est déjà réglée ; votre coup n’a pas été joué.
error-no-phrase = Cette phrase n’existe pas.
error-pledge-shape = Une promesse est une empreinte de 32 octets, écrite en hexadécimal.
error-reveal = Ces octets ne sont pas ceux qui étaient promis pour cette place.
error-not-starting = Les octets se révèlent au départ d’une partie, et celle-ci n’est pas en train de commencer.
error-starting = La partie est en train de commencer ; réessayez dans un instant.
error-broken-too-often = Le départ a été interrompu trop souvent ici ; ouvrez une nouvelle table.
error-client-id = Un coup demande un identifiant de 1 à 64 caractères.
error-pace = Ces durées sont impossibles : de 5 à 3600 secondes par coup, de 0 à 3600 avant qu’un robot ne prenne le relais.
error-store-failed = Cela n’a pas pu être enregistré, donc rien n’a changé. Veuillez réessayer.
error-other-rules = Cette partie a commencé avec la version { $begun } de ses règles, et ce serveur joue avec la version { $now }. Elle est conservée : un serveur de cette version-là peut la poursuivre.

## Les personnes

error-name = Un nom demande au moins un caractère visible.
error-name-marks = Ce nom a trop d’accents sur une même lettre.
error-animal = L’animal « { $animal } » n’existe pas ; les animaux sont { $known }.
error-carry = Ce lien a déjà servi ou a expiré ; créez-en un nouveau.

## Messages

error-message = Ce message est illisible.
error-too-large = Ce message est trop grand.
error-too-fast = Trop de choses à la fois ; attendez un instant.
error-listed-limit = { $limit } tables ouvertes par vous, ou depuis le même endroit, sont déjà sur l’accueil. Attendez que l’une d’elles commence, ou créez celle-ci pour ceux qui ont le lien.
error-content-type = Cela doit être envoyé en JSON.
error-origin = Cela vient d’un autre site et reste sans réponse.
error-not-found = Il n’y a rien ici.
error-request-broken = Cette requête est erronée ou a été interrompue.
error-request-slow = Cette requête a mis trop de temps à arriver.
error-request-length = Une requête doit indiquer sa longueur.
error-request-head = L’adresse ou les en-têtes de cette requête sont trop longs.
error-foreign-host = Ce serveur ne répond pas au nom « { $host } ». La personne qui le gère peut ajouter ce nom avec --hosts.
error-house-full = La maison est pleine pour le moment. Réessayez dans une minute.
error-address-full = Trop de connexions sont ouvertes depuis votre adresse. Fermez quelques pages, puis réessayez.
error-page-missing = La page n’a pas été construite ; lancez une fois python3 run.py.

## Démarrer le serveur

error-port-taken = Le port { $port } de { $host } est inutilisable : { $reason }.
error-hosts = « { $host } » n’est pas un nom d’hôte ; écrivez les noms séparés par des virgules, par exemple play.example,192.168.1.5.
error-store-url = « { $url } » ne désigne aucun stockage ; écrivez sqlite:///CHEMIN.
error-store-newer = Le stockage { $file } vient d’un fiveleaf plus récent ; utilisez celui-ci.
error-store-foreign = { $file } n’est pas un stockage de fiveleaf.
error-store-locked = Le stockage { $file } est utilisé par un autre programme.
error-store-unusable = Le stockage { $file } ne peut pas être ouvert : { $reason }.
error-store-damaged = Le stockage { $file } est endommagé ; mettez une sauvegarde à sa place.
error-store-none = Il n’y a pas de stockage { $file }.
error-backup-exists = { $file } existe déjà ; choisissez un autre nom.
backup-progress = Copie
backup-done = { $file } contient tout le stockage : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $megabytes } Mo.
error-log-missing = Le stockage { $file } se poursuit dans un journal, { $log }, qui manque : le fichier a été copié sans lui, ou le journal a été supprimé. Remettez le journal à côté du fichier, ou restaurez une sauvegarde. Pour renoncer à tout ce qui a été joué après { $when }, lancez une fois le serveur avec --accept-loss.
error-log-short = Le journal { $log } a été tronqué : les derniers coups du stockage manquent. Remettez le journal entier, ou restaurez une sauvegarde. Pour renoncer à ces coups, lancez une fois le serveur avec --accept-loss.
error-log-other = Le journal { $log } ne correspond pas au stockage { $file } : ils ont été copiés à des moments différents, ou viennent de stockages différents. Si vous venez de restaurer une sauvegarde, supprimez le journal ; sinon, remettez les deux fichiers tels qu’ils étaient ensemble. Pour continuer avec le fichier seul, dans son état de { $when }, lancez une fois le serveur avec --accept-loss.
serve-address = fiveleaf tourne sur { $url } (Ctrl+C l’arrête)
serve-around = Sur d’autres appareils du même réseau : { $url }
serve-stopped = fiveleaf s’est arrêté ; toutes les parties sont conservées.
error-no-coach = Personne n’a demandé de coach à l’ouverture de cette table, et vous y êtes plusieurs.
error-coach-not-ready = Le coach se prépare encore ; réessayez dans une minute.
error-coach-failed = Le coach a perdu le fil cette fois ; suivez votre idée.
error-report-failed = Le rapport n’a pas abouti cette fois ; réessayez plus tard.
error-no-report = Il n’y a pas de rapport pour ce jeu : personne n’a encore appris à la maison ce que valent ses positions.
error-no-decision = Aucun coup n’a été joué ici.
