"""Who is asked, and what the answer may be: where a tile fits, and which tiles there are.

A move to a barred cell is written too and overwritten by the next: faster than an unpredictable branch.
"""

from __future__ import annotations

from typing import Final

from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.engine.rules import ask_all, ask_one
from fiveleaf.games.lucky_numbers.material import CELLS, COLUMN, EMPTY, HIGHEST, LOWEST, ROW, SIDE
from fiveleaf.games.lucky_numbers.moves import DRAW, PICK, PLACE, PUT
from fiveleaf.games.lucky_numbers.rules.setup import legal_lays, next_to_lay
from fiveleaf.games.lucky_numbers.state import Phase, State

# by cell, as bits: the cells of its row and its column, those of them left of it or above it, and those right of it or
# below it
LINE: Final = tuple(ROW << cell - cell % SIDE | COLUMN << cell % SIDE for cell in range(CELLS))
BEFORE: Final = tuple(LINE[cell] & ((1 << cell) - 1) for cell in range(CELLS))
AFTER: Final = tuple(LINE[cell] & (-2 << cell) for cell in range(CELLS))


def to_act(state: State) -> int:
    """Returns the seat that acts next, CHANCE, or NOBODY."""
    if state.phase == Phase.TURN or state.phase == Phase.PLACE:
        return state.turn
    if state.phase == Phase.SETUP_LAY:
        return next_to_lay(state)
    return NOBODY if state.phase == Phase.OVER else CHANCE


def asked(state: State, seats: Row) -> int:
    """LN-R2: the set-up is put to all seats at once, from the one that begins; any other question to one."""
    if state.phase == Phase.SETUP_LAY:
        return ask_all(state, seats, state.begins)
    return ask_one(seats, to_act(state))


def legal_moves(state: State, seat: int, moves: Row) -> int:
    """Fills in the legal moves of the seat; none if it is not asked or has answered."""
    if state.phase == Phase.SETUP_LAY:
        return legal_lays(state, seat, moves)
    if seat != state.turn:
        return 0
    if state.phase == Phase.TURN:
        return legal_turn(state, seat, moves)
    if state.phase == Phase.PLACE:
        return legal_places(state, seat, moves)
    return 0


def barred_cells(state: State, seat: int, number: int) -> int:
    """LN-09: a tile not larger than the number bars all cells before it, one not smaller all cells after it, as bits.

    LN-R3: a tile that is replaced is gone, so none bars its own cell but one of the same number.
    """
    barred = 0
    for cell in range(CELLS):
        tile = state.garden[seat, cell]
        if EMPTY < tile <= number:
            barred |= BEFORE[cell]
        if tile >= number:
            barred |= AFTER[cell]
        if tile == number:
            barred |= 1 << cell
    return barred


def legal_turn(state: State, seat: int, moves: Row) -> int:
    """LN-05, LN-06: draw a face-down tile, or pick a face-up one that fits somewhere."""
    moves[0] = DRAW
    count = 1
    for number in range(LOWEST, HIGHEST + 1):
        if state.middle[number] > 0:
            fitting = ~barred_cells(state, seat, number)
            for cell in range(CELLS):
                moves[count] = PICK + number * CELLS + cell
                count += fitting >> cell & 1
    return count


def legal_places(state: State, seat: int, moves: Row) -> int:
    """LN-05, LN-07, LN-08, LN-R4: the drawn tile goes on any cell, free or not, where it fits, or to the middle."""
    moves[0] = PUT
    count = 1
    fitting = ~barred_cells(state, seat, state.held)
    for cell in range(CELLS):
        moves[count] = PLACE + cell
        count += fitting >> cell & 1
    return count
