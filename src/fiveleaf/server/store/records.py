"""What the store writes, as JSON: records of players, tables and inputs.

Nothing here is sent to a browser: `wire.py` has types of its own, so that renaming a message never changes a database.
A field that is renamed or removed here needs a migration; a new one needs a default, for the records without it.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from fiveleaf.engine.seal import OLD_SCHEME

Language = Literal["en", "fr", "de", "es", "nl"]
Status = Literal["lobby", "starting", "running", "over"]


class PlayerRecord(msgspec.Struct, frozen=True):
    """A player: one browser, or several that were carried together. Secrets are stored apart, as hashes."""

    id: str
    name: str
    animal: str
    language: Language


class LeftRecord(msgspec.Struct, frozen=True):
    """The person who left a seat to a bot, and may take it back."""

    player: str
    name: str
    animal: str


class SeatRecord(msgspec.Struct, frozen=True):
    """A seat and who sits there."""

    kind: Literal["person", "bot", "open"] = "open"
    player: str | None = None  # the player's id, for a person
    name: str = ""
    animal: str = ""
    bot: str | None = None
    contribution: str | None = None  # to the luck, in hexadecimal; of the old scheme
    pledge: str | None = None  # the hash of what its browser will reveal, in hexadecimal
    revealed: str | None = None  # what its browser revealed at the start, in hexadecimal
    left: LeftRecord | None = None  # of a bot that plays on for somebody


class StartRecord(msgspec.Struct, frozen=True):
    """A start that was broken off, by seat and in hexadecimal."""

    secret: str
    pledges: tuple[str | None, ...]
    revealed: tuple[str | None, ...]


class PaceRecord(msgspec.Struct, frozen=True):
    """How a table deals with time."""

    move_seconds: int | None = None  # per move; None: no clock
    away: Literal["wait", "bot"] = "bot"  # what happens when somebody is gone
    away_seconds: int = 60  # after so long


class SeriesRecord(msgspec.Struct, frozen=True):
    """The games in a row before this one, with the same seats."""

    games: int = 0
    wins: tuple[int, ...] = ()  # by seat; a shared win counts for everybody who shares it


class TableRecord(msgspec.Struct, frozen=True):
    """A table without its inputs."""

    id: str
    game: str
    rules: int  # the version of the game's rules that it was made with
    options: dict[str, Any]
    seats: tuple[SeatRecord, ...]
    pace: PaceRecord
    listed: bool
    host: str  # the id of the player who made it
    secret: str  # of the sealed envelope, in hexadecimal
    made: int  # milliseconds since 1970
    status: Status = "lobby"
    start: bool = False  # begins by itself once its people are there
    rematch: str | None = None  # the table at which it goes on
    coach: bool = False  # all who sit here agreed on the coach
    scheme: str = OLD_SCHEME  # of the seal, settled at the start; records from before there were two do not name it
    broken: tuple[StartRecord, ...] = ()  # starts that were broken off, oldest first
    series: SeriesRecord = SeriesRecord()
    agreed: tuple[str, ...] = ()  # ids of the players who want a rematch, the first to ask first
    declined: tuple[str, ...] = ()  # ids of those who do not


class InputRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that came to a table, in the order of arrival; `late` changed nothing, but was acknowledged."""

    kind: Literal["move", "chance", "clock", "late"]
    event: dict[str, Any]  # as in the notation
    client: str | None = None  # the sender's own id of a move
