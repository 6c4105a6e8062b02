"""Solved figures of 8·28."""
