"""The server: tables that people and bots play at, over websockets, with no move lost and no secret revealed."""
