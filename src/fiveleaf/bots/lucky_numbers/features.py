"""The features of Lucky Numbers: the own garden cell by cell, and every garden's odds.

A tile in hand counts where the seat would best place it, and tiles of the set-up where they belong, so that the value
sees the garden that is about to be. The state is changed for that, and restored afterwards.
"""

from __future__ import annotations

from math import exp
from typing import Final

from fiveleaf.bots.lucky_numbers.odds import (
    HALF,
    NOWHERE,
    PLACING,
    REPLACING,
    best_cell,
    high_of,
    highest_fits,
    low_of,
    lowest_fits,
    tiles_between,
)
from fiveleaf.bots.scratch import Floats
from fiveleaf.engine.contract import NOBODY
from fiveleaf.games.lucky_numbers.material import (
    CELLS,
    DIAGONAL,
    EMPTY,
    EXCHANGE_LIMIT,
    HIGHEST,
    LOWEST,
    MAX_SEATS,
    NUMBERS,
    SETUP_TILES,
)
from fiveleaf.games.lucky_numbers.rules.legality import barred_cells
from fiveleaf.games.lucky_numbers.rules.setup import tiles_drawn
from fiveleaf.games.lucky_numbers.state import Phase, State

FREE: Final = CELLS  # 1 for a free cell
ODDS: Final = 2 * CELLS  # a free cell's chance to fit the next draw
BLOCKS: Final = 3 * CELLS  # one block for every seat, from the own one on
BLOCK: Final = 16  # inputs of a block
TABLE: Final = BLOCKS + MAX_SEATS * BLOCK  # what all seats share
INPUTS: Final = TABLE + 18
TURNS_SCALE: Final = 60.0  # about the most turns to go
ONE_HOT_CELLS: Final = 4  # up to so many free cells have an input each


