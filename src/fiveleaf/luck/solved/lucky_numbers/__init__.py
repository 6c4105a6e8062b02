"""Solved figures of Lucky Numbers."""
