"""The contract: what every game gives, and nothing about any of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from types import ModuleType
from typing import Any, Final

from fiveleaf.engine.errors import Refused
from fiveleaf.engine.layout import Memory, Row, State, first_of
from fiveleaf.engine.notation import compact

CHANCE: Final = -1  # luck is to act
NOBODY: Final = -2  # the game is over; also "no seat"

Options = dict[str, Any]
Event = dict[str, Any]

CONTRACT: Final = (
    "start",
    "to_act",
    "asked",
    "legal_moves",
    "play",
    "weigh",
    "resolve",
    "scores",
    "winners",
    "redeal",
)  # what a rules module defines; `time_up` besides where a clock can end the game


@dataclass(frozen=True)
class Option:
    """Something that a table may set before a game; the default is the book."""

    name: str
    default: Any
    accepts: Callable[[Any], bool]
    allowed: str  # the accepted values in notation, for error messages and help
    clause: str
    normalise: Callable[[Any], Any] = field(default=lambda value: value)  # one form for values that mean the same


@dataclass(frozen=True)
class WholeNumber:
    """Accepts the whole numbers from low to high; true and false are no numbers."""

    low: int
    high: int

    def __call__(self, value: Any) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high


@dataclass(frozen=True)
class OneOf:
    """Accepts exactly these values; JSON's true is not 1."""

    values: tuple[Any, ...]

    def __call__(self, value: Any) -> bool:
        return any(compact(value) == compact(known) for known in self.values)


def whole_number(low: int, high: int) -> WholeNumber:
    """Accepts the whole numbers from low to high."""
    return WholeNumber(low, high)


def one_of(*values: Any) -> OneOf:
    """Accepts exactly these values."""
    return OneOf(values)


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its facts, and the modules that hold its rules, its notation and its views."""

    name: str  # as in the notation: "lucky-jack"
    prefix: str  # of its clauses: "LJ"
    version: int  # results are comparable only within a version of the rules
    fewest_seats: int
    most_seats: int
    minutes: int | None  # how long it takes, where the book says so
    age: int | None  # from which one may play, where the book says so
    options: tuple[Option, ...]
    state: type[State]
    phases: type[IntEnum]
    endings: type[IntEnum]
    rules: ModuleType  # the functions of CONTRACT
    notation: ModuleType  # the notation: MOVES, move_words, outcome_words, due, refusal
    views: ModuleType  # View, view, imagine
    booklet: ModuleType  # MAKERS, CONTENTS, PIECES, EXAMPLE, EYES
    most_moves: int  # legal moves at one time, at the most
    most_outcomes: int  # outcomes of one chance event, at the most
    secret_chances: frozenset[str] = frozenset()  # chance events whose card only the seat named in them sees
    clockless: Mapping[str, Any] = field(default_factory=dict)  # what stands in for a clock where none runs
    check_options: Callable[[Mapping[str, Any]], None] = field(default=lambda options: None)  # what options exclude

    @cached_property
    def memory(self) -> Memory[Any]:
        """Makes and copies this game's states."""
        return Memory(self.state)

    @property
    def seat_counts(self) -> range:
        """With how many it can be played."""
        return range(self.fewest_seats, self.most_seats + 1)

    @property
    def has_clock(self) -> bool:
        """Whether a clock outside the rules can end it."""
        return hasattr(self.rules, "time_up")

    def complete(self, options: Mapping[str, Any], seats: int) -> Options:
        """Every option with its value; an unknown name or a value that is not accepted is refused."""
        if not whole_number(self.fewest_seats, self.most_seats)(seats):
            raise Refused(
                "error-seats", clause=f"{self.prefix}-01", seats=str(seats), low=self.fewest_seats, high=self.most_seats
            )
        known = {option.name: option for option in self.table_options(seats)}
        for name, value in options.items():
            if name not in known:
                raise Refused("error-unknown-option", option=name, known=", ".join(known))
            if not known[name].accepts(value):
                allowed = known[name].allowed
                raise Refused(
                    "error-option-value", clause=known[name].clause, option=name, value=compact(value), allowed=allowed
                )
        self.check_options(options)
        return {option.name: options.get(option.name, option.default) for option in known.values()}

    def for_bots(self, options: Mapping[str, Any]) -> Options:
        """The options where no clock runs: bots, simulation and turn-based tables; a choice that was made stays."""
        chosen = {name: value for name, value in options.items() if value is not None or name not in self.clockless}
        return {**self.clockless, **chosen}

    def table_options(self, seats: int) -> tuple[Option, ...]:
        """This game's own options and `first_seat`, which all games share."""
        first = Option("first_seat", None, one_of(None, *range(seats)), f"0–{seats - 1}, null", f"{self.prefix}-01")
        return (*self.options, first)

    def differing(self, options: Mapping[str, Any], seats: int) -> Options:
        """The options as a transcript holds them: only what differs from the default."""
        known = {option.name: option for option in self.table_options(seats)}
        normal = {name: known[name].normalise(value) for name, value in options.items()}
        return {name: value for name, value in normal.items() if compact(value) != compact(known[name].default)}

    def start(self, options: Mapping[str, Any], seats: int) -> Any:
        """The table before anything random."""
        complete = self.complete(options, seats)
        state = self.memory.new()
        state.seats = seats
        state.first_seat = NOBODY if complete["first_seat"] is None else complete["first_seat"]
        self.rules.start(state, complete)
        return state


def seats_of(fill: Callable[[Any, Row], int], state: Any, room: Row) -> tuple[int, ...]:
    """What a rule that fills a row with seats says, as a tuple."""
    return first_of(room, fill(state, room))


def move_shape_fault(moves: Mapping[str, Mapping[str, Collection[Any]]], move: Mapping[str, Any]) -> str | None:
    """The first key of a move that the notation does not know, or None if it is written as it should be."""
    name = move.get("move")
    if not isinstance(name, str) or name not in moves:
        return "move"
    arguments = moves[name]
    for key in sorted(set(move) - {"move"} | set(arguments)):
        if key not in arguments or not one_of(*arguments[key])(move.get(key)):
            return key
    return None
