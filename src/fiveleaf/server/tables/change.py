"""A change: what one input leads to, said before any of it is stored, sent or shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

import msgspec

from fiveleaf.engine.match import Input, Match
from fiveleaf.server.store import TableRecord
from fiveleaf.server.tables.connection import Connection
from fiveleaf.server.tables.presence import Presence
from fiveleaf.server.tables.snapshot import Snapshot
from fiveleaf.server.wire import Advise, ToPage


class GameBegan(msgspec.Struct, frozen=True):
    """A game has begun."""


class GameFinished(msgspec.Struct, frozen=True):
    """A game is over, though not everybody may know it yet."""


class StartBrokenOff(msgspec.Struct, frozen=True):
    """A start was broken off, because these seats did not reveal their bytes."""

    seats: list[int]


class AdviceWanted(msgspec.Struct, frozen=True):
    """Somebody who may ask the coach does so."""

    sender: Connection
    asked: Advise
    snapshot: Snapshot


class TableLeft(msgspec.Struct, frozen=True):
    """The table leaves the memory."""

    at_once: bool = False  # also if somebody still watches it, or says something


FollowUp = GameBegan | GameFinished | StartBrokenOff | AdviceWanted | TableLeft


class Progress(Enum):
    """How far the game has come for those who watch it."""

    SAME_QUESTION = 0
    NEXT_QUESTION = 1
    WITHHELD = 2  # the question is settled, too early to be shown


class Change(msgspec.Struct, frozen=True):
    """Everything that follows from one input; `TableActor.commit` makes it true, in the order of these fields."""

    opens: TableRecord | None = None  # another table that has to exist first
    inputs: Sequence[Input] = ()  # to be stored
    record: TableRecord | None = None  # to be stored, where the table itself changes
    saves_time: bool = False  # the store notes when this was and what the clock has used, even if nothing else happened
    match: Match | None = None  # the game that begins
    snapshot: Snapshot | None = None  # what is shown of the game from now on
    progress: Progress = Progress.SAME_QUESTION
    presence: Presence | None = None
    overdue: frozenset[int] | None = None  # seats whose time for the open question is over
    resend: Mapping[Connection, int] = {}  # who is sent the events from which one on, though they had them
    sent: Sequence[tuple[Connection, ToPage]] = ()  # acknowledgements, and what people say
    shown_to: Sequence[Connection] = ()  # who is shown the table
    follows: Sequence[FollowUp] = ()

    @property
    def is_stored(self) -> bool:
        """Whether the store has to know of it."""
        return bool(self.inputs) or self.record is not None or self.saves_time


NOTHING = Change()
