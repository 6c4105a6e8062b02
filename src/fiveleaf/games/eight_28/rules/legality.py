"""The seats that are asked, and their legal moves."""

from __future__ import annotations

from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.engine.rules import ask_one
from fiveleaf.games.eight_28.moves import AIM_FIRST, AIM_SECOND, DECLINE, TAKE
from fiveleaf.games.eight_28.state import Phase, State


def to_act(state: State) -> int:
    """Returns the seat that acts next, CHANCE, or NOBODY."""
    if state.phase == Phase.OFFER or state.phase == Phase.AIM:
        return state.turn
    return NOBODY if state.phase == Phase.OVER else CHANCE


def asked(state: State, seats: Row) -> int:
    """EX-05, EX-17: every question is put to one seat."""
    return ask_one(seats, to_act(state))


def legal_moves(state: State, seat: int, moves: Row) -> int:
    """EX-05, EX-16: take or decline freely; choose the first or the second treasure."""
    if seat != to_act(state):
        return 0
    if state.phase == Phase.OFFER:
        moves[0] = TAKE
        moves[1] = DECLINE
    else:
        moves[0] = AIM_FIRST
        moves[1] = AIM_SECOND
    return 2
