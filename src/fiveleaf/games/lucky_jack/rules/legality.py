"""The seats that are asked, and their legal moves."""

from __future__ import annotations

from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.engine.rules import ask_one
from fiveleaf.games.lucky_jack.rules.claims import claimants, legal_claims
from fiveleaf.games.lucky_jack.rules.turn import legal_keeps, legal_turn
from fiveleaf.games.lucky_jack.state import Phase, State


def to_act(state: State) -> int:
    """Returns the seat that acts next, CHANCE, or NOBODY."""
    if state.phase < Phase.TURN:
        return CHANCE
    if state.phase == Phase.CLAIM:
        return state.nearest
    return NOBODY if state.phase == Phase.OVER else state.turn


def asked(state: State, seats: Row) -> int:
    """LJ-R5: a claim is put to all other seats at once, from the left neighbour; any other question to one."""
    if state.phase == Phase.CLAIM:
        return claimants(state, seats)
    return ask_one(seats, to_act(state))


def legal_moves(state: State, seat: int, moves: Row) -> int:
    """Fills in the legal moves of the seat; none if it is not asked or has answered."""
    if state.phase == Phase.CLAIM:
        return legal_claims(state, seat, moves)
    if seat != state.turn:
        return 0
    if state.phase == Phase.TURN:
        return legal_turn(state, seat, moves)
    if state.phase == Phase.KEEP:
        return legal_keeps(moves)
    return 0
