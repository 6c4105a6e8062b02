"""What the others' choices say about their face-down cards: a seat that stops is likely near a goal."""

from __future__ import annotations

from typing import Final

from fiveleaf.bots.eight_28.hand import cards_taken, elevens_in, has_declined, passes, reading, was_offered, worth
from fiveleaf.games.eight_28.material import FIRST, KINDS, LOWEST, NO_CARD, SECOND
from fiveleaf.games.eight_28.rules.totals import count_elevens, lowest_total
from fiveleaf.games.eight_28.state import Phase, State

NEAR_FIRST: Final = 2  # totals up to so far below 8,
NEAR_SECOND: Final = 4  # or below 28, make most players stop
STOPS_FAR: Final = 0.15  # how often a player stops far from a goal where that may end the round,
WAITS_FAR: Final = 0.4  # and where it does not
GOES_ON_NEAR: Final = 0.1  # how often a player goes on near a goal


def is_near(lowest: int, elevens: int) -> bool:
    """Whether most players stop with such a hand, or are past both goals."""
    if lowest > SECOND or FIRST - NEAR_FIRST <= lowest <= FIRST:
        return True
    return SECOND - reading(lowest, elevens, SECOND) <= NEAR_SECOND


def likelihood(state: State, seat: int) -> float:
    """Returns how well the others' choices in this round fit their hands in this determinization."""
    if state.phase != Phase.OFFER:
        return 1.0
    known_passes = passes(state)
    total = 1.0
    for other in range(state.seats):
        if other != seat and state.down[other] != NO_CARD and not state.out[other]:
            total *= seat_likelihood(state, other, known_passes)
    return total


def seat_likelihood(state: State, seat: int, known_passes: int) -> float:
    """Returns the same for one seat: what it declined with, and what it took its last card with."""
    fit = 1.0
    if has_declined(state, seat, known_passes) and not is_near(lowest_total(state, seat), count_elevens(state, seat)):
        fit = STOPS_FAR if not state.took and was_offered(state, seat) else WAITS_FAR
    taken = cards_taken(state, seat)
    if taken > 0:
        fit *= 1.0 - (1.0 - GOES_ON_NEAR) * near_before(state, seat) / taken
    return fit


def near_before(state: State, seat: int) -> int:
    """Returns how many of its face-up cards, taken as the last one, the seat took while it was near a goal."""
    lowest, elevens = lowest_total(state, seat), count_elevens(state, seat)
    count = 0
    for card in range(LOWEST, KINDS):
        if state.shown[seat, card] > 0 and is_near(lowest - worth(card), elevens - elevens_in(card)):
            count += state.shown[seat, card]
    return count
