### Die Regelseite von Lucky Five

rules =
    Alle beginnen mit zehn Chips: sieben hellgrünen (10), zwei dunkelgrünen (50) und einem schwarzen (100). Es gibt drei Würfel, Rot, Orange und Gelb, und einen Kartenschlitten mit 33 Karten: 21 zeigen einen, zwei oder drei Würfel, dazu vier „??“, vier „!!“ und vier „Lucky Five“. Wer beginnt, entscheidet das Los, wenn der Tisch niemanden bestimmt. Wer beginnt, würfelt einmal mit allen drei Würfeln. Danach bleiben sie liegen, bis jemand wettet.

    __Dein Zug__ besteht aus Schritten. In jedem Schritt:

    1. Decke eine Karte auf. Sie zeigt, welche Würfel du gleich wirfst: einen, zwei oder alle drei.
    2. Setze genau einen Chip.
    3. Sage „höher“ oder „niedriger“ an, verglichen mit dem, was diese Würfel jetzt ergeben, und wirf sie.

    __Richtig?__ Hör auf und lege alle Karten deines Zuges mit allen Chips vom Tisch als einen Stapel vor dich. Oder mach mit einer weiteren Karte weiter, für einen größeren Stapel.

    __Falsch?__ Auch dieselbe Summe ist falsch. Dein Zug ist vorbei, deine Karten werden abgelegt, und die Chips bleiben auf dem Tisch für die Person, die als Nächste rechtzeitig aufhört.

    __Besondere Karten__

    - „??“: Du wählst zwei Würfel.
    - „!!“: Wer rechts von dir sitzt, wählt zwei Würfel für dich.
    - Lucky Five: Du wirfst alle drei Würfel, aber vorher darf, wer rechts von dir sitzt, einen davon neu werfen lassen. Ist deine Ansage richtig, endet dein Zug, und dein Stapel zählt als fünf Karten, egal wie viele es sind.

    __Keine Karte mehr zum Aufdecken?__ Die abgelegten Karten werden gemischt und bilden den neuen Vorrat.

    __Punkte.__ Ein Stapel zählt seine Karten mal die Summe seiner Chips: 3 Karten mit 120 in Chips sind 360. Die Stapel werden einzeln gewertet und zusammengezählt.

    __Das Ende.__ Ohne Chips macht man keinen Zug mehr und gilt auch nicht mehr als Nachbar: Das ist dann die nächste Person rechts, die Chips hat. Hat nur noch eine Person Chips, macht sie einen letzten Zug; Chips, die dann in keinem Stapel liegen, zählen nichts. Wird eine Karte gebraucht und es gibt gar keine mehr, auch keine abgelegte, ist das Spiel auch zu Ende, und dann zählen die Chips auf der Hand ihren Wert. Wer die meisten Punkte hat, gewinnt, bei Gleichstand, wer die meisten Karten hat.

## Was in der Schachtel ist

pieces = { $cards } Karten, { $dice } Würfel und für alle je { $chips } Chips im Wert von { $worth }. Das Heft sagt nicht, wie viele Karten es von jeder Art gibt: Diese Verteilung ist unsere, und ein Tisch kann eine andere wählen.

## Der Zug als Beispiel

example-1 = Anna ist am Zug. Die Karte zeigt, welche Würfel sie gleich wirft; jetzt ergeben sie { $sum }.
example-2 = Der Wurf ergibt { $sum }, und das ist höher: richtig. Anna könnte jetzt aufhören oder weitermachen.
example-3 = Wieder richtig. Jetzt aufzuhören brächte { $cards } Karten × { $chips } = { $points } Punkte.
example-4 = Bei dieser Karte wählt, wer rechts sitzt. Die zwei Würfel ergeben jetzt { $sum }: schwer zu übertreffen, schwer zu unterbieten.
example-5 = Dieselbe Summe ist falsch. Der Zug ist vorbei, die Karten werden abgelegt, und { $chips } in Chips warten auf dem Tisch auf die Person, die als Nächste rechtzeitig aufhört.

## Entscheidungen

ruling-L5-R1 = Ein Schritt hat immer dieselbe Reihenfolge: die Karte; die Wahl der Würfel oder der Wurf der Person rechts; der Einsatz; die Ansage.
ruling-L5-R2 = Wer Chips hat, muss jeden Zug machen und kann vor dessen erster Wette nicht aufhören.
ruling-L5-R3 = Wer nach einer richtigen Ansage keinen Chip mehr hat oder keine Karte mehr aufdecken kann, hört ohne Frage auf. Muss ein Zug beginnen und es gibt keine Karte, ist das Spiel aus, auch wenn es der letzte Zug gewesen wäre.
ruling-L5-R4 = Beim letzten Zug sitzt rechts niemand mehr: Wer ihn macht, wählt die Würfel von „!!“ selbst, und bei einem Lucky Five wird kein Würfel neu geworfen.
ruling-L5-R5 = Die abgelegten Karten werden gemischt, wenn eine Karte gebraucht wird. Die Karten des laufenden Zuges bleiben liegen.
ruling-L5-R6 = Bei Gleichstand zählt in einem Lucky-Five-Stapel jede Karte einzeln. Wer auch dann gleich liegt, gewinnt gemeinsam.
