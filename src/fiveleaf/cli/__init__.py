"""The terminal: one thin command per file."""
