### Lucky Jack

game-name = Lucky Jack
game-pitch = Werde deine Karten los, bis die letzten drei oder vier gleich sind, und rufe vor den anderen „Jackpot!“.

## Pieces

card-lemon = Zitrone
card-cherry = Kirsche
card-diamond = Diamant
card-clover = Kleeblatt
card-bell = Glocke
card-grape = Traube
card-seven = Sieben

## What a seat may choose

move-discard = Eine Karte „{ $card }“ ablegen
move-jackpot = Eine Karte „{ $card }“ ablegen und „Jackpot!“ rufen
move-draw = Eine Karte ziehen
move-keep = Sie auf die Hand nehmen
move-put = Sie auf den Ablagestapel legen
move-take = „Ich nehme!“
move-leave = Sie liegen lassen
move-pass = Passen

## What a choice leads to: its price, its risk, what others decide then

consequence-discard =
    { $count ->
        [one] Danach ziehst du eine Karte.
       *[other] Danach ziehst du { $count } Karten.
    }
consequence-uncalled = Die { $points } Punkte bekommst du nicht. Ruft jemand anderes zuerst, sind sie verloren.
consequence-jackpot = { $points } Punkte für dich, keine für die anderen.
consequence-keep = Danach hast du { $count } Karten auf der Hand.
consequence-put =
    { $others ->
        [0] { $seat } darf sie nehmen.
       *[other] { $seat } darf sie als Erstes nehmen, dann die anderen.
    }
consequence-take = Sie gehört dir: Niemand kommt vor dir. Danach hast du { $count } Karten auf der Hand.
consequence-take-if =
    { $count ->
        [one] Nur, wenn { $seats } sie liegen lässt und dir nicht zuvorkommt.
       *[other] Nur, wenn die { $count }, die vor dir kommen, sie liegen lassen.
    }
consequence-leave =
    { $others ->
        [0] Sie bleibt auf dem Ablagestapel.
       *[other] Jemand anderes darf sie nehmen.
    }

## Why the coach advises a move

reason-points = Das bringt sofort { $points } Punkte.
reason-together = Deine { $count } Karten „{ $card }“ bleiben zusammen.
reason-size = Dir bleiben nur { $count } Karten.
reason-alike = Sie passt zu deinen { $count } Karten „{ $card }“.
reason-small = Deine Hand bleibt klein: { $count } Karten.

## What happened

luck-begins = Das Los entscheidet: { $seat } beginnt.
luck-deal = { $seat } bekommt eine Karte „{ $card }“.
    .many = Die Karten werden ausgeteilt: je { $each }.
    .seat = { $seat }: { $items }.
    .item = { $card }
luck-deal-hidden = { $seat } bekommt eine Karte.
luck-turn-up = Eine Karte „{ $card }“ wird aufgedeckt und beginnt den Ablagestapel.
luck-draw = { $seat } zieht eine Karte „{ $card }“.
luck-draw-hidden = { $seat } zieht verdeckt eine Karte.
event-discard = { $seat } legt eine Karte „{ $card }“ ab.
event-jackpot = { $seat } legt eine Karte „{ $card }“ ab und ruft „Jackpot!“.
event-draw = { $seat } möchte ziehen.
    .log = { "" }
event-keep = { $seat } behält die Karte.
event-keep-shown = { $seat } behält die Karte „{ $card }“.
event-put = { $seat } legt die Karte auf den Ablagestapel: Wer will sie?
event-put-shown = { $seat } legt eine Karte „{ $card }“ auf den Ablagestapel: Wer will sie?
event-take = { $seat } ruft „Ich nehme!“.
event-take-shown = { $seat } ruft „Ich nehme!“ und bekommt die Karte „{ $card }“.
event-leave = { $seat } lässt sie liegen.
    .many = { $names } lassen sie liegen.
event-pass = { $seat } kann weder ablegen noch ziehen und passt.
effect-win-hand-nobody = Die Runde ist ungültig: Niemand bekommt Punkte.
effect-win-double-jackpot = Ein doppelter Jackpot!
effect-turn-hand = { $seat } zeigt: { $cards }.

## Headings of the log

heading-hand = Runde { $number } von { $of }
next-hand = Nächste Runde

## The lucky moment

moment-dealt = { $seat } bekam { $count } gleiche Karten: { $card }.
moment-drawn = { $seat } hatte { $had } gleiche Karten und zog noch eine: { $card }.

