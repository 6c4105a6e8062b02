"""Figures of the games that are computed exactly, and the pages in `docs/solved/` that show them."""
