"""Solved figures of Lucky Jack."""
