"""What a seat cannot know: nothing."""

from __future__ import annotations

from fiveleaf.engine.layout import Row
from tests.pig.state import State


def redeal(state: State, seat: int, rng: Row) -> None:
    """PI-02: everything lies open."""
