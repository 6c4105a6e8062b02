"""The tests: clauses of the games, promises of the engine, and the house itself."""
