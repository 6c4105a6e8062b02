"""The server: tables that people and bots play at, over websockets, with nothing lost and nothing hidden told."""
