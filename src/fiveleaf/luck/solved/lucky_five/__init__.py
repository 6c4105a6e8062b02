"""Solved figures of Lucky Five."""
