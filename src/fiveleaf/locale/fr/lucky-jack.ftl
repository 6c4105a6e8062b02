### Lucky Jack

game-name = Lucky Jack
game-pitch = Débarrassez-vous de vos cartes jusqu’à ce que les trois ou quatre dernières soient identiques, et annoncez « Jackpot ! » avant les autres.

## Pieces

card-lemon = citron
card-cherry = cerise
card-diamond = diamant
card-clover = trèfle
card-bell = cloche
card-grape = raisin
card-seven = sept

## What a seat may choose

move-discard = Défausser une carte « { $card } »
move-jackpot = Défausser une carte « { $card } » et annoncer « Jackpot ! »
move-draw = Piocher une carte
move-keep = La garder en main
move-put = La poser sur la défausse
move-take = « Je prends ! »
move-leave = La laisser
move-pass = Passer

## What a choice leads to: its price, its risk, what others decide then

consequence-discard =
    { $count ->
        [one] Vous piochez ensuite une carte.
       *[other] Vous piochez ensuite { $count } cartes.
    }
consequence-uncalled = Vous ne marquez pas les { $points } points. Si quelqu’un d’autre annonce avant vous, ils sont perdus.
consequence-jackpot = { $points } points pour vous, rien pour les autres.
consequence-keep = Vous aurez { $count } cartes en main.
consequence-put =
    { $others ->
        [0] { $seat } pourra la prendre.
       *[other] { $seat } pourra la prendre d’abord, puis les autres.
    }
consequence-take = Elle est à vous : personne ne passe avant. Vous aurez { $count } cartes en main.
consequence-take-if =
    { $count ->
        [one] Seulement si { $seats } la laisse et ne passe pas avant vous.
       *[other] Seulement si les { $count } qui passent avant vous la laissent.
    }
consequence-leave =
    { $others ->
        [0] Elle reste sur la défausse.
       *[other] Quelqu’un d’autre pourra la prendre.
    }

## Why the coach advises a move

reason-points = Cela rapporte tout de suite { $points } points.
reason-together = Vous gardez ensemble vos { $count } cartes « { $card } ».
reason-size = Il ne vous reste que { $count } cartes.
reason-alike = Elle va avec vos { $count } cartes « { $card } ».
reason-small = Votre main reste petite : { $count } cartes.

## What happened

luck-begins = Le sort décide : { $seat } commence.
luck-deal = { $seat } reçoit une carte « { $card } ».
    .many = Les cartes sont distribuées : { $each } par personne.
    .seat = { $seat } : { $items }.
    .item = { $card }
luck-deal-hidden = { $seat } reçoit une carte.
luck-turn-up = Une carte « { $card } » est retournée et commence la défausse.
luck-draw = { $seat } pioche une carte « { $card } ».
luck-draw-hidden = { $seat } pioche une carte cachée.
event-discard = { $seat } défausse une carte « { $card } ».
event-jackpot = { $seat } défausse une carte « { $card } » et annonce « Jackpot ! »
event-draw = { $seat } choisit de piocher.
    .log = { "" }
event-keep = { $seat } garde la carte.
event-keep-shown = { $seat } garde la carte « { $card } ».
event-put = { $seat } pose la carte sur la défausse : qui la veut ?
event-put-shown = { $seat } pose une carte « { $card } » sur la défausse : qui la veut ?
event-take = { $seat } annonce « Je prends ! »
event-take-shown = { $seat } annonce « Je prends ! » et reçoit la carte « { $card } ».
event-leave = { $seat } la laisse.
    .many = { $names } la laissent.
event-pass = { $seat } ne peut ni défausser ni piocher, et passe.
effect-win-hand-nobody = La manche est nulle : personne ne marque.
effect-win-double-jackpot = Un double jackpot !
effect-turn-hand = { $seat } montre : { $cards }.

## Headings of the log

heading-hand = Manche { $number } sur { $of }
next-hand = Manche suivante

## The lucky moment

