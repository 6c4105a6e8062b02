"""Chance events: the weights of their outcomes, and what an outcome does."""

from __future__ import annotations

from fiveleaf.engine.layout import Row
from fiveleaf.engine.rules import weigh_evenly
from fiveleaf.games.eight_28.material import KINDS
from fiveleaf.games.eight_28.rules.offers import deal_card, turn_up
from fiveleaf.games.eight_28.rules.setup import begin_round
from fiveleaf.games.eight_28.state import Phase, State


def weigh(state: State, weights: Row) -> int:
    """EX-02, EX-05: every card of the deck is equally likely, so a kind weighs its cards left."""
    if state.phase == Phase.BEGINS:
        return weigh_evenly(weights, state.seats)
    for card in range(KINDS):
        weights[card] = state.stock[card]
    return KINDS


def resolve(state: State, outcome: int) -> None:
    """Applies an outcome."""
    if state.phase == Phase.BEGINS:
        state.first_seat = outcome
        begin_round(state, outcome)
    elif state.phase == Phase.DEAL:
        deal_card(state, outcome)
    else:
        turn_up(state, outcome)
