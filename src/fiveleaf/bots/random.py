"""A bot without a thought."""

from __future__ import annotations

from fiveleaf.engine.chance import below
from fiveleaf.engine.layout import Row, State


def random(state: State, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Any legal move, each equally likely."""
    return moves[below(rng, count)]
