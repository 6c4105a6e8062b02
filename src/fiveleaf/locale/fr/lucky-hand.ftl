### Lucky Hand

game-name = Lucky Hand
game-pitch = Lancez le dé pour gagner des cartes bonus, prenez celles des autres et ayez la plus grosse cagnotte quand le temps est écoulé.

## Pieces

card-plus-20 = +20 points
card-plus-15 = +15 points
card-plus-10 = +10 points
card-plus-5 = +5 points
card-max = Max de points
card-dice-4 = −4 au lancer de dé
card-dice-2 = −2 au lancer de dé
card-points-20 = −20 points
card-points-15 = −15 points
card-points-10 = −10 points
card-points-5 = −5 points
card-ban-1 = Interdiction de jouer durant 1 tour
card-ban-2 = Interdiction de jouer durant 2 tours
card-immunity = Immunité

## What a seat may choose

move-play = Jouer « { $card } »
move-play-at = Jouer « { $card } » contre { $target }
move-counter = Contrer avec une carte immunité
move-accept = Accepter le malus
move-stake = Miser « { $card } »
move-stake-nothing = Ne rien miser
move-pass = Passer : ne jouer aucune carte

## What a choice leads to: its price, its risk, what others decide then

consequence-bonus = À vous si le dé fait { $value } ou plus ; sinon elle est perdue.
consequence-bonus-lost = Aucun lancer ne peut la gagner : elle serait perdue.
consequence-max = Chacun peut miser une carte bonus ; le plus grand lancer les emporte toutes.
consequence-immunity =
    { $turns ->
        [one] Aucun malus ne vous touche pendant { $turns } tour.
       *[other] Aucun malus ne vous touche pendant { $turns } tours.
    }
consequence-pass = Vous ne piochez pas de carte.
consequence-immune = Immunité de { $target } : votre carte resterait sans effet.
consequence-dice =
    Le prochain lancer bonus de { $target } compte { $value } de moins{ $counter ->
        [yes] , sauf si { $target } contre.
       *[no] .
    }
consequence-ban =
    { $target } saute { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }{ $counter ->
        [yes] , sauf si { $target } contre.
       *[no] .
    }
consequence-gain =
    { $target } vous donne « { $card } »{ $counter ->
        [yes] , sauf si { $target } contre.
       *[no] .
    }
consequence-give =
    { $target } n’a pas de « { $card } » : vous en donnez une des vôtres{ $counter ->
        [yes] , sauf si { $target } contre.
       *[no] { " !" }
    }
consequence-nothing = Ni vous ni { $target } n’avez « { $card } » : il ne se passe rien.
consequence-counter =
    { $turns ->
        [one] Il reste sans effet, et vous êtes à l’abri pendant { $turns } tour. Votre carte immunité est utilisée.
       *[other] Il reste sans effet, et vous êtes à l’abri pendant { $turns } tours. Votre carte immunité est utilisée.
    }
consequence-accept-dice = Votre prochain lancer bonus compte { $value } de moins.
consequence-accept-ban =
    { $turns ->
        [one] Vous sautez un tour.
       *[other] Vous sautez { $turns } tours.
    }
consequence-accept-give = Vous donnez à { $seat } votre « { $card } ».
consequence-accept-gain = Vous n’avez pas de « { $card } » : { $seat } vous en donne une !
consequence-stake = Le plus grand lancer emporte toutes les mises. Si personne d’autre ne mise, il vous faut { $value } ou plus.
consequence-stake-nothing = Vous ne perdez rien et ne gagnez rien.

## Why the coach advises a move

reason-bonus = { $sides } chances sur { $die } de gagner { $points } points.
reason-gain = Vous recevez « { $card } » de { $target }.
reason-leader = { $target } est devant les autres.
reason-saves = Cela sauve votre « { $card } ».

## What happened

luck-begins = Le sort décide : { $seat } commence.
luck-deal = { $seat } reçoit « { $card } ».
    .many = Les cartes sont distribuées : { $each } par personne.
    .seat = { $seat } : { $items }.
    .item = « { $card } »
luck-deal-hidden = { $seat } reçoit une carte.
luck-draw = { $seat } pioche « { $card } ».
    .many = Des cartes sont piochées : { $names }.
    .seat = { $seat } : { $items }.
    .item = « { $card } »
luck-draw-hidden = { $seat } pioche une carte.
luck-roll = { $seat } lance le dé : { $value }.
event-play = { $seat } joue « { $card } ».
event-play-at = { $seat } joue « { $card } » contre { $target }.
event-counter = { $seat } contre avec une carte immunité.
event-accept = { $seat } accepte le malus.
event-stake = { $seat } mise « { $card } ».
event-stake-nothing = { $seat } ne mise rien.
event-pass = { $seat } passe.
event-time-up = Le temps est écoulé.
effect-gain-bans =
    { $seat } sautera { $amount ->
        [one] 1 tour
       *[other] { $amount } tours
    }.
