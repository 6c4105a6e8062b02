"""Applies a move: dispatches each move code to the clause that handles it."""

from __future__ import annotations

from tests.pig.moves import HOLD
from tests.pig.rules.turn import hold
from tests.pig.state import Phase, State


def play(state: State, seat: int, move: int) -> None:
    """Applies a move of the seat."""
    if move == HOLD:
        hold(state, seat)
    else:
        state.phase = Phase.ROLL
