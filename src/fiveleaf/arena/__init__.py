"""Many games fast: simulation, and what its figures say."""
