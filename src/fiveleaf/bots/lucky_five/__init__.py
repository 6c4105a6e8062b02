"""The bots of Lucky Five."""