moment-dealt = { $seat } a reçu { $count } cartes identiques : { $card }.
moment-drawn = { $seat } avait { $had } cartes identiques et en a pioché une de plus : { $card }.

## What is asked

ask-turn = Sur la défausse : « { $card } ». Défaussez une carte ou piochez-en une.
ask-keep = Vous avez pioché une carte « { $card } ». La garder, ou la poser sur la défausse ?
ask-claim = Une carte « { $card } » est à prendre. La prenez-vous ?
silence-claim = Sans réponse à temps : vous la laissez.

## How it ended

ending-last-hand = La dernière manche est jouée : le plus grand total gagne.

## Options

option-hands = Le nombre de manches d’une partie
page-option-hands = Manches
page-choice-3 = 3 manches
page-choice-5 = 5 manches

## Why a move is refused

refuse-LJ-03 = Il faut d’abord savoir qui commence.
refuse-LJ-04 = La distribution n’est pas finie.
refuse-LJ-05 = À votre tour, vous défaussez une carte ou vous en piochez une.
refuse-LJ-06 = Vous n’avez pas en main de carte du même symbole que le haut de la défausse.
refuse-LJ-07 = Vous n’avez pas cette carte ; une carte supérieure doit venir de votre main.
refuse-LJ-08 = Vous n’avez pas cette carte ; une carte inférieure doit venir de votre main et coûte deux cartes.
refuse-LJ-09 = La carte est en train d’être piochée.
refuse-LJ-10 = Seule une carte qui vient d’être piochée se garde en main ou se pose sur la défausse, et il faut faire l’un des deux.
refuse-LJ-11 = Seule une carte piochée puis posée sur la défausse se prend ou se laisse, et rien d’autre n’est alors possible.
refuse-LJ-14 = Qui a pioché ne défausse aucune carte de sa main pendant ce tour.
refuse-LJ-15 = Personne ne peut avoir moins de trois cartes : avec trois cartes, on ne peut que piocher.
refuse-LJ-16 = La pioche est en train d’être refaite.
refuse-LJ-17 = Pour un jackpot, il doit rester exactement trois ou quatre cartes, toutes du même symbole.
refuse-LJ-18 = Pour un double jackpot, il doit rester quatre cartes du même symbole.
refuse-LJ-21 = La partie est finie.
refuse-LJ-R1 = Une carte inférieure fait piocher deux cartes : on ne peut pas annoncer de jackpot avec elle.
refuse-LJ-R4 = On pioche tant qu’il y a une carte à piocher ; on ne passe que si l’on ne peut ni défausser ni piocher.

## The table

table-hand = Manche { $hand } sur { $hands }
table-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-stock = Pioche
table-discard = Défausse
table-empty = vide
table-drawn = Carte piochée
table-drawn-hidden = cachée
table-to-claim = Qui la prend ?
table-turn = c’est son tour
table-begins = a commencé
table-known = a à coup sûr
table-own = Votre main
table-sheet = Jackpots
table-void = personne
table-anew =
    { $times ->
        [one] refaite { $times } fois
       *[other] refaite { $times } fois
    }
table-scale = Barème de valeur
table-worth = { $points }

## The page

page-lucky-jack-on-top = sur la défausse
page-lucky-jack-free = gratuit
page-lucky-jack-costs = +{ $count }
page-lucky-jack-alike = { $count } identiques : { $points } points
page-lucky-jack-from = posée par { $seat }
page-lucky-jack-shout = Jackpot !
page-lucky-jack-prize = pour { $points } points
page-lucky-jack-won = { $seat } gagne { $points } points
page-lucky-jack-void = Personne ne gagne cette manche.
page-lucky-jack-orders = Consignes pour les cartes offertes
page-lucky-jack-always = Toujours prendre
page-lucky-jack-always-card = Toujours prendre : { $card }
page-lucky-jack-rest = Laisser le reste
page-lucky-jack-release = Tout lever
page-lucky-jack-said-take = Vous avez dit « Je prends ! »
page-lucky-jack-said-leave = Vous la laissez.
page-lucky-jack-ordered = consigne
