"""The odds of a garden: which numbers fit each free cell, how likely they come, and how long that takes."""

from __future__ import annotations

from fiveleaf.games.lucky_numbers.material import CELLS, EMPTY, HIGHEST, LOWEST, SIDE
from fiveleaf.games.lucky_numbers.state import State

NOWHERE = -1  # no cell: the tile goes to the middle
BITS = 5  # of one bound; eight bounds, of half a garden, are packed into one number
MASK = 31
HALF = CELLS // 2
PLACING = 1.0  # turns: a free cell costs the one in which it is filled,
REPLACING = 0.12  # and a wait, which ends even where no number fits: a tile can be replaced


def lowest_fits(state: State, seat: int, first: int, above: int) -> int:
    """Returns, for two rows from a cell on, the smallest number that can fill each cell, packed.

    A free cell needs room for the free cells before it, so bounds rise by one along every step.
    """
    packed = 0
    for cell in range(first, first + HALF):
        number = state.garden[seat, cell]
        if number == EMPTY:
            at = BITS * (cell - first)
            up = packed >> at - BITS * SIDE if cell - first >= SIDE else above >> BITS * SIDE + at
            left = packed >> at - BITS if cell % SIDE else 0
            number = 1 + max(up & MASK, left & MASK)
        packed |= number << BITS * (cell - first)
    return packed


def highest_fits(state: State, seat: int, first: int, below: int) -> int:
    """Returns, for two rows from a cell on, by how much the largest number for each cell stays under 21, packed."""
    packed = 0
    for step in range(HALF):
        cell = first + HALF - 1 - step
        at = BITS * (cell - first)
        number = state.garden[seat, cell]
        room = HIGHEST + 1 - number
        if number == EMPTY:
            down = packed >> at + BITS * SIDE if step >= SIDE else below >> at - BITS * SIDE
            right = packed >> at + BITS if cell % SIDE < SIDE - 1 else 0
            room = 1 + max(down & MASK, right & MASK)
        packed |= room << at
    return packed


def low_of(packed: int, cell: int) -> int:
    """Returns the smallest number for a cell of the half that was packed."""
    return packed >> BITS * (cell % HALF) & MASK


def high_of(packed: int, cell: int) -> int:
    """Returns the largest number for a cell of the half that was packed."""
    return HIGHEST + 1 - (packed >> BITS * (cell % HALF) & MASK)


def tiles_between(state: State, low: int, high: int) -> int:
    """Returns how many face-down tiles have one of these numbers."""
    tiles = 0
    for number in range(max(low, LOWEST), min(high, HIGHEST) + 1):
        tiles += state.stock[number]
    return tiles


def turns_to_go(state: State, seat: int) -> float:
    """Returns about how many turns the seat needs to fill its garden: the sum over its free cells."""
    top = lowest_fits(state, seat, 0, 0)
    bottom = lowest_fits(state, seat, HALF, top)
    under = highest_fits(state, seat, HALF, 0)
    over = highest_fits(state, seat, 0, under)
    per_tile = 1.0 / max(1, state.left)
    turns = 0.0
    for cell in range(CELLS):
        if state.garden[seat, cell] == EMPTY:
            low = low_of(top if cell < HALF else bottom, cell)
            high = high_of(over if cell < HALF else under, cell)
            turns += PLACING + 1.0 / (tiles_between(state, low, high) * per_tile + REPLACING)
    return turns


def turns_after(state: State, seat: int, number: int, cell: int) -> float:
    """Returns the same once the number lies on the cell, or nowhere; the state is restored."""
    if cell == NOWHERE:
        return turns_to_go(state, seat)
    there = state.garden[seat, cell]
    state.garden[seat, cell] = number
    turns = turns_to_go(state, seat)
    state.garden[seat, cell] = there
    return turns


def best_cell(state: State, seat: int, number: int, fitting: int) -> int:
    """Returns the cell, of those given as bits, on which a number shortens the wait most; NOWHERE if on none."""
    best = NOWHERE
    fewest = turns_after(state, seat, EMPTY, NOWHERE)
    for cell in range(CELLS):
        if fitting >> cell & 1:
            turns = turns_after(state, seat, number, cell)
            if turns < fewest:
                fewest = turns
                best = cell
    return best
