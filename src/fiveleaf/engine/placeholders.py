"""Placeholders for the rules of a game: loops are written against them, and the compile gate binds the game's own.

Such a loop is one source for all games, and yet as fast as if it had been written for each.
"""

from __future__ import annotations

from fiveleaf.engine.layout import Row, State


def to_act(state: State) -> int:
    """Who decides next: a seat, luck or nobody."""
    raise NotImplementedError


def legal_moves(state: State, seat: int, moves: Row) -> int:
    """Fills in the moves of a seat; returns how many."""
    raise NotImplementedError


def play(state: State, seat: int, move: int) -> None:
    """A seat's choice happens."""
    raise NotImplementedError


def weigh(state: State, weights: Row) -> int:
    """Fills in the weights of luck's outcomes; returns how many."""
    raise NotImplementedError


def resolve(state: State, outcome: int) -> None:
    """Luck's choice happens."""
    raise NotImplementedError


def redeal(state: State, seat: int, rng: Row) -> None:
    """Draws anew what the seat cannot know."""
    raise NotImplementedError


def scores(state: State, result: Row) -> None:
    """Fills in every seat's score."""
    raise NotImplementedError


def winners(state: State, result: Row) -> None:
    """Marks the seats that win."""
    raise NotImplementedError
