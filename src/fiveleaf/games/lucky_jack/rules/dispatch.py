"""Applies a move: dispatches each move code to the clause that handles it."""

from __future__ import annotations

from fiveleaf.engine.rules import left_neighbour
from fiveleaf.games.lucky_jack.moves import DISCARD, DRAW, JACKPOT, KEEP, LEAVE, PASS, PUT, TAKE
from fiveleaf.games.lucky_jack.rules.claims import leave, take
from fiveleaf.games.lucky_jack.rules.jackpot import announce
from fiveleaf.games.lucky_jack.rules.stock import begin_turn
from fiveleaf.games.lucky_jack.rules.turn import discard, keep, put
from fiveleaf.games.lucky_jack.state import Phase, State


def play(state: State, seat: int, move: int) -> None:
    """Applies a move of the seat."""
    if move >= JACKPOT:
        announce(state, seat, move - JACKPOT)
    elif move >= DISCARD:
        discard(state, seat, move - DISCARD)
    elif move == DRAW:
        state.phase = Phase.DRAW
    elif move == KEEP:
        keep(state, seat)
    elif move == PUT:
        put(state)
    elif move == LEAVE:
        leave(state, seat)
    elif move == TAKE:
        take(state, seat)
    elif move == PASS:
        begin_turn(state, left_neighbour(state, seat))
