### Lucky Five

game-name = Lucky Five
game-pitch = Karte aufdecken, Chip setzen, höher oder niedriger ansagen und würfeln: weitermachen für einen größeren Stapel oder rechtzeitig aufhören.

## Das Material

die-red = Rot
die-orange = Orange
die-yellow = Gelb

card-red = Rot
card-orange = Orange
card-yellow = Gelb
card-red-plus-orange = Rot + Orange
card-red-plus-yellow = Rot + Gelb
card-orange-plus-yellow = Orange + Gelb
card-red-plus-orange-plus-yellow = Rot + Orange + Gelb
card-qq = ??
card-xx = !!
card-lucky-five = Lucky Five

chip-10 = einen hellgrünen Chip (10)
chip-50 = einen dunkelgrünen Chip (50)
chip-100 = einen schwarzen Chip (100)

bet-higher = höher
bet-lower = niedriger

## Was man wählen kann

move-choose = Die Würfel { $dice }
move-reroll = Den Würfel { $die } neu werfen lassen
move-reroll-nothing = Die Würfel liegen lassen
move-stake = { $chip } setzen
move-call = „{ $bet }“ ansagen
move-go-on = Weitermachen: noch eine Karte aufdecken
move-stop = Aufhören: den Stapel nehmen

## What a choice leads to: its price, its risk, what others decide then

consequence-choose =
    Zusammen { $sum }: { $whose ->
        [own] Bestenfalls { $right } von { $rolls } Würfen sind richtig für dich.
       *[other] Bestenfalls { $right } von { $rolls } Würfen sind richtig für { $seat }.
    }
consequence-reroll = Die drei Würfel ergeben dann { $low } bis { $high }.
consequence-reroll-nothing = Es bleibt bei { $sum }: Bestenfalls { $right } von { $rolls } Würfen sind richtig für { $seat }.
consequence-stake = Richtig: { $points } Punkte, wenn du dann aufhörst. Falsch: Der Chip bleibt auf dem Tisch.
consequence-stake-lucky = Richtig: { $points } Punkte. Falsch: Der Chip bleibt auf dem Tisch.
consequence-stake-last = Dein letzter Chip. Richtig: { $points } Punkte. Falsch: Er bleibt auf dem Tisch.
consequence-call = { $right } von { $rolls } Würfen sind richtig.
consequence-stop =
    { $points ->
        [one] 1 Punkt für dich.
       *[other] { $points } Punkte für dich.
    }
consequence-go-on = Eine falsche Ansage, und diese { $points } Punkte sind weg.

## Why the coach advises a move

reason-odds = { $right } von { $rolls } Würfen sind richtig.
reason-hard = Nur { $right } von { $rolls } Würfen sind richtig für { $seat }.
reason-pile = Eine richtige Ansage macht den Stapel { $points } Punkte wert.
reason-cheap = Du riskierst nur { $chip }.
reason-safe = { $points } Punkte sind dir sicher.
reason-go-on = Nur { $points } Punkte stehen auf dem Spiel, und der Stapel kann wachsen.

## Was geschehen ist

luck-begins = Das Los entscheidet: { $seat } beginnt.
luck-turn = Die Karte zeigt: { $card }.
luck-roll = Der Würfel { $die } zeigt { $value }.
    .many = Die Würfel zeigen { $items }: zusammen { $sum }.
    .item = { $die } { $value }
event-choose = { $seat } wählt die Würfel { $dice }.
event-reroll = { $seat } lässt den Würfel { $die } neu werfen.
event-reroll-nothing = { $seat } lässt die Würfel liegen.
event-stake = { $seat } setzt { $chip }.
event-call = { $seat } sagt „{ $bet }“ an.
event-go-on = { $seat } macht weiter.
event-stop = { $seat } hört auf und nimmt den Stapel.
effect-win-bet = Die Ansage war richtig.
effect-win-bet-nobody = Die Ansage war falsch: Die Karten werden abgelegt, die Chips bleiben auf dem Tisch.

## Überschriften im Verlauf

heading-turn = { $seat } ist am Zug

## Der Glücksmoment

moment-bet = { $seat } sagte „{ $bet }“ als { $sum } an und würfelte { $total }.
moment-lucky-five = { $seat } deckte eine Lucky Five auf.

## Was gefragt wird

