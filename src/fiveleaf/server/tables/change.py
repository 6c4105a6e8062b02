"""A change: everything that one input leads to, before any of it is stored, sent or shown."""

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
    """A game has started."""


class GameFinished(msgspec.Struct, frozen=True):
    """A game is over, though not everybody may know it yet."""


class StartBrokenOff(msgspec.Struct, frozen=True):
    """A start was broken off, because these seats did not reveal their bytes."""

    seats: list[int]


class AdviceWanted(msgspec.Struct, frozen=True):
    """A permitted request for the coach's advice."""

    sender: Connection
    asked: Advise
    snapshot: Snapshot


class TableLeft(msgspec.Struct, frozen=True):
    """The table is unloaded."""

    at_once: bool = False  # even with watchers or waiting inputs


FollowUp = GameBegan | GameFinished | StartBrokenOff | AdviceWanted | TableLeft


class Progress(Enum):
    """How far the game has advanced for its watchers."""

    SAME_QUESTION = 0
    NEXT_QUESTION = 1
    WITHHELD = 2  # the question is settled, but too early to be shown


class Change(msgspec.Struct, frozen=True):
    """Everything that follows from one input; `TableActor.commit` applies it, in the order of these fields."""

    opens: TableRecord | None = None  # another table that has to exist first
    inputs: Sequence[Input] = ()  # to be stored
    record: TableRecord | None = None  # to be stored, if the table itself changes
    saves_time: bool = False  # store the time and the used clock, even without inputs
    match: Match | None = None  # of a game that starts
    snapshot: Snapshot | None = None  # the new snapshot of the game
    progress: Progress = Progress.SAME_QUESTION
    presence: Presence | None = None
    overdue: frozenset[int] | None = None  # seats whose time for the open question is up
    played_since: Mapping[int, int] | None = None  # seats of people for whom a bot plays, and since which event
    resend: Mapping[Connection, int] = {}  # connections that are sent events again, and from which one
    sent: Sequence[tuple[Connection, ToPage]] = ()  # acknowledgements and quick phrases
    shown_to: Sequence[Connection] = ()  # connections that are sent the table
    follows: Sequence[FollowUp] = ()

    @property
    def is_stored(self) -> bool:
        """Whether something has to be stored."""
        return bool(self.inputs) or self.record is not None or self.saves_time


NOTHING = Change()
