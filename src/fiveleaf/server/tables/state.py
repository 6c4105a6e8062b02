"""The immutable state of a table between two inputs; a stored change gives the next state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from fiveleaf.engine.match import Input, Match
from fiveleaf.server.clocks import Time
from fiveleaf.server.settings import Settings
from fiveleaf.server.store import Loaded, TableRecord
from fiveleaf.server.tables import lobby, starting
from fiveleaf.server.tables.change import Change, Progress
from fiveleaf.server.tables.connection import Connection
from fiveleaf.server.tables.presence import Presence
from fiveleaf.server.tables.snapshot import Snapshot
from fiveleaf.server.wire import Pace, Sealed

STAND_IN = "simple"  # the bot that plays for people

replace = msgspec.structs.replace


class TableState(msgspec.Struct, frozen=True):
    """Everything about one table; only its match is mutable, and advances before its inputs are stored."""

    settings: Settings
    record: TableRecord
    version: int  # of the record in the store
    used: int  # stored milliseconds on the game's clock
    renewed: int  # when a lobby was last renewed; milliseconds since 1970
    presence: Presence
    invite: str
    seal: Sealed  # its public part
    pace: Pace  # as a message
    coach: Literal["agreed", "choice", "no"]
    match: Match | None = None
    snapshot: Snapshot | None = None  # the shown part of the match
    is_withheld: bool = False  # the snapshot lags behind the match, to hide how fast an answer was
    withhold_until: float = 0.0  # earliest time at which answers to the open question are shown
    overdue: frozenset[int] = frozenset()  # seats of people whose time for the open question is up
    played_since: Mapping[int, int] = {}  # by seat: the event since which a bot has played for its person
    shown_at: int = 0  # when the shown game last advanced; milliseconds since 1970
    moves: tuple[int, ...] = ()  # number of moves by each seat since the table was loaded

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.record.id

    @property
    def is_over(self) -> bool:
        """Whether the game has ended and its end is shown."""
        return self.snapshot is not None and self.snapshot.status == "over"

    @property
    def everybody(self) -> Sequence[Connection]:
        """All connections that watch."""
        return tuple(self.presence.watchers)

    def connections_of(self, *seats: int) -> Sequence[Connection]:
        """Returns the connections of the people who sit there."""
        players = {self.record.seats[seat].player for seat in seats} - {None}
        return [connection for connection in self.presence.watchers if connection.player_id in players]

    def bot_for(self, seat: int) -> str | None:
        """Returns the bot that answers for a seat: its own, or a stand-in for a person."""
        if self.record.seats[seat].kind == "bot":
            return self.record.seats[seat].bot
        return STAND_IN if seat in self.presence.stand_ins or seat in self.overdue else None

    def turn_of(self, match: Match, seat: int) -> tuple[int, int]:
        """Returns the number of the open question and the seat's number of moves."""
        return match.question, self.moves[seat]


def loaded_state(
    loaded: Loaded, match: Match | None, presence: Presence, invite: str, settings: Settings, time: Time
) -> TableState:
    """Returns the state of a table as it is stored."""
    return TableState(
        settings=settings,
        record=loaded.record,
        version=loaded.version,
        used=loaded.used,
        renewed=loaded.changed,
        presence=presence.seated(loaded.record.seats),
        invite=invite,
        seal=starting.sealed(loaded.record),
        pace=shown_pace(loaded.record),
        coach=lobby.coach(loaded.record),
        match=match,
        snapshot=None if match is None else Snapshot(match),
        withhold_until=time.now() + settings.min_window,
        shown_at=loaded.changed,
        moves=(0,) * len(loaded.record.seats),
    )


def next_state(table: TableState, change: Change, time: Time, used: int) -> TableState:
    """Returns the state after a stored change; `used` is the time on the game's clock."""
    new: dict[str, Any] = {"used": used} if change.is_stored else {}
    if change.inputs:
        new["moves"] = counted(table.moves, change.inputs)
    if change.record is not None:
        new |= of_record(table, change.record)
    if change.presence is not None:
        new["presence"] = change.presence
    if change.overdue is not None:
        new["overdue"] = change.overdue
    if change.played_since is not None:
        new["played_since"] = change.played_since
    if change.match is not None:
        new["match"] = change.match
    if change.snapshot is not None:
        new["snapshot"] = change.snapshot
    if change.saves_time:
        new["renewed"] = time.wall()
    if change.progress is Progress.WITHHELD:
        new["is_withheld"] = True
    elif change.progress is Progress.NEXT_QUESTION:
        new |= of_question(table, new.get("presence", table.presence), time)
    return replace(table, **new) if new else table


def of_record(table: TableState, record: TableRecord) -> dict[str, object]:
    """Returns the fields that are derived from a record."""
    return {
        "record": record,
        "version": table.version + 1,
        "presence": table.presence.seated(record.seats),
        "seal": starting.sealed(record),
        "coach": lobby.coach(record),
    }


def shown_pace(record: TableRecord) -> Pace:
    """Returns the pace of a table as a message."""
    return Pace(record.pace.move_seconds, record.pace.away, record.pace.away_seconds)


def of_question(table: TableState, presence: Presence, time: Time) -> dict[str, object]:
    """Returns the fields that change when a question is put or the game ends."""
    return {
        "is_withheld": False,
        "withhold_until": time.now() + table.settings.min_window,
        "overdue": frozenset(),
        "presence": presence.at_next_question(),
        "shown_at": time.wall(),
    }


def counted(moves: tuple[int, ...], inputs: Sequence[Input]) -> tuple[int, ...]:
    """Returns how many moves each seat has made after these inputs."""
    made = list(moves)
    for entry in inputs:
        if entry.kind == "move":
            made[entry.event["seat"]] += 1
    return tuple(made)
