### Die Regelseite von Lucky Numbers

rules =
    Alle haben einen Garten mit 4 × 4 Feldern. Kleeblätter von 1 bis 20, ein voller Satz je Person, liegen verdeckt und gemischt in der Mitte.

    __Die Gartenregel.__ In jeder Reihe von links nach rechts und in jeder Spalte von oben nach unten steigen die Zahlen. Lücken sind erlaubt, gleiche Zahlen nicht.

    __Der Aufbau.__ Zieht je vier Kleeblätter und legt sie auf die Diagonale von links oben nach rechts unten, in beliebiger Reihenfolge. Wer beginnt, entscheidet das Los, wenn der Tisch niemanden bestimmt.

    __Dein Zug.__ Tu eins von beidem:

    - Ziehe ein verdecktes Kleeblatt. Lege es in deinen Garten oder offen in die Mitte.
    - Nimm ein offenes Kleeblatt aus der Mitte und lege es in deinen Garten.

    Ein Kleeblatt kommt auf ein freies Feld oder ersetzt eins deiner eigenen mit einer anderen Zahl, das dann offen in die Mitte kommt.

    __Das Ende.__ Wer das letzte freie Feld füllt, gewinnt sofort. Wird vorher das letzte verdeckte Kleeblatt aufgedeckt, so wird dieser Zug noch beendet, und wer die wenigsten freien Felder hat, gewinnt; bei Gleichstand gewinnen alle mit so wenigen. Ebenso endet es, wenn in den letzten zwanzig Zügen aller niemand gezogen hat.

    __Michaels Aufbau.__ Alle ziehen und legen jeweils ein Kleeblatt, viermal; ein gelegtes Kleeblatt bleibt liegen.

    __Turnier.__ So viele Partien, wie Leute mitspielen; alle beginnen einmal. Ein Sieg bringt 2 Punkte, alle anderen verlieren 1 Punkt je freiem Feld. Nach der letzten Partie gewinnt, wer die meisten Punkte hat; bei Gleichstand gewinnen alle mit diesen Punkten.

## Was in der Schachtel ist

pieces = Für alle, die mitspielen, ein Satz Kleeblätter von { $low } bis { $high }; mit { $seats } Personen sind das { $tiles }. Die Farben spielen keine Rolle.

## Der Zug als Beispiel

example-1 = Nur { $cells } können sie aufnehmen: ein freies Feld oder eines, dessen Kleeblatt sie ersetzen würde. Überall sonst würde eine Reihe oder eine Spalte nicht mehr steigen.
example-2 = Dort ersetzt sie die { $old }, die jetzt offen in der Mitte liegt.
example-3 = Ben hätte ziehen können, aber ihm gefällt, was er sieht. Ein Kleeblatt aus der Mitte muss in den Garten.

## Entscheidungen

ruling-LN-R1 = Die Diagonale muss nicht steigen, weil keine zwei ihrer Felder in derselben Reihe oder Spalte liegen. Du siehst alle vier Kleeblätter und legst sie in der Reihenfolge, in der sie gezogen wurden, jedes wohin du magst.
ruling-LN-R2 = Alle legen gleichzeitig. Alle sehen, was gezogen wurde, aber wo es liegt, erst wenn alle gelegt haben.
ruling-LN-R3 = Ersetzt ein Kleeblatt ein anderes, muss es nur zum Rest der Reihe und der Spalte passen. Eines mit derselben Zahl ersetzt es nie: Das wäre ein Aussetzen, und das kennt das Heft nicht.
ruling-LN-R4 = Ein gezogenes Kleeblatt wird gezeigt, bevor man sich entscheidet. In die Mitte darf es immer.
ruling-LN-R5 = Wer das letzte freie Feld mit dem letzten Kleeblatt füllt, gewinnt sofort.
ruling-LN-R6 = Hat in den letzten zwanzig Zügen aller niemand gezogen, endet die Partie, und wer die wenigsten freien Felder hat, gewinnt.
ruling-LN-R7 = In einer einzelnen Partie zählen die gefüllten Felder, in einem Turnier seine Punkte.
