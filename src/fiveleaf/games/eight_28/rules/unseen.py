"""Redraws what a seat cannot know, in the right proportions."""

from __future__ import annotations

from fiveleaf.engine.chance import below, choose_weighted
from fiveleaf.engine.layout import Row
from fiveleaf.games.eight_28.material import NO_CARD
from fiveleaf.games.eight_28.rules.offers import take_from_deck
from fiveleaf.games.eight_28.state import Phase, State


def redeal(state: State, seat: int, rng: Row) -> None:
    """EX-02, EX-10: until the showdown the others' face-down cards may be any that the seat has not seen."""
    if are_cards_open(state):
        return
    dealt = 0
    for other in range(state.seats):
        if other != seat and state.down[other] != NO_CARD:
            state.stock[state.down[other]] += 1
            state.left += 1
            dealt |= 1 << other
    for other in range(state.seats):
        if dealt >> other & 1:
            state.down[other] = choose_weighted(below(rng, state.left), state.stock)
            take_from_deck(state, state.down[other])


def are_cards_open(state: State) -> bool:
    """EX-10: from the showdown on everybody sees every card."""
    return state.phase == Phase.AIM or state.phase == Phase.OVER
