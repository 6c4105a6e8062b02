"""People: players without accounts, their secrets, and the rules for names."""
