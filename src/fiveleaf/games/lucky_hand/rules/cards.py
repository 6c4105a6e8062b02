"""Where the cards go: stock, hands, heap."""

from __future__ import annotations

from fiveleaf.engine.contract import NOBODY
from fiveleaf.engine.rules import left_neighbour
from fiveleaf.games.lucky_hand.material import BOX, CARDS, HAND, KINDS
from fiveleaf.games.lucky_hand.state import State


def fill_stock(state: State) -> None:
    """LH-01: all cards of the box lie in the stock."""
    state.left = CARDS
    for card in range(KINDS):
        state.stock[card] = BOX[card]


def give(state: State, seat: int, card: int) -> None:
    """LH-01, LH-03: a card goes from the stock to the seat's hand."""
    state.stock[card] -= 1
    state.left -= 1
    state.hand[seat, card] += 1
    state.cards[seat] += 1


def leave_hand(state: State, seat: int, card: int) -> None:
    """LH-06, LH-08: a card played or staked is no longer in the hand."""
    state.hand[seat, card] -= 1
    state.cards[seat] -= 1


def put_on_heap(state: State, card: int) -> None:
    """LH-19: lost bonus cards and used cards lie apart from the stock."""
    state.heap[card] += 1


def turn_heap_over(state: State) -> None:
    """LH-19, LH-R9: the heap, shuffled, becomes the stock."""
    for card in range(KINDS):
        state.stock[card] += state.heap[card]
        state.left += state.heap[card]
        state.heap[card] = 0


def next_to_draw(state: State) -> int:
    """LH-03, LH-R9: the first seat, from the one whose turn it is, that holds fewer than three cards."""
    seat = state.turn
    for _ in range(state.seats):
        if state.cards[seat] < HAND:
            return seat
        seat = left_neighbour(state, seat)
    return NOBODY
