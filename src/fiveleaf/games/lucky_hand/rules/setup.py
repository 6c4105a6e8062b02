"""Before the first roll: the stock is full, and everybody is dealt three cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fiveleaf.engine.contract import NOBODY
from fiveleaf.engine.rules import left_neighbour
from fiveleaf.games.lucky_hand.material import HAND, NO_CARD
from fiveleaf.games.lucky_hand.rules.cards import fill_stock, give
from fiveleaf.games.lucky_hand.state import Phase, State


def start(state: State, options: Mapping[str, Any]) -> None:
    """LH-01, LH-02, LH-R2, LH-R11: the options are agreed, the stock is full, and somebody has to begin."""
    state.may_pass = options["may_pass"]
    state.rounds = options["rounds"] or 0
    state.rounds_left = state.rounds
    state.clock = 0 if state.rounds else options["clock"]
    state.turn = NOBODY
    state.played = NO_CARD
    state.target = NOBODY
    fill_stock(state)
    if state.first_seat == NOBODY:
        state.phase = Phase.BEGINS
    else:
        begin(state, state.first_seat)


def begin(state: State, seat: int) -> None:
    """LH-01: the order of play starts with this seat, and so does the deal."""
    state.first_seat = seat
    state.turn = seat
    state.phase = Phase.DEAL


def deal(state: State, card: int) -> None:
    """LH-01: one card to each seat in the order of play, three times; then the first player rolls."""
    give(state, state.turn, card)
    state.turn = left_neighbour(state, state.turn)
    if state.cards[state.turn] == HAND:
        state.phase = Phase.QUALIFY
