### Lucky Hand

game-name = Lucky Hand
game-pitch = Würfle um Bonuskarten, hol dir die der anderen und hab den vollsten Topf, wenn die Zeit um ist.

## Pieces

card-plus-20 = +20 Punkte
card-plus-15 = +15 Punkte
card-plus-10 = +10 Punkte
card-plus-5 = +5 Punkte
card-max = Punkte-Maximum
card-dice-4 = −4 beim Würfeln
card-dice-2 = −2 beim Würfeln
card-points-20 = −20 Punkte
card-points-15 = −15 Punkte
card-points-10 = −10 Punkte
card-points-5 = −5 Punkte
card-ban-1 = Spielverbot für 1 Zug
card-ban-2 = Spielverbot für 2 Züge
card-immunity = Immunität

## What a seat may choose

move-play = „{ $card }“ spielen
move-play-at = „{ $card }“ gegen { $target } spielen
move-counter = Mit einer Immunitätskarte kontern
move-accept = Die Strafe annehmen
move-stake = „{ $card }“ einsetzen
move-stake-nothing = Nichts einsetzen
move-pass = Passen: keine Karte spielen

## What a choice leads to: its price, its risk, what others decide then

consequence-bonus = Ab { $value } gehört sie dir, sonst ist sie verloren.
consequence-bonus-lost = Kein Wurf kann sie jetzt gewinnen: Sie wäre verloren.
consequence-max = Alle dürfen eine Bonuskarte einsetzen; der höchste Wurf gewinnt sie alle.
consequence-immunity =
    { $turns ->
        [one] 1 Zug lang trifft dich keine Strafe.
       *[other] { $turns } Züge lang trifft dich keine Strafe.
    }
consequence-pass = Du ziehst keine Karte nach.
consequence-immune = { $target } ist immun: Deine Karte bliebe ohne Wirkung.
consequence-dice =
    Der nächste Bonuswurf von { $target } zählt { $value } weniger{ $counter ->
        [yes] , außer { $target } kontert.
       *[no] .
    }
consequence-ban =
    { $target } setzt { $turns ->
        [one] einen Zug
       *[other] { $turns } Züge
    } aus{ $counter ->
        [yes] , außer { $target } kontert.
       *[no] .
    }
consequence-gain =
    { $target } gibt dir „{ $card }“{ $counter ->
        [yes] , außer { $target } kontert.
       *[no] .
    }
consequence-give =
    { $target } hat keine Karte „{ $card }“: Du gibst eine von deinen her{ $counter ->
        [yes] , außer { $target } kontert.
       *[no] !
    }
consequence-nothing = Weder du noch { $target } hat „{ $card }“: Nichts passiert.
consequence-counter =
    { $turns ->
        [one] Sie bleibt ohne Wirkung, und du bist 1 Zug lang immun. Deine Immunitätskarte ist verbraucht.
       *[other] Sie bleibt ohne Wirkung, und du bist { $turns } Züge lang immun. Deine Immunitätskarte ist verbraucht.
    }
consequence-accept-dice = Dein nächster Bonuswurf zählt { $value } weniger.
consequence-accept-ban =
    { $turns ->
        [one] Du setzt einen Zug aus.
       *[other] Du setzt { $turns } Züge aus.
    }
consequence-accept-give = Du gibst { $seat } dein „{ $card }“.
consequence-accept-gain = Du hast keine Karte „{ $card }“: { $seat } gibt dir eine!
consequence-stake = Der höchste Wurf gewinnt alle Einsätze. Setzt nur du etwas ein, brauchst du mindestens { $value }.
consequence-stake-nothing = Du verlierst nichts und gewinnst nichts.

## Why the coach advises a move

reason-bonus = { $sides } von { $die } Würfen bringen { $points } Punkte.
reason-gain = Du bekommst „{ $card }“ von { $target }.
reason-leader = { $target } liegt vor den anderen.
reason-saves = Das rettet dein „{ $card }“.

## What happened

luck-begins = Das Los entscheidet: { $seat } beginnt.
luck-deal = { $seat } bekommt „{ $card }“.
    .many = Die Karten werden ausgeteilt: je { $each }.
    .seat = { $seat }: { $items }.
    .item = „{ $card }“
luck-deal-hidden = { $seat } bekommt eine Karte.
luck-draw = { $seat } zieht „{ $card }“.
    .many = Karten werden gezogen: { $names }.
    .seat = { $seat }: { $items }.
    .item = „{ $card }“
luck-draw-hidden = { $seat } zieht eine Karte.
luck-roll = { $seat } würfelt { $value }.
event-play = { $seat } spielt „{ $card }“.
event-play-at = { $seat } spielt „{ $card }“ gegen { $target }.
event-counter = { $seat } kontert mit einer Immunitätskarte.
event-accept = { $seat } nimmt die Strafe an.
event-stake = { $seat } setzt „{ $card }“ ein.
event-stake-nothing = { $seat } setzt nichts ein.
event-pass = { $seat } passt.
event-time-up = Die Zeit ist um.
effect-gain-bans =
    { $seat } muss { $amount ->
        [one] 1 Zug
       *[other] { $amount } Züge
    } aussetzen.
