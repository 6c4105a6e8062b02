"""Chance events: the weights of their outcomes, and what an outcome does."""

from __future__ import annotations

from fiveleaf.engine.layout import Row
from fiveleaf.engine.rules import weigh_evenly
from tests.pig.material import FACES
from tests.pig.rules.setup import begin
from tests.pig.rules.turn import roll
from tests.pig.state import Phase, State


def weigh(state: State, weights: Row) -> int:
    """PI-01, PI-02: every seat and every face of the die is equally likely."""
    return weigh_evenly(weights, state.seats if state.phase == Phase.BEGINS else FACES)


def resolve(state: State, outcome: int) -> None:
    """Luck's choice happens; a face shows one more than its outcome."""
    if state.phase == Phase.BEGINS:
        begin(state, outcome)
    else:
        roll(state, outcome + 1)
