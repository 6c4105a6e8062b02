### 8·28

game-name = 8·28
game-pitch = Prenez carte après carte et arrêtez-vous au plus près de 8 ou de 28 ; réussissez les deux et toutes les pierres sont à vous.

## Pieces

at-8 = le premier trésor (8)
at-28 = le second trésor (28)

## What a seat may choose

move-take = Accepter la carte
move-decline = Refuser
move-aim = Viser { $at }

## What a choice leads to: its price, its risk, what others decide then

consequence-take-past-8 =
    { $count } des { $unseen } cartes encore cachées vous { $count ->
        [one] ferait
       *[other] feraient
    } dépasser 8.
consequence-take-past-28 =
    { $count } des { $unseen } cartes encore cachées vous { $count ->
        [one] ferait
       *[other] feraient
    } dépasser 28 : vous ne gagneriez rien.
consequence-decline =
    { $count ->
        [one] Si { $seats } refuse aussi, la manche est finie.
       *[other] Si les { $count } autres encore à interroger refusent aussi, la manche est finie.
    }
consequence-decline-ends = Personne n’a accepté de carte : la manche finit maintenant.
consequence-decline-final = On ne vous offrira plus de carte dans cette manche.
consequence-aim =
    { $points ->
        [0] Ne vous rapporte rien.
        [one] Vous rapporte { $points } point, c’est sûr.
       *[other] Vous rapporte { $points } points, c’est sûr.
    }
consequence-aim-if =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } si personne ne fait mieux, { $least ->
        [0] rien
       *[other] seulement { $least }
    } si { $count ->
        [one] { $seats } le vise
       *[other] d’autres le visent
    } aussi.

## Why the coach advises a move

reason-points = D’après les choix déjà faits, il rapporte plus : { $points } points.
reason-risk =
    { $count } des { $unseen } cartes encore cachées vous { $count ->
        [one] ferait
       *[other] feraient
    } dépasser 28.
reason-exact = Vous avez exactement { $total }.
reason-nearer =
    { $count } des { $unseen } cartes encore cachées vous { $count ->
        [one] rapproche
       *[other] rapprochent
    } de 28.

## What happened

luck-begins = Le sort décide : { $seat } commence comme donneur.
luck-deal = { $seat } reçoit la carte { $card }, face cachée.
    .many = Chaque personne reçoit une carte face cachée.
    .seat = { $seat } : { $items }.
    .item = { $card }
luck-deal-hidden = { $seat } reçoit une carte face cachée.
luck-draw = { $seat } retourne la carte { $card }.
event-take = { $seat } accepte la carte suivante.
    .log = { "" }
event-decline = { $seat } refuse.
    .many = { $names } refusent.
event-aim = { $seat } vise { $at }.
effect-win-8 =
    { $count ->
        [one] { $names } gagne { at-8 }.
       *[other] { $names } se partagent { at-8 }.
    }
effect-win-28 =
    { $count ->
        [one] { $names } gagne { at-28 }.
       *[other] { $names } se partagent { at-28 }.
    }
effect-win-jackpot =
    { $count ->
        [one] Jackpot : { $names } gagne tout le milieu.
       *[other] Jackpot : { $names } se partagent tout le milieu.
    }
effect-turn-down = Carte cachée de { $seat } : { $cards }.
effect-move-reserve-middle =
    { $count ->
        [one] Une pierre de plus est au milieu.
       *[other] { $count } pierres de plus sont au milieu.
    }

## Headings of the log

heading-round = Manche { $number }

## The lucky moment

moment-exact = { $seat } a retourné la carte { $card } : exactement { $total } !
moment-both = { $seat } a retourné la carte { $card } : exactement 8 et exactement 28 !

## What is asked

ask-offer = Acceptez-vous la carte suivante ? Vos cartes font { $totals }.
ask-aim =
    Chaque trésor vaut { $treasure }. D’après les choix déjà faits, votre { $first_total } vous rapporterait { $first_points ->
        [0] zéro point
        [one] { $first_points } point
       *[other] { $first_points } points
    } du premier, et votre { $second_total } vous rapporterait { $second_points ->
        [0] zéro point
        [one] { $second_points } point
       *[other] { $second_points } points
    } du second. Lequel visez-vous ?

