"""Applies a move: dispatches each move code to the clause that handles it."""

from __future__ import annotations

from fiveleaf.games.eight_28.material import FIRST, SECOND
from fiveleaf.games.eight_28.moves import AIM_FIRST, DECLINE, TAKE
from fiveleaf.games.eight_28.rules.offers import decline
from fiveleaf.games.eight_28.rules.showdown import choose
from fiveleaf.games.eight_28.state import Phase, State


def play(state: State, seat: int, move: int) -> None:
    """Applies a move of the seat."""
    if move == TAKE:
        state.phase = Phase.DRAW
    elif move == DECLINE:
        decline(state, seat)
    else:
        choose(state, seat, FIRST if move == AIM_FIRST else SECOND)
