"""The ledger of one game: every event with what it changed for every seat, booked from the transcript."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from fiveleaf.bots.levels import strategy_of
from fiveleaf.bots.strategy import SEARCH_LEVEL, Strategy, strategy_gate
from fiveleaf.engine.chance import RNG_SIZE
from fiveleaf.engine.compiled import Mode
from fiveleaf.engine.contract import CHANCE, Event
from fiveleaf.engine.history import NO_CODE
from fiveleaf.engine.transcript import Transcript, replay
from fiveleaf.luck import booking
from fiveleaf.luck.booking import LINES, TIME_UP, Books

MAX_PASSES = 2_000_000  # forward passes of the network to grade the moves of a game: at most five seconds
MAX_PASSES_PER_DECISION = 40_000

Floats = npt.NDArray[np.float64]


class Course(NamedTuple):
    """A game as compiled code reads it."""

    states: npt.NDArray[np.int8]  # by event and byte: the states before each event, and after the last one
    actors: npt.NDArray[np.int64]  # by event: a seat, CHANCE or TIME_UP
    codes: npt.NDArray[np.int64]  # by event: of the move
    drawers: list[int | None]  # by event: whose draw or roll it is; None where it is nobody's, or no chance event
    phases: list[int]  # by event: the phase before it
    is_over: bool


class Ledger(NamedTuple):
    """What every event of a game changed for every seat."""

    course: Course
    values: Floats  # by event and seat: the value before the first event, and after each
    lines: Floats  # by event, line and seat


def ledger_of(transcript: Transcript, grades: bool = True, mode: Mode = Mode.SEARCH) -> Ledger:
    """Books a game; its first illegal event raises Fault. Without grades, the rest holds all that moves changed."""
    return book(strategy_of(transcript.game), transcript.seats, course_of(transcript), grades, mode)


def book(strategy: Strategy, seats: int, course: Course, grades: bool = True, mode: Mode = Mode.SEARCH) -> Ledger:
    """Books a course of events that is known to be legal."""
    events = len(course.actors)
    books = Books(
        values=np.zeros((events + 1, seats)),
        lines=np.zeros((events, LINES, seats)),
        after=np.zeros((strategy.game.most_moves + 1, seats)),
        before=np.zeros(seats),
        means=np.zeros(seats),
        rng=np.zeros(RNG_SIZE, dtype=np.int64),
    )
    scratch, _ = strategy.scratch(seats, strategy.game.for_bots({}), plain=mode is Mode.PLAIN)
    decisions = int((course.actors >= 0).sum())
    passes = min(MAX_PASSES_PER_DECISION, MAX_PASSES // max(1, decisions)) if grades else 0
    # One network is shipped, so it also chooses: moves are not graded before a second one does.
    booking_of(strategy, mode)(scratch, scratch, course.states, course.actors, course.codes, passes, books)
    return Ledger(course, books.values, books.lines)


@cache
def booking_of(strategy: Strategy, mode: Mode) -> Any:
    """Returns the loop that books a game, bound to one game: half a minute to compile the first time on a machine."""
    return strategy_gate(strategy, mode, SEARCH_LEVEL, booking.__name__).bind(booking.book_game)


def course_of(transcript: Transcript) -> Course:
    """Replays a transcript and collects its states, who acted, and whose luck it was."""
    game, events = transcript.game, transcript.events
    contents, drawers, phases = [], [], []
    for index, table in replay(transcript):
        contents.append(game.memory.content(table.state))
        if index < len(events):
            drawers.append(drawer_of(transcript, events[index], table.state))
            phases.append(int(table.state.phase))
    codes = [*table.codes, *[NO_CODE] * len(events)][: len(events)]
    size = game.memory.dtype.itemsize
    return Course(
        states=np.frombuffer(b"".join(contents), dtype=np.int8).reshape(-1, size),
        actors=np.array([actor_of(event) for event in events], dtype=np.int64),
        codes=np.array(codes, dtype=np.int64),
        drawers=drawers,
        phases=phases,
        is_over=table.is_over,
    )


def actor_of(event: Event) -> int:
    """Returns who acted in an event: a seat, CHANCE, or TIME_UP for the clock."""
    if "chance" in event:
        return CHANCE
    return int(event["seat"]) if "move" in event else TIME_UP


def drawer_of(transcript: Transcript, event: Event, state: Any) -> int | None:
    """Returns the seat whose draw or roll an event is; None where luck names a seat, as it does to say who begins."""
    game = transcript.game
    if "chance" not in event or "seat" in game.notation.CHANCES.get(event["chance"], {}):
        return None
    return game.drawer(state, event)