## How it ended

ending-last-round = La manche de la première pierre rouge est finie : qui a le plus de points gagne.

## Options

option-deck = Combien de 1 et de 8 compte le paquet : quinze et quatre, ou seize et trois
option-blue-gems = Combien il y en a dans la réserve ; moins il y en a, plus la partie est courte
option-red-gems = Combien suivent quand il n’y a plus de bleues ; la manche de la première rouge est la dernière
option-passing-is-final = Après un refus, plus aucune carte n’est proposée à ce joueur dans la manche
page-option-deck = Cartes
page-option-blue-gems = Pierres bleues
page-option-red-gems = Pierres rouges
page-option-passing-is-final = Un refus est définitif
page-choice-fifteen-ones = Quinze 1 et quatre 8
page-choice-sixteen-ones = Seize 1 et trois 8

## Why a move is refused

refuse-EX-02 = Chacun reçoit d’abord une carte face cachée.
refuse-EX-03 = Il faut d’abord désigner un donneur.
refuse-EX-05 = Une carte vous est proposée : acceptez-la ou refusez-la.
refuse-EX-06 = Il faut d’abord retourner la carte acceptée.
refuse-EX-16 = On ne participe qu’à un seul partage : choisissez le premier trésor ou le second.
refuse-EX-17 = On choisit son trésor à tour de rôle, en commençant par le dernier donneur.
refuse-EX-20 = La manche de la première pierre rouge était la dernière.

## The table

table-round = Manche { $round }
table-last-round = la dernière
table-deck =
    { $cards ->
        [0] plus de carte dans le paquet
        [one] { $cards } carte dans le paquet
       *[other] { $cards } cartes dans le paquet
    }
table-player = Joueur
table-down = Cachée
table-cards = Face visible
table-total = Total
table-gems = Pierres
table-points = Points
table-dealer = donneur
table-out = éliminé de la manche
table-passed = a refusé
table-aim = vise { $at }
table-jackpot = JACKPOT !
table-middle = Au centre
table-treasure =
    { $value ->
        [0] pas assez pour deux trésors
       *[other] deux trésors valant chacun { $value }
    }
table-reserve = Réserve
table-blue = bleues { $count }
table-red = rouges { $count }
table-hand = Vos cartes, { $name }
table-face-down = cachée
table-makes = Elles font { $totals }
table-last-share = Le dernier partage
table-won = Gain
table-aimed = Partage

## The page

page-8-28-keep-staying = Toujours refuser
page-8-28-staying = Vous refusez tout
page-8-28-staying-hint = Toute carte de cette manche est refusée. Touchez pour qu’on vous demande à nouveau.
page-8-28-out = éliminé
page-8-28-deals = Donneur : { $name }
page-8-28-no-dealer = Pas encore de donneur
page-8-28-took = Une carte a été acceptée à ce tour.
page-8-28-nobody-took = Si personne n’accepte de carte à ce tour, la manche se termine.
page-8-28-last-round = Dernière manche
page-8-28-only-you = Visible de vous seulement
page-8-28-unseen = Cartes pas encore vues
page-8-28-unseen-kind = { $card } : { $count }
page-8-28-others = Les autres
page-8-28-everybody = Tout le monde
page-ask-aim = Quel trésor visez-vous ?
page-8-28-treasure-8 = Premier trésor
page-8-28-treasure-28 = Second trésor
page-8-28-worth = vaut { $value }
page-8-28-with = avec votre { $total }
page-8-28-brings =
    { $points ->
        [0] ne rapporte rien
        [one] rapporte { $points } point
       *[other] rapporte { $points } points
    }
page-8-28-choosing = choisit…
page-8-28-nobody = personne
page-8-28-no-part = Sans part
page-8-28-none-yet = Pas encore de trésor
page-8-28-share = Manche { $round } : le partage
page-8-28-close = Fermer
page-8-28-nothing-won = Personne n’a gagné de pierre
page-8-28-show-share = Montrer le dernier partage
