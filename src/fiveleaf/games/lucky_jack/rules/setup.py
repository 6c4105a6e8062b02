"""Before the first hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fiveleaf.engine.contract import NOBODY
from fiveleaf.games.lucky_jack.material import MAX_HANDS
from fiveleaf.games.lucky_jack.rules.hand import begin_hand, prepare_hand
from fiveleaf.games.lucky_jack.state import Phase, State


def start(state: State, options: Mapping[str, Any]) -> None:
    """LJ-02, LJ-03: the number of hands is agreed, and somebody has to begin the first one."""
    state.hands = options["hands"]
    for hand in range(MAX_HANDS):
        state.announcer[hand] = NOBODY
    state.begins = NOBODY
    state.nearest = NOBODY
    if state.first_seat == NOBODY:
        prepare_hand(state)
        state.phase = Phase.BEGINS
    else:
        begin_hand(state, state.first_seat)
