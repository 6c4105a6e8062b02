"""How the views of all games are made: the fields that they share, and codes as names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from functools import cache
from typing import Any, cast

from fiveleaf.engine.contract import NOBODY, Rules, View
from fiveleaf.engine.layout import Grid, Memory, Row, State, StateT, first_of

MOST_SEATS = 8  # room for the seats of any game


def common(
    name: str, rules: Rules, phases: type[IntEnum], endings: type[IntEnum], state: State, seat: int | None
) -> dict[str, Any]:
    """The fields that all games show; what they say is public in every game."""
    seats, ending = state.seats, state.ending
    buffer = cast(Row, [0] * MOST_SEATS)
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
    """The seats that have won a game that is over."""
    rules.winners(state, buffer)
    return tuple(index for index in range(state.seats) if buffer[index])


def seat_or_none(seat: int) -> int | None:
    """A seat as a view says it."""
    return None if seat == NOBODY else seat


def seat_or_nobody(seat: int | None) -> int:
    """A seat as a state holds it."""
    return NOBODY if seat is None else seat


def word(member: IntEnum) -> str:
    """A phase or an ending as views and messages name it: `setup-lay`."""
    return member.name.lower().replace("_", "-")


@cache
def words_of(kind: type[IntEnum]) -> Mapping[int, str]:
    """All phases or endings of a game by their numbers."""
    return {int(one): word(one) for one in kind}


def numbers(row: Row) -> tuple[int, ...]:
    """A whole field of a plain state at once."""
    return tuple(cast(memoryview, row).tolist())


def number_rows(grid: Grid) -> list[list[int]]:
    """A whole field with two indices at once."""
    return cast(list[list[int]], cast(Any, grid).tolist())


def member(kind: type[IntEnum], name: str | None) -> int:
    """The phase or ending of a name; 0 for none."""
    return 0 if name is None else int(kind[name.upper().replace("-", "_")])


def seats_of(fill: Callable[[Any, Row], int], state: Any, buffer: Row) -> tuple[int, ...]:
    """What a rule that fills a row with seats says, as a tuple."""
    return first_of(buffer, fill(state, buffer))


def restored(memory: Memory[StateT], phases: type[IntEnum], endings: type[IntEnum], seen: View) -> StateT:
    """A new state with what every view shows; the game's `imagine` fills in the rest."""
    state = memory.new()
    state.seats = seen.seats
    state.first_seat = seat_or_nobody(seen.first_seat)
    state.phase = member(phases, seen.phase)
    state.ending = member(endings, seen.ending)
    return state
