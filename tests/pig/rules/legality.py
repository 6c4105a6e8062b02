"""The seats that are asked, and their legal moves."""

from __future__ import annotations

from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.engine.rules import ask_one
from tests.pig.moves import HOLD, ROLL
from tests.pig.state import Phase, State


def to_act(state: State) -> int:
    """Who decides next: a seat, luck, or nobody."""
    if state.phase == Phase.TURN:
        return state.turn
    return NOBODY if state.phase == Phase.OVER else CHANCE


def asked(state: State, seats: Row) -> int:
    """PI-02: every question is put to one seat."""
    return ask_one(seats, to_act(state))


def legal_moves(state: State, seat: int, moves: Row) -> int:
    """PI-02, PI-04, PI-R1: roll, or hold what was rolled."""
    if seat != to_act(state):
        return 0
    moves[0] = ROLL
    moves[1] = HOLD
    return 2 if state.total > 0 else 1
