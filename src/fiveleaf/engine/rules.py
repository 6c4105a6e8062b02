"""What the rules of all games share: plain functions that the compile gate binds like a game's own."""

from __future__ import annotations

from fiveleaf.engine.layout import Row, State


def left_neighbour(state: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0


def ask_one(seats: Row, seat: int) -> int:
    """A question to the seat that is to act; to nobody while luck acts or when the game is over."""
    seats[0] = seat
    return 1 if seat >= 0 else 0


def ask_all(state: State, seats: Row, first: int) -> int:
    """A question to all seats at once, whose answers are recorded clockwise from the first one."""
    seat = first
    for index in range(state.seats):
        seats[index] = seat
        seat = left_neighbour(state, seat)
    return state.seats


def weigh_evenly(weights: Row, count: int) -> int:
    """That many outcomes, all equally likely."""
    for outcome in range(count):
        weights[outcome] = 1
    return count


def highest_win(state: State, result: Row) -> None:
    """Every seat's score becomes 1 where it is the highest one, also of several, and 0 elsewhere."""
    best = result[0]
    for seat in range(1, state.seats):
        best = max(best, result[seat])
    for seat in range(state.seats):
        result[seat] = 1 if result[seat] == best else 0
