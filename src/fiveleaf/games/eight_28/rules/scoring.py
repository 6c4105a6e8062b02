"""Scores and winners."""

from __future__ import annotations

from fiveleaf.engine.layout import Row
from fiveleaf.engine.rules import highest_win
from fiveleaf.games.eight_28.rules.gems import points_of
from fiveleaf.games.eight_28.state import State


def scores(state: State, result: Row) -> None:
    """EX-22: the value of the gems won."""
    for seat in range(state.seats):
        result[seat] = points_of(state.blue[seat], state.red[seat])


def winners(state: State, result: Row) -> None:
    """EX-22, EX-R7: most points win, and ties win together."""
    scores(state, result)
    highest_win(state, result)
