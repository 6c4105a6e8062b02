### Was die Regelseiten aller Spiele gemeinsam haben

rules-brief = Die Regeln
rules-example = Ein Zug als Beispiel
rules-pieces = Was in der Schachtel ist
rules-time = Zeit für die Antwort
rules-window-note = An einem Tisch mit Uhr für Züge gilt deren Zeit, aber mindestens { $least } Sekunden. Keine Zeit läuft, solange jemand einen ersten Hinweis liest oder das Gerät weitergegeben wird. Wer allein gegen Bots spielt oder mit allen an einem Gerät, wird in Ruhe gefragt: Die Frage wartet.
rules-rulings = Was das Haus entschieden hat
rules-rulings-note = Die gedruckten Regeln lassen manches offen. So wird es hier gespielt.
rules-makers = Wer es gemacht hat
rules-designed = Spielidee: { $names }
rules-illustrated = Illustrationen: { $names }
rules-published = Verlag: { $names }
rules-unnamed = Die gedruckten Regeln nennen weder Autoren noch Verlag.
rules-thanks = Das Spiel gehört denen, die es gemacht haben: Wenn es dir gefällt, kauf die Schachtel. Die Worte und Zeichnungen hier sind unsere eigenen.
