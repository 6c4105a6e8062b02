"""What the booklet of a game holds besides its rules: who made it, what is in the box, and an example turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from fiveleaf.engine.contract import Event

Facts = dict[str, Any]  # parameters of a message


class Makers(msgspec.Struct, frozen=True):
    """Who made the printed game, as far as its rules name them."""

    designers: tuple[str, ...] = ()
    illustrators: tuple[str, ...] = ()
    publishers: tuple[str, ...] = ()


class Piece(msgspec.Struct, frozen=True):
    """One kind of piece in the box."""

    kind: str  # "card", "tile", "chip" or "gem"
    name: str  # in the notation
    count: int
    values: Mapping[str, int] = {}  # its figures: points, the roll that wins it


@dataclass(frozen=True)
class Moment:
    """The table at a step of the example turn."""

    view: Any
    before: Any  # the view at the previous step; None at the first
    events: Sequence[Event]  # the events of this step
    legal: Sequence[Event]  # the moves that the viewer may choose


@dataclass(frozen=True)
class Step:
    """A step of the example turn: its ply, the events it shows, the parameters of its message."""

    ply: int  # number of events played before it
    events: range  # the events that it shows, counted from 1
    facts: Callable[[Moment], Facts] = lambda moment: {}
    has_table: bool = True  # whether the table is drawn


class Booklet(Protocol):
    """A game's `booklet` module: what its rules page shows besides texts."""

    @property
    def MAKERS(self) -> Makers:
        """Who made the printed game."""

    @property
    def CONTENTS(self) -> Facts:
        """The parameters of the message `pieces`, which lists what is in the box."""

    @property
    def PIECES(self) -> tuple[Piece, ...]:
        """Every kind of piece."""

    @property
    def EXAMPLE(self) -> Sequence[Step]:
        """The stops of the example turn in `example.json`."""

    @property
    def VIEWER(self) -> int | None:
        """The seat whose view the example shows."""
