"""Before the first card: the gems, the deck, the dealer of a round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fiveleaf.engine.contract import NOBODY
from fiveleaf.engine.rules import left_neighbour
from fiveleaf.games.eight_28.material import CARDS, DECKS, FIFTEEN_ONES, KINDS, LOWEST, NO_AIM, NO_CARD, SIXTEEN_ONES
from fiveleaf.games.eight_28.state import Phase, State


def start(state: State, options: Mapping[str, Any]) -> None:
    """EX-01, EX-03: the gems lie in two reserves, and somebody has to be the first dealer."""
    state.deck = SIXTEEN_ONES if options["deck"] == "sixteen-ones" else FIFTEEN_ONES
    state.passing_is_final = options["passing_is_final"]
    state.blue_reserve = options["blue_gems"]
    state.red_reserve = options["red_gems"]
    if state.first_seat == NOBODY:
        gather_cards(state)
        state.dealer = NOBODY
        state.turn = NOBODY
        state.phase = Phase.BEGINS
    else:
        begin_round(state, state.first_seat)


def begin_round(state: State, dealer: int) -> None:
    """EX-02, EX-19: with all cards back in the deck, the dealer's left neighbour is the first to take one."""
    gather_cards(state)
    state.dealer = dealer
    state.turn = left_neighbour(state, dealer)
    state.phase = Phase.DEAL


def gather_cards(state: State) -> None:
    """EX-02, EX-19: all cards are shuffled, and everybody is in the round."""
    state.left = CARDS
    for card in range(LOWEST, KINDS):
        state.stock[card] = DECKS[state.deck][card]
    for seat in range(state.seats):
        state.down[seat] = NO_CARD
        state.open_total[seat] = 0
        state.out[seat] = 0
        state.aim[seat] = NO_AIM
        for card in range(LOWEST, KINDS):
            state.shown[seat, card] = 0
