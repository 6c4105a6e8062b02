### Die Regelseite von Lucky Jack

rules =
    Sieben Symbole, von jedem zwölf Karten. Von niedrig nach hoch: Zitrone 1, Kirsche 2, Diamant 3, Kleeblatt 4, Glocke 5, Traube 6 und Sieben 7. Ein Spiel hat drei oder fünf Runden.

    __Das Austeilen.__ Alle bekommen sieben Karten. Der Rest ist der Kartenstock; seine erste Karte beginnt den Ablagestapel. Wer die Runde beginnt, ist zuerst am Zug, dann geht es im Uhrzeigersinn weiter. Wer die erste Runde beginnt, entscheidet das Los, wenn der Tisch niemanden bestimmt; jede weitere Runde beginnt, wer als Nächstes links sitzt.

    __Dein Zug.__ Sieh dir die oberste Karte des Ablagestapels an und tu eines von vier Dingen:

    - eine Karte mit demselben Symbol ablegen,
    - eine Karte mit einem höheren Symbol ablegen,
    - eine Karte mit einem niedrigeren Symbol ablegen und dafür zwei Karten ziehen,
    - eine Karte ziehen. Behalte sie, oder lege sie auf den Ablagestapel: Das kostet nie etwas, aber jetzt dürfen die anderen „Ich nehme!“ rufen. Es bekommt sie, wer von denen, die rufen, am nächsten links von dir sitzt. Danach ist, wer links neben dir sitzt, am Zug, gleich wer die Karte genommen hat, und die Karte darunter liegt wieder oben.

    Wer eine Karte gezogen und behalten hat, legt in diesem Zug keine ab. Mit drei Karten auf der Hand kannst du nur ziehen.

    __Jackpot!__ Bleiben dir nach dem Ablegen genau drei Karten, alle mit demselben Symbol, dann rufe „Jackpot!“ und schreibe die Zahl des Symbols × 1.000 auf. Bei genau vier gleichen ist es ein doppelter Jackpot: × 2.000. Mit einer niedrigeren Karte gilt es nicht. Sonst bekommt niemand Punkte, und die Runde ist vorbei. Du musst nicht rufen: Versuch es mit vier, wenn du dich traust, aber wenn jemand schneller ist, gehst du leer aus.

    __Der Kartenstock ist leer.__ Der Ablagestapel wird gemischt und zum neuen Kartenstock, und dessen erste Karte wird aufgedeckt. Müsste das in einer Runde zum zehnten Mal geschehen, endet sie, und niemand bekommt Punkte.

    __Das Ende.__ Nach der letzten Runde gewinnt die höchste Summe; bei Gleichstand gewinnen alle mit dieser Summe.
rules-window = Wenn eine Karte zu haben ist, haben alle anderen { $seconds } Sekunden Zeit zu rufen. Wer nichts sagt, lässt sie liegen.

## Was in der Schachtel ist

pieces = { $cards } Karten, { $copies } von jedem Symbol. Was jedes einbringt: als Jackpot mit drei und als doppelter Jackpot mit vier Karten.
pieces-three = drei gleiche
pieces-four = vier gleiche

## Der Zug als Beispiel

example-1 = Anna ist am Zug. Dasselbe Symbol wie oben auf dem Stapel oder ein höheres ist gratis. Jede niedrigere Karte würde { $count } neue kosten.
example-2 = Ein höheres Symbol ist gratis: Sonst geschieht nichts, und es geht links weiter.
example-3 = Eine gezogene Karte darf gratis auf den Stapel, gleich welches Symbol sie hat. Aber jetzt dürfen die anderen sie rufen.
example-4 = Chloé nimmt sie auf die Hand. Die Reihenfolge bleibt, wie sie war, und die Karte darunter liegt wieder oben.
example-5 = Einige Züge später. Anna hat noch { $cards } Karten, und alle bis auf eine sind gleich. Die eine darf weg: Sie hat dasselbe Symbol wie die oberste Karte.
example-6 = Nur gleiche Karten sind übrig, und Anna ruft es aus: { $points } Punkte. Sonst bekommt niemand etwas, und die Runde ist vorbei.

## Entscheidungen

ruling-LJ-R1 = Einen Jackpot ruft man nur mit einer Karte desselben oder eines höheren Symbols aus. Bei einer niedrigeren zieht man zwei Karten nach, also sind die auf der Hand nicht die letzten.
ruling-LJ-R2 = Niemand muss rufen. Wer drei oder vier gleiche Karten wortlos behält, braucht für einen späteren Ruf ein weiteres Ablegen aus der Hand; die eben gezogene Karte wegzulegen ist keines.
ruling-LJ-R3 = Der Ablagestapel wird zum Kartenstock, wenn ein Zug mit leerem Kartenstock beginnt, und vor jeder der zwei Karten, die ein niedrigeres Symbol kostet. Die eben abgelegte Karte wird mitgemischt. Ein Stapel aus einer einzigen Karte bleibt liegen.
ruling-LJ-R4 = Sind alle Karten bis auf die oberste auf den Händen, zieht man so viele, wie es gibt. Nur wer weder ziehen noch ablegen kann, passt.
ruling-LJ-R5 = Alle anderen sagen gleichzeitig, ob sie die Karte nehmen. Gezeigt werden die Antworten, wenn alle da sind oder wenn nichts mehr ändern kann, wer sie bekommt.
ruling-LJ-R6 = Bei gleicher Summe am Ende gewinnen alle, die sie haben.
ruling-LJ-R7 = Müsste der Kartenstock in einer Runde zum zehnten Mal neu gebildet werden, endet die Runde stattdessen. Niemand bekommt Punkte, und die nächste beginnt wie immer.
ruling-LJ-R8 = Wer die erste Karte aufgedeckt hat, ist auch zuerst am Zug; im deutschen Heft steht „der nächste Spieler“. Wo sich die fünf Sprachen des Hefts unterscheiden, gilt die französische, das Original.
ruling-LJ-R9 = Ist eine Runde vorbei, zeigen alle ihre Karten, bevor gemischt wird. Im Heft steht davon nichts; das Ergebnis bleibt dasselbe.
