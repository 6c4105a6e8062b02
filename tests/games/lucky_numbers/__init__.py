"""Lucky Numbers, clause by clause."""
