"""Many games fast: simulation, leagues, and training by self-play."""
