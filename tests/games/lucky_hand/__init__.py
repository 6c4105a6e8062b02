"""Lucky Hand, clause by clause."""
