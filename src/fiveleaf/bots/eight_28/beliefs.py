"""What the others' acts tell about their face-down cards: who stops is likely near a goal, who goes on is not."""

from __future__ import annotations

from typing import Final

from fiveleaf.bots.eight_28.hand import cards_taken, elevens_in, has_declined, passes, reading, was_offered, worth
from fiveleaf.games.eight_28.material import FIRST, KINDS, LOWEST, NO_CARD, SECOND
from fiveleaf.games.eight_28.rules.totals import count_elevens, lowest_total
from fiveleaf.games.eight_28.state import Phase, State

NEAR_FIRST: Final = 2  # totals so far below a goal make most players stop
NEAR_SECOND: Final = 4
RESTLESS: Final = 0.15  # how often somebody stops elsewhere, when that may end the round,
WAITING: Final = 0.4  # and when it does not
GREEDY: Final = 0.1  # how often somebody goes on who is near a goal


def is_near(lowest: int, elevens: int) -> bool:
    """Whether most players stop with such a hand, or have nothing to continue_value for any more."""
    if lowest > SECOND or FIRST - NEAR_FIRST <= lowest <= FIRST:
        return True
    return SECOND - reading(lowest, elevens, SECOND) <= NEAR_SECOND


def likelihood(state: State, seat: int) -> float:
    """How well the others' acts in this round fit the hands that they are imagined to hold."""
    if state.phase != Phase.OFFER:
        return 1.0
    known_passes = passes(state)
    fit = 1.0
    for other in range(state.seats):
        if other != seat and state.down[other] != NO_CARD and not state.out[other]:
            fit *= fit_of(state, other, known_passes)
    return fit


def fit_of(state: State, seat: int, known_passes: int) -> float:
    """The same for one seat: what it declined with, and what it took its last card with."""
    fit = 1.0
    if has_declined(state, seat, known_passes) and not is_near(lowest_total(state, seat), count_elevens(state, seat)):
        fit = RESTLESS if not state.took and was_offered(state, seat) else WAITING
    taken = cards_taken(state, seat)
    if taken > 0:
        fit *= 1.0 - (1.0 - GREEDY) * near_before(state, seat) / taken
    return fit


def near_before(state: State, seat: int) -> int:
    """With how many of its face-up cards as the last one the seat would have been near a goal before it."""
    lowest, elevens = lowest_total(state, seat), count_elevens(state, seat)
    count = 0
    for card in range(LOWEST, KINDS):
        if state.shown[seat, card] > 0 and is_near(lowest - worth(card), elevens - elevens_in(card)):
            count += state.shown[seat, card]
    return count
