"""What a store keeps and promises, whatever keeps it; inputs are the truth, everything else follows from them."""

from __future__ import annotations

from collections.abc import Awaitable, Collection, Sequence
from pathlib import Path
from typing import Literal, Protocol

import msgspec

from fiveleaf.luck.tally import Tally
from fiveleaf.server.store.records import (
    InputRecord,
    PaceRecord,
    PlayerRecord,
    SeatRecord,
    StartRecord,
    TableRecord,
)

__all__ = [
    "Batch",
    "Conflict",
    "Counted",
    "Fate",
    "InputRecord",
    "Loaded",
    "Luck",
    "PaceRecord",
    "PlayerRecord",
    "SeatRecord",
    "StartRecord",
    "Store",
    "StoreFault",
    "Summary",
    "TableRecord",
    "Tallied",
]


class StoreFault(Exception):
    """The batch could not be kept; nothing of it is in the store."""


class Conflict(StoreFault):
    """Somebody else was first: the ply is taken, or the table has changed since it was read."""


class Batch(msgspec.Struct, frozen=True):
    """What one table has to keep at once: all of it or nothing."""

    table: str
    changed: int  # milliseconds since 1970
    first: int = 0  # the ply of the first input
    inputs: Sequence[InputRecord] = ()
    used: int = 0  # milliseconds on the game's own clock
    turn: Sequence[int] = ()  # the seats that may decide now
    record: TableRecord | None = None  # the table, if it has changed
    version: int = 0  # of the table before that change; 0 for a new table


class Loaded(msgspec.Struct, frozen=True):
    """A table as the store has it."""

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
    """Finished games by their ids, what became of each, and their luck."""

    tables: dict[str, Fate]
    luck: list[Tallied]


class Luck(msgspec.Struct, frozen=True):
    """The luck of all games that were counted so far."""

    games: dict[Fate, int]
    luck: list[Tallied]


class Store(Protocol):
    """Keeps players and tables; a method that writes returns when the write cannot be lost any more."""

    @property
    def file(self) -> Path:
        """Where a process that counts luck finds the games."""
        ...

    async def server_key(self) -> bytes:
        """The secret of this store, made with it."""
        ...

    async def add_player(self, player: PlayerRecord, secret_hash: bytes) -> None:
        """A new player with a first secret."""
        ...

    async def rename_player(self, player: PlayerRecord) -> None:
        """The player shows themselves differently from now on."""
        ...

    async def add_secret(self, player: str, secret_hash: bytes) -> None:
        """One more secret, for one more device."""
        ...

    async def find_player(self, secret_hash: bytes) -> PlayerRecord | None:
        """Who has that secret."""
        ...

    async def keep_only_secret(self, player: str, secret_hash: bytes) -> list[bytes]:
        """The player has no other secret and no key for another device from now on; the secrets that ended."""
        ...

    async def add_carry(self, player: str, key_hash: bytes, expires: int) -> None:
        """A key with which another device becomes that player, once and until then."""
        ...

    async def find_carry(self, key_hash: bytes, now: int) -> PlayerRecord | None:
        """The player of a key that is still good, and stays so."""
        ...

    async def use_carry(self, key_hash: bytes, now: int) -> str | None:
        """The player of a key that is still good; it is none afterwards."""
        ...

    def commit(self, batch: Batch) -> Awaitable[None]:
        """Keeps a batch; a Conflict if somebody else was first."""
        ...

    async def load(self, table: str) -> Loaded | None:
        """A table with all its inputs."""
        ...

    async def open_tables(self, since: int, limit: int) -> list[Summary]:
        """Listed tables that have not begun and were changed since then, newest first."""
        ...

    async def count_listed(self, host: str, since: int) -> int:
        """How many listed tables that have not begun and were changed since then the player made."""
        ...

    async def still_listed(self, tables: Collection[str], since: int) -> list[str]:
        """Those of the tables that are listed, have not begun and were changed since then."""
        ...

    async def has_table(self, table: str) -> bool:
        """Whether there is such a table."""
        ...

    async def forget_lobbies(self, before: int, limit: int) -> list[str]:
        """Deletes tables that never began and were last changed before then, at most so many; those that are gone."""
        ...

    async def tables_of(self, player: str, limit: int) -> list[Summary]:
        """The tables at which the player sits or that they made, newest first."""
        ...

    async def add_luck(self, counted: Counted) -> None:
        """Keeps what was counted; a Conflict, and nothing is kept, if one of the games was counted before."""
        ...

    async def luck(self) -> Luck:
        """All that was counted so far."""
        ...

    async def check(self) -> None:
        """Raises a StoreFault if nothing can be written."""
        ...

    async def close(self) -> None:
        """Keeps what is under way and lets go of everything."""
        ...
