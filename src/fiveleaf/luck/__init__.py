"""Studies of one game: odds, and what a move is worth."""
