### The coach of a first game; hint n of a game is said when extras/coach.ts says so.

page-coach = Deine Begleitung
page-coach-skip = Keine Tipps mehr
page-coach-hello = Hallo!
page-coach-ok = Alles klar

## lucky-jack

page-coach-lucky-jack-1 = Das sind deine Karten. Nur ein Jackpot bringt Punkte: noch drei oder vier Karten, alle mit demselben Symbol.
page-coach-lucky-jack-2 = Sieh auf den Ablagestapel. Dasselbe oder ein höheres Symbol legst du gratis ab. Ein niedrigeres kostet dich zwei neue Karten.
page-coach-lucky-jack-3 = Nichts Passendes? Dann zieh eine Karte. Das kostet nichts, und du entscheidest erst, wenn du sie gesehen hast.
page-coach-lucky-jack-4 = Du hast eine Karte gezogen. Behalte sie, oder lege sie auf den Ablagestapel: Das ist immer gratis, aber dann dürfen die anderen sie nehmen.
page-coach-lucky-jack-5 = Jemand gibt eine Karte her. Passt sie zu deinen? Ruf „Ich nehme!“. Wollen mehrere, bekommt sie, wer am nächsten links von der Person sitzt, die sie hergibt.
page-coach-lucky-jack-6 = Jackpot! Nach diesem Ablegen hast du nur noch ein Symbol. Ruf ihn jetzt aus, oder warte auf vier Gleiche und hoffe, dass niemand schneller ist.

## 8-28

page-coach-8-28-1 = Ziel auf 8 oder auf 28. Das Lineal zeigt, was deine Karten ergeben, die geheime mitgezählt. Knapp darunter ist gut, darüber ist zu viel.
page-coach-8-28-2 = Dir wird eine Karte angeboten, verdeckt. Nimm sie oder lehne sie ab. Du darfst jetzt nein und später ja sagen; nimmt einen ganzen Umlauf lang niemand, endet die Runde.
page-coach-8-28-3 = Mit jedem Umlauf kommt ein Edelstein in die Mitte. Am Ende werden daraus zwei gleiche Schätze: einer für die Summe am nächsten an 8, einer für die am nächsten an 28.
page-coach-8-28-4 = Die 1/11 zählt als 1 oder als 11, wie es am Ende besser passt. Das Lineal zeigt alle Möglichkeiten. Genau 8 und zugleich genau 28 ist ein Jackpot!
page-coach-8-28-5 = Mit offenen Karten von 28 oder mehr scheidest du aus der Runde aus. Zufrieden? Tippe auf „Immer ablehnen“; dann wirst du nicht mehr gefragt, bis du es wieder aufhebst.
page-coach-8-28-6 = Deine Karten könnten jeden der beiden Schätze gewinnen, aber du bekommst nur einen. Sieh, was jeder brächte, und wähle.

## lucky-numbers

page-coach-lucky-numbers-1 = Lege deine ersten vier Kleeblätter auf die Diagonale. Kleine Zahlen oben links und große unten rechts lassen dir am meisten Platz.
page-coach-lucky-numbers-2 = Die Gartenregel: In jeder Reihe steigen die Zahlen von links nach rechts, in jeder Spalte von oben nach unten. Lücken sind erlaubt, gleiche Zahlen nicht.
page-coach-lucky-numbers-3 = Du bist dran: Zieh ein verdecktes Kleeblatt auf gut Glück, oder nimm eins der offenen aus der Mitte, das du schon kennst.
page-coach-lucky-numbers-4 = Leuchtende Felder können dieses Kleeblatt aufnehmen. Keins gefällt dir? Lege es in die Mitte; dort können es aber die anderen holen.
page-coach-lucky-numbers-5 = Ein Kleeblatt darf auch eins von deinen ersetzen. Das alte kommt in die Mitte. Ein guter Tausch öffnet manchmal eine ganze Reihe.
page-coach-lucky-numbers-6 = Es ist ein Wettlauf: Wer den Garten zuerst füllt, gewinnt sofort. Behalte im Auge, wie viele Felder bei den anderen noch frei sind.

## lucky-hand

page-coach-lucky-hand-1 = Zuerst muss dich der Würfel einlassen: Ab 10 darfst du ab deinem nächsten Zug Karten spielen. Er rollt von selbst; wünsch ihm Glück.
page-coach-lucky-hand-2 = Spiel genau eine Karte. Eine Bonuskarte zeigt ihre Chance: Würfelst du hoch genug, kommt sie in deinen Topf.
page-coach-lucky-hand-3 = Was im Topf liegt, zählt am Ende; Karten auf der Hand zählen nichts. Nutze also ruhig oft deine Chance.
page-coach-lucky-hand-4 = Strafen spielst du gegen andere: schlechtere Würfe, geraubte Punkte, verlorene Züge. Überlege, wer hat, was du willst. Hat die Person keine solche Karte, musst du eine von deinen hergeben!
page-coach-lucky-hand-5 = Jemand spielt eine Strafe gegen dich. Mit einer Immunitätskarte kannst du sofort kontern. Ohne heißt es: lächeln und hinnehmen.
page-coach-lucky-hand-6 = Punkte-Maximum: Alle dürfen eine Bonuskarte einsetzen, alle werden zugleich gezeigt, und der höchste Wurf gewinnt sie alle. Setz nichts, wenn du lieber zuschaust.

## lucky-five

page-coach-lucky-five-1 = Die Karte zeigt, welche Würfel du gleich wirfst, und du siehst, was sie jetzt ergeben.
page-coach-lucky-five-2 = Setze genau einen Chip. Große Chips machen große Stapel, aber du hast nur zehn für das ganze Spiel.
page-coach-lucky-five-3 = Werden es mehr oder weniger Augen als jetzt? Auch dieselbe Summe ist falsch. Niedrige Würfel steigen gern, hohe fallen gern.
page-coach-lucky-five-4 = Richtig! Hör jetzt auf und nimm deinen Stapel: Karten mal Chips. Oder decke noch eine Karte auf, für einen größeren; doch eine falsche Ansage, und er ist weg.
page-coach-lucky-five-5 = Hier wählst du zwei Würfel. Für dich selbst nimm, was leicht zu übertreffen ist, für jemand anderen, was schwer ist.
page-coach-lucky-five-6 = Neben dir liegt ein Lucky Five. Du darfst vor der Wette einen Würfel neu werfen lassen: Mach die Summe schwer zu erraten.
