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

## What a choice leads to: its price, its risk, what others decide then

consequence-bonus = Van jou vanaf { $value }; met minder is hij verloren.
consequence-bonus-lost = Geen worp kan hem nu winnen: hij zou verloren zijn.
consequence-max = Iedereen mag een bonuskaart inzetten; de hoogste worp wint ze allemaal.
consequence-immunity =
    { $turns ->
        [one] 1 beurt lang raakt geen straf je.
       *[other] { $turns } beurten lang raakt geen straf je.
    }
consequence-pass = Je trekt geen kaart.
consequence-immune = { $target } is immuun: je kaart zou geen effect hebben.
consequence-dice =
    De volgende bonusworp van { $target } telt { $value } minder{ $counter ->
        [yes] , tenzij { $target } afweert.
       *[no] .
    }
consequence-ban =
    { $target } slaat { $turns ->
        [one] een beurt
       *[other] { $turns } beurten
    } over{ $counter ->
        [yes] , tenzij { $target } afweert.
       *[no] .
    }
consequence-gain =
    { $target } geeft jou “{ $card }”{ $counter ->
        [yes] , tenzij { $target } afweert.
       *[no] .
    }
consequence-give =
    { $target } heeft geen “{ $card }”: jij geeft er een van jou{ $counter ->
        [yes] , tenzij { $target } afweert.
       *[no] !
    }
consequence-nothing = Jij en { $target } hebben geen “{ $card }”: er gebeurt niets.
consequence-counter =
    { $turns ->
        [one] Ze heeft geen effect, en je bent 1 beurt immuun. Je immuniteitskaart is dan op.
       *[other] Ze heeft geen effect, en je bent { $turns } beurten immuun. Je immuniteitskaart is dan op.
    }
consequence-accept-dice = Je volgende bonusworp telt { $value } minder.
consequence-accept-ban =
    { $turns ->
        [one] Je slaat een beurt over.
       *[other] Je slaat { $turns } beurten over.
    }
consequence-accept-give = Je geeft { $seat } je “{ $card }”.
consequence-accept-gain = Je hebt geen “{ $card }”: { $seat } geeft jou er een!
consequence-stake = De hoogste worp wint alle inzetten. Zet alleen jij in, dan heb je { $value } of meer nodig.
consequence-stake-nothing = Je verliest niets en wint niets.

## Why the coach advises a move

reason-bonus = { $sides } van de { $die } worpen leveren { $points } punten op.
reason-gain = Je krijgt “{ $card }” van { $target }.
reason-leader = { $target } staat voor op de anderen.
reason-saves = Het redt je “{ $card }”.

## What happened

luck-begins = Het lot beslist: { $seat } begint.
luck-deal = { $seat } krijgt “{ $card }”.
    .many = De kaarten worden gedeeld: ieder { $each }.
    .seat = { $seat }: { $items }.
    .item = “{ $card }”
luck-deal-hidden = { $seat } krijgt een kaart.
luck-draw = { $seat } trekt “{ $card }”.
    .many = Er worden kaarten getrokken: { $names }.
    .seat = { $seat }: { $items }.
    .item = “{ $card }”
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
effect-move-heap-stock = De aflegstapel wordt geschud en is de nieuwe trekstapel.

## Headings of the log

heading-round =
    { $number ->
        [0] Een nieuwe ronde
       *[other] Ronde { $number } van { $of }
    }

## The lucky moment

moment-bonus = { $seat } gooide { $value } en won “{ $card }”.
moment-max =
    { $seat } gooide { $value } en pakte { $count ->
        [one] de inzet
       *[other] alle { $count } inzetten
    } bij “{ card-max }”.

## What is asked

ask-turn =
    { $may_pass ->
        [yes] Speel een kaart of pas.
       *[no] Speel een kaart.
    }
ask-counter = { $seat } speelt “{ $card }” tegen jou. Weer af of aanvaard.
ask-stake = Max punten, gespeeld door { $seat }: zet een bonuskaart in, of niets.
silence-counter = Geen antwoord op tijd betekent: je aanvaardt de straf.
silence-stake = Geen antwoord op tijd betekent: je zet niets in.

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

page-lucky-hand-not-yet = vanaf 10
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
