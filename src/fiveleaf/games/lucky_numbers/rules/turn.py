"""The turn: a tile is turned up, placed, put in the middle or picked from there."""

from __future__ import annotations

from fiveleaf.engine.rules import left_neighbour
from fiveleaf.games.lucky_numbers.material import EMPTY, EXCHANGE_LIMIT
from fiveleaf.games.lucky_numbers.rules.ending import end_race
from fiveleaf.games.lucky_numbers.rules.race import take_from_stock
from fiveleaf.games.lucky_numbers.state import Ending, Phase, State


def turn_up(state: State, number: int) -> None:
    """LN-05, LN-R4: the drawn tile is shown before the seat decides."""
    take_from_stock(state, number)
    state.held = number
    state.exchanges = 0
    state.phase = Phase.PLACE


def place(state: State, seat: int, number: int, cell: int) -> None:
    """LN-07, LN-08: the tile goes on a free cell, or replaces one that goes face up to the middle."""
    replaced = state.garden[seat, cell]
    if replaced == EMPTY:
        state.free[seat] -= 1
    else:
        state.middle[replaced] += 1
    state.garden[seat, cell] = number


def pick(state: State, seat: int, number: int, cell: int) -> None:
    """LN-06: a face-up tile leaves the middle and is placed; it cannot be put back."""
    state.middle[number] -= 1
    place(state, seat, number, cell)
    state.exchanges += 1


def end_turn(state: State, seat: int) -> None:
    """LN-10, LN-11, LN-R5, LN-R6: a full garden ends the race at once; so do the last tile and an endless exchange."""
    if state.free[seat] == 0:
        end_race(state, Ending.GARDEN_FULL)
    elif state.left == 0:
        end_race(state, Ending.LAST_TILE)
    elif state.exchanges >= EXCHANGE_LIMIT * state.seats:
        end_race(state, Ending.EXCHANGE)
    else:
        state.turn = left_neighbour(state, seat)
        state.phase = Phase.TURN
