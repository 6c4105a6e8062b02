"""People: players without accounts, their secrets, and the names that they may bear."""
