"""Helpers to build views: the fields that all games share, and names for codes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from functools import cache
from typing import Any, cast

from fiveleaf.engine.contract import NOBODY, Rules, View
from fiveleaf.engine.effects import Standing
from fiveleaf.engine.layout import Grid, Memory, Row, State, StateT, first_of

MAX_SEATS = 8  # upper bound for any game


def common(
    name: str, rules: Rules, phases: type[IntEnum], endings: type[IntEnum], state: State, seat: int | None
) -> dict[str, Any]:
    """Returns the fields that the views of all games share, all of them public."""
    seats, ending = state.seats, state.ending
    buffer = cast(Row, [0] * MAX_SEATS)
    asked = seats_of(rules.asked, state, buffer)
    rules.scores(state, buffer)
    scores = first_of(buffer, seats)
    return {
        "game": name,
        "seat": seat,
        "seats": seats,
        "first_seat": seat_or_none(state.first_seat),
        "asked": asked,
        "phase": words_of(phases)[state.phase],
        "ending": words_of(endings)[ending] if ending else None,
        "scores": scores,
        "winners": winners_of(rules, state, buffer) if ending else None,
    }


def winners_of(rules: Rules, state: State, buffer: Row) -> tuple[int, ...]:
    """Returns the winners of a finished game."""
    rules.winners(state, buffer)
    return tuple(index for index in range(state.seats) if buffer[index])


def standing(rules: Rules, state: State) -> Standing:
    """Returns the scores as an effect."""
    buffer = cast(Row, [0] * MAX_SEATS)
    rules.scores(state, buffer)
    return Standing(first_of(buffer, state.seats))


def seat_or_none(seat: int) -> int | None:
    """Converts a seat from a state for a view."""
    return None if seat == NOBODY else seat


def seat_or_nobody(seat: int | None) -> int:
    """Converts a seat from a view for a state."""
    return NOBODY if seat is None else seat


def word(member: IntEnum) -> str:
    """Returns the name of a phase or an ending in views and messages: `setup-lay`."""
    return member.name.lower().replace("_", "-")


@cache
def words_of(kind: type[IntEnum]) -> Mapping[int, str]:
    """Returns the names of all phases or endings of a game by their numbers."""
    return {int(one): word(one) for one in kind}


def numbers(row: Row) -> tuple[int, ...]:
    """Returns a whole field of a plain state as a tuple."""
    return tuple(cast(memoryview, row).tolist())


def number_rows(grid: Grid) -> list[list[int]]:
    """Returns a whole two-dimensional field as nested lists."""
    return cast(list[list[int]], cast(Any, grid).tolist())


def member(kind: type[IntEnum], name: str | None) -> int:
    """Returns the number of a phase or ending by its name; 0 for None."""
    return 0 if name is None else int(kind[name.upper().replace("-", "_")])


def seats_of(fill: Callable[[Any, Row], int], state: Any, buffer: Row) -> tuple[int, ...]:
    """Returns the seats that a rule fills in, as a tuple."""
    return first_of(buffer, fill(state, buffer))


def restored(memory: Memory[StateT], phases: type[IntEnum], endings: type[IntEnum], seen: View) -> StateT:
    """Returns a new state with the shared fields of a view; the game's `imagine` fills in the rest."""
    state = memory.new()
    state.seats = seen.seats
    state.first_seat = seat_or_nobody(seen.first_seat)
    state.phase = member(phases, seen.phase)
    state.ending = member(endings, seen.ending)
    return state
