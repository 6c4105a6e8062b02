### 8·28

game-name = 8·28
game-pitch = Neem kaart na kaart en stop zo dicht mogelijk bij 8 of 28; wie beide haalt, krijgt alle edelstenen.

## Pieces

at-8 = de eerste schat (8)
at-28 = de tweede schat (28)

## What a seat may choose

move-take = De kaart nemen
move-decline = Weigeren
move-aim = Voor { $at } gaan

## What a choice leads to: its price, its risk, what others decide then

consequence-take-past-8 =
    { $count } van de { $unseen } nog gesloten kaarten { $count ->
        [one] brengt
       *[other] brengen
    } je boven 8.
consequence-take-past-28 =
    { $count } van de { $unseen } nog gesloten kaarten { $count ->
        [one] brengt
       *[other] brengen
    } je boven 28: dan win je niets.
consequence-decline =
    { $count ->
        [one] Als { $seats } ook weigert, is de ronde voorbij.
       *[other] Als de { $count } anderen die nog gevraagd worden ook weigeren, is de ronde voorbij.
    }
consequence-decline-ends = Niemand heeft een kaart genomen: de ronde is nu voorbij.
consequence-decline-final = Je krijgt in deze ronde geen kaart meer aangeboden.
consequence-aim =
    { $points ->
        [0] Levert je niets op.
        [one] Levert je zeker 1 punt op.
       *[other] Levert je zeker { $points } punten op.
    }
consequence-aim-if =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } als niemand je overtreft, { $least ->
        [0] niets
       *[other] maar { $least }
    } als { $count ->
        [one] { $seats } er ook voor gaat
       *[other] anderen er ook voor gaan
    }.

## Why the coach advises a move

reason-points = Zoals er tot nu toe gekozen is, levert dit meer op: { $points } punten.
reason-risk =
    { $count } van de { $unseen } nog gesloten kaarten { $count ->
        [one] brengt
       *[other] brengen
    } je boven 28.
reason-exact = Je hebt precies { $total }.
reason-nearer =
    { $count } van de { $unseen } nog gesloten kaarten { $count ->
        [one] brengt
       *[other] brengen
    } je dichter bij 28.

## What happened

luck-begins = Het lot beslist: { $seat } deelt als eerste.
luck-deal = { $seat } krijgt de { $card }, gedekt.
    .many = Iedereen krijgt een gedekte kaart.
    .seat = { $seat }: { $items }.
    .item = { $card }
luck-deal-hidden = { $seat } krijgt een gedekte kaart.
luck-draw = { $seat } draait de { $card } om.
event-take = { $seat } neemt de volgende kaart.
    .log = { "" }
event-decline = { $seat } weigert.
    .many = { $names } weigeren.
event-aim = { $seat } gaat voor { $at }.
effect-win-8 =
    { $count ->
        [one] { $names } wint { at-8 }.
       *[other] { $names } delen { at-8 }.
    }
effect-win-28 =
    { $count ->
        [one] { $names } wint { at-28 }.
       *[other] { $names } delen { at-28 }.
    }
effect-win-jackpot =
    { $count ->
        [one] Jackpot: { $names } wint het hele midden.
       *[other] Jackpot: { $names } delen het hele midden.
    }
effect-turn-down = Gedekte kaart van { $seat }: { $cards }.
effect-move-reserve-middle =
    { $count ->
        [one] Er ligt een edelsteen meer in het midden.
       *[other] Er liggen { $count } edelstenen meer in het midden.
    }

## Headings of the log

heading-round = Ronde { $number }

## The lucky moment

moment-exact = { $seat } draaide de { $card } om: precies { $total }!
moment-both = { $seat } draaide de { $card } om: precies 8 en precies 28!

## What is asked

ask-offer = Neem je de volgende kaart? Je kaarten zijn samen { $totals }.
ask-aim =
    Elke schat is { $treasure } waard. Zoals er tot nu toe gekozen is, levert je { $first_total } bij de eerste { $first_points ->
        [0] niets
        [one] 1 punt
       *[other] { $first_points } punten
    } op en je { $second_total } bij de tweede { $second_points ->
        [0] niets
        [one] 1 punt
       *[other] { $second_points } punten
    }. Voor welke ga je?