effect-gain-bans-lost =
    { $seat } saute { $amount ->
        [one] un tour
       *[other] { $amount } tours
    }.
effect-win-bonus-nobody = La carte est perdue.
effect-move-heap-stock = Le tas est mélangé et devient la pioche.

## Headings of the log

heading-round =
    { $number ->
        [0] Un nouveau tour de table
       *[other] Tour de table { $number } sur { $of }
    }

## The lucky moment

moment-bonus = { $seat } a fait { $value } et gagné « { $card } ».
moment-max =
    { $seat } a fait { $value } et pris { $count ->
        [one] la mise
       *[other] les { $count } mises
    } d’un max de points.

## What is asked

ask-turn =
    { $may_pass ->
        [yes] Jouez une carte ou passez.
       *[no] Jouez une carte.
    }
ask-counter = { $seat } joue « { $card } » contre vous. Contrez ou acceptez.
ask-stake = Max de points, joué par { $seat } : misez une carte bonus, ou rien.
silence-counter = Sans réponse à temps : vous acceptez le malus.
silence-stake = Sans réponse à temps : vous ne misez rien.

## How it ended

ending-clock = Le temps est écoulé : la plus grosse cagnotte gagne.
ending-rounds = Le dernier tour de table est fini : la plus grosse cagnotte gagne.

## Options

option-clock = Durée de la partie en minutes
option-rounds = Durée de la partie en tours de table complets, à la place du minuteur
option-may-pass = Qui a des cartes peut passer au lieu d’en jouer une
page-option-clock = Minutes
page-option-rounds = Tours de table
page-option-may-pass = Passer est permis

## Why a move is refused

refuse-LH-01 = D’abord, quelqu’un commence et chacun reçoit trois cartes.
refuse-LH-03 = D’abord, chacun pioche jusqu’à avoir trois cartes.
refuse-LH-04 = Qui ne peut pas encore jouer de carte lance d’abord le dé.
refuse-LH-06 = À votre tour, vous jouez une carte de votre main, et pas plus.
refuse-LH-07 = Une carte bonus se joue sans cible : c’est le dé qui décide.
refuse-LH-08 = Lors d’un max de points, et seulement alors, vous misez une carte bonus de votre main ou rien ; la carte elle-même se joue sans cible.
refuse-LH-17 = Une immunité ne protège que vous : elle se joue sans cible.
refuse-LH-18 = On n’accepte qu’un malus que l’on vient de recevoir, ou on le contre avec une carte immunité de sa main.
refuse-LH-20 = La partie est finie et les cagnottes sont comptées.
refuse-LH-R2 = Qui a une carte doit en jouer une, sauf si cette table permet de passer, et seul un malus se joue contre une autre personne de cette table.
refuse-LH-R10 = Le temps est déjà écoulé ; seule la carte en cours se termine.
refuse-LH-R11 = Une partie se joue soit au minuteur, soit en tours de table, pas les deux.

## The table

table-turn = c’est son tour
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-hand =
    { $cards ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $cards } cartes
    }
table-pot = Cagnotte
table-pot-empty = vide
table-waiting = doit faire 10 ou plus
table-playing = peut jouer des cartes
table-ban =
    { $turns ->
        [one] saute 1 tour
       *[other] saute { $turns } tours
    }
table-immunity =
    { $turns ->
        [one] immunité : 1 tour
       *[other] immunité : { $turns } tours
    }
table-dice = prochain lancer bonus −{ $minus }
table-stock = Pioche
table-heap = Tas
table-clock =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
table-round = Tour de table { $round } sur { $rounds }
table-last-card = Temps écoulé : dernière carte
table-played = { $name } : { $card }
table-played-at = { $name } : { $card } → { $target }
table-stakes = Mises
table-staked-nothing = rien
table-to-roll = doit encore lancer
table-rolled = a fait { $value }
table-needs = dès { $value }
table-staked = en jeu

## The page

page-lucky-hand-not-yet = dès 10
page-lucky-hand-time-left = Temps restant
page-lucky-hand-chance = { $percent } %
page-lucky-hand-won = Gagné !
page-lucky-hand-lost = Perdu
page-lucky-hand-nobody = Personne ne remporte les mises.
page-lucky-hand-takes-all = { $name } rafle tout !
page-lucky-hand-countered = Contré !
page-lucky-hand-immune = Immunité : sans effet
page-lucky-hand-no-card = Aucune carte de ce type : il ne se passe rien
page-lucky-hand-moved = « { $card } » passe de { $from } à { $to }.
page-lucky-hand-at-whom = « { $card } » : contre qui ?
page-lucky-hand-keep = Retour
