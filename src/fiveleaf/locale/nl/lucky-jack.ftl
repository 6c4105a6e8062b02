### Lucky Jack

game-name = Lucky Jack
game-pitch = Raak je kaarten kwijt tot de laatste drie of vier gelijk zijn, en roep eerder dan de anderen “Jackpot!”

## Pieces

card-lemon = citroen
card-cherry = kers
card-diamond = diamant
card-clover = klaver
card-bell = klok
card-grape = druif
card-seven = zeven

## What a seat may choose

move-discard = Een kaart “{ $card }” afleggen
move-jackpot = Een kaart “{ $card }” afleggen en “Jackpot!” roepen
move-draw = Een kaart trekken
move-keep = In je hand houden
move-put = Op de aflegstapel leggen
move-take = “Ik neem hem!”
move-leave = Laten liggen
move-pass = Passen

## What a choice leads to: its price, its risk, what others decide then

consequence-discard =
    { $count ->
        [one] Daarna trek je een kaart.
       *[other] Daarna trek je { $count } kaarten.
    }
consequence-uncalled = Je krijgt de { $points } punten niet. Roept iemand anders eerst, dan zijn ze weg.
consequence-jackpot = { $points } punten voor jou, geen voor de anderen.
consequence-keep = Daarna heb je { $count } kaarten in je hand.
consequence-put =
    { $others ->
        [0] { $seat } mag hem nemen.
       *[other] { $seat } mag hem als eerste nemen, dan de anderen.
    }
consequence-take = Hij is van jou: niemand gaat voor. Daarna heb je { $count } kaarten in je hand.
consequence-take-if =
    { $count ->
        [one] Alleen als { $seats } hem laat liggen, want die gaat voor.
       *[other] Alleen als de { $count } die voorgaan hem laten liggen.
    }
consequence-leave =
    { $others ->
        [0] Hij blijft op de aflegstapel liggen.
       *[other] Iemand anders mag hem nemen.
    }

## Why the coach advises a move

reason-points = Het levert meteen { $points } punten op.
reason-together = Je { $count } kaarten “{ $card }” blijven bij elkaar.
reason-size = Je houdt maar { $count } kaarten over.
reason-alike = Hij past bij je { $count } kaarten “{ $card }”.
reason-small = Je hand blijft klein: { $count } kaarten.

## What happened

luck-begins = Het lot beslist: { $seat } begint.
luck-deal = { $seat } krijgt een kaart “{ $card }”.
    .many = De kaarten worden gedeeld: ieder { $each }.
    .seat = { $seat }: { $items }.
    .item = { $card }
luck-deal-hidden = { $seat } krijgt een kaart.
luck-turn-up = Een kaart “{ $card }” wordt omgedraaid en begint de aflegstapel.
luck-draw = { $seat } trekt een kaart “{ $card }”.
luck-draw-hidden = { $seat } trekt een kaart zonder die te tonen.
event-discard = { $seat } legt een kaart “{ $card }” af.
event-jackpot = { $seat } legt een kaart “{ $card }” af en roept “Jackpot!”
event-draw = { $seat } kiest ervoor te trekken.
    .log = { "" }
event-keep = { $seat } houdt de kaart.
event-keep-shown = { $seat } houdt de kaart “{ $card }”.
event-put = { $seat } legt de kaart op de aflegstapel: wie wil hem?
event-put-shown = { $seat } legt een kaart “{ $card }” op de aflegstapel: wie wil hem?
event-take = { $seat } roept “Ik neem hem!”
event-take-shown = { $seat } roept “Ik neem hem!” en krijgt de kaart “{ $card }”.
event-leave = { $seat } laat hem liggen.
    .many = { $names } laten hem liggen.
event-pass = { $seat } kan niet afleggen en niet trekken, en past.
effect-win-hand-nobody = De ronde telt niet: niemand krijgt punten.
effect-win-double-jackpot = Een dubbele jackpot!
effect-turn-hand = { $seat } toont: { $cards }.

## Headings of the log

heading-hand = Ronde { $number } van { $of }
next-hand = Volgende ronde

## The lucky moment

moment-dealt = { $seat } kreeg { $count } gelijke kaarten: { $card }.
moment-drawn = { $seat } had { $had } gelijke kaarten en trok er nog een: { $card }.

