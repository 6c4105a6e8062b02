### What the house itself says, whatever the game

list-and = { $first } et { $last }
# where the last word begins with the sound i: Spanish says e before it
list-and-i = { $first } et { $last }

## Errors: what was asked for and cannot be

error-unknown-game = Il n’y a pas de jeu « { $name } » ; les jeux sont { $known }.
error-unknown-option = Il n’y a pas d’option « { $option } » ; les options sont { $known }.
error-option-value = L’option « { $option } » ne peut pas valoir { $value } ; valeurs possibles : { $allowed }.
error-option-form = « { $said } » n’est pas une option ; une option s’écrit nom=valeur.
error-seats = Ce jeu se joue de { $low } à { $high } joueurs, pas à { $seats }.
error-unknown-bot = Il n’y a pas de robot « { $bot } » ; les robots sont { $known }.
error-bots-seats =
    { $bots ->
        [one] Un robot est indiqué
       *[other] { $bots } robots sont indiqués
    } pour { $seats } places ; il en faut un pour toutes les places, ou un par place.
error-games = Le nombre de parties va de 1 à { $most } ; { $games } ne convient pas.
error-seed = Une graine est un nombre entier de 0 à 9223372036854775807 ; { $seed } ne convient pas.
error-picture = { $file } n’indique aucun type d’image que l’on sache dessiner ; types connus : { $known }.
error-threads = Le nombre de fils d’exécution va de 1 à { $most } ; { $threads } ne convient pas.
error-no-such-seat = Il n’y a pas de place { $seat } à une table de { $seats }.
error-no-such-move = { $move } n’est pas un coup de ce jeu : voir « { $key } ».
error-not-asked = Ce n’est pas à la place { $seat } de répondre maintenant ; réponse attendue de : { $asked }.
error-answered-already = La place { $seat } a déjà répondu.
error-game-over = La partie est finie.
error-no-chance-now = Le hasard n’a rien à décider en ce moment.
error-no-clock = Ce jeu ne se joue pas au minuteur.

## Errors: files and transcripts

error-file-unreadable = Impossible de lire { $file } : { $reason }.
error-file-unwritable = Impossible d’écrire { $file } : { $reason }.
error-file-huge = { $file } dépasse { $megabytes } Mo : ce n’est pas la transcription d’une partie.
error-not-json = Ce n’est pas du JSON : { $reason }.
error-nested = Ce JSON a trop de niveaux imbriqués pour être une transcription.
error-no-transcript = Ce n’est pas une transcription : il n’y a pas de « format ».
error-format = Le format est { $format } ; format connu : { $known }.
error-key-missing = Il manque « { $key } » dans la transcription.
error-key-type = « { $key } » ne peut pas être { $said }.
error-event-shape = L’événement { $event } n’est pas un objet : { $said }.
error-at-event = Événement { $event } : { $reason }
error-legal-now = Coups permis ici : { $legal }.
error-no-such-event = { $said } n’est pas un événement de ce jeu.
error-chance-is-due = Un événement du hasard doit venir ici.
error-decision-is-due = C’est à la place { $due } de décider ici.
error-not-to-act = Ce n’est pas à la place { $seat } de jouer ici, mais à la place { $due }.
error-cannot-come = { $said } ne peut pas venir ici.
error-result-early = Il y a un résultat, mais la partie n’est pas finie.
error-result-missing = La partie est finie, mais il n’y a pas de résultat ; c’est { $right }.
error-result-wrong = Le résultat indiqué est { $said } ; le bon est { $right }.

## Errors: fairness

error-not-sealed = La transcription n’a pas de « fairness » : il n’y a donc rien à vérifier.
error-scheme = La méthode (« scheme ») de « fairness » n’est pas connue ici ; méthode connue : { $known }.
error-seal-incomplete =
    Dans « fairness », « { $key } » doit compter { $seats ->
        [one] une entrée
       *[other] { $seats } entrées
    }, une par place.
error-seal-size = Dans « fairness », « { $key } » doit compter { $bytes } octets.
error-seal-hex = « { $key } » n’est pas un texte en chiffres hexadécimaux.
error-envelope = L’enveloppe ne correspond pas au secret, dont l’empreinte est { $right }.
error-pledge = Ce que la place { $seat } a révélé n’est pas ce qu’elle avait promis.
error-not-revealed = La place { $seat } avait fait une promesse mais n’a rien révélé : la partie ne pouvait pas commencer.
error-broken-starts = Dans « fairness », « broken_starts » doit être une liste de { $most } départs interrompus au plus.
error-broken-for-nothing = Le départ interrompu { $number } l’a été alors que toutes les promesses étaient tenues.
error-no-seen = { $file } n’est pas ce qu’un navigateur a vu d’une partie : { $reason }
error-not-from-seal = La transcription indique { $said }, mais le hasard scellé donne { $right }.

## Robots

bot-random = Au hasard
bot-simple = Simple
bot-clever = Malin
bot-strong = Fort
bot-master = Maître
error-deals = Le nombre de donnes va de { $fewest } à { $most }, pas { $deals }.
error-no-season = { $file } ne contient aucune saison d’un championnat.
error-seat-list = « { $said } » n’est pas une liste de nombres de places, comme 2,4.
error-course = « { $name } » ne peut pas valoir { $value } pendant l’apprentissage.
error-no-value = { $file } ne contient aucune valeur apprise.
error-luck-without-value = { $name } n’a pas de valeur apprise à { $seats } places : on ne peut donc pas retirer la chance.
error-nobody-to-advise = Personne ne doit jouer à la fin de cette transcription : il n’y a rien à conseiller.
error-not-to-advise = La place { $seat } n’a pas à jouer maintenant ; à jouer : { $asked }.

## What events bring, in every game

effect-gain-points =
    { $seat } marque { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
effect-gain-points-lost =
    { $seat } perd { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
effect-gain-points-from =
    { $from } cède { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } à { $seat }.

## Le journal, dans tous les jeux

log-scores = Scores : { $scores }.
log-winners =
    { $count ->
        [one] { $names } gagne la partie.
       *[other] { $names } gagnent la partie ensemble.
    }

## Why the coach advises a move

reason-even = Peu importe ici : un autre coup est à peu près aussi bon.
reason-better = Il gagne environ { $count } parties sur 100 de plus que le deuxième meilleur coup.

## Le coup de chance

moment-title = Le coup de chance
moment-gain =
    { $points ->
        [one] { $seat } a eu 1 point.
       *[other] { $seat } a eu { $points } points.
    }
moment-odds = 1 chance sur { $number }
moment-odds-often = { $numerator } chances sur { $denominator }
moment-sealed = scellé d’avance
moment-somebody = Quelqu’un