ask-choose =
    { $whose ->
        [own] Wähle die zwei Würfel, die du wirfst.
       *[other] Wähle die zwei Würfel für { $seat }.
    }
ask-reroll = { $seat } hat einen Lucky Five: Die drei Würfel ergeben { $sum }. Soll einer davon vor der Wette neu geworfen werden?
ask-stake =
    { $count ->
        [one] Der Würfel { $dice } zeigt { $sum }.
       *[other] Die Würfel { $dice } ergeben { $sum }.
    } Welchen Chip setzt du?
ask-call =
    { $count ->
        [one] Du wirfst den Würfel { $dice }.
       *[other] Du wirfst die Würfel { $dice }.
    } Höher oder niedriger als { $sum }?
ask-go-on =
    { $cards ->
        [one] Eine Karte × { $chips } in Chips
       *[other] { $cards } Karten × { $chips } in Chips
    } = { $points } Punkte. Aufhören und den Stapel nehmen oder weitermachen?

## Wie es ausging

ending-last-turn = Wer als Einziger noch Chips hatte, hat den letzten Zug gemacht.
ending-no-card = Es gibt keine Karte mehr zum Aufdecken: Chips auf der Hand zählen ihren Wert.

## Optionen

option-deck = Wie viele Karten es von jeder Art gibt; von einer nicht genannten Art gibt es keine

## Warum ein Zug abgelehnt wird

refuse-L5-03 = Zuerst beginnt jemand und würfelt mit allen drei Würfeln.
refuse-L5-04 = Zuerst wird eine Karte aufgedeckt.
refuse-L5-05 = Die Karte bestimmt, welche Würfel geworfen werden.
refuse-L5-06 = Bei „??“ wählt jetzt, wer am Zug ist, zwei Würfel.
refuse-L5-07 = Bei „!!“ wählt jetzt, wer rechts sitzt, zwei Würfel.
refuse-L5-08 = Gesetzt wird genau ein Chip, und zwar einer, den du noch hast.
refuse-L5-09 = Jetzt wird „höher“ oder „niedriger“ angesagt, dann wird gewürfelt.
refuse-L5-11 = Nach einer richtigen Ansage macht man weiter oder hört auf.
refuse-L5-13 = Nur bei einem Lucky Five und vor dem Einsatz darf, wer rechts sitzt, einen Würfel neu werfen lassen, oder keinen.
refuse-L5-17 = Das Spiel ist zu Ende: Der letzte Zug ist gespielt.
refuse-L5-18 = Das Spiel ist zu Ende: Es gibt keine Karte mehr zum Aufdecken.
refuse-L5-R1 = Die Reihenfolge ist: Karte, Würfel, Einsatz, Ansage.
refuse-L5-R2 = Vor der ersten Wette eines Zuges kann niemand aufhören.
refuse-L5-R4 = Wer als Letzter Chips hat, hat rechts niemanden mehr und wählt die zwei Würfel von „!!“ jetzt selbst.

## Der Tisch

table-seat-turn = am Zug
table-chips = Chips
table-piles = Stapel
table-no-pile = noch kein Stapel
table-points = Punkte
table-player = Spieler
table-pile =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } × { $chips } = { $points }
table-pile-lucky = ★ Lucky Five: 5 × { $chips } = { $points }
table-card = Karte
table-turned = Karten dieses Zuges
table-on-table = Chips auf dem Tisch
table-nothing = –
table-bet = Die Wette
table-bet-open = höher oder niedriger als { $sum }
table-bet-called = { $bet } als { $sum }
table-shoe = Kartenschlitten: { $stock } zum Aufdecken, { $discard } abgelegt
table-middle = Der Tisch
table-yours = Dein Platz
table-others = Die Spieler

## The page

page-lucky-five-right = Richtig!
page-lucky-five-wrong = Falsch!
page-lucky-five-choose = Zwei Würfel
page-lucky-five-picks = { $seat } wählt zwei Würfel
page-lucky-five-again = Einen Würfel neu werfen?
page-lucky-five-leave = So lassen
page-lucky-five-stop = Aufhören
page-lucky-five-stop-brings = { $points } nehmen
page-lucky-five-go-on = Weiter
page-lucky-five-go-on-brings = noch eine Karte
page-lucky-five-last-turn = Letzter Zug
page-lucky-five-wins = gewinnt
