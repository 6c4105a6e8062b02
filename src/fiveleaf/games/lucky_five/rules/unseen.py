"""Redraws what a seat cannot know: nothing, because a state holds no hidden cards."""

from __future__ import annotations

from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_five.state import State


def redeal(state: State, seat: int, rng: Row) -> None:
    """L5-02: only the order of the stock is unknown, and a state holds none."""
