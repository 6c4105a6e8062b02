"""A game as the catalogue lists it: its facts and its modules; it checks options and sets up the first state."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from typing import Any

from fiveleaf.engine.booklet import Booklet
from fiveleaf.engine.contract import NOBODY, RULES, Consequence, Event, Notation, Options, Rules, Shapes, View, Views
from fiveleaf.engine.effects import Effect, Viewer
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.layout import Memory, State
from fiveleaf.engine.notation import compact
from fiveleaf.engine.odds import Odds, Strokes
from fiveleaf.engine.options import OneOf, Option, WholeNumber

Effects = Callable[[Any, Event, Any, Viewer], list[Effect]]  # state before, event, state after, viewer
Consequences = Callable[[Any, Sequence[Event]], list[Consequence | None]]  # a seat's view, its moves → one for each
Headings = Callable[[Any | None, Any], list[Effect]]  # state before, None at the start of the game; state after


@dataclass(frozen=True)
class Clock:
    """A clock outside the rules that can end a game; every function takes the game's state."""

    minutes: Callable[[Any], int]  # its duration
    time_up: Callable[[Any], None]  # applies its running out
    refusal: Callable[[Any], str | None]  # the clause that forbids its running out now
    instead: Mapping[str, Any]  # the options of a game without a clock


@dataclass(frozen=True)
class Short:
    """A short game: the options that make it short, and about how long it takes one person with two bots."""

    minutes: int
    options: Mapping[str, Any] = field(default_factory=dict)  # none where the whole game is short


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its facts, and the modules that hold its rules, its notation, its views and its booklet."""

    name: str  # as in the notation: "lucky-jack"
    prefix: str  # of its clauses: "LJ"
    version: int  # results are comparable only within a version of the rules
    fewest_seats: int
    most_seats: int
    minutes: int | None  # typical duration, if the rule book gives one
    age: int | None  # minimum age, if the rule book gives one
    options: tuple[Option, ...]
    state: type[State]
    phases: type[IntEnum]
    endings: type[IntEnum]
    rules: Rules
    notation: Notation
    views: Views
    booklet: Booklet
    most_moves: int  # maximum number of legal moves at one time
    most_outcomes: int  # maximum number of outcomes of one chance event

    # optional features; the default is a game without them
    secret_chances: frozenset[str] = frozenset()  # chance events whose card is shown only to the seat that they name
    silence: Mapping[str, Event] = field(default_factory=dict)  # by phase: the answer that silence counts as
    is_open: Callable[[Any], bool] = field(default=lambda state: False)  # whether a state hides nothing
    answered: Callable[[Any, Event], View] = field(default=lambda seen, move: seen)  # a view after a hidden answer
    effects: Effects = field(default=lambda before, event, after, viewer: [])  # what an event did to the pieces
    consequences: Consequences = field(default=lambda seen, legal: [])  # what choices cost or risk; [] where none does
    suggestion: Callable[[Any], Event | None] = field(default=lambda seen: None)  # a legal move offered as a shortcut
    headings: Headings = field(default=lambda before, after: [])  # `Began` and `Standing` between its parts
    strokes: Strokes | None = None  # strokes of luck worth telling of; None: what raises scores
    drawer: Callable[[Any, Event], int | None] = field(
        default=lambda state, event: event.get("seat")
    )  # whose luck it is
    clock: Clock | None = None
    short: Short | None = None
    check_options: Callable[[Mapping[str, Any]], None] = field(default=lambda options: None)  # refuses combinations

    @property
    def package(self) -> str:
        """The package that contains its rules, notation and views."""
        return self.state.__module__.rpartition(".")[0]

    @property
    def folder(self) -> Path:
        """The folder of that package."""
        return Path(str(sys.modules[self.package].__file__)).parent

    @cached_property
    def rule_functions(self) -> dict[str, Callable[..., Any]]:
        """The functions of `Rules` by name, for the compile gate."""
        return {name: getattr(self.rules, name) for name in RULES}

    @cached_property
    def memory(self) -> Memory[Any]:
        """Creates and copies this game's states."""
        return Memory(self.state)

    @cached_property
    def odds(self) -> Odds:
        """Computes the odds of its chance events."""
        return Odds(self.rules, self.memory, self.most_outcomes)

    @property
    def seat_counts(self) -> range:
        """The possible numbers of seats."""
        return range(self.fewest_seats, self.most_seats + 1)

    def clock_minutes(self, state: Any) -> int | None:
        """Returns the duration on the game's clock, or None if no clock is running."""
        if self.clock is None or self.rules.to_act(state) == NOBODY or self.clock.refusal(state):
            return None
        return self.clock.minutes(state)

    def complete(self, options: Mapping[str, Any], seats: int) -> Options:
        """Returns every option with its value; an unknown name or a value that is not accepted is refused."""
        if not WholeNumber(self.fewest_seats, self.most_seats).accepts(seats):
            raise Refused(
                "error-seats", clause=f"{self.prefix}-01", seats=str(seats), low=self.fewest_seats, high=self.most_seats
            )
        known = {option.name: option for option in self.table_options(seats)}
        for name, value in options.items():
            if name not in known:
                raise Refused("error-unknown-option", option=name, known=", ".join(known))
            if not known[name].values.accepts(value):
                clause, allowed = known[name].clause, str(known[name].values)
                raise Refused("error-option-value", clause=clause, option=name, value=compact(value), allowed=allowed)
        self.check_options(options)
        return {option.name: options.get(option.name, option.default) for option in known.values()}

    def for_bots(self, options: Mapping[str, Any]) -> Options:
        """Returns the options without a clock, for bots, simulation and turn-based tables; explicit choices remain."""
        instead = {} if self.clock is None else self.clock.instead
        chosen = {name: value for name, value in options.items() if value is not None or name not in instead}
        return {**instead, **chosen}

    def table_options(self, seats: int) -> tuple[Option, ...]:
        """Returns this game's own options and `first_seat`, which all games share."""
        first = Option("first_seat", None, WholeNumber(0, seats - 1, or_null=True), f"{self.prefix}-01")
        return (*self.options, first)

    def differing(self, options: Mapping[str, Any], seats: int) -> Options:
        """Returns the options that differ from their default, as a transcript stores them."""
        known = {option.name: option for option in self.table_options(seats)}
        normal = {name: known[name].values.normal(value) for name, value in options.items()}
        return {name: value for name, value in normal.items() if compact(value) != compact(known[name].default)}

    def start(self, options: Mapping[str, Any], seats: int) -> Any:
        """Returns the state at the start, before any luck."""
        complete = self.complete(options, seats)
        state = self.memory.new()
        state.seats = seats
        state.first_seat = NOBODY if complete["first_seat"] is None else complete["first_seat"]
        self.rules.start(state, complete)
        return state


def move_shape_fault(moves: Shapes, move: Mapping[str, Any]) -> str | None:
    """Returns the first key of a move that the notation does not allow, or None if the move is well-formed."""
    name = move.get("move")
    if not isinstance(name, str) or name not in moves:
        return "move"
    arguments = moves[name]
    for key in sorted(set(move) - {"move"} | set(arguments)):
        if key not in arguments or not OneOf(tuple(arguments[key])).accepts(move.get(key)):
            return key
    return None
