"""The bots of Pig."""
