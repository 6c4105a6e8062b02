"""A hand of 8·28 in two numbers, its lowest total and how many cards can count 10 more; and the pass of offers."""

from __future__ import annotations

from fiveleaf.engine.rules import left_neighbour
from fiveleaf.games.eight_28.material import EXTRA, NO_CARD, ONE_OR_ELEVEN
from fiveleaf.games.eight_28.rules.offers import can_be_offered
from fiveleaf.games.eight_28.state import State


def reading(lowest: int, elevens: int, goal: int) -> int:
    """EX-06: the best total that does not pass the goal; the lowest one if all pass it."""
    total = lowest
    for _ in range(elevens):
        if total + EXTRA <= goal:
            total += EXTRA
    return total


def worth(card: int) -> int:
    """Returns what a card adds to the lowest total."""
    return 1 if card == ONE_OR_ELEVEN else card


def elevens_in(card: int) -> int:
    """Returns what a card adds to the cards that can count 10 more."""
    return 1 if card == ONE_OR_ELEVEN else 0


def unseen(state: State, seat: int, card: int) -> int:
    """Returns how many cards of a kind the seat has not seen: in the deck, or face down before the others."""
    count = state.stock[card] + 0
    for other in range(state.seats):
        if other != seat and state.down[other] == card:
            count += 1
    return count


def all_unseen(state: State, seat: int) -> int:
    """Returns how many cards the seat has not seen."""
    count = state.left + 0
    for other in range(state.seats):
        if other != seat and state.down[other] != NO_CARD:
            count += 1
    return count


def cards_taken(state: State, seat: int) -> int:
    """Returns how many cards lie face up before the seat."""
    count = 0
    for card in range(1, ONE_OR_ELEVEN + 1):
        count += state.shown[seat, card]
    return count


def place_in_pass(state: State, seat: int) -> int:
    """Returns how many seats a dealer's pass reaches before this one; the dealer is the last."""
    return (seat - state.dealer - 1 + state.seats) % state.seats


def was_offered(state: State, seat: int) -> bool:
    """Whether this pass has reached the seat already."""
    return place_in_pass(state, seat) < place_in_pass(state, state.turn)


def still_to_come(state: State) -> int:
    """Returns how many seats will still be offered a card in this pass, after the one that decides."""
    count = 0
    seat = state.turn + 0
    while seat != state.dealer:
        seat = left_neighbour(state, seat)
        if can_be_offered(state, seat):
            count += 1
    return count


def passes(state: State) -> int:
    """Returns how many passes this round has had at least, this one included, judging by the cards taken."""
    most = 1
    for seat in range(state.seats):
        most = max(most, cards_taken(state, seat) + (0 if was_offered(state, seat) else 1))
    return most


def has_declined(state: State, seat: int, known_passes: int) -> bool:
    """Whether the seat certainly declined a card in this round: it has fewer than it was offered."""
    if was_offered(state, seat):
        return cards_taken(state, seat) < known_passes
    return cards_taken(state, seat) < known_passes - 1
