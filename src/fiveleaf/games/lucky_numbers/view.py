"""What a seat sees: everything but where the others lay their tiles during the set-up."""

from __future__ import annotations

from typing import Any

from fiveleaf.engine import contract
from fiveleaf.engine.layout import Memory, Row, first_of
from fiveleaf.engine.view import common, number_rows, numbers, restored, seat_or_nobody, seat_or_none
from fiveleaf.games.lucky_numbers import rules
from fiveleaf.games.lucky_numbers.material import CELLS, EMPTY, NUMBERS
from fiveleaf.games.lucky_numbers.rules.setup import laid_before, tiles_drawn
from fiveleaf.games.lucky_numbers.state import Ending, Phase, State

MEMORY = Memory(State)


class View(contract.View, frozen=True, kw_only=True):
    """A race as one seat sees it."""

    setup: str  # "standard" or "michael"
    tournament: bool
    begins: int | None  # the seat that begins this race
    races: int  # races already scored
    turn: int  # whose turn
    held: int | None  # the tile drawn and not yet placed
    exchanges: int  # turns in a row in which nobody drew
    stock: tuple[int, ...]  # face-down tiles per number, slot 0 empty: known, since all others lie open
    middle: tuple[int, ...]  # face-up tiles per number, slot 0 empty
    gardens: tuple[tuple[int | None, ...], ...]  # 16 cells per seat, row by row
    drawn: tuple[tuple[int, ...], ...]  # tiles of the set-up per seat, in the order drawn
    spots: tuple[tuple[int, ...], ...]  # the cells of those laid so far, as far as the seat may know
    points: tuple[int, ...]  # of the tournament


def view(state: State, seat: int | None) -> View:
    """LN-R2: the seat sees its own set-up, and the others' once all have laid."""
    everyone = range(state.seats)
    gardens, drawn, spots = number_rows(state.garden), number_rows(state.drawn), number_rows(state.spot)
    known = [tuple(spots[owner][: laid_as_known(state, seat, owner)]) for owner in everyone]
    return View(
        **common("lucky-numbers", rules, Phase, Ending, state, seat),
        setup="michael" if state.michael else "standard",
        tournament=bool(state.tournament),
        begins=seat_or_none(state.begins),
        races=state.races,
        turn=state.turn,
        held=state.held or None,
        exchanges=state.exchanges,
        stock=numbers(state.stock),
        middle=numbers(state.middle),
        gardens=tuple([known_garden(state, gardens[owner], known[owner]) for owner in everyone]),
        drawn=tuple([tuple(drawn[owner][: tiles_drawn(state, owner)]) for owner in everyone]),
        spots=tuple(known),
        points=first_of(state.points, state.seats),
    )


def is_open(state: State) -> bool:
    """LN-R2: whether nothing is hidden from anybody."""
    return state.phase != Phase.SETUP_LAY


def laid_as_known(state: State, seat: int | None, owner: int) -> int:
    """LN-R2: how many set-up tiles the owner has laid, without those of a question that is still open to others."""
    return laid_before(state) if owner != seat and not is_open(state) else state.laid[owner]


def known_garden(state: State, garden: list[int], spots: tuple[int, ...]) -> tuple[int | None, ...]:
    """Returns a garden; during the set-up only the known cells of it."""
    if is_open(state):
        return tuple([tile or None for tile in garden])
    return tuple([garden[cell] if cell in spots else None for cell in range(CELLS)])


def question(seen: View) -> dict[str, Any]:
    """Returns the parameters of the open question: the tile that the seat has to lay or place."""
    if seen.phase == "setup-lay" and seen.seat is not None:
        waiting = seen.drawn[seen.seat][len(seen.spots[seen.seat]) :]
        return {"tile": waiting[0]} if waiting else {}
    return {} if seen.held is None else {"tile": seen.held}


def imagine(seen: View, rng: Row) -> State:
    """Returns a full state that fits the view: only hidden answers are unknown, and they are still to come."""
    state = restored(MEMORY, Phase, Ending, seen)
    state.michael = seen.setup == "michael"
    state.tournament = seen.tournament
    state.begins = seat_or_nobody(seen.begins)
    state.races = seen.races
    state.turn = seen.turn
    state.held = seen.held or EMPTY
    state.exchanges = seen.exchanges
    state.left = sum(seen.stock)
    for number in range(NUMBERS):
        state.stock[number] = seen.stock[number]
        state.middle[number] = seen.middle[number]
    for owner in range(seen.seats):
        restore_garden(state, seen, owner)
    return state


def restore_garden(state: State, seen: View, owner: int) -> None:
    """Restores the garden and the set-up tiles of one seat."""
    state.points[owner] = seen.points[owner]
    state.laid[owner] = len(seen.spots[owner])
    for cell in range(CELLS):
        state.garden[owner, cell] = seen.gardens[owner][cell] or EMPTY
    for tile, number in enumerate(seen.drawn[owner]):
        state.drawn[owner, tile] = number
    for tile, cell in enumerate(seen.spots[owner]):
        state.spot[owner, tile] = cell
    state.free[owner] = seen.gardens[owner].count(None)
    if seen.phase == "setup-lay":
        state.free[owner] = CELLS - laid_as_known(state, None, owner)
