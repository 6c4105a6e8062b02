"""Effects: what an event did to the pieces, as one viewer may see it.

A game's `effects` derives them from an event and the states before and after it; they are never stored. A place is a
path such as `stock`, `hand/1` or `garden/0/7`; a piece is named as in the notation. Each game lists its own places and
pieces in its `effects.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
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


class Began(msgspec.Struct, frozen=True, gc=False, tag_field="effect", tag="begin"):
    """A part of the game begins, such as a hand, a round or a turn: what follows stands under its heading."""

    what: str
    number: int | None = None  # from 1; None where the parts are not numbered
    of: int | None = None  # how many there are, if that is known
    seat: int | None = None  # whose turn it is


class Standing(msgspec.Struct, frozen=True, gc=False, tag_field="effect", tag="scores"):
    """All scores, where a part of the game is over."""

    scores: tuple[int, ...]


class Suspense(msgspec.Struct, frozen=True, gc=False, tag_field="effect", tag="suspense"):
    """The effects that follow decide something that the viewer waits for; nothing moves yet."""

    what: str


Effect = Moved | Turned | Rolled | Gained | Won | Began | Standing | Suspense


def is_result(effects: Sequence[Effect], following: Sequence[Effect] = ()) -> bool:
    """Returns whether an event settles something: somebody gains or wins, or the last die of a throw lies."""
    if any(isinstance(effect, Gained | Won) for effect in effects):
        return True
    return any(isinstance(effect, Rolled) for effect in effects) and not any(
        isinstance(effect, Rolled) for effect in following
    )


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
