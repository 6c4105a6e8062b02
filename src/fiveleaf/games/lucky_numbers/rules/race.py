"""A race: how it is prepared, who comes next, and what leaves the stock."""

from __future__ import annotations

from fiveleaf.games.lucky_numbers.material import CELLS, EMPTY, HIGHEST, LOWEST
from fiveleaf.games.lucky_numbers.state import Phase, State


def prepare_race(state: State) -> None:
    """LN-01, LN-02: one full set of tiles per seat lies face down in the middle, and every garden is free."""
    state.left = state.seats * HIGHEST
    state.held = EMPTY
    state.exchanges = 0
    for number in range(LOWEST, HIGHEST + 1):
        state.stock[number] = state.seats
        state.middle[number] = 0
    for seat in range(state.seats):
        state.free[seat] = CELLS
        for cell in range(CELLS):
            state.garden[seat, cell] = EMPTY


def begin_race(state: State, seat: int) -> None:
    """LN-03: the seat that begins is also the first to draw for the set-up."""
    state.begins = seat
    state.turn = seat
    state.phase = Phase.SETUP_DRAW


def take_from_stock(state: State, number: int) -> None:
    """LN-02: the drawn tile leaves the face-down ones."""
    state.stock[number] -= 1
    state.left -= 1
