"""A reference player, no level: the placing that leaves the free cells the best chances, one ply ahead."""

from __future__ import annotations

from fiveleaf.bots.lucky_numbers.odds import tiles_between
from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_numbers.material import CELLS, EMPTY, HIGHEST, SIDE
from fiveleaf.games.lucky_numbers.moves import DRAW, LAY, PICK, PLACE, PUT
from fiveleaf.games.lucky_numbers.state import State

EPSILON = 1e-9  # a gain has to be larger


def greedy(state: State, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Returns the placing that gains most, or a draw or the middle where none gains."""
    best = moves[0]
    most = mass_by(state, seat, best) + EPSILON
    for index in range(1, count):
        mass = mass_by(state, seat, moves[index])
        if mass > most:
            most = mass
            best = moves[index]
    return best


def mass_by(state: State, seat: int, move: int) -> float:
    """Returns what the garden is worth after a move; the state is restored."""
    if move in (DRAW, PUT):
        return mass_of(state, seat)
    number, cell = state.held, move - PLACE
    if move >= PICK:
        number, cell = (move - PICK) // CELLS, (move - PICK) % CELLS
    elif move < PLACE:
        number, cell = state.drawn[seat, state.laid[seat]], move - LAY
    there = state.garden[seat, cell]
    state.garden[seat, cell] = number
    mass = mass_of(state, seat)
    state.garden[seat, cell] = there
    return mass


def mass_of(state: State, seat: int) -> float:
    """Returns one for each tile, and for each free cell the chance that the next draw fits there."""
    mass = 0.0
    for cell in range(CELLS):
        if state.garden[seat, cell] != EMPTY:
            mass += 1.0
        else:
            low, high = bounds(state, seat, cell)
            mass += tiles_between(state, low, high) / max(1, state.left)
    return mass


def bounds(state: State, seat: int, cell: int) -> tuple[int, int]:
    """LN-09: returns the smallest and the largest number that may be placed on a free cell now."""
    low, high = 1, HIGHEST
    for step in range(SIDE):
        for other in (cell - cell % SIDE + step, cell % SIDE + step * SIDE):
            number = state.garden[seat, other]
            if number != EMPTY and other < cell:
                low = max(low, number + 1)
            elif number != EMPTY and other > cell:
                high = min(high, number - 1)
    return low, high
