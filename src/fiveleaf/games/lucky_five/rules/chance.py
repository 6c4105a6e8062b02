"""Chance events: the weights of their outcomes, and what an outcome does."""

from __future__ import annotations

from fiveleaf.engine.layout import Row
from fiveleaf.engine.rules import weigh_evenly
from fiveleaf.games.lucky_five.material import FACES, KINDS
from fiveleaf.games.lucky_five.rules.bet import roll_die
from fiveleaf.games.lucky_five.rules.setup import begin_game
from fiveleaf.games.lucky_five.rules.turn import turn_card
from fiveleaf.games.lucky_five.state import Phase, State


def weigh(state: State, weights: Row) -> int:
    """L5-02: every face-down card is equally likely, so a kind weighs its cards left; every face of a die weighs 1."""
    if state.phase == Phase.BEGINS:
        return weigh_evenly(weights, state.seats)
    weights[0] = 0
    if state.phase == Phase.CARD:
        for kind in range(1, KINDS):
            weights[kind] = state.stock[kind]
        return KINDS
    for value in range(1, FACES + 1):
        weights[value] = 1
    return FACES + 1


def resolve(state: State, outcome: int) -> None:
    """Applies an outcome."""
    if state.phase == Phase.BEGINS:
        begin_game(state, outcome)
    elif state.phase == Phase.CARD:
        turn_card(state, outcome)
    else:
        roll_die(state, outcome)
