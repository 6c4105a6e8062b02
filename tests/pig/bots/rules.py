"""Rules of thumb for Pig: hold at twenty, and look at the others."""

from __future__ import annotations

from typing import Final

from fiveleaf.engine.layout import Row
from tests.pig.moves import HOLD, ROLL
from tests.pig.state import State

HOLD_AT: Final = 20  # one more roll loses as much on average as it wins
CLOSE: Final = 71  # a score from which somebody may win in one turn
STEP: Final = 21  # what a turn is worth trying for while nobody is close, more the further one is behind
SHARE: Final = 8  # of the points that one is behind


def simple(state: State, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Rolls until twenty or the goal is reached, then holds."""
    needed = state.goal - state.score[seat]
    return HOLD if state.total >= min(HOLD_AT, needed) and count > 1 else ROLL


def clever(state: State, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Rolls for the goal when somebody is close to it; else holds at about twenty, later when behind."""
    best = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, state.score[other])
    needed = state.goal - state.score[seat]
    wanted = needed
    if max(best, state.score[seat]) < state.goal * CLOSE // 100:
        wanted = min(needed, STEP + (best - state.score[seat]) // SHARE)
    return HOLD if state.total >= max(1, wanted) and count > 1 else ROLL
