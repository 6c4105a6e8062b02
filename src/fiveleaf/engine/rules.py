"""Functions that the rules of all games share; the compile gate binds them like a game's own."""

from __future__ import annotations

from fiveleaf.engine.layout import Row, State


def left_neighbour(state: State, seat: int) -> int:
    """Returns the next seat clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0


def ask_one(seats: Row, seat: int) -> int:
    """Fills in the one seat that is asked; none while luck acts or when the game is over."""
    seats[0] = seat
    return 1 if seat >= 0 else 0


def ask_all(state: State, seats: Row, first: int) -> int:
    """Fills in all seats, clockwise from the first, which is the order in which answers are recorded."""
    seat = first
    for index in range(state.seats):
        seats[index] = seat
        seat = left_neighbour(state, seat)
    return state.seats


def weigh_evenly(weights: Row, count: int) -> int:
    """Fills in that many equal weights."""
    for outcome in range(count):
        weights[outcome] = 1
    return count


def highest_win(state: State, result: Row) -> None:
    """Replaces every seat's score by 1 where it is the highest, ties included, and by 0 elsewhere."""
    best = result[0]
    for seat in range(1, state.seats):
        best = max(best, result[seat])
    for seat in range(state.seats):
        result[seat] = 1 if result[seat] == best else 0