## How it ended

ending-last-round = De ronde van de eerste rode edelsteen is voorbij: wie de meeste punten heeft, wint.

## Options

option-deck = Hoeveel enen en achten er in de stapel zitten: vijftien en vier, of zestien en drie
option-blue-gems = Hoeveel er in de voorraad liggen; met minder duurt het spel korter
option-red-gems = Hoeveel er volgen als de blauwe op zijn; de ronde van de eerste rode is de laatste
option-passing-is-final = Wie één keer weigert, krijgt in die ronde geen kaart meer aangeboden
page-option-deck = Kaarten
page-option-blue-gems = Blauwe edelstenen
page-option-red-gems = Rode edelstenen
page-option-passing-is-final = Weigeren is definitief
page-choice-fifteen-ones = Vijftien enen en vier achten
page-choice-sixteen-ones = Zestien enen en drie achten

## Why a move is refused

refuse-EX-02 = Eerst krijgt iedereen een gedekte kaart.
refuse-EX-03 = Eerst moet bepaald worden wie er deelt.
refuse-EX-05 = Je krijgt een kaart aangeboden: neem die of weiger.
refuse-EX-06 = Eerst moet de genomen kaart worden omgedraaid.
refuse-EX-16 = Je doet maar aan één verdeling mee: kies de eerste of de tweede schat.
refuse-EX-17 = De schatten worden om de beurt gekozen, te beginnen bij wie het laatst deelde.
refuse-EX-20 = De ronde van de eerste rode edelsteen was de laatste.

## The table

table-round = Ronde { $round }
table-last-round = de laatste
table-deck =
    { $cards ->
        [one] 1 kaart in de stapel
       *[other] { $cards } kaarten in de stapel
    }
table-player = Speler
table-down = Gedekt
table-cards = Open
table-total = Som
table-gems = Edelstenen
table-points = Punten
table-dealer = deelt
table-out = uit de ronde
table-passed = heeft geweigerd
table-aim = gaat voor { $at }
table-jackpot = JACKPOT!
table-middle = In het midden
table-treasure =
    { $value ->
        [0] te weinig voor twee schatten
       *[other] twee schatten van elk { $value }
    }
table-reserve = Voorraad
table-blue = blauw { $count }
table-red = rood { $count }
table-hand = Jouw kaarten, { $name }
table-face-down = gedekt
table-makes = Samen { $totals }
table-last-share = De laatste verdeling
table-won = Winst
table-aimed = Verdeling

## The page

page-8-28-keep-staying = Blijven weigeren
page-8-28-staying = Je weigert alles
page-8-28-staying-hint = Elke kaart van deze ronde wordt geweigerd. Tik om weer gevraagd te worden.
page-8-28-out = eruit
page-8-28-deals = { $name } deelt
page-8-28-no-dealer = Nog niemand deelt
page-8-28-took = In deze omgang is al een kaart genomen.
page-8-28-nobody-took = Neemt in deze omgang niemand een kaart, dan is de ronde voorbij.
page-8-28-last-round = Laatste ronde
page-8-28-only-you = Alleen jij ziet hem
page-8-28-unseen = Nog niet geziene kaarten
page-8-28-unseen-kind = { $card }: { $count }
page-8-28-others = De anderen
page-8-28-everybody = Iedereen
page-ask-aim = Voor welke schat ga je?
page-8-28-treasure-8 = Eerste schat
page-8-28-treasure-28 = Tweede schat
page-8-28-worth = { $value } waard
page-8-28-with = met je { $total }
page-8-28-brings =
    { $points ->
        [0] levert niets op
        [one] levert 1 punt op
       *[other] levert { $points } punten op
    }
page-8-28-choosing = kiest…
page-8-28-nobody = niemand
page-8-28-no-part = Zonder deel
page-8-28-none-yet = Nog bij geen schat
page-8-28-share = Ronde { $round }: de verdeling
page-8-28-close = Sluiten
page-8-28-nothing-won = Niemand won een edelsteen
page-8-28-show-share = De laatste verdeling tonen
