"""What cards add up to, a 1/11 read as 1 or as 11."""

from __future__ import annotations

from fiveleaf.games.eight_28.material import EXTRA, FIRST, ONE_OR_ELEVEN, SECOND
from fiveleaf.games.eight_28.state import State


def lowest_value(card: int) -> int:
    """EX-06, EX-R1: what a card counts, a 1/11 as 1."""
    return 1 if card == ONE_OR_ELEVEN else card


def lay_open(state: State, seat: int, card: int) -> None:
    """EX-06: the card lies face up beside the seat's others and is added to them."""
    state.shown[seat, card] += 1
    state.open_total[seat] += lowest_value(card)


def is_too_high(state: State, seat: int) -> bool:
    """EX-07, EX-R1: face-up cards of 28 or more, however they are read, put the seat out of the round."""
    return state.open_total[seat] >= SECOND


def lowest_total(state: State, seat: int) -> int:
    """EX-06: the sum of all the seat's cards, every 1/11 as 1."""
    return state.open_total[seat] + lowest_value(state.down[seat])


def count_elevens(state: State, seat: int) -> int:
    """EX-06: how many cards of the seat can count 10 more than in its lowest total."""
    return state.shown[seat, ONE_OR_ELEVEN] + (1 if state.down[seat] == ONE_OR_ELEVEN else 0)


def nearest_total(state: State, seat: int, goal: int) -> int:
    """EX-06, EX-R5: the best reading that does not pass the goal; the lowest one if all pass it."""
    total = lowest_total(state, seat)
    for _ in range(count_elevens(state, seat)):
        if total + EXTRA <= goal:
            total += EXTRA
    return total


def can_share(state: State, seat: int, goal: int) -> bool:
    """EX-12, EX-13, EX-R2, EX-R5: a seat that is still in and has a reading of at most the goal takes part."""
    return not state.out[seat] and lowest_total(state, seat) <= goal


def hits_jackpot(state: State, seat: int) -> bool:
    """EX-18: the seat's cards make exactly 8 and exactly 28."""
    return (
        can_share(state, seat, FIRST)
        and nearest_total(state, seat, FIRST) == FIRST
        and nearest_total(state, seat, SECOND) == SECOND
    )
