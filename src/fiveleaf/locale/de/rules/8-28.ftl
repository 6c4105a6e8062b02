### Die Regelseite von 8·28

rules =
    51 Karten: Zahlen von 1 bis 10, viele davon Einsen, und die 1/11. Ein blauer Edelstein zählt 1 Punkt, ein roter 2. Sie liegen in zwei Vorräten und kommen einer nach dem anderen in die Mitte.

    __Eine Runde.__ Alle bekommen eine Karte, schauen sie heimlich an und legen sie verdeckt hin. Wer zuerst gibt, entscheidet das Los, wenn der Tisch niemanden bestimmt. Wer gibt, tut zweierlei:

    - Einen blauen Edelstein in die Mitte legen. Sind keine blauen mehr da, einen roten.
    - Allen reihum die nächste Karte vom Stapel anbieten, ohne sie zu zeigen; wer gibt, kommt zuletzt dran. Nimm sie oder lehne sie ab, wie du magst: Nach einem Nein darfst du später wieder Ja sagen.

    Eine genommene Karte liegt offen. Die 1/11 zählt als 1 oder als 11, wie es dir besser passt. Wer mit den offenen Karten 28 oder mehr erreicht, scheidet aus der Runde aus.

    Dann geht der Stapel nach links weiter, und dort wird ebenso gegeben. Nimmt einen ganzen Umlauf lang niemand eine Karte, ist die Runde zu Ende.

    __Die Teilung.__ Alle Karten werden aufgedeckt, und aus den Edelsteinen in der Mitte werden zwei gleich wertvolle Schätze. Den ersten bekommt, wer am nächsten an 8 liegt, den zweiten, wer am nächsten an 28 liegt, aber nie darüber. Bei Gleichstand wird geteilt. Ein Schatz, den niemand gewinnt, und alles, was sich nicht teilen lässt, bleibt für die nächste Runde in der Mitte.

    __Nur ein Schatz.__ Passen deine Karten zu beiden? Dann wählst du einen; wer zuletzt gegeben hat, wählt zuerst.

    __Jackpot!__ Wenn deine Karten genau 8 und auch genau 28 ergeben, gehören dir alle Edelsteine in der Mitte. Mehrere Jackpots teilen sie sich.

    __Die nächste Runde.__ Alle Karten werden gemischt, und zuerst gibt, wer links von dem sitzt, der zuletzt gegeben hat.

    __Das Ende.__ Die Runde, in der der erste rote Edelstein gelegt wird, ist die letzte. Gehen auch die roten aus, wird sie ohne neue Edelsteine zu Ende gespielt. Wer die meisten Punkte hat, gewinnt; bei Gleichstand gewinnen alle mit diesen Punkten. Was in der Mitte bleibt, gehört niemandem.

## Was in der Schachtel ist

pieces = { $cards } Karten und { $gems } Edelsteine. Die Liste aus dem Heft ist nicht erhalten. Man kennt zwei Fassungen des Stapels, und ein Tisch kann wählen; dies ist die übliche.
pieces-blue = blau, je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
pieces-red = rot, je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## Der Zug als Beispiel

example-1 = Alle haben eine verdeckte Karte; wir sehen Anna über die Schulter. Sie gibt zuerst und legt einen Edelstein in die Mitte.
example-2 = Die Karte wurde verdeckt angeboten. Jetzt, wo sie genommen ist, bleibt sie offen vor Ben liegen.
example-3 = Nach zwei Umläufen. Anna hat zweimal eine 1/11 genommen: Mit ihrer verdeckten Karte sind das { $totals }, wie sie möchte.
example-4 = In diesem Umlauf nimmt niemand eine Karte: Die Runde ist zu Ende, und alle Karten werden aufgedeckt. Die { $gems } Edelsteine ergeben zwei Schätze, jeder { $treasure } wert.
example-5 = Annas Karten passen zu beiden Schätzen. Sie hat zuletzt gegeben und wählt zuerst: Mit { $total } ist sie am nächsten an 28.
example-6 = Auch Chloé könnte beide versuchen und gewinnt mit { $total } den ersten Schatz. Bens { $other } ist übertroffen und gewinnt nichts.

## Entscheidungen

ruling-EX-R1 = Ob jemand ausscheidet, wird mit jeder 1/11 als 1 gerechnet: Niemand scheidet aus, solange eine Lesart die offenen Karten unter 28 hält.
ruling-EX-R2 = Wer ausgeschieden ist, gibt trotzdem, wenn der Stapel herumkommt, bekommt aber keine Karte angeboten und keinen Anteil.
ruling-EX-R3 = Sind alle ausgeschieden, endet die Runde sofort. Von einem leeren Stapel lässt sich nichts nehmen; die Umläufe finden trotzdem statt, mit Edelstein, bis in einem niemand etwas nimmt.
ruling-EX-R4 = Schätze und Anteile werden so groß, wie es die Edelsteine zulassen; ein roter lässt sich nicht zerschneiden. Rote werden zuerst verteilt, und der Schatz mit weniger Gewinnern wird zuerst gefüllt, damit die kleinen dort liegen, wo geteilt werden muss.
ruling-EX-R5 = Wer nur Summen über 28 hat, bekommt keinen Anteil. Wer nur Summen über 8 hat, nimmt ohne Frage am zweiten Schatz teil. Bei einer Teilung zählt die beste Summe.
ruling-EX-R6 = Bei einem Jackpot muss niemand wählen. Sonst werden alle gefragt, deren Karten zu beiden Schätzen passen, auch wenn diese nichts wert sind.
ruling-EX-R7 = Was am Ende in der Mitte liegt, gehört niemandem. Bei gleichen Punkten gewinnen alle, die sie haben.
