"""Tables: one game from its lobby to its end, and what happens with every message about it."""
