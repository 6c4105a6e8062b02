"""The contract: everything that a game gives the rest of the house, and nothing about any of them.

A game's `rules`, `notation`, `view` and `booklet` modules satisfy these protocols as they are; mypy checks it where
`game.py` lists them. What only some games have (a clock, secret cards, answers by silence) is an optional field of
`Game`, whose default is a game without it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, Protocol

import msgspec

from fiveleaf.engine.layout import Row

CHANCE: Final = -1  # luck is to act
NOBODY: Final = -2  # the game is over; also used for "no seat"

Options = dict[str, Any]  # names of options and their values
Event = dict[str, Any]  # a move with its seat, an outcome of chance, or the clock, in the notation
Shapes = Mapping[str, Mapping[str, Collection[Any]]]  # by name of a move or chance event: arguments and their values


class Message(msgspec.Struct, frozen=True):
    """A text of the game: its Fluent key, and parameters in the notation: pieces by name, seats by number."""

    key: str
    params: dict[str, Any] = {}


class Consequence(Message, frozen=True):
    """What a choice leads to: what it costs, what it risks, or what another seat decides then."""

    warning: bool = False  # whether a newcomer who chooses it has probably overlooked something


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or a spectator (`seat` None), may know; built by listing what is shown, not by leaving out."""

    game: str
    seat: int | None
    seats: int
    first_seat: int | None  # the seat that began, once it is known
    asked: tuple[int, ...]  # the seats that the open question is put to, including those with a hidden answer
    phase: str  # what happens next
    ending: str | None  # why it is over
    scores: tuple[int, ...]
    winners: tuple[int, ...] | None  # once it is over


class Rules(Protocol):
    """The rules, as functions over a state; the compile gate binds every one of them, plain and compiled.

    `state` is the game's own State. A function that fills a row returns the number of valid entries.
    """

    def start(self, state: Any, options: Mapping[str, Any]) -> None:
        """Sets up the table before any luck; every option has a value, `seats` and `first_seat` are set."""

    def to_act(self, state: Any) -> int:
        """Returns a seat, CHANCE, or NOBODY; among simultaneous answers the next seat in recording order."""

    def asked(self, state: Any, seats: Row) -> int:
        """Fills in the seats that the open question is put to, including those that have answered."""

    def legal_moves(self, state: Any, seat: int, moves: Row) -> int:
        """Fills in the codes of the seat's legal moves; none for a seat that is not asked or has answered."""

    def play(self, state: Any, seat: int, move: int) -> None:
        """Applies a legal move of the seat."""

    def weigh(self, state: Any, weights: Row) -> int:
        """Fills in the integer weights of the outcomes of this chance event."""

    def resolve(self, state: Any, outcome: int) -> None:
        """Applies an outcome whose weight is not zero."""

    def scores(self, state: Any, result: Row) -> None:
        """Fills in every seat's current score, which is final when the game is over."""

    def winners(self, state: Any, result: Row) -> None:
        """Fills in 1 for every leading seat and 0 for the others; the leaders have won when the game is over."""

    def redeal(self, state: Any, seat: int, rng: Row) -> None:
        """Redraws everything that the seat cannot know, in the right proportions; NOBODY is a spectator."""


RULES: Final = tuple(name for name in vars(Rules) if not name.startswith("_"))  # the names of those functions


class Notation(Protocol):
    """How moves and outcomes are written in a transcript, and which clause is cited when a move is refused."""

    @property
    def MOVES(self) -> Shapes:
        """The moves by name."""

    @property
    def CHANCES(self) -> Shapes:
        """The chance events by name, each with its one argument, whose values are in the order of the weights."""

    @property
    def STOCK(self) -> frozenset[str]:
        """The chance events that take a piece out of a stock, so that their weights change."""

    def move_words(self, state: Any, seat: int, move: int) -> Event:
        """Returns a move in the notation, without its seat."""

    def outcome_words(self, state: Any, outcome: int) -> Event:
        """Returns an outcome in the notation."""

    def due(self, state: Any) -> str:
        """Returns the clause that defines what happens next."""

    def refusal(self, state: Any, seat: int, move: dict[str, Any]) -> str:
        """Returns the clause that forbids a well-formed move of a seat that is asked."""


class Views(Protocol):
    """What a seat sees, and what can be concluded from it."""

    def view(self, state: Any, seat: int | None) -> View:
        """Returns what the seat may know, listed field by field; None is a spectator."""

    def question(self, seen: Any) -> dict[str, Any]:
        """Returns the parameters of the message `ask-<phase>`, which puts the open question."""

    def imagine(self, seen: Any, rng: Row) -> Any:
        """Returns a full state that fits the view, drawn in the right proportions."""
