"""Redraws what a seat cannot know, in the right proportions."""

from __future__ import annotations

from fiveleaf.engine.chance import below, choose_weighted
from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_hand.material import KINDS
from fiveleaf.games.lucky_hand.rules.cards import give
from fiveleaf.games.lucky_hand.state import NOT_ASKED, Phase, State


def redeal(state: State, seat: int, rng: Row) -> None:
    """LH-R7: the seat knows neither the others' hands nor the stock, nor what they stake before all have answered."""
    for other in range(state.seats):
        if other != seat:
            give_back(state, other)
    for other in range(state.seats):
        if other != seat:
            draw_blind(state, other, rng)


def give_back(state: State, seat: int) -> None:
    """The seat's hand goes back to the stock, with an answer that it has not shown; the number of its cards stays."""
    for card in range(KINDS):
        state.stock[card] += state.hand[seat, card]
        state.left += state.hand[seat, card]
        state.hand[seat, card] = 0
    if state.phase == Phase.STAKE:
        state.stake[seat] = NOT_ASKED


def draw_blind(state: State, seat: int, rng: Row) -> None:
    """As many cards as the seat held, each equally likely among those that are left."""
    cards = state.cards[seat]
    state.cards[seat] = 0
    for _ in range(cards):
        give(state, seat, choose_weighted(below(rng, state.left), state.stock))
