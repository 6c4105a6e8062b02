"""Level 2 of 8·28, as a child plays: go on until the total is near 8 or 28, then stop."""

from __future__ import annotations

from fiveleaf.engine.layout import Row
from fiveleaf.games.eight_28.material import FIRST, SECOND
from fiveleaf.games.eight_28.moves import AIM_FIRST, AIM_SECOND, DECLINE, TAKE
from fiveleaf.games.eight_28.rules.showdown import best_total
from fiveleaf.games.eight_28.rules.totals import lowest_total, nearest_total
from fiveleaf.games.eight_28.state import Phase, State

NEAR_FIRST = 2  # totals up to so far below 8 are near,
NEAR_SECOND = 4  # and so far below 28


def gap(state: State, seat: int, goal: int) -> int:
    """Returns how far the seat's best reading is below the goal; past it, farther than any other."""
    total = nearest_total(state, seat, goal)
    return goal - total if total <= goal else goal


def simple(state: State, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Takes cards until it is near a goal or past both; of two treasures chooses one that it would win."""
    if state.phase == Phase.AIM:
        return choose_aim(state, seat)
    is_near = gap(state, seat, FIRST) <= NEAR_FIRST or gap(state, seat, SECOND) <= NEAR_SECOND
    return DECLINE if is_near or lowest_total(state, seat) >= SECOND else TAKE


def choose_aim(state: State, seat: int) -> int:
    """Returns the second treasure if the seat trails for the first and leads for the second; else the first."""
    trails_first = nearest_total(state, seat, FIRST) < best_total(state, FIRST)
    trails_second = nearest_total(state, seat, SECOND) < best_total(state, SECOND)
    return AIM_SECOND if trails_first and not trails_second else AIM_FIRST
