"""Lucky Jack, clause by clause."""
