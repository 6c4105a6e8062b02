### Lucky Hand

game-name = Lucky Hand
game-pitch = Dobbel om bonuskaarten, pak die van de anderen af en heb de volste pot als de tijd om is.

## Pieces

card-plus-20 = +20 punten
card-plus-15 = +15 punten
card-plus-10 = +10 punten
card-plus-5 = +5 punten
card-max = Max punten
card-dice-4 = −4 op de worp
card-dice-2 = −2 op de worp
card-points-20 = −20 punten
card-points-15 = −15 punten
card-points-10 = −10 punten
card-points-5 = −5 punten
card-ban-1 = Speelverbod voor 1 beurt
card-ban-2 = Speelverbod voor 2 beurten
card-immunity = Immuniteit

## What a seat may choose

move-play = “{ $card }” spelen
move-play-at = “{ $card }” spelen tegen { $target }
move-counter = Afweren met een immuniteitskaart
move-accept = De straf aanvaarden
move-stake = “{ $card }” inzetten
move-stake-nothing = Niets inzetten
move-pass = Passen: geen kaart spelen

## What happened

luck-begins = Het lot beslist: { $seat } begint.
luck-deal = { $seat } krijgt “{ $card }”.
luck-deal-hidden = { $seat } krijgt een kaart.
luck-draw = { $seat } trekt “{ $card }”.
luck-draw-hidden = { $seat } trekt een kaart.
luck-roll = { $seat } gooit { $value }.
event-play = { $seat } speelt “{ $card }”.
event-play-at = { $seat } speelt “{ $card }” tegen { $target }.
event-counter = { $seat } weert af met een immuniteitskaart.
event-accept = { $seat } aanvaardt de straf.
event-stake = { $seat } zet “{ $card }” in.
event-stake-nothing = { $seat } zet niets in.
event-pass = { $seat } past.
event-time-up = De tijd is om.
effect-gain-bans =
    { $seat } moet { $amount ->
        [one] 1 beurt
       *[other] { $amount } beurten
    } overslaan.
effect-gain-bans-lost =
    { $seat } slaat { $amount ->
        [one] een beurt
       *[other] { $amount } beurten
    } over.
effect-win-bonus-nobody = De kaart is verloren.

## What is asked

ask-turn =
    { $may_pass ->
        [yes] Speel een kaart of pas.
       *[no] Speel een kaart.
    }
ask-counter = { $seat } speelt “{ $card }” tegen jou. Weer af of aanvaard.
ask-stake = Max punten, gespeeld door { $seat }: zet een bonuskaart in, of niets.

## How it ended

ending-clock = De tijd is om: de volste pot wint.
ending-rounds = De laatste ronde is voorbij: de volste pot wint.

## Options

option-clock = Hoeveel minuten het spel duurt
option-rounds = Hoeveel volle rondes het spel duurt, in plaats van de klok
option-may-pass = Wie kaarten heeft, mag passen in plaats van er een te spelen
page-option-clock = Minuten
page-option-rounds = Rondes
page-option-may-pass = Passen mag

## Why a move is refused

refuse-LH-01 = Eerst is bekend wie begint en krijgt iedereen drie kaarten.
refuse-LH-03 = Eerst vult iedereen aan tot drie kaarten.
refuse-LH-04 = Wie nog geen kaarten mag spelen, gooit eerst de dobbelsteen.
refuse-LH-06 = In je beurt speel je één kaart uit je hand, en niet meer.
refuse-LH-07 = Een bonuskaart speel je zonder doelwit: de dobbelsteen beslist.
refuse-LH-08 = Bij max punten, en alleen dan, zet je één bonuskaart uit je hand in of niets; de kaart zelf heeft geen doelwit.
refuse-LH-17 = Een immuniteit beschermt alleen jezelf: ze heeft geen doelwit.
refuse-LH-18 = Alleen een straf die net tegen jou is gespeeld, aanvaard je of weer je af met een immuniteitskaart uit je hand.
refuse-LH-20 = Het spel is afgelopen en de potten worden geteld.
refuse-LH-R2 = Wie een kaart heeft, moet er een spelen, tenzij passen aan deze tafel mag, en alleen straffen worden tegen iemand anders aan deze tafel gespeeld.
refuse-LH-R10 = De tijd is al om; alleen de kaart die bezig is, wordt nog afgemaakt.
refuse-LH-R11 = Je speelt met de klok of met rondes, niet allebei.

## The table

table-turn = aan de beurt
table-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
table-hand =
    { $cards ->
        [0] geen kaarten
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
table-pot = Pot
table-pot-empty = leeg
table-waiting = heeft 10 of meer nodig
table-playing = mag kaarten spelen
table-ban =
    { $turns ->
        [one] slaat 1 beurt over
       *[other] slaat { $turns } beurten over
    }
table-immunity =
    { $turns ->
        [one] immuun: 1 beurt
       *[other] immuun: { $turns } beurten
    }
table-dice = volgende bonusworp −{ $minus }
table-stock = Trekstapel
table-heap = Aflegstapel
table-clock =
    { $minutes ->
        [one] 1 minuut
       *[other] { $minutes } minuten
    }
table-round = Ronde { $round } van { $rounds }
table-last-card = Tijd om: laatste kaart
table-played = { $name }: { $card }
table-played-at = { $name }: { $card } → { $target }
table-stakes = Inzetten
table-staked-nothing = niets
table-to-roll = moet nog gooien
table-rolled = gooide { $value }
table-needs = vanaf { $value }
table-staked = ingezet

## The page

page-lucky-hand-not-yet = nog niet
page-lucky-hand-time-left = Resterende tijd
page-lucky-hand-chance = { $percent }%
page-lucky-hand-won = Gewonnen!
page-lucky-hand-lost = Verloren
page-lucky-hand-nobody = Niemand wint de inzetten.
page-lucky-hand-takes-all = { $name } krijgt alles!
page-lucky-hand-countered = Afgeweerd!
page-lucky-hand-immune = Immuun: geen effect
page-lucky-hand-no-card = Geen zo’n kaart in een pot: er gebeurt niets
page-lucky-hand-moved = “{ $card }” gaat van { $from } naar { $to }.
page-lucky-hand-at-whom = “{ $card }”: tegen wie?
page-lucky-hand-keep = Terug
