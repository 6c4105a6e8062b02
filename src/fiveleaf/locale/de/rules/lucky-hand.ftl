### Die Regelseite von Lucky Hand

rules =
    Alle haben drei Karten auf der Hand. Gewinnt mit dem zwanzigseitigen Würfel Bonuskarten und sammelt sie offen in eurem Topf. Wenn die Zeit um ist, meist nach 20 Minuten, gewinnt der vollste Topf. Von den 55 Karten sind 33 Bonuskarten: drei +20, sieben +15, zehn +10 und dreizehn +5. Dazu kommen zwei Punkte-Maxima, vier Würfelstrafen, sieben Punktestrafen, sechs Spielverbote und drei Immunitäten.

    __Der Einstieg.__ Wer beginnt, entscheidet das Los, wenn der Tisch niemanden bestimmt. Würfle in deinem Zug. Mit 10 oder mehr darfst du ab deinem nächsten Zug Karten spielen; mit weniger versuchst du es im nächsten Zug noch einmal. Mit einer 20 spielst du sofort eine Karte.

    __Dein Zug.__ Spiel eine Karte. Du musst, es sei denn, an diesem Tisch darf man passen. Nach jeder gespielten Karte ziehen alle wieder auf drei nach. Ist der Nachziehstapel leer, wird die Ablage gemischt und zum neuen Nachziehstapel.

    - Bonus: Würfle. +20 gewinnst du ab 17, +15 ab 14, +10 ab 10 und +5 ab 5. Eine gewonnene Karte kommt in deinen Topf, eine verlorene auf die Ablage.
    - Punkte-Maximum: Alle dürfen verdeckt eine Bonuskarte einsetzen, dann wird aufgedeckt. Wer eingesetzt hat, würfelt; der höchste Wurf gewinnt alle Einsätze, und gleich hohe werden wiederholt. Wer allein einsetzt, muss die Zahl der eigenen Karte erreichen. Strafen zählen hier nicht: Vom Wurf wird nichts abgezogen, und auch mit Spielverbot darf man einsetzen.
    - Würfelstrafe (−4 oder −2): Sie liegt vor jemand anderem und wird von dessen nächstem Wurf um eine Bonuskarte abgezogen. Mehrere zählen zusammen.
    - Punktestrafe (−20, −15, −10, −5): Jemand anderes gibt dir eine solche Bonuskarte aus dem Topf. Vorsicht: Liegt dort keine, musst du eine von deinen abgeben, wenn du eine hast.
    - Spielverbot: Jemand anderes setzt 1 oder 2 Züge aus. Mehrere zählen zusammen.
    - Immunität: 2 Züge lang trifft dich keine Strafe. Mit dieser Karte auf der Hand kannst du eine Strafe auch in dem Moment kontern, in dem sie gegen dich gespielt wird, außer wenn du noch keine Karten spielen darfst. Kontern ist kein Zug: Bist du danach dran, spielst du trotzdem eine Karte.

    Würfelstrafen und Spielverbote kann auch bekommen, wer noch keine Karten spielen darf. Sie warten, bis es so weit ist.

    __Das Ende.__ Wenn die Zeit um ist oder nach der vereinbarten Zahl von Runden werden die Töpfe gezählt. Bei Gleichstand gewinnt ihr gemeinsam.
rules-window = Die Frage nach einer Strafe oder einem Einsatz bleibt { $seconds } Sekunden offen. Schweigen heißt: die Strafe annehmen, nichts einsetzen.

## Was in der Schachtel ist

pieces = { $cards } Karten und ein Würfel mit { $sides } Seiten. Neben einer Bonuskarte steht der Wurf, mit dem man sie gewinnt.

## Der Zug als Beispiel

example-1 = Ab { $needed } auf dem Würfel ist die Karte gewonnen und kommt in den Topf.
example-2 = Die Strafe liegt vor Steve bis zu seinem nächsten Wurf um eine Bonuskarte.
example-3 = Laura hat genau so eine Karte im Topf, also geht sie an Aviva. Hätte Laura keine, müsste Aviva eine abgeben.
example-4 = Die Strafe zieht { $minus } ab: Aus { $roll } wird { $result }, und die Karte braucht { $needed }. Sie kommt auf die Ablage, und die Strafe auch.
example-5 = Alle setzen gleichzeitig und verdeckt ein, und niemand muss.
example-6 = Der höchste Wurf gewinnt alles: { $points } Punkte für Johannas Topf. Danach ziehen alle wieder auf { $hand } Karten nach.

## Entscheidungen

ruling-LH-R1 = Den Einstieg schafft man einmal, für das ganze Spiel.
ruling-LH-R2 = Wer Karten spielen darf, muss eine spielen, auch nach einer 20: Das Heft zählt auf, was man im Zug tun kann, und Passen ist nicht dabei. Ein Tisch kann es erlauben; nach dem Passen wird nichts gezogen. Eine Strafe gegen jemand Immunen ist erlaubt und verpufft. Gegen sich selbst spielt niemand eine.
ruling-LH-R3 = Alle Würfelstrafen, die vor dir liegen, zählen beim nächsten Bonuswurf zusammen.
ruling-LH-R4 = Auch ein Spielverbot wartet, solange jemand noch keine Karten spielen darf, und mehrere zählen zusammen. Zuerst fällt der Zug aus, in dem man die erste Karte hätte spielen können; nach einer 20 ist das derselbe Zug.
ruling-LH-R5 = Ein Spielverbot kostet nur Züge: Einsetzen und kontern kannst du weiterhin. Wer noch keine Karten spielen darf, kann einsetzen, aber nicht kontern.
ruling-LH-R6 = Eine Immunität gilt für die nächsten 2 Züge dessen, der sie spielt, ausgesetzte mitgezählt, und kommt dann auf die Ablage; als Konter schützt sie ebenso. Eine zweite beginnt wieder bei 2. Was schon vor dir lag, bleibt liegen.
ruling-LH-R7 = Beim Punkte-Maximum werden alle gleichzeitig gefragt, was immer sie haben, und alle Einsätze zusammen gezeigt. Gewürfelt wird der Reihe nach, beginnend bei dem, der die Karte gespielt hat; gleich hohe Würfe werden wiederholt. Ohne Einsätze geschieht nichts.
ruling-LH-R8 = Eine Punktestrafe wirkt sofort, auch bei jemandem, der noch keine Karten spielen darf. Gekontert wird vor der Wirkung. Gefragt werden alle, die kontern könnten, mit oder ohne Karte.
ruling-LH-R9 = Wer am Zug ist, zieht zuerst nach, dann die anderen der Reihe nach. Die Ablage wird zum Nachziehstapel, wenn eine Karte gebraucht wird und keine mehr da ist.
ruling-LH-R10 = Läuft die Zeit ab, während eine Karte gespielt wird, wird sie zu Ende gespielt, mit dem Nachziehen. Sonst ist das Spiel sofort aus.
ruling-LH-R11 = Ein Spiel hat eine Uhr oder eine Zahl von Runden, nicht beides. Wo keine Uhr läuft und nichts gewählt wurde, sind es 40 Runden.
ruling-LH-R12 = Bei gleicher Summe gewinnen alle, die sie haben.