def features(state: State, seat: int, inputs: Floats) -> None:
    """Fills in everything that matters for one seat."""
    turn, cell, there = state.turn, NOWHERE, EMPTY
    laid = 0
    if state.phase == Phase.PLACE:
        cell = best_cell(state, turn, state.held, ~barred_cells(state, turn, state.held))
        there = state.garden[turn, cell] if cell != NOWHERE else state.held
        state.middle[there] += 1
        if cell != NOWHERE:
            state.garden[turn, cell] = state.held
    elif state.phase == Phase.SETUP_LAY or state.phase == Phase.SETUP_DRAW:
        for other in range(state.seats):
            laid |= lay_pending(state, other) << SETUP_TILES * other
    encode_gardens(state, seat, inputs)
    encode_table(state, seat, inputs)
    if state.phase == Phase.PLACE:
        state.middle[there] -= 1
        if cell != NOWHERE:
            state.garden[turn, cell] = there
    for index in range(SETUP_TILES * state.seats):
        if laid >> index & 1:
            state.garden[index // SETUP_TILES, DIAGONAL[index % SETUP_TILES]] = EMPTY


def lay_pending(state: State, seat: int) -> int:
    """Lays the tiles that the seat still has to lay where they belong; returns the places on the diagonal, as bits."""
    laid, used, place = 0, 0, 0
    drawn = tiles_drawn(state, seat)
    for waiting in range(drawn - state.laid[seat], 0, -1):
        tile = smallest_pending(state, seat, drawn, used)
        used |= 1 << tile
        number = state.drawn[seat, tile]
        place = best_place(state, seat, place, number, waiting)
        state.garden[seat, DIAGONAL[place]] = number
        laid |= 1 << place
    return laid


def smallest_pending(state: State, seat: int, drawn: int, used: int) -> int:
    """Returns the smallest of the tiles that are still to be laid, as its place in the order drawn."""
    smallest = NOWHERE
    for tile in range(state.laid[seat], drawn):
        if not used >> tile & 1 and (smallest == NOWHERE or state.drawn[seat, tile] < state.drawn[seat, smallest]):
            smallest = tile
    return smallest


def best_place(state: State, seat: int, first: int, number: int, waiting: int) -> int:
    """Returns the free place of the diagonal nearest to where a number belongs, with room left for those after it."""
    free = 0
    for place in range(first, SETUP_TILES):
        free += 1 if state.garden[seat, DIAGONAL[place]] == EMPTY else 0
    best, nearest = first, 2 * HIGHEST
    for place in range(first, SETUP_TILES):
        if state.garden[seat, DIAGONAL[place]] == EMPTY:
            away = abs(2 * number - 5 - 10 * place)  # the middles of four equal parts
            if free >= waiting and away < nearest:
                best, nearest = place, away
            free -= 1
    return best


def encode_gardens(state: State, seat: int, inputs: Floats) -> None:
    """Fills in the own garden in full, and the odds of all gardens from the own one on, in order of turn."""
    for cell in range(CELLS):
        number = state.garden[seat, cell]
        inputs[cell] = number / HIGHEST
        inputs[FREE + cell] = 1.0 if number == EMPTY else 0.0
    middle = 0
    for number in range(LOWEST, NUMBERS):
        middle |= 1 << number if state.middle[number] > 0 else 0
    for step in range(state.seats):
        encode_odds(state, (seat + step) % state.seats, step, middle, inputs)


def encode_odds(state: State, seat: int, step: int, middle: int, inputs: Floats) -> None:
    """Fills in one garden: free cells, turns to go, the chance to be full after some turns, what the middle offers."""
    top = lowest_fits(state, seat, 0, 0)
    bottom = lowest_fits(state, seat, HALF, top)
    under = highest_fits(state, seat, HALF, 0)
    over = highest_fits(state, seat, 0, under)
    per_tile = 1.0 / max(1, state.left)
    block = BLOCKS + BLOCK * step
    free, useful, offered, unfillable, turns = 0, 0, 0, 0, 0.0
    least, soon, later, late = 1.0, 1.0, 1.0, 1.0  # the least likely cell; all cells within 4, 8 and 16 turns
    for cell in range(CELLS):
        if state.garden[seat, cell] != EMPTY:
            continue
        low = low_of(top if cell < HALF else bottom, cell)
        high = high_of(over if cell < HALF else under, cell)
        chance = tiles_between(state, low, high) * per_tile
        fitting = (2 << high) - (1 << low) if low <= high else 0
        free += 1
        useful |= fitting
        offered += 1 if middle & fitting else 0
        unfillable += 0 if middle & fitting or chance > 0.0 else 1
        turns += PLACING + 1.0 / (chance + REPLACING)
        least = min(least, chance)
        missing = exp(-4.0 * chance)
        soon *= 1.0 - missing
        missing *= missing
        later *= 1.0 - missing
        late *= 1.0 - missing * missing
        if step == 0:
            inputs[ODDS + cell] = chance
    if free <= ONE_HOT_CELLS:
        inputs[block + free] = 1.0
    inputs[block + 5] = free / CELLS
    inputs[block + 6] = turns / TURNS_SCALE
    inputs[block + 7] = tiles_of(state, useful) * per_tile
    inputs[block + 8] = least
    inputs[block + 9] = soon
    inputs[block + 10] = later
    inputs[block + 11] = late
    inputs[block + 12] = offered / HALF
    inputs[block + 13] = 1.0 if offered > 0 else 0.0
    inputs[block + 14] = unfillable / HALF
    inputs[block + 15] = 1.0 if offered > 0 and free == 1 else 0.0


def tiles_of(state: State, useful: int) -> int:
    """Returns how many face-down tiles have one of the numbers given as bits."""
    tiles = 0
    for number in range(LOWEST, NUMBERS):
        if useful >> number & 1:
            tiles += state.stock[number]
    return tiles


def encode_table(state: State, seat: int, inputs: Floats) -> None:
    """Fills in whose turn it is, what happens next, how long the stock lasts, and how a tournament stands."""
    phase = state.phase
    turn = state.begins if phase <= Phase.SETUP_LAY else state.turn
    if turn != NOBODY:
        ahead = (turn - seat + state.seats + (1 if phase == Phase.PLACE else 0)) % state.seats
        inputs[TABLE + ahead] = 1.0
        if phase == Phase.DRAW:
            inputs[TABLE + 4] = 1.0
            inputs[TABLE + 5] = 1.0 if ahead == 0 else 0.0
        if phase == Phase.PLACE:
            inputs[TABLE + 6] = 1.0
    if phase <= Phase.SETUP_LAY:
        inputs[TABLE + 7] = 1.0
        inputs[TABLE + 8] = 1.0 if state.michael else 0.0
    rounds = state.left / state.seats
    inputs[TABLE + 9] = rounds / HIGHEST
    inputs[TABLE + 10] = max(0.0, 1.0 - rounds / 4)
    inputs[TABLE + 11] = state.exchanges / (EXCHANGE_LIMIT * state.seats)
    inputs[TABLE + 12] = 1.0 if state.left == 0 else 0.0
    if state.tournament:
        encode_points(state, seat, inputs)


def encode_points(state: State, seat: int, inputs: Floats) -> None:
    """LN-13: fills in the races to come, and the lead in points over the best and the mean of the others."""
    best, total = -CELLS * MAX_SEATS, 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, state.points[other])
            total += state.points[other]
    inputs[TABLE + 13] = 1.0
    inputs[TABLE + 14] = (state.seats - 1 - state.races) / MAX_SEATS
    inputs[TABLE + 15] = (state.points[seat] - best) / CELLS
    inputs[TABLE + 16] = (state.points[seat] - total / (state.seats - 1)) / CELLS
    inputs[TABLE + 17] = 1.0 if state.races == state.seats - 1 else 0.0