## What is asked

ask-turn = Oben liegt „{ $card }“. Lege eine Karte ab oder ziehe eine.
ask-keep = Du hast eine Karte „{ $card }“ gezogen. Behältst du sie, oder legst du sie auf den Ablagestapel?
ask-claim = Eine Karte „{ $card }“ ist zu haben. Nimmst du sie?
silence-claim = Keine Antwort heißt: Du lässt sie liegen.

## How it ended

ending-last-hand = Die letzte Runde ist gespielt: Die höchste Summe gewinnt.

## Options

option-hands = Wie viele Runden ein Spiel hat
page-option-hands = Runden
page-choice-3 = 3 Runden
page-choice-5 = 5 Runden

## Why a move is refused

refuse-LJ-03 = Zuerst muss feststehen, wer beginnt.
refuse-LJ-04 = Die Karten werden noch verteilt.
refuse-LJ-05 = Wer am Zug ist, legt eine Karte ab oder zieht eine.
refuse-LJ-06 = Du hast keine Karte mit dem Symbol, das oben auf dem Ablagestapel liegt.
refuse-LJ-07 = Du hast keine solche Karte; eine höhere muss aus deiner Hand kommen.
refuse-LJ-08 = Du hast keine solche Karte; eine niedrigere muss aus deiner Hand kommen und kostet zwei Karten.
refuse-LJ-09 = Die Karte wird gerade gezogen.
refuse-LJ-10 = Nur eine eben gezogene Karte wird behalten oder auf den Ablagestapel gelegt, und eines von beiden muss sein.
refuse-LJ-11 = Nur eine gezogene und dann abgelegte Karte kann genommen oder liegen gelassen werden, und etwas anderes geht dann nicht.
refuse-LJ-14 = Wer gezogen hat, legt im selben Zug keine Karte aus der Hand ab.
refuse-LJ-15 = Niemand darf weniger als drei Karten haben: Mit drei Karten kannst du nur ziehen.
refuse-LJ-16 = Der Kartenstock wird gerade neu gemischt.
refuse-LJ-17 = Für einen Jackpot müssen genau drei oder vier Karten übrig sein, alle mit demselben Symbol.
refuse-LJ-18 = Für einen doppelten Jackpot müssen vier Karten mit demselben Symbol übrig sein.
refuse-LJ-21 = Das Spiel ist zu Ende.
refuse-LJ-R1 = Eine niedrigere Karte kostet zwei Karten, also lässt sich mit ihr kein Jackpot ausrufen.
refuse-LJ-R4 = Ziehe, solange es eine Karte zu ziehen gibt; passen darf nur, wer weder ablegen noch ziehen kann.

## The table

table-hand = Runde { $hand } von { $hands }
table-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
table-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
table-stock = Kartenstock
table-discard = Ablagestapel
table-empty = leer
table-drawn = Gezogen
table-drawn-hidden = verdeckt
table-to-claim = Wer nimmt sie?
table-turn = am Zug
table-begins = hat begonnen
table-known = hat auf jeden Fall
table-own = Deine Hand
table-sheet = Jackpots
table-void = niemand
table-anew =
    { $times ->
        [one] einmal neu gemischt
       *[other] { $times }-mal neu gemischt
    }
table-scale = Wertskala
table-worth = { $points }

## The page

page-lucky-jack-on-top = oben auf dem Ablagestapel
page-lucky-jack-free = gratis
page-lucky-jack-costs = +{ $count }
page-lucky-jack-alike = { $count } gleiche: { $points } Punkte
page-lucky-jack-from = von { $seat }
page-lucky-jack-shout = Jackpot!
page-lucky-jack-prize = für { $points } Punkte
page-lucky-jack-won = { $seat } gewinnt { $points } Punkte
page-lucky-jack-void = Diese Runde gewinnt niemand.
page-lucky-jack-orders = Feste Ansagen für angebotene Karten
page-lucky-jack-always = Immer nehmen
page-lucky-jack-always-card = Immer nehmen: { $card }
page-lucky-jack-rest = Rest liegen lassen
page-lucky-jack-release = Aufheben
page-lucky-jack-said-take = Du hast „Ich nehme!“ gerufen.
page-lucky-jack-said-leave = Du lässt sie liegen.
page-lucky-jack-ordered = feste Ansage
