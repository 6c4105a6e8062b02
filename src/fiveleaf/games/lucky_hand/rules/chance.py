"""Chance events: the weights of their outcomes, and what an outcome does."""

from __future__ import annotations

from fiveleaf.engine.layout import Row
from fiveleaf.engine.rules import weigh_evenly
from fiveleaf.games.lucky_hand.material import KINDS, SIDES
from fiveleaf.games.lucky_hand.rules.bonus import roll_for_bonus, roll_for_max
from fiveleaf.games.lucky_hand.rules.setup import begin, deal
from fiveleaf.games.lucky_hand.rules.turn import draw, qualify
from fiveleaf.games.lucky_hand.state import Phase, State


def weigh(state: State, weights: Row) -> int:
    """LH-01, LH-04: every card of the stock is equally likely, and so is every side of the die."""
    if state.phase == Phase.BEGINS:
        return weigh_evenly(weights, state.seats)
    if state.phase == Phase.DEAL or state.phase == Phase.DRAW:
        for card in range(KINDS):
            weights[card] = state.stock[card]
        return KINDS
    return weigh_evenly(weights, SIDES)


def resolve(state: State, outcome: int) -> None:
    """Applies an outcome; a side of the die shows one more than its code."""
    if state.phase == Phase.BEGINS:
        begin(state, outcome)
    elif state.phase == Phase.DEAL:
        deal(state, outcome)
    elif state.phase == Phase.DRAW:
        draw(state, outcome)
    elif state.phase == Phase.QUALIFY:
        qualify(state, outcome + 1)
    elif state.phase == Phase.BONUS_ROLL:
        roll_for_bonus(state, outcome + 1)
    else:
        roll_for_max(state, outcome + 1)
