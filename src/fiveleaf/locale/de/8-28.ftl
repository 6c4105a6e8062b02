### 8·28

game-name = 8·28
game-pitch = Nimm Karte um Karte und hör so nahe wie möglich an 8 oder 28 auf; wer beides schafft, bekommt alle Edelsteine.

## Pieces

at-8 = den ersten Schatz (8)
at-28 = den zweiten Schatz (28)

## What a seat may choose

move-take = Die Karte nehmen
move-decline = Ablehnen
move-aim = Auf { $at } zielen

## What a choice leads to: its price, its risk, what others decide then

consequence-take-past-8 =
    { $count } der { $unseen } noch verdeckten Karten { $count ->
        [one] brächte
       *[other] brächten
    } dich über 8.
consequence-take-past-28 =
    { $count } der { $unseen } noch verdeckten Karten { $count ->
        [one] brächte
       *[other] brächten
    } dich über 28: Dann gewinnst du nichts.
consequence-decline =
    { $count ->
        [one] Lehnt auch { $seats } ab, endet die Runde.
       *[other] Lehnen auch die { $count } anderen ab, die noch gefragt werden, endet die Runde.
    }
consequence-decline-ends = Niemand hat eine Karte genommen: Die Runde endet jetzt.
consequence-decline-final = Dir wird in dieser Runde keine Karte mehr angeboten.
consequence-aim =
    { $points ->
        [0] Bringt dir nichts.
        [one] Bringt dir sicher 1 Punkt.
       *[other] Bringt dir sicher { $points } Punkte.
    }
consequence-aim-if =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, wenn dich niemand übertrifft, { $least ->
        [0] nichts
       *[other] nur { $least }
    }, wenn { $count ->
        [one] { $seats } auch darauf zielt
       *[other] andere auch darauf zielen
    }.

## Why the coach advises a move

reason-points = Nach dem, was bisher gewählt wurde, bringt das mehr: { $points } Punkte.
reason-risk =
    { $count } der { $unseen } noch verdeckten Karten { $count ->
        [one] brächte
       *[other] brächten
    } dich über 28.
reason-exact = Du hast genau { $total }.
reason-nearer =
    { $count } der { $unseen } noch verdeckten Karten { $count ->
        [one] bringt
       *[other] bringen
    } dich näher an 28.

## What happened

luck-begins = Das Los entscheidet: { $seat } gibt zuerst.
luck-deal = { $seat } bekommt verdeckt die { $card }.
    .many = Alle bekommen eine verdeckte Karte.
    .seat = { $seat }: { $items }.
    .item = { $card }
luck-deal-hidden = { $seat } bekommt eine verdeckte Karte.
luck-draw = { $seat } deckt die { $card } auf.
event-take = { $seat } nimmt die nächste Karte.
    .log = { "" }
event-decline = { $seat } lehnt ab.
    .many = { $names } lehnen ab.
event-aim = { $seat } zielt auf { $at }.
effect-win-8 =
    { $count ->
        [one] { $names } gewinnt { at-8 }.
       *[other] { $names } teilen sich { at-8 }.
    }
effect-win-28 =
    { $count ->
        [one] { $names } gewinnt { at-28 }.
       *[other] { $names } teilen sich { at-28 }.
    }
effect-win-jackpot =
    { $count ->
        [one] Jackpot: { $names } gewinnt die ganze Mitte.
       *[other] Jackpot: { $names } teilen sich die ganze Mitte.
    }
effect-turn-down = Verdeckte Karte von { $seat }: { $cards }.
effect-move-reserve-middle =
    { $count ->
        [one] In der Mitte liegt ein Edelstein mehr.
       *[other] In der Mitte liegen { $count } Edelsteine mehr.
    }

## Headings of the log

heading-round = Runde { $number }

## The lucky moment

moment-exact = { $seat } deckte die { $card } auf: genau { $total }!
moment-both = { $seat } deckte die { $card } auf: genau 8 und genau 28!

## What is asked

ask-offer = Nimmst du die nächste Karte? Deine Karten ergeben { $totals }.
ask-aim =
    Jeder Schatz ist { $treasure } wert. Nach dem, was bisher gewählt wurde, brächte deine { $first_total } beim ersten { $first_points ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $first_points } Punkte
    } und deine { $second_total } beim zweiten { $second_points ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $second_points } Punkte
    }. Auf welchen zielst du?

