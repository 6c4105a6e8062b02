"""The ground floor: the contract of a game, the compile gate, chance, transcripts and the table. Knows no game."""
