"""Redraws what a seat cannot know, in the right proportions.

Every seat knows the discard pile, the sizes of stock and hands, the cards that a seat claimed (`known`), and that the
stock holds only the cards of the last reshuffle that were not drawn since (`refill`); a seat also knows its own draws.
"""

from __future__ import annotations

from fiveleaf.engine.chance import below
from fiveleaf.engine.layout import Row
from fiveleaf.engine.rules import left_neighbour
from fiveleaf.games.lucky_jack.material import COPIES, EMPTY, HIGHEST, LOWEST
from fiveleaf.games.lucky_jack.state import Answer, Phase, State


def redeal(state: State, seat: int, rng: Row) -> None:
    """LJ-04, LJ-09, LJ-R5: the others' hands, the stock and a card drawn unseen are mixed; answers are still to come.

    The stock is chosen first, from the unseen cards that can be there, and the hands share the rest.
    While the cards are mixed, `stock` holds the unseen ones and `refill` those of them that came from the stock.
    """
    if state.phase == Phase.CLAIM:
        forget_answers(state, seat)
    holds_unseen = state.phase == Phase.KEEP and seat != state.turn
    gather(state, seat, holds_unseen)
    possible = possible_stock(state)
    for chosen in range(state.left):
        choose_stock_card(state, possible - chosen, rng)
    if holds_unseen:
        state.held = choose_stock_card(state, possible - state.left, rng)
    for other in range(state.seats):
        if other != seat:
            deal_hand(state, other, rng)
            deal_taken(state, other, rng)
    restore(state)


def forget_answers(state: State, seat: int) -> None:
    """LJ-R5: no other answer is known, so the left neighbour is the nearest, unless it is the seat and declined."""
    for other in range(state.seats):
        if other != seat:
            state.answer[other] = Answer.NONE
    state.nearest = left_neighbour(state, state.turn)
    if state.answer[state.nearest] == Answer.LEAVE:
        state.nearest = left_neighbour(state, state.nearest)


def gather(state: State, seat: int, holds_unseen: bool) -> None:
    """Collects every card whose place the seat does not know."""
    for rank in range(LOWEST, HIGHEST + 1):
        for other in range(state.seats):
            if other != seat:
                state.stock[rank] += state.hand[other, rank] - state.known[other, rank]
                state.hand[other, rank] = state.known[other, rank]
            else:
                state.refill[rank] -= state.taken[other, rank]
    if holds_unseen:
        state.stock[state.held] += 1
        state.held = EMPTY
    elif state.phase == Phase.KEEP:
        state.refill[state.held] -= 1


def possible_stock(state: State) -> int:
    """Returns the number of unseen cards that can be in the stock."""
    total = 0
    for rank in range(LOWEST, HIGHEST + 1):
        total += min(state.stock[rank], state.refill[rank])
    return total


def choose_stock_card(state: State, total: int, rng: Row) -> int:
    """Returns one of the unseen cards that can be in the stock, each equally likely."""
    ticket = below(rng, total)
    rank = LOWEST
    while ticket >= min(state.stock[rank], state.refill[rank]):
        ticket -= min(state.stock[rank], state.refill[rank])
        rank += 1
    state.stock[rank] -= 1
    state.refill[rank] -= 1
    return rank


def deal_hand(state: State, seat: int, rng: Row) -> None:
    """Deals the seat its publicly known cards, and the rest of its hand from the unseen cards outside the stock."""
    wanted = state.hand_size[seat]
    total = 0
    for rank in range(LOWEST, HIGHEST + 1):
        wanted -= state.known[seat, rank]
        total += state.stock[rank]
    for dealt in range(wanted):
        rank = take_one(state.stock, total - dealt, rng)
        state.hand[seat, rank] += 1


def deal_taken(state: State, seat: int, rng: Row) -> None:
    """Decides which of the cards drawn unseen from the stock the seat drew, as many as it did draw."""
    wanted = 0
    total = 0
    for rank in range(LOWEST, HIGHEST + 1):
        wanted += state.taken[seat, rank]
        state.taken[seat, rank] = 0
        total += state.refill[rank]
    for dealt in range(wanted):
        rank = take_one(state.refill, total - dealt, rng)
        state.taken[seat, rank] += 1


def take_one(cards: Row, total: int, rng: Row) -> int:
    """Removes one of the cards at random and returns it."""
    ticket = below(rng, total)
    rank = LOWEST
    while ticket >= cards[rank]:
        ticket -= cards[rank]
        rank += 1
    cards[rank] -= 1
    return rank


def restore(state: State) -> None:
    """Restores the stock, and the cards of the last reshuffle as the stock and the cards drawn from it unseen."""
    for rank in range(LOWEST, HIGHEST + 1):
        state.stock[rank] = COPIES - state.discard[rank] - (state.held == rank)
        for seat in range(state.seats):
            state.stock[rank] -= state.hand[seat, rank]
        state.refill[rank] = state.stock[rank]
        for seat in range(state.seats):
            state.refill[rank] += state.taken[seat, rank]
    if state.phase == Phase.KEEP:
        state.refill[state.held] += 1
