"""The table before anything random."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fiveleaf.engine.contract import NOBODY
from fiveleaf.games.lucky_five.material import ALL_DICE, CARD_NAMES, CHIP_KINDS, CHIPS_EACH, KINDS
from fiveleaf.games.lucky_five.state import Phase, State


def start(state: State, options: Mapping[str, Any]) -> None:
    """L5-01, L5-02: every seat has ten chips, the cards lie in the shoe, and somebody has to begin."""
    for kind in range(1, KINDS):
        state.stock[kind] = options["deck"].get(CARD_NAMES[kind], 0)
    for seat in range(state.seats):
        for chip in range(CHIP_KINDS):
            state.chips[seat, chip] = CHIPS_EACH[chip]
    if state.first_seat == NOBODY:
        state.phase = Phase.BEGINS
    else:
        begin_game(state, state.first_seat)


def begin_game(state: State, seat: int) -> None:
    """L5-03: the seat that begins rolls all three dice, once."""
    state.first_seat = seat
    state.turn = seat
    state.to_roll = ALL_DICE
    state.phase = Phase.OPENING
