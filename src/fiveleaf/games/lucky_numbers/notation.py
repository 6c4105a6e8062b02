"""Moves and outcomes in the notation of the transcript, and the clause to cite when a move is refused."""

from __future__ import annotations

from typing import Any, Final

from fiveleaf.engine.contract import Event, Shapes
from fiveleaf.games.lucky_numbers.material import CELLS, DIAGONAL, EMPTY, HIGHEST, LOWEST, MAX_SEATS
from fiveleaf.games.lucky_numbers.moves import DRAW, LAY, PICK, PLACE, PUT
from fiveleaf.games.lucky_numbers.state import Phase, State

TILES: Final = range(LOWEST, HIGHEST + 1)

MOVES: Final[Shapes] = {
    "lay": {"tile": TILES, "cell": range(CELLS)},
    "draw": {},
    "place": {"cell": range(CELLS)},
    "put": {},
    "pick": {"tile": TILES, "cell": range(CELLS)},
}

CHANCES: Final[Shapes] = {  # the outcomes of each chance event, in the order of their weights
    "begins": {"seat": range(MAX_SEATS)},
    "draw": {"tile": TILES},
}
STOCK: Final = frozenset({"draw"})  # those that take a tile out of the stock


def move_words(state: State, seat: int, move: int) -> Event:
    """Returns a move in the notation, without its seat."""
    if move == DRAW:
        return {"move": "draw"}
    if move == PUT:
        return {"move": "put"}
    if move >= PICK:
        return {"move": "pick", "tile": (move - PICK) // CELLS, "cell": (move - PICK) % CELLS}
    if move >= PLACE:
        return {"move": "place", "cell": move - PLACE}
    return {"move": "lay", "tile": state.drawn[seat, state.laid[seat]], "cell": move - LAY}


def outcome_words(state: State, outcome: int) -> Event:
    """Returns an outcome in the notation."""
    if state.phase == Phase.BEGINS:
        return {"chance": "begins", "seat": outcome}
    return {"chance": "draw", "seat": state.turn, "tile": outcome}


def due(state: State) -> str:
    """Returns the clause that defines what happens next."""
    match state.phase:
        case Phase.BEGINS | Phase.SETUP_DRAW | Phase.SETUP_LAY:
            return "LN-12" if state.michael else "LN-03"
        case Phase.TURN | Phase.DRAW | Phase.PLACE:
            return "LN-05"
    return "LN-10"


def refusal(state: State, seat: int, move: dict[str, Any]) -> str:
    """Returns the clause that forbids a well-formed move."""
    match state.phase, move["move"]:
        case Phase.SETUP_LAY, "lay":
            return lay_refusal(state, seat, move["tile"], move["cell"])
        case Phase.PLACE, "place":
            return misfit(state, seat, move["cell"])
        case Phase.TURN, "pick":
            if not state.middle[move["tile"]]:
                return "LN-06"
            return misfit(state, seat, move["cell"])
    return due(state)


def lay_refusal(state: State, seat: int, tile: int, cell: int) -> str:
    """LN-R1, LN-03, LN-12: another tile's turn, a cell off the diagonal, or one that is taken."""
    if tile != state.drawn[seat, state.laid[seat]]:
        return "LN-R1"
    if cell in DIAGONAL and state.garden[seat, cell] != EMPTY and state.michael:
        return "LN-12"
    return "LN-03"


def misfit(state: State, seat: int, cell: int) -> str:
    """LN-09 for a free cell, LN-R3 where a tile would be replaced by its equal or the rest would no longer rise."""
    return "LN-09" if state.garden[seat, cell] == EMPTY else "LN-R3"
