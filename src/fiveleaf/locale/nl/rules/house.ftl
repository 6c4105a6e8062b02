### Wat de regelpagina’s van alle spellen gemeen hebben

rules-brief = De regels
rules-example = Een beurt als voorbeeld
rules-pieces = Wat er in de doos zit
rules-time = Tijd om te antwoorden
rules-window-note = Aan een tafel met een klok voor zetten geldt die tijd, maar minstens { $least } seconden. Er loopt geen tijd terwijl iemand een eerste tip leest of het apparaat wordt doorgegeven. Speel je alleen tegen bots, of allemaal op één apparaat, dan wacht de vraag gewoon.
rules-rulings = Wat het huis heeft beslist
rules-rulings-note = De gedrukte regels laten een paar dingen open. Zo worden ze hier gespeeld.
rules-makers = Wie het gemaakt heeft
rules-designed = Ontwerp: { $names }
rules-illustrated = Illustraties: { $names }
rules-published = Uitgever: { $names }
rules-unnamed = De gedrukte regels noemen geen auteurs en geen uitgever.
rules-thanks = Het spel is van de makers: als het je bevalt, koop dan de doos. De woorden en tekeningen hier zijn van onszelf.
