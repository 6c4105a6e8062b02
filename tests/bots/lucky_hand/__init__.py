"""The bots of 8·28."""
