"""A seat's move happens: each code leads to its clause."""

from __future__ import annotations

from tests.pig.moves import HOLD
from tests.pig.rules.turn import hold
from tests.pig.state import Phase, State


def play(state: State, seat: int, move: int) -> None:
    """The seat's choice happens."""
    if move == HOLD:
        hold(state, seat)
    else:
        state.phase = Phase.ROLL
