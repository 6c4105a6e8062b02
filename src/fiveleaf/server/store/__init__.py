"""The store: durable storage of players, tables and inputs; everything else about a game follows from its inputs."""

from __future__ import annotations

from collections.abc import Awaitable, Collection, Sequence
from pathlib import Path
from typing import Literal, Protocol

import msgspec

from fiveleaf.luck.tally import Tally
from fiveleaf.server.store.records import (
    InputRecord,
    LeftRecord,
    PaceRecord,
    PlayerRecord,
    SeatRecord,
    SeriesRecord,
    StartRecord,
    TableRecord,
)

__all__ = [
    "Batch",
    "Conflict",
    "Counted",
    "Fate",
    "InputRecord",
    "LeftRecord",
    "Loaded",
    "Luck",
    "PaceRecord",
    "PlayerRecord",
    "SeatRecord",
    "SeriesRecord",
    "StartRecord",
    "Store",
    "StoreFault",
    "Summary",
    "TableRecord",
    "Tallied",
]


class StoreFault(Exception):
    """A read or write failed; no part of a failed batch is in the store."""


class Conflict(StoreFault):
    """A concurrent write won: the ply is taken, or the table has changed since it was read."""


class Batch(msgspec.Struct, frozen=True):
    """An atomic write to one table."""

    table: str
    changed: int  # milliseconds since 1970
    first: int = 0  # the ply of the first input
    inputs: Sequence[InputRecord] = ()
    used: int = 0  # milliseconds on the game's own clock
    turn: Sequence[int] = ()  # the seats that still have to answer
    record: TableRecord | None = None  # the table, if it has changed
    version: int = 0  # of the table before that change; 0 for a new table


class Loaded(msgspec.Struct, frozen=True):
    """A table as it is stored."""

    record: TableRecord
    version: int
    used: int
    changed: int
    inputs: list[InputRecord]


class Summary(msgspec.Struct, frozen=True):
    """A table in a list."""

    record: TableRecord
    turn: list[int]
    changed: int


Fate = Literal["counted", "other-rules", "unplayable"]  # of a finished game, when luck is counted


class Tallied(msgspec.Struct, frozen=True):
    """The luck of one kind in one game."""

    game: str
    kind: str  # as `luck/tally.py` names it
    tally: Tally


class Counted(msgspec.Struct, frozen=True):
    """Counted games: the fate of each by table id, and their luck."""

    tables: dict[str, Fate]
    luck: list[Tallied]


class Luck(msgspec.Struct, frozen=True):
    """The luck of all games counted so far."""

    games: dict[Fate, int]
    luck: list[Tallied]


class Store(Protocol):
    """Stores players and tables; a method that writes returns once the write is durable."""

    @property
    def file(self) -> Path:
        """The file from which a separate process counts luck."""
        ...

    async def server_key(self) -> bytes:
        """Returns the secret of this server, which was generated with the store."""
        ...

    async def add_player(self, player: PlayerRecord, secret_hash: bytes) -> None:
        """Adds a player and their first secret."""
        ...

    async def rename_player(self, player: PlayerRecord) -> None:
        """Replaces the name, animal and language of a player."""
        ...

    async def add_secret(self, player: str, secret_hash: bytes) -> None:
        """Adds a secret for another device of a player."""
        ...

    async def find_player(self, secret_hash: bytes) -> PlayerRecord | None:
        """Returns the player with that secret."""
        ...

    async def revoke_other_secrets(self, player: str, secret_hash: bytes) -> list[bytes]:
        """Revokes all other secrets and all carry keys of the player; returns the revoked secrets."""
        ...

    async def add_carry(self, player: str, key_hash: bytes, expires: int) -> None:
        """Adds a single-use key with which another device becomes that player before it expires."""
        ...

    async def find_carry(self, key_hash: bytes, now: int) -> PlayerRecord | None:
        """Returns the player of a valid carry key, without using it up."""
        ...

    async def use_carry(self, key_hash: bytes, now: int) -> str | None:
        """Returns the player of a valid carry key, and uses it up."""
        ...

    def commit(self, batch: Batch) -> Awaitable[None]:
        """Writes a batch; raises Conflict if a concurrent write won."""
        ...

    async def load(self, table: str) -> Loaded | None:
        """Returns a table with all its inputs."""
        ...

    async def open_tables(self, since: int, limit: int) -> list[Summary]:
        """Returns listed tables that have not started and were changed since then, newest first."""
        ...

    async def count_listed(self, host: str, since: int) -> int:
        """Counts the listed tables that the player made, that have not started and were changed since then."""
        ...

    async def still_listed(self, tables: Collection[str], since: int) -> list[str]:
        """Returns which of the tables are listed, have not started and were changed since then."""
        ...

    async def has_table(self, table: str) -> bool:
        """Returns whether the table exists."""
        ...

    async def forget_lobbies(self, before: int, limit: int) -> list[str]:
        """Deletes up to `limit` tables that never started and were last changed before then; returns their ids."""
        ...

    async def tables_of(self, player: str, limit: int, put_away: bool = False) -> list[Summary]:
        """Returns the tables at which the player sits or sat or that they made, newest first: put away, or not."""
        ...

    async def put_away(self, player: str, table: str, is_away: bool) -> bool:
        """Puts a table of the player away, or brings it back; returns whether it is one of theirs."""
        ...

    async def add_luck(self, counted: Counted) -> None:
        """Adds counted games; raises Conflict, and adds nothing, if one of them was counted before."""
        ...

    async def luck(self) -> Luck:
        """Returns the luck of all games counted so far."""
        ...

    async def check(self) -> None:
        """Raises StoreFault if the store cannot be written."""
        ...

    async def close(self) -> None:
        """Finishes pending writes and releases all resources."""
        ...
