"""Before the race: the options, and tiles for the diagonal, drawn one after the other and laid by all at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fiveleaf.engine.contract import NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.engine.rules import left_neighbour
from fiveleaf.games.lucky_numbers.material import CELLS, DIAGONAL, EMPTY, SETUP_TILES
from fiveleaf.games.lucky_numbers.moves import LAY
from fiveleaf.games.lucky_numbers.rules.race import begin_race, prepare_race, take_from_stock
from fiveleaf.games.lucky_numbers.state import Phase, State


def start(state: State, options: Mapping[str, Any]) -> None:
    """LN-12, LN-13: the variants are agreed, the first race is prepared, and somebody has to begin."""
    state.michael = options["setup"] == "michael"
    state.tournament = options["tournament"]
    state.begins = NOBODY
    prepare_race(state)
    if state.first_seat == NOBODY:
        state.phase = Phase.BEGINS
    else:
        begin_race(state, state.first_seat)


def tiles_drawn(state: State, seat: int) -> int:
    """Returns the number of set-up tiles that the seat has drawn."""
    count = 0
    while count < SETUP_TILES and state.drawn[seat, count] != EMPTY:
        count += 1
    return count


def draw_for_setup(state: State, number: int) -> None:
    """LN-03, LN-12: four tiles for each seat, seat by seat; with Michael's set-up one for each seat, four times."""
    take_from_stock(state, number)
    seat = state.turn
    count = tiles_drawn(state, seat)
    state.drawn[seat, count] = number
    if state.michael or count + 1 == SETUP_TILES:
        state.turn = left_neighbour(state, seat)
        if state.turn == state.begins:
            state.phase = Phase.SETUP_LAY


def has_laid_all(state: State, seat: int) -> bool:
    """LN-R2: a seat that has laid every tile it drew waits for the others."""
    return state.laid[seat] == tiles_drawn(state, seat)


def legal_lays(state: State, seat: int, moves: Row) -> int:
    """LN-03, LN-R1: the next tile goes on any free cell of the diagonal, in rising order or not."""
    count = 0
    if has_laid_all(state, seat):
        return 0
    for cell in DIAGONAL:
        if state.garden[seat, cell] == EMPTY:
            moves[count] = LAY + cell
            count += 1
    return count


def lay(state: State, seat: int, cell: int) -> None:
    """LN-03, LN-R1: tiles are laid one after the other, in the order drawn."""
    tile = state.laid[seat]
    state.garden[seat, cell] = state.drawn[seat, tile]
    state.spot[seat, tile] = cell
    state.laid[seat] += 1
    if next_to_lay(state) == NOBODY:
        finish_laying(state)


def next_to_lay(state: State) -> int:
    """LN-R2: the first seat, from the one that begins, that still has a tile to lay."""
    seat = state.begins
    for _ in range(state.seats):
        if not has_laid_all(state, seat):
            return seat
        seat = left_neighbour(state, seat)
    return NOBODY


def finish_laying(state: State) -> None:
    """LN-04, LN-12: with the diagonals full the race begins; Michael's set-up draws again until they are."""
    for seat in range(state.seats):
        state.free[seat] = CELLS - state.laid[seat]
    if state.laid[state.begins] < SETUP_TILES:
        state.phase = Phase.SETUP_DRAW
        return
    state.phase = Phase.TURN
    for seat in range(state.seats):
        state.laid[seat] = 0
        for tile in range(SETUP_TILES):
            state.drawn[seat, tile] = EMPTY
            state.spot[seat, tile] = 0


def laid_before(state: State) -> int:
    """LN-R2, LN-12: tiles that lay open before this question: none, or in Michael's set-up all but the last drawn."""
    return tiles_drawn(state, state.begins) - 1 if state.michael else 0


def take_back(state: State, seat: int) -> None:
    """Takes the tile that the seat laid last off the diagonal."""
    state.laid[seat] -= 1
    state.garden[seat, state.spot[seat, state.laid[seat]]] = EMPTY
    state.spot[seat, state.laid[seat]] = 0