## How it ended

ending-last-round = Die Runde mit dem ersten roten Edelstein ist vorbei: Wer die meisten Punkte hat, gewinnt.

## Options

option-deck = Wie viele Einsen und Achten im Stapel sind: fünfzehn und vier oder sechzehn und drei
option-blue-gems = Wie viele im Vorrat liegen; mit weniger wird das Spiel kürzer
option-red-gems = Wie viele folgen, wenn die blauen aus sind; die Runde mit dem ersten roten ist die letzte
option-passing-is-final = Wer einmal ablehnt, bekommt in dieser Runde keine Karte mehr angeboten
page-option-deck = Karten
page-option-blue-gems = Blaue Edelsteine
page-option-red-gems = Rote Edelsteine
page-option-passing-is-final = Ablehnen ist endgültig
page-choice-fifteen-ones = Fünfzehn Einsen, vier Achten
page-choice-sixteen-ones = Sechzehn Einsen, drei Achten

## Why a move is refused

refuse-EX-02 = Zuerst bekommen alle eine verdeckte Karte.
refuse-EX-03 = Zuerst muss bestimmt werden, wer gibt.
refuse-EX-05 = Dir wird eine Karte angeboten: Nimm sie oder lehne sie ab.
refuse-EX-06 = Zuerst muss die genommene Karte aufgedeckt werden.
refuse-EX-16 = Man ist nur an einer Teilung beteiligt: Wähle den ersten oder den zweiten Schatz.
refuse-EX-17 = Die Schätze werden nacheinander gewählt; wer zuletzt gegeben hat, beginnt.
refuse-EX-20 = Die Runde mit dem ersten roten Edelstein war die letzte.

## The table

table-round = Runde { $round }
table-last-round = die letzte
table-deck =
    { $cards ->
        [one] 1 Karte im Stapel
       *[other] { $cards } Karten im Stapel
    }
table-player = Spieler
table-down = Verdeckt
table-cards = Offen
table-total = Summe
table-gems = Edelsteine
table-points = Punkte
table-dealer = gibt
table-out = ausgeschieden
table-passed = hat abgelehnt
table-aim = zielt auf { $at }
table-jackpot = JACKPOT!
table-middle = In der Mitte
table-treasure =
    { $value ->
        [0] zu wenig für zwei Schätze
       *[other] zwei Schätze, jeder { $value } wert
    }
table-reserve = Vorrat
table-blue = blau { $count }
table-red = rot { $count }
table-hand = Deine Karten, { $name }
table-face-down = verdeckt
table-makes = Sie ergeben { $totals }
table-last-share = Die letzte Teilung
table-won = Gewinn
table-aimed = Anteil

## The page

page-8-28-keep-staying = Immer ablehnen
page-8-28-staying = Du lehnst alles ab
page-8-28-staying-hint = Jede Karte dieser Runde wird abgelehnt. Tippe, um wieder gefragt zu werden.
page-8-28-out = raus
page-8-28-deals = { $name } gibt
page-8-28-no-dealer = Noch niemand gibt
page-8-28-took = In diesem Umlauf wurde eine Karte genommen.
page-8-28-nobody-took = Nimmt in diesem Umlauf niemand eine Karte, endet die Runde.
page-8-28-last-round = Letzte Runde
page-8-28-only-you = Nur du siehst sie
page-8-28-unseen = Noch nicht gesehene Karten
page-8-28-unseen-kind = { $card }: { $count }
page-8-28-others = Die anderen
page-8-28-everybody = Alle
page-ask-aim = Auf welchen Schatz zielst du?
page-8-28-treasure-8 = Erster Schatz
page-8-28-treasure-28 = Zweiter Schatz
page-8-28-worth = { $value } wert
page-8-28-with = mit deiner { $total }
page-8-28-brings =
    { $points ->
        [0] bringt nichts
        [one] bringt 1 Punkt
       *[other] bringt { $points } Punkte
    }
page-8-28-choosing = wählt …
page-8-28-nobody = niemand
page-8-28-no-part = Ohne Anteil
page-8-28-none-yet = Bisher bei keinem Schatz
page-8-28-share = Runde { $round }: die Teilung
page-8-28-close = Schließen
page-8-28-nothing-won = Niemand hat Edelsteine gewonnen
page-8-28-show-share = Die letzte Teilung zeigen
