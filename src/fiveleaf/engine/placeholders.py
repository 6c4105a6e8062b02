"""Placeholders for the rules of a game: generic loops call them, and the compile gate replaces them by the game's own.

So one loop serves all games and is as fast as one written for each.
"""

from __future__ import annotations

from fiveleaf.engine.layout import Row, State


def to_act(state: State) -> int:
    """Returns the seat that acts next, CHANCE, or NOBODY."""
    raise NotImplementedError


def legal_moves(state: State, seat: int, moves: Row) -> int:
    """Fills in the legal moves of a seat; returns their number."""
    raise NotImplementedError


def play(state: State, seat: int, move: int) -> None:
    """Applies a seat's move."""
    raise NotImplementedError


def weigh(state: State, weights: Row) -> int:
    """Fills in the weights of the outcomes; returns their number."""
    raise NotImplementedError


def resolve(state: State, outcome: int) -> None:
    """Applies an outcome."""
    raise NotImplementedError


def redeal(state: State, seat: int, rng: Row) -> None:
    """Redraws everything that the seat cannot know."""
    raise NotImplementedError


def scores(state: State, result: Row) -> None:
    """Fills in every seat's score."""
    raise NotImplementedError


def winners(state: State, result: Row) -> None:
    """Marks the seats that win."""
    raise NotImplementedError
