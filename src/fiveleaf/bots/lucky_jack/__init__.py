"""The bots of Lucky Jack."""
