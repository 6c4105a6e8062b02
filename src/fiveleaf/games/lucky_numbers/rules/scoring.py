"""Scores and winners."""

from __future__ import annotations

from fiveleaf.engine.layout import Row
from fiveleaf.engine.rules import highest_win
from fiveleaf.games.lucky_numbers.material import CELLS
from fiveleaf.games.lucky_numbers.state import Phase, State


def scores(state: State, result: Row) -> None:
    """LN-R7: filled cells of a single race, counted once the set-up is done; points of a tournament."""
    setting_up = state.phase <= Phase.SETUP_LAY
    for seat in range(state.seats):
        filled = 0 if setting_up else CELLS - state.free[seat]
        result[seat] = state.points[seat] if state.tournament else filled


def winners(state: State, result: Row) -> None:
    """LN-10, LN-11, LN-13: the highest score wins, and ties win together."""
    scores(state, result)
    highest_win(state, result)
