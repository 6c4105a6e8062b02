"""Scores and winners."""

from __future__ import annotations

from fiveleaf.engine.layout import Row
from fiveleaf.engine.rules import highest_win
from tests.pig.state import State


def scores(state: State, result: Row) -> None:
    """PI-04: the points that a seat has held."""
    for seat in range(state.seats):
        result[seat] = state.score[seat]


def winners(state: State, result: Row) -> None:
    """PI-05: the first to reach the goal wins, and nobody else can have as many points."""
    scores(state, result)
    highest_win(state, result)
