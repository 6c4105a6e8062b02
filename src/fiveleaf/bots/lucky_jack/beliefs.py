"""What the size of a hand says about it: a seat with four cards has most likely chosen them."""

from __future__ import annotations

from math import exp
from typing import Final

from fiveleaf.games.lucky_jack.material import FEWEST_CARDS, HIGHEST, LOWEST
from fiveleaf.games.lucky_jack.state import State

MAX_SIZE: Final = 8  # cards; larger hands count as this size
MAX_ALIKE: Final = 4
LOW_RANK: Final = 2  # ranks up to here are hard to discard, and nobody collects them without need
# The logarithm of how much more often a hand was held in 765 games of level 3 than it would be dealt at random,
# by cards in hand (3 to 8) and by the most cards alike (1 to 4).
ALIKE: Final = (
    (-4.0, 0.0, -2.0, 0.0),
    (-4.0, 0.0, 2.9, 1.0),
    (-3.6, 0.0, 2.3, 4.0),
    (-2.6, 0.0, 1.2, 2.7),
    (-0.1, 0.0, 0.4, 1.2),
    (0.0, 0.0, 0.1, 0.5),
)
SECOND_PAIR: Final = (0.0, 2.5, 2.0, 1.1, 0.5, 0.4)  # the same for a second symbol held twice
PER_LOW_CARD: Final = (-0.4, -0.34, -0.21, -0.17, -0.18, -0.2)  # and for each low card


def likelihood(state: State, seat: int) -> float:
    """Returns how much more likely the hands of the others are than if they had been dealt, given their sizes."""
    total = 0.0
    for other in range(state.seats):
        if other != seat and state.hand_size[other] >= FEWEST_CARDS:
            total += log_likelihood(state, other)
    return exp(total)


def log_likelihood(state: State, seat: int) -> float:
    """Returns the logarithm of the likelihood of one seat's hand."""
    size = min(state.hand_size[seat], MAX_SIZE) - FEWEST_CARDS
    most, second, low = 0, 0, 0
    for rank in range(LOWEST, HIGHEST + 1):
        cards = min(state.hand[seat, rank], MAX_ALIKE)
        second = max(second, min(most, cards))
        most = max(most, cards)
        if rank <= LOW_RANK:
            low += state.hand[seat, rank]
    return ALIKE[size][max(most, 1) - 1] + (SECOND_PAIR[size] if second > 1 else 0.0) + PER_LOW_CARD[size] * low
