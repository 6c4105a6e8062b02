"""Applies a move: dispatches each move code to the clause that handles it."""

from __future__ import annotations

from fiveleaf.games.lucky_numbers.material import CELLS, EMPTY
from fiveleaf.games.lucky_numbers.moves import LAY, PICK, PLACE, PUT
from fiveleaf.games.lucky_numbers.rules.setup import lay
from fiveleaf.games.lucky_numbers.rules.turn import end_turn, pick, place
from fiveleaf.games.lucky_numbers.state import Phase, State


def play(state: State, seat: int, move: int) -> None:
    """Applies a move of the seat."""
    if move >= PICK:
        pick(state, seat, (move - PICK) // CELLS, (move - PICK) % CELLS)
    elif move >= PLACE:
        place(state, seat, state.held, move - PLACE)
    elif move >= LAY:
        lay(state, seat, move - LAY)
        return
    elif move == PUT:
        state.middle[state.held] += 1
    else:
        state.phase = Phase.DRAW
        return
    state.held = EMPTY
    end_turn(state, seat)
