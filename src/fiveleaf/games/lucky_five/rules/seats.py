"""Who takes turns, and who sits beside whom."""

from __future__ import annotations

from fiveleaf.engine.contract import NOBODY
from fiveleaf.games.lucky_five.material import CHIP_KINDS
from fiveleaf.games.lucky_five.state import State


def has_chips(state: State, seat: int) -> bool:
    """L5-15: only who has a chip left takes turns and is a neighbour."""
    for chip in range(CHIP_KINDS):
        if state.chips[seat, chip] > 0:
            return True
    return False


def right_neighbour(state: State) -> int:
    """L5-15, L5-R4: the next seat to the right that has chips; the last player has none."""
    seat = state.turn
    for _ in range(state.seats - 1):
        seat = seat - 1 if seat > 0 else state.seats - 1
        if has_chips(state, seat):
            return seat
    return NOBODY


def next_in_turn(state: State) -> int:
    """L5-15: the next seat to the left that has chips, NOBODY if no other seat has any."""
    seat = state.turn
    for _ in range(state.seats - 1):
        seat = seat + 1 if seat + 1 < state.seats else 0
        if has_chips(state, seat):
            return seat
    return NOBODY
