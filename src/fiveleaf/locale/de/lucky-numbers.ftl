### Lucky Numbers

game-name = Lucky Numbers
game-pitch = Fülle deinen Garten mit Kleeblättern, die in jeder Reihe und jeder Spalte steigen, schneller als die anderen.

## Das Material

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

## Was man wählen kann

move-draw = Ein verdecktes Kleeblatt ziehen
move-put = Es offen in die Mitte legen
move-lay = Die { $tile } auf { $cell } legen
move-place = Es auf { $cell } legen
move-pick = Die { $tile } aus der Mitte nehmen und auf { $cell } legen

## What a choice leads to: its price, its risk, what others decide then

suggest-setup-lay = Der Reihe nach für mich legen
consequence-draw-last = Es ist das letzte: Wenn du es gelegt hast, ist die Partie zu Ende.
consequence-put = Dort können es die anderen nehmen.
consequence-lay-unsorted = Dann lassen sich manche Felder deines Gartens kaum noch füllen. Kleine Zahlen gehören nach oben links, große nach unten rechts.
consequence-blocked =
    { $count ->
        [one] Dann passt auf { $cells } kein Kleeblatt mehr, außer du tauschst eins aus.
       *[other] Dann passt auf { $cells } kein Kleeblatt mehr, außer du tauschst welche aus.
    }
consequence-swap = Deine { $tile } kommt in die Mitte, wo die anderen sie nehmen können.
consequence-exchange = Schon lange hat niemand gezogen: Damit endet die Partie.

## Why the coach advises a move

reason-fills = Das füllt ein freies Feld deines Gartens.
reason-fits =
    Danach { $count ->
        [one] passt
       *[other] passen
    } { $count } der { $stock } verdeckten Kleeblätter auf ein freies Feld.

## Was geschehen ist

luck-begins = Das Los entscheidet: { $seat } beginnt.
luck-draw = { $seat } deckt die { $tile } auf.
    .many = Die Kleeblätter für die Diagonale werden aufgedeckt.
    .seat = { $seat }: { $items }.
    .item = { $tile }
event-draw = { $seat } zieht ein verdecktes Kleeblatt.
    .log = { "" }
event-put = { $seat } legt es offen in die Mitte.
event-put-shown = { $seat } legt die { $card } offen in die Mitte.
event-lay = { $seat } legt die { $tile } auf { $cell }.
    .many = Die Kleeblätter liegen auf der Diagonale.
    .seat = { $seat }: { $items }.
    .item = { $tile } auf { $cell }
event-place = { $seat } legt es auf { $cell }.
event-place-shown = { $seat } legt die { $card } auf { $cell }.
event-pick = { $seat } nimmt die { $tile } aus der Mitte und legt sie auf { $cell }.
effect-win-race =
    { $count ->
        [one] { $names } gewinnt die Partie.
       *[other] { $names } gewinnen die Partie gemeinsam.
    }
effect-move-garden-middle = Die { $card } kommt in die Mitte.

## Überschriften im Verlauf

heading-setup =
    { $number ->
        [0] Aufbau
       *[other] Partie { $number } von { $of }: Aufbau
    }
heading-race =
    { $number ->
        [0] Die Partie
       *[other] Partie { $number } von { $of }
    }

## Der Glücksmoment

moment-gap = { $seat } deckte die { $tile } auf, und sie passte auf { $cell }.
moment-last-gap = { $seat } fehlte ein einziges Kleeblatt, und da kam die { $tile }: Sie passte auf { $cell }!

## Was gefragt wird

ask-setup-lay = Lege deine { $tile } auf die Diagonale.
ask-turn = Ziehe ein verdecktes Kleeblatt oder nimm eins aus der Mitte.
ask-place = Lege die { $tile } in deinen Garten oder in die Mitte.

## Wie es endete

ending-garden-full = Ein Garten ist voll.
ending-last-tile = Das letzte verdeckte Kleeblatt ist aufgedeckt: Wer die wenigsten freien Felder hat, gewinnt.
ending-exchange = In den letzten zwanzig Zügen aller hat niemand gezogen: Wer die wenigsten freien Felder hat, gewinnt.
ending-tournament = Alle haben einmal begonnen: Wer die meisten Punkte hat, gewinnt.

## Einstellungen

option-setup = Wie die Diagonale gefüllt wird: mit vier Kleeblättern auf einmal oder, bei Michaels Aufbau, mit einem nach dem anderen
option-tournament = So viele Partien, wie Leute mitspielen, mit Punkten nach jeder
page-option-setup = Aufbau
page-option-tournament = Turnier
page-choice-standard = Vier Kleeblätter auf einmal
page-choice-michael = Eins nach dem anderen (Michaels Aufbau)

## Warum ein Zug nicht geht

refuse-LN-03 = Beim Aufbau kommt ein Kleeblatt auf ein freies Feld der Diagonale.
refuse-LN-05 = Im Zug ziehst du ein Kleeblatt oder nimmst eins aus der Mitte; ein gezogenes kommt in den Garten oder in die Mitte.
refuse-LN-06 = So ein Kleeblatt liegt nicht offen in der Mitte.
refuse-LN-09 = Dort würden die Zahlen in Reihe und Spalte nicht mehr steigen.
refuse-LN-10 = Die Partie ist vorbei.
refuse-LN-12 = Bei Michaels Aufbau bleibt ein gelegtes Kleeblatt, wo es ist.
refuse-LN-R1 = Die Kleeblätter des Aufbaus werden in der Reihenfolge gelegt, in der sie gezogen wurden.
refuse-LN-R3 = Ein Kleeblatt ersetzt nur eins mit einer anderen Zahl, und ohne das alte müssen die Zahlen in Reihe und Spalte weiter steigen.

## Der Tisch im Terminal

table-race = Partie { $race } von { $races }
table-free =
    { $count ->
        [0] kein Feld frei
        [one] { $count } Feld frei
       *[other] { $count } Felder frei
    }
table-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
table-stock = Verdeckt
table-middle = Offen in der Mitte
table-middle-empty = noch nichts
table-held = Gezogen
table-to-lay = Zu legen, der Reihe nach
table-exchanges = { $count } Züge, ohne dass gezogen wurde; nach { $limit } endet die Partie.

## The page

score =
    { $tournament ->
        [true] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
       *[false] { $points ->
            [one] { $points } Kleeblatt
           *[other] { $points } Kleeblätter
        }
    }
page-lucky-numbers-take = Die { $tile } aus der Mitte nehmen
page-lucky-numbers-look = Den Garten von { $seat } ansehen
page-lucky-numbers-garden = Der Garten von { $seat }
page-lucky-numbers-own = Dein Garten
page-lucky-numbers-you = Du: { $points }
page-lucky-numbers-close = Schließen
page-lucky-numbers-exchanges =
    { $count ->
        [one] { $count } Zug, ohne dass gezogen wurde
       *[other] { $count } Züge, ohne dass gezogen wurde
    }
