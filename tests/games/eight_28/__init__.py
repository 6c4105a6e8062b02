"""8·28, clause by clause."""
