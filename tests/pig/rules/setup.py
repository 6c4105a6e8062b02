"""Before the first roll."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fiveleaf.engine.contract import NOBODY
from tests.pig.rules.turn import begin_turn
from tests.pig.state import Phase, State


def start(state: State, options: Mapping[str, Any]) -> None:
    """PI-01, PI-05: the goal is agreed, and somebody has to begin."""
    state.goal = options["goal"]
    if state.first_seat == NOBODY:
        state.phase = Phase.BEGINS
    else:
        begin_turn(state, state.first_seat)


def begin(state: State, seat: int) -> None:
    """PI-01: the lot has named the seat that begins."""
    state.first_seat = seat
    begin_turn(state, seat)
