"""Chance events: the weights of their outcomes, and what an outcome does."""

from __future__ import annotations

from fiveleaf.engine.layout import Row
from fiveleaf.engine.rules import weigh_evenly
from fiveleaf.games.lucky_numbers.material import HIGHEST
from fiveleaf.games.lucky_numbers.rules.race import begin_race
from fiveleaf.games.lucky_numbers.rules.setup import draw_for_setup
from fiveleaf.games.lucky_numbers.rules.turn import turn_up
from fiveleaf.games.lucky_numbers.state import Phase, State


def weigh(state: State, weights: Row) -> int:
    """LN-02: every face-down tile is equally likely, so a number weighs its tiles left."""
    if state.phase == Phase.BEGINS:
        return weigh_evenly(weights, state.seats)
    for number in range(HIGHEST + 1):
        weights[number] = state.stock[number]
    return HIGHEST + 1


def resolve(state: State, outcome: int) -> None:
    """Applies an outcome."""
    if state.phase == Phase.BEGINS:
        state.first_seat = outcome
        begin_race(state, outcome)
    elif state.phase == Phase.SETUP_DRAW:
        draw_for_setup(state, outcome)
    else:
        turn_up(state, outcome)
