"""Solved figures of Lucky Hand."""
