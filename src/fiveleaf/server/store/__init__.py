"""The store: what outlives a crash. Inputs are the truth; everything else about a game follows from them."""

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
    """Something could not be read or written; nothing of a batch that failed is in the store."""


class Conflict(StoreFault):
    """Another writer was first: the ply is taken, or the table has changed since it was read."""


class Batch(msgspec.Struct, frozen=True):
    """What is written of one table at once, all of it or nothing."""

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
    """Stores players and tables; a method that writes returns when the write cannot be lost any more."""

    @property
    def file(self) -> Path:
        """Returns where a process that counts luck finds the games."""
        ...

    async def server_key(self) -> bytes:
        """Returns the secret of this server, made with the store."""
        ...

    async def add_player(self, player: PlayerRecord, secret_hash: bytes) -> None:
        """Adds a player with a first secret."""
        ...

    async def rename_player(self, player: PlayerRecord) -> None:
        """Replaces the name, animal and language of a player."""
        ...

    async def add_secret(self, player: str, secret_hash: bytes) -> None:
        """Adds a secret, for one more device of a player."""
        ...

    async def find_player(self, secret_hash: bytes) -> PlayerRecord | None:
        """Returns the player with that secret."""
        ...

    async def revoke_other_secrets(self, player: str, secret_hash: bytes) -> list[bytes]:
        """Ends all other secrets and all carry keys of the player; returns the secrets that ended."""
        ...

    async def add_carry(self, player: str, key_hash: bytes, expires: int) -> None:
        """Adds a key with which another device becomes that player, once and until it expires."""
        ...

    async def find_carry(self, key_hash: bytes, now: int) -> PlayerRecord | None:
        """Returns the player of a carry key that is still good, and leaves the key good."""
        ...

    async def use_carry(self, key_hash: bytes, now: int) -> str | None:
        """Returns the player of a carry key that is still good, and ends the key."""
        ...

    def commit(self, batch: Batch) -> Awaitable[None]:
        """Writes a batch; raises a Conflict if another was first."""
        ...

    async def load(self, table: str) -> Loaded | None:
        """Returns a table with all its inputs."""
        ...

    async def open_tables(self, since: int, limit: int) -> list[Summary]:
        """Returns listed tables that have not begun and were changed since then, newest first."""
        ...

    async def count_listed(self, host: str, since: int) -> int:
        """Counts the player's own listed tables that have not begun and were changed since then."""
        ...

    async def still_listed(self, tables: Collection[str], since: int) -> list[str]:
        """Returns those of the tables that are listed, have not begun and were changed since then."""
        ...

    async def has_table(self, table: str) -> bool:
        """Returns whether there is such a table."""
        ...

    async def forget_lobbies(self, before: int, limit: int) -> list[str]:
        """Deletes up to `limit` tables that never began and were last changed before then; returns their ids."""
        ...

    async def tables_of(self, player: str, limit: int) -> list[Summary]:
        """Returns the tables at which the player sits or that they made, newest first."""
        ...

    async def add_luck(self, counted: Counted) -> None:
        """Adds what was counted; raises a Conflict, and adds nothing, if one of the games was counted before."""
        ...

    async def luck(self) -> Luck:
        """Returns all that was counted so far."""
        ...

    async def check(self) -> None:
        """Raises a StoreFault if nothing can be written."""
        ...

    async def close(self) -> None:
        """Writes what is under way and releases everything."""
        ...
