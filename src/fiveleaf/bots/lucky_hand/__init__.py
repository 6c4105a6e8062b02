"""The bots of Lucky Hand."""
