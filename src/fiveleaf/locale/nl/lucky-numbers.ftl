### Lucky Numbers

game-name = Lucky Numbers
game-pitch = Vul je tuin met klavertjes die in elke rij en elke kolom oplopen, sneller dan de anderen.

## Het materiaal

cell-0 = A1
cell-1 = B1
cell-2 = C1
cell-3 = D1
cell-4 = A2
cell-5 = B2
cell-6 = C2
cell-7 = D2
cell-8 = A3
cell-9 = B3
cell-10 = C3
cell-11 = D3
cell-12 = A4
cell-13 = B4
cell-14 = C4
cell-15 = D4

## Wat je kunt kiezen

move-draw = Een gesloten klavertje trekken
move-put = Het open in het midden leggen
move-lay = De { $tile } op { $cell } leggen
move-place = Het op { $cell } leggen
move-pick = De { $tile } uit het midden nemen en op { $cell } leggen

## What a choice leads to: its price, its risk, what others decide then

suggest-setup-lay = Leg ze voor mij op volgorde
consequence-draw-last = Het is het laatste: als je het gelegd hebt, is de partij voorbij.
consequence-put = Daar kunnen de anderen het pakken.
consequence-lay-unsorted = Dan zijn sommige vakken van je tuin haast niet meer te vullen. Kleine getallen horen linksboven, grote rechtsonder.
consequence-blocked =
    { $count ->
        [one] Dan past er op { $cells } geen klavertje meer, tenzij je er een ruilt.
       *[other] Dan past er op { $cells } geen klavertje meer, tenzij je er ruilt.
    }
consequence-swap = Je { $tile } gaat naar het midden, waar de anderen hem kunnen pakken.
consequence-exchange = Er is al lang niet getrokken: hiermee is de partij voorbij.

## Why the coach advises a move

reason-fills = Het vult een vrij vak van je tuin.
reason-fits =
    Daarna { $count ->
        [one] past
       *[other] passen
    } { $count } van de { $stock } gesloten klavertjes op een vrij vak.

## Wat er gebeurde

luck-begins = Het lot beslist: { $seat } begint.
luck-draw = { $seat } onthult de { $tile }.
    .many = De klavertjes voor de diagonaal worden onthuld.
    .seat = { $seat }: { $items }.
    .item = { $tile }
event-draw = { $seat } trekt een gesloten klavertje.
    .log = { "" }
event-put = { $seat } legt het open in het midden.
event-put-shown = { $seat } legt de { $card } open in het midden.
event-lay = { $seat } legt de { $tile } op { $cell }.
    .many = De klavertjes liggen op de diagonaal.
    .seat = { $seat }: { $items }.
    .item = { $tile } op { $cell }
event-place = { $seat } legt het op { $cell }.
event-place-shown = { $seat } legt de { $card } op { $cell }.
event-pick = { $seat } neemt de { $tile } uit het midden en legt die op { $cell }.
effect-win-race =
    { $count ->
        [one] { $names } wint de partij.
       *[other] { $names } winnen de partij samen.
    }
effect-move-garden-middle = De { $card } gaat naar het midden.

## Koppen in het verloop

heading-setup =
    { $number ->
        [0] Opbouw
       *[other] Partij { $number } van { $of }: opbouw
    }
heading-race =
    { $number ->
        [0] De partij
       *[other] Partij { $number } van { $of }
    }

## Het geluksmoment

moment-gap = { $seat } onthulde de { $tile }, en die paste op { $cell }.
moment-last-gap = { $seat } had nog één klavertje nodig en onthulde de { $tile }: die paste op { $cell }!

## Wat er gevraagd wordt

ask-setup-lay = Leg je { $tile } op de diagonaal.
ask-turn = Trek een gesloten klavertje of neem er een uit het midden.
ask-place = Leg de { $tile } in je tuin of in het midden.

## Hoe het afliep

ending-garden-full = Een tuin is vol.
ending-last-tile = Het laatste gesloten klavertje is onthuld: wie de minste vrije vakken heeft, wint.
ending-exchange = Niemand heeft in twintig beurten per speler getrokken: wie de minste vrije vakken heeft, wint.
ending-tournament = Iedereen is één keer begonnen: wie de meeste punten heeft, wint.

## Opties

option-setup = Hoe de diagonaal wordt gevuld: met vier klavertjes tegelijk of, bij Michaels opbouw, één voor één
option-tournament = Evenveel partijen als spelers, met punten na elke partij
page-option-setup = Opbouw
page-option-tournament = Toernooi
page-choice-standard = Vier klavertjes tegelijk
page-choice-michael = Eén voor één (Michaels opbouw)

## Waarom een zet niet kan

refuse-LN-03 = Bij de opbouw gaat een klavertje naar een vrij vak van de diagonaal.
refuse-LN-05 = In je beurt trek je een klavertje of neem je er een uit het midden; een getrokken klavertje gaat in je tuin of in het midden.
refuse-LN-06 = Zo’n klavertje ligt niet open in het midden.
refuse-LN-09 = Daar zouden de getallen in de rij en de kolom niet meer oplopen.
refuse-LN-10 = De partij is afgelopen.
refuse-LN-12 = Bij Michaels opbouw blijft een gelegd klavertje liggen.
refuse-LN-R1 = De klavertjes van de opbouw worden gelegd in de volgorde waarin ze zijn getrokken.
refuse-LN-R3 = Een klavertje vervangt alleen een klavertje met een ander getal, en zonder het oude moeten de getallen in de rij en de kolom nog steeds oplopen.

## De tafel in de terminal

table-race = Partij { $race } van { $races }
table-free =
    { $count ->
        [0] geen vak vrij
        [one] { $count } vak vrij
       *[other] { $count } vakken vrij
    }
table-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
table-stock = Gesloten
table-middle = Open in het midden
table-middle-empty = nog niets
table-held = Getrokken
table-to-lay = Te leggen, in deze volgorde
table-exchanges = { $count } beurten zonder trekken; na { $limit } eindigt de partij.

## The page

score =
    { $tournament ->
        [true] { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }
       *[false] { $points ->
            [one] { $points } klavertje
           *[other] { $points } klavertjes
        }
    }
page-lucky-numbers-take = De { $tile } uit het midden nemen
page-lucky-numbers-look = De tuin van { $seat } bekijken
page-lucky-numbers-garden = De tuin van { $seat }
page-lucky-numbers-own = Jouw tuin
page-lucky-numbers-you = Jij: { $points }
page-lucky-numbers-close = Sluiten
page-lucky-numbers-exchanges =
    { $count ->
        [one] { $count } beurt zonder trekken
       *[other] { $count } beurten zonder trekken
    }
