"""Effects: what an event did to the pieces, as one viewer may see it.

A game's `effects` derives them from an event and the states before and after it; they are never stored. A place is a
path such as `stock`, `hand/1` or `garden/0/7`; a piece is named as in the notation. Each game lists its own places and
pieces in its `effects.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

OPEN: Final = -1  # the viewer that sees every card: for replays of finished games

Viewer = int | None  # a seat, None for a spectator, or OPEN
Piece = str | int


class Moved(msgspec.Struct, frozen=True, gc=False, tag_field="effect", tag="move"):
    """Pieces of one kind go from one place to another."""

    piece: Piece | None  # None: face down, and the viewer may not know which; also when a pile is shuffled
    source: str | None = msgspec.field(name="from")  # None: out of sight
    target: str | None = msgspec.field(name="to")
    count: int = 1


class Turned(msgspec.Struct, frozen=True, gc=False, tag_field="effect", tag="turn"):
    """A piece is turned face up where it lies."""

    piece: Piece | None  # None: it is turned face down
    place: str


class Die(msgspec.Struct, frozen=True, gc=False):
    """One die and the value it shows."""

    die: str
    value: int


class Rolled(msgspec.Struct, frozen=True, gc=False, tag_field="effect", tag="roll"):
    """Dice are rolled."""

    dice: tuple[Die, ...]
    place: str


class Gained(msgspec.Struct, frozen=True, gc=False, tag_field="effect", tag="gain"):
    """A seat gains or loses a counted thing, such as points."""

    seat: int
    what: str
    amount: int  # negative: the seat loses it
    source: int | None = msgspec.field(default=None, name="from")  # the seat that loses the same amount


class Won(msgspec.Struct, frozen=True, gc=False, tag_field="effect", tag="win"):
    """Some seats win something, or nobody does."""

    seats: tuple[int, ...]
    what: str


Effect = Moved | Turned | Rolled | Gained | Won


def sees(viewer: Viewer, owner: int) -> bool:
    """Returns whether that viewer sees what only its owner may see."""
    return viewer in (owner, OPEN)


def gathered(lying: Mapping[str, int], made: Iterable[Effect], target: str) -> list[Effect]:
    """Returns the moves of all pieces face down to one place, counted after the effects of the event itself."""
    left = dict(lying)
    for effect in made:
        if isinstance(effect, Moved):
            for place, change in ((effect.source, -effect.count), (effect.target, effect.count)):
                if place in left:
                    left[place] += change
    return [Moved(None, place, target, count) for place, count in left.items() if count]
