"""The odds of a draw: which cards the stock can hold, as one seat knows it."""

from __future__ import annotations

from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_jack.material import COPIES
from fiveleaf.games.lucky_jack.state import Phase, State

Chances = tuple[float, float, float, float, float, float, float, float]  # by rank, slot 0 empty


def possible(state: State, seat: int, rank: int) -> int:
    """Returns how many cards of a rank the stock can hold: unseen, shuffled into it, not taken by the seat itself."""
    unseen = COPIES - state.discard[rank] - (state.held == rank)
    for other in range(state.seats):
        unseen -= state.hand[other, rank] if other == seat else state.known[other, rank]
    drawn = state.phase == Phase.KEEP and state.held == rank
    return max(0, min(unseen, state.refill[rank] - state.taken[seat, rank] - drawn))


def draw_chances(state: State, seat: int) -> Chances:
    """Returns the chance of each rank to be drawn next; all zero where the stock can hold nothing."""
    one, two = possible(state, seat, 1), possible(state, seat, 2)
    three, four = possible(state, seat, 3), possible(state, seat, 4)
    five, six, seven = possible(state, seat, 5), possible(state, seat, 6), possible(state, seat, 7)
    total = max(1, one + two + three + four + five + six + seven)
    return (0.0, one / total, two / total, three / total, four / total, five / total, six / total, seven / total)


def true_chances(stock: Row, left: int) -> Chances:
    """Returns the same with the stock known."""
    total = max(1, left)
    one, two, three = stock[1] / total, stock[2] / total, stock[3] / total
    return (0.0, one, two, three, stock[4] / total, stock[5] / total, stock[6] / total, stock[7] / total)
