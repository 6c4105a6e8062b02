"""The search of levels 4 and 5 of Lucky Hand: rollouts of some decisions, then the value."""

from __future__ import annotations

from fiveleaf.bots.scratch import Scratch
from fiveleaf.bots.search import sequential_halving
from fiveleaf.engine.layout import Row


def search(scratch: Scratch, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Settings: rollouts, and the decisions of each before the value is asked."""
    settings = scratch.settings[level]
    return sequential_halving(scratch, seat, moves, count, rng, settings[0], settings[1])
