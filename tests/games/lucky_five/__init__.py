"""Lucky Five, clause by clause."""
