"""Level 2 of Lucky Numbers, as a child plays: put each clover where its number belongs, and fill free cells first."""

from __future__ import annotations

from fiveleaf.engine.chance import below
from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_numbers.material import CELLS, EMPTY, HIGHEST, SIDE
from fiveleaf.games.lucky_numbers.moves import DRAW, LAY, PICK, PLACE, PUT
from fiveleaf.games.lucky_numbers.state import State

STEPS = 2 * (SIDE - 1)  # from the top left to the bottom right
MAX_DISTANCE = 3  # from where a number belongs, to fill a free cell


def distance(number: int, cell: int) -> int:
    """Returns how far a number is from the one that belongs on the cell in a garden spread evenly from 1 to 20."""
    ideal = 1 + (cell // SIDE + cell % SIDE) * (HIGHEST - 1) // STEPS
    return abs(number - ideal)


def simple(state: State, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Returns the placing that brings a clover nearest to where it belongs; if none fills or improves, draw or put."""
    best = moves[below(rng, count)] if moves[0] >= LAY else moves[0]
    best_gain = 0
    for index in range(count):
        move = moves[index]
        if move in (DRAW, PUT):
            continue
        gain = gain_of(state, seat, move)
        if gain > best_gain:
            best_gain = gain
            best = move
    return best


def gain_of(state: State, seat: int, move: int) -> int:
    """Returns what a placing is worth: a free cell filled well counts most, then a clover that comes nearer."""
    if move >= PICK:
        number, cell = (move - PICK) // CELLS, (move - PICK) % CELLS
    elif move >= PLACE:
        number, cell = state.held, move - PLACE
    else:
        return HIGHEST - distance(state.drawn[seat, state.laid[seat]], move - LAY)
    there = state.garden[seat, cell]
    if there == EMPTY:
        return HIGHEST + MAX_DISTANCE - distance(number, cell) if distance(number, cell) <= MAX_DISTANCE else 0
    return distance(there, cell) - distance(number, cell)
