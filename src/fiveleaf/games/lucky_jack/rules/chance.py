"""Chance events: the weights of their outcomes, and what an outcome does."""

from __future__ import annotations

from fiveleaf.engine.layout import Row
from fiveleaf.engine.rules import weigh_evenly
from fiveleaf.games.lucky_jack.material import RANKS
from fiveleaf.games.lucky_jack.rules.hand import begin_hand, deal
from fiveleaf.games.lucky_jack.rules.stock import turn_up
from fiveleaf.games.lucky_jack.rules.turn import draw, draw_penalty, go_on
from fiveleaf.games.lucky_jack.state import Phase, State


def weigh(state: State, weights: Row) -> int:
    """LJ-04: every card of the stock is equally likely, so a symbol weighs its cards left."""
    if state.phase == Phase.BEGINS:
        return weigh_evenly(weights, state.seats)
    for rank in range(RANKS):
        weights[rank] = state.stock[rank]
    return RANKS


def resolve(state: State, outcome: int) -> None:
    """Applies an outcome."""
    if state.phase == Phase.DRAW:
        draw(state, outcome)
    elif state.phase == Phase.PENALTY:
        draw_penalty(state, outcome)
    elif state.phase == Phase.DEAL:
        deal(state, outcome)
    elif state.phase == Phase.TURN_UP:
        turn_up(state, outcome)
        go_on(state)
    else:
        state.first_seat = outcome
        begin_hand(state, outcome)
