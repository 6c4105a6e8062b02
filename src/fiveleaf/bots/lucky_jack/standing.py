"""The standing between hands: the chance to win a game of two from the points so far, if all that follows is even."""

from __future__ import annotations

from math import exp
from typing import Final

from fiveleaf.games.lucky_jack.material import DOUBLE_CARDS, DOUBLE_POINTS, JACKPOT_POINTS, MAX_HANDS
from fiveleaf.games.lucky_jack.state import State

THOUSAND: Final = 1000
MAX_GAP: Final = 28  # thousands, more than two hands can bring; larger gaps count as this one
WIDTH: Final = 2 * MAX_GAP + 1
# How often a hand between two level-3 bots brought each prize, in thousands from 0 (a void hand) to 14.
PRIZES: Final = (0.021, 0.109, 0.14, 0.112, 0.146, 0.101, 0.143, 0.098, 0.037, 0.0, 0.034, 0.0, 0.029, 0.0, 0.03)


def standings() -> tuple[float, ...]:
    """Returns, by hands left and gap, the chance to win when each hand goes to either side with the usual prizes."""
    total = sum(PRIZES)
    last = [0.5 + 0.5 * ((gap > 0) - (gap < 0)) for gap in range(-MAX_GAP, MAX_GAP + 1)]
    rows = [last]
    for _ in range(MAX_HANDS):
        before = rows[-1]
        rows.append(
            [
                sum(
                    share / total * (before[min(at + prize, WIDTH - 1)] + before[max(at - prize, 0)]) / 2
                    for prize, share in enumerate(PRIZES)
                )
                for at in range(WIDTH)
            ]
        )
    return tuple(chance for row in rows for chance in row)


STANDINGS: Final = standings()


def after_loss() -> tuple[float, ...]:
    """Returns, by hands left and gap, the chance to win once the other side has scored a usual prize."""
    total = sum(PRIZES)
    return tuple(
        sum(share / total * STANDINGS[row * WIDTH + max(at - prize, 0)] for prize, share in enumerate(PRIZES))
        for row in range(MAX_HANDS + 1)
        for at in range(WIDTH)
    )


AFTER_LOSS: Final = after_loss()


def total_of(state: State, seat: int) -> int:
    """Returns the points that the seat has scored."""
    total = 0
    for hand in range(state.played):
        if state.announcer[hand] == seat:
            total += state.prize[hand]
    return total


def gap_of(state: State, seat: int) -> int:
    """Returns the seat's total less the best other one, in thousands."""
    own = 0
    best = 0
    for other in range(state.seats):
        total = total_of(state, other)
        if other == seat:
            own = total
        else:
            best = max(best, total)
    return (own - best) // THOUSAND


def index_of_gap(gap: int, left: int) -> int:
    """Returns where a gap stands in the tables, with so many hands left."""
    return max(left, 0) * WIDTH + min(max(gap, -MAX_GAP), MAX_GAP) + MAX_GAP


def chance_at(gap: int, left: int) -> float:
    """Returns the chance to win with that gap before so many hands."""
    return STANDINGS[index_of_gap(gap, left)]


def chance_after_loss(gap: int, left: int) -> float:
    """Returns the same chance if the other side wins the present hand."""
    return AFTER_LOSS[index_of_gap(gap, left)]


def thousands(rank: int, cards: int) -> int:
    """Returns what so many cards of a rank score, in thousands."""
    return rank * (DOUBLE_POINTS if cards == DOUBLE_CARDS else JACKPOT_POINTS) // THOUSAND


# Points that make the odds e to one, by hands left: fitted to the standings of two, and used for more seats.
SPREADS: Final = (1000.0, 3600.0, 4900.0, 6000.0, 7000.0, 7900.0)


def chance_of(state: State, seat: int) -> float:
    """Returns the seat's chance to win before the next hand is dealt."""
    left = state.hands - state.played
    if state.seats == 2:
        return chance_at(gap_of(state, seat), left)
    own = total_of(state, seat)
    total = 0.0
    for other in range(state.seats):
        total += exp((total_of(state, other) - own) / SPREADS[left])
    return 1.0 / total
