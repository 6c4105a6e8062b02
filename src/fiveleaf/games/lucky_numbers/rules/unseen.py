"""Redraws what a seat cannot know, in the right proportions."""

from __future__ import annotations

from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_numbers.rules.setup import laid_before, take_back
from fiveleaf.games.lucky_numbers.state import Phase, State


def redeal(state: State, seat: int, rng: Row) -> None:
    """LN-R2: where the others lay is unknown until all have laid, so to this seat they are still to lay."""
    if state.phase != Phase.SETUP_LAY:
        return
    for other in range(state.seats):
        while other != seat and state.laid[other] > laid_before(state):
            take_back(state, other)
