"""The bots of Lucky Numbers."""
