"""Moves and outcomes as a transcript writes them, and the clause that speaks where a move is refused."""

from __future__ import annotations

from typing import Any, Final

from fiveleaf.engine.contract import Event, Shapes
from tests.pig.material import FACES, MAX_SEATS
from tests.pig.moves import HOLD
from tests.pig.state import Phase, State

MOVES: Final[Shapes] = {"roll": {}, "hold": {}}

CHANCES: Final[Shapes] = {  # the outcomes of each chance event, in the order of their weights
    "begins": {"seat": range(MAX_SEATS)},
    "roll": {"value": range(1, FACES + 1)},
}
STOCK: Final[frozenset[str]] = frozenset()  # nothing is drawn from a stock


def move_words(state: State, seat: int, move: int) -> Event:
    """A move without its seat."""
    return {"move": "hold" if move == HOLD else "roll"}


def outcome_words(state: State, outcome: int) -> Event:
    """What luck brings."""
    if state.phase == Phase.BEGINS:
        return {"chance": "begins", "seat": outcome}
    return {"chance": "roll", "seat": state.turn, "value": outcome + 1}


def due(state: State) -> str:
    """The clause that says what happens next."""
    match state.phase:
        case Phase.BEGINS:
            return "PI-01"
        case Phase.ROLL | Phase.TURN:
            return "PI-02"
    return "PI-05"


def refusal(state: State, seat: int, move: dict[str, Any]) -> str:
    """The clause that a well-written move breaks: only holding nothing is not legal in a turn."""
    return "PI-R1"