effect-gain-bans-lost =
    { $seat } setzt { $amount ->
        [one] einen Zug
       *[other] { $amount } Züge
    } aus.
effect-win-bonus-nobody = Die Karte ist verloren.
effect-move-heap-stock = Die Ablage wird gemischt und ist der neue Nachziehstapel.

## Headings of the log

heading-round =
    { $number ->
        [0] Eine neue Runde
       *[other] Runde { $number } von { $of }
    }

## The lucky moment

moment-bonus = { $seat } würfelte { $value } und gewann „{ $card }“.
moment-max =
    { $seat } würfelte { $value } und nahm { $count ->
        [one] den Einsatz
       *[other] alle { $count } Einsätze
    } bei „{ card-max }“.

## What is asked

ask-turn =
    { $may_pass ->
        [yes] Spiel eine Karte oder passe.
       *[no] Spiel eine Karte.
    }
ask-counter = { $seat } spielt „{ $card }“ gegen dich. Kontere oder nimm es hin.
ask-stake = Punkte-Maximum, gespielt von { $seat }: Setz eine Bonuskarte ein oder nichts.
silence-counter = Keine Antwort heißt: Du nimmst die Strafe an.
silence-stake = Keine Antwort heißt: Du setzt nichts ein.

## How it ended

ending-clock = Die Zeit ist um: Der vollste Topf gewinnt.
ending-rounds = Die letzte Runde ist vorbei: Der vollste Topf gewinnt.

## Options

option-clock = Wie viele Minuten das Spiel dauert
option-rounds = Wie viele ganze Runden das Spiel dauert, anstelle der Uhr
option-may-pass = Wer Karten hat, darf passen, statt eine zu spielen
page-option-clock = Minuten
page-option-rounds = Runden
page-option-may-pass = Passen ist erlaubt

## Why a move is refused

refuse-LH-01 = Zuerst steht fest, wer beginnt, und alle bekommen drei Karten.
refuse-LH-03 = Zuerst ziehen alle auf drei Karten nach.
refuse-LH-04 = Wer noch keine Karten spielen darf, würfelt zuerst.
refuse-LH-06 = In deinem Zug spielst du eine Karte aus deiner Hand, nicht mehr.
refuse-LH-07 = Eine Bonuskarte wird ohne Ziel gespielt: Der Würfel entscheidet über sie.
refuse-LH-08 = Beim Punkte-Maximum, und nur dann, setzt du eine Bonuskarte aus deiner Hand ein oder nichts; die Karte selbst hat kein Ziel.
refuse-LH-17 = Eine Immunität schützt nur dich selbst: Sie hat kein Ziel.
refuse-LH-18 = Nur eine Strafe, die gerade gegen dich gespielt wurde, nimmst du an oder konterst sie mit einer Immunitätskarte aus deiner Hand.
refuse-LH-20 = Das Spiel ist zu Ende, und die Töpfe werden gezählt.
refuse-LH-R2 = Wer eine Karte hat, muss eine spielen, wenn dieser Tisch das Passen nicht erlaubt, und nur Strafen werden gegen andere an diesem Tisch gespielt.
refuse-LH-R10 = Die Zeit ist schon um; nur die laufende Karte wird noch zu Ende gespielt.
refuse-LH-R11 = Gespielt wird entweder nach der Uhr oder nach Runden, nicht beides.

## The table

table-turn = am Zug
table-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
table-hand =
    { $cards ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $cards } Karten
    }
table-pot = Topf
table-pot-empty = leer
table-waiting = braucht 10 oder mehr
table-playing = darf Karten spielen
table-ban =
    { $turns ->
        [one] setzt 1 Zug aus
       *[other] setzt { $turns } Züge aus
    }
table-immunity =
    { $turns ->
        [one] immun: 1 Zug
       *[other] immun: { $turns } Züge
    }
table-dice = nächster Bonuswurf −{ $minus }
table-stock = Nachziehstapel
table-heap = Ablage
table-clock =
    { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
table-round = Runde { $round } von { $rounds }
table-last-card = Zeit um: letzte Karte
table-played = { $name }: { $card }
table-played-at = { $name }: { $card } → { $target }
table-stakes = Einsätze
table-staked-nothing = nichts
table-to-roll = muss noch würfeln
table-rolled = hat { $value } gewürfelt
table-needs = ab { $value }
table-staked = eingesetzt

## The page

page-lucky-hand-not-yet = ab 10
page-lucky-hand-time-left = Restzeit
page-lucky-hand-chance = { $percent } %
page-lucky-hand-won = Gewonnen!
page-lucky-hand-lost = Verloren
page-lucky-hand-nobody = Niemand gewinnt die Einsätze.
page-lucky-hand-takes-all = { $name } bekommt alles!
page-lucky-hand-countered = Gekontert!
page-lucky-hand-immune = Immun: ohne Wirkung
page-lucky-hand-no-card = Keine solche Karte im Topf: nichts passiert
page-lucky-hand-moved = „{ $card }“ geht von { $from } an { $to }.
page-lucky-hand-at-whom = „{ $card }“: gegen wen?
page-lucky-hand-keep = Zurück