## What is asked

ask-turn = Bovenop ligt een kaart “{ $card }”. Leg een kaart af of trek er een.
ask-keep = Je hebt een kaart “{ $card }” getrokken. Houd je hem, of leg je hem op de aflegstapel?
ask-claim = Er is een kaart “{ $card }” te krijgen. Neem je hem?
silence-claim = Geen antwoord op tijd betekent: je laat hem liggen.

## How it ended

ending-last-hand = De laatste ronde is gespeeld: het hoogste totaal wint.

## Options

option-hands = Hoeveel rondes een spelpartij heeft
page-option-hands = Rondes
page-choice-3 = 3 rondes
page-choice-5 = 5 rondes

## Why a move is refused

refuse-LJ-03 = Eerst moet duidelijk zijn wie begint.
refuse-LJ-04 = De kaarten worden nog uitgedeeld.
refuse-LJ-05 = In je beurt leg je een kaart af of trek je er een.
refuse-LJ-06 = Je hebt geen kaart met het symbool dat boven op de aflegstapel ligt.
refuse-LJ-07 = Je hebt zo’n kaart niet; een hogere moet uit je hand komen.
refuse-LJ-08 = Je hebt zo’n kaart niet; een lagere moet uit je hand komen en kost twee kaarten.
refuse-LJ-09 = De kaart wordt nu getrokken.
refuse-LJ-10 = Alleen een kaart die net getrokken is, wordt gehouden of op de aflegstapel gelegd, en een van beide moet.
refuse-LJ-11 = Alleen een kaart die iemand getrokken en op de aflegstapel gelegd heeft, kun je nemen of laten liggen, en iets anders kan dan niet.
refuse-LJ-14 = Wie getrokken heeft, legt in dezelfde beurt geen kaart uit de hand af.
refuse-LJ-15 = Niemand mag minder dan drie kaarten hebben: met drie kun je alleen trekken.
refuse-LJ-16 = De trekstapel wordt nu opnieuw gemaakt.
refuse-LJ-17 = Voor een jackpot moeten er precies drie of vier kaarten over zijn, allemaal met hetzelfde symbool.
refuse-LJ-18 = Voor een dubbele jackpot moeten er vier kaarten met hetzelfde symbool over zijn.
refuse-LJ-21 = Het spel is afgelopen.
refuse-LJ-R1 = Een lagere kaart kost twee kaarten, dus daarmee kun je geen jackpot aankondigen.
refuse-LJ-R4 = Trek zolang er een kaart te trekken is; passen mag alleen wie niet kan afleggen en niet kan trekken.

## The table

table-hand = Ronde { $hand } van { $hands }
table-cards =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
table-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
table-stock = Trekstapel
table-discard = Aflegstapel
table-empty = leeg
table-drawn = Getrokken
table-drawn-hidden = verborgen
table-to-claim = Wie neemt hem?
table-turn = aan de beurt
table-begins = begon
table-known = heeft in elk geval
table-own = Je hand
table-sheet = Jackpots
table-void = niemand
table-anew =
    { $times ->
        [one] één keer opnieuw gemaakt
       *[other] { $times } keer opnieuw gemaakt
    }
table-scale = Waardenlijst
table-worth = { $points }

## The page

page-lucky-jack-on-top = boven op de aflegstapel
page-lucky-jack-free = gratis
page-lucky-jack-costs = +{ $count }
page-lucky-jack-alike = { $count } gelijke: { $points } punten
page-lucky-jack-from = van { $seat }
page-lucky-jack-shout = Jackpot!
page-lucky-jack-prize = voor { $points } punten
page-lucky-jack-won = { $seat } wint { $points } punten
page-lucky-jack-void = Niemand wint deze ronde.
page-lucky-jack-orders = Vaste opdrachten voor aangeboden kaarten
page-lucky-jack-always = Altijd nemen
page-lucky-jack-always-card = Altijd nemen: { $card }
page-lucky-jack-rest = De rest laten liggen
page-lucky-jack-release = Intrekken
page-lucky-jack-said-take = Je hebt “Ik neem hem!” geroepen.
page-lucky-jack-said-leave = Je laat hem liggen.
page-lucky-jack-ordered = vaste opdracht
