"""Players: they choose a move from a view and the legal moves, and nothing else reaches them."""
