"""One folder for each game: its positions, its clauses, its worked examples."""
