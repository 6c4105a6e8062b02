"""The embedded store: one SQLite file in WAL mode, durable at every commit."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from fiveleaf.engine.errors import Refused
from fiveleaf.server.store import (
    Batch,
    Conflict,
    Counted,
    InputRecord,
    Loaded,
    Luck,
    PlayerRecord,
    StoreFault,
    Summary,
    TableRecord,
    lists,
    marks,
    tallies,
)
from fiveleaf.server.store.checkpoints import Checkpointer
from fiveleaf.server.store.files import connect, explain, lock
from fiveleaf.server.store.lists import one, read_table
from fiveleaf.server.store.schema import open_schema
from fiveleaf.server.store.writer import CHECKPOINT_BYTES, Statement, Writer

T = TypeVar("T")
WRITE_STATES = """UPDATE tables SET changed = json_extract(value, '$[1]'), used = json_extract(value, '$[2]'),
    turn = json_extract(value, '$[3]') FROM json_each(?) WHERE tables.id = json_extract(value, '$[0]')"""
WRITE_INPUTS = """INSERT INTO inputs SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
    CAST(json_extract(value, '$[2]') AS BLOB), json_extract(value, '$[3]'), json_extract(value, '$[4]'),
    json_extract(value, '$[5]') FROM json_each(?)"""
PROBE = "REPLACE INTO meta VALUES ('tried', randomblob(8))"  # random: SQLite skips writing an unchanged value
RESERVE_BYTES = 2 * CHECKPOINT_BYTES  # free disk space for the growth of log and file until the next checkpoint
SYNCHRONOUS = "FULL"  # syncs every commit to the disk; tests may turn it OFF

encode = msgspec.json.Encoder().encode
read_player = msgspec.json.Decoder(PlayerRecord).decode
read_input = msgspec.json.Decoder(InputRecord).decode


class SqliteStore:
    """Stores everything in one file, which only one server at a time can open."""

    def __init__(self, file: Path, synchronous: str = SYNCHRONOUS, accept_loss: bool = False) -> None:
        self.file = file.resolve()
        self._checkpoint_due = threading.Event()
        self._closing = False
        self._held = ExitStack()  # the lock
        try:
            self._open(synchronous, accept_loss)
        except Refused:
            self._held.close()
            raise
        except (sqlite3.Error, OSError) as error:
            self._held.close()
            raise explain(error, file) from error
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="fiveleaf-reader")
        self._writer = Writer(
            self._writing, self._checkpoint_due, write_batches, single_statement, self._is_disk_nearly_full
        )
        self._checkpoint_thread = self._checkpointer.run(lambda: self._writer.jobs)

    @property
    def groups(self) -> int:
        """Returns the number of transactions so far."""
        return self._writer.groups

    def _open(self, synchronous: str, accept_loss: bool) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self._held = lock(self.file)
        fault = marks.log_fault(self.file)
        if fault is not None:
            if not accept_loss:
                raise fault
            marks.accept_loss(self.file, fault)
        self._writing = connect(self.file, synchronous)
        open_schema(self._writing, self.file)
        connection = connect(self.file, synchronous)
        self._checkpointer = Checkpointer(
            connection, self.file, self._checkpoint_due, marks.new_line() if fault else None
        )
        self._writing.execute(PROBE)  # fails here if the file is not writable
        self._reading = connect(self.file, synchronous)
        self._reading.execute("PRAGMA query_only = ON")

    def _is_disk_nearly_full(self) -> bool:
        return shutil.disk_usage(self.file.parent).free < RESERVE_BYTES

    async def close(self) -> None:
        """Finishes pending writes and releases the file."""
        if self._closing:
            return
        self._closing = True
        self._checkpointer.stop()
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.close()
        self._checkpoint_thread.join()
        self._pool.shutdown()
        self._reading.close()
        self._writing.close()
        self._checkpointer.close()
        self._held.close()

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, self._reading)
        except (sqlite3.Error, RuntimeError, msgspec.MsgspecError) as error:
            raise StoreFault(str(error)) from error

    async def check(self) -> None:
        """Raises StoreFault if the store cannot be written."""
        await self._writer.write(lambda db: db.execute(PROBE))

    # ── players ──────────────────────────────────────────────────────────────────────────────────

    async def server_key(self) -> bytes:
        """Returns the secret of this server, which was generated with the store."""
        return await self._read(lambda db: bytes(one(db, "SELECT value FROM meta WHERE name = 'key'")[0]))

    async def add_player(self, player: PlayerRecord, secret_hash: bytes) -> None:
        """Adds a player and their first secret."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO players VALUES (?, ?)", (player.id, encode(player)))
            db.execute("INSERT INTO secrets VALUES (?, ?)", (secret_hash, player.id))

        await self._writer.write(work)

    async def rename_player(self, player: PlayerRecord) -> None:
        """Replaces the name, animal and language of a player."""
        change = "UPDATE players SET record = ? WHERE id = ?"
        await self._writer.write(lambda db: db.execute(change, (encode(player), player.id)))

    async def add_secret(self, player: str, secret_hash: bytes) -> None:
        """Adds a secret for another device of a player."""
        await self._writer.write(lambda db: db.execute("INSERT INTO secrets VALUES (?, ?)", (secret_hash, player)))

    async def find_player(self, secret_hash: bytes) -> PlayerRecord | None:
        """Returns the player with that secret."""
        query = "SELECT record FROM players JOIN secrets ON player = id WHERE hash = ?"
        row = await self._read(lambda db: one(db, query, secret_hash))
        return read_player(row[0]) if row else None

    async def revoke_other_secrets(self, player: str, secret_hash: bytes) -> list[bytes]:
        """Revokes all other secrets and all carry keys of the player; returns the revoked secrets."""

        def work(db: sqlite3.Connection) -> list[bytes]:
            db.execute("DELETE FROM carries WHERE player = ?", (player,))
            end = "DELETE FROM secrets WHERE player = ? AND hash <> ? RETURNING hash"
            return [bytes(row[0]) for row in db.execute(end, (player, secret_hash)).fetchall()]

        ended: list[bytes] = await self._writer.write(work)
        return ended

    async def add_carry(self, player: str, key_hash: bytes, expires: int) -> None:
        """Adds a single-use key with which another device becomes that player before it expires."""
        await self._writer.write(
            lambda db: db.execute("INSERT INTO carries VALUES (?, ?, ?)", (key_hash, player, expires))
        )

    async def find_carry(self, key_hash: bytes, now: int) -> PlayerRecord | None:
        """Returns the player of a valid carry key, without using it up."""
        query = "SELECT record FROM players JOIN carries ON player = id WHERE hash = ? AND expires >= ?"
        row = await self._read(lambda db: one(db, query, key_hash, now))
        return read_player(row[0]) if row else None

    async def use_carry(self, key_hash: bytes, now: int) -> str | None:
        """Returns the player of a valid carry key, and uses it up."""

        def work(db: sqlite3.Connection) -> str | None:
            db.execute("DELETE FROM carries WHERE expires < ?", (now,))
            row = one(db, "DELETE FROM carries WHERE hash = ? RETURNING player", key_hash)
            return str(row[0]) if row else None

        player: str | None = await self._writer.write(work)
        return player

    # ── tables ───────────────────────────────────────────────────────────────────────────────────

    def commit(self, batch: Batch) -> Awaitable[None]:
        """Writes a batch; raises Conflict if a concurrent write won."""
        return self._writer.write_batch(batch)

    async def load(self, table: str) -> Loaded | None:
        """Returns a table with all its inputs."""

        def work(db: sqlite3.Connection) -> Loaded | None:
            row = one(db, "SELECT record, version, used, changed FROM tables WHERE id = ?", table)
            if row is None:
                return None
            query = "SELECT record, ifnull(used, 0), ifnull(changed, 0) FROM inputs WHERE tab = ? ORDER BY ply"
            inputs = db.execute(query, (table,)).fetchall()
            used, changed = (max(row[place], *[entry[place - 1] for entry in inputs], 0) for place in (2, 3))
            return Loaded(read_table(row[0]), row[1], used, changed, [read_input(entry[0]) for entry in inputs])

        return await self._read(work)

    async def open_tables(self, since: int, limit: int) -> list[Summary]:
        """Returns listed tables that have not started and were changed since then, newest first."""
        return await self._read(lambda db: lists.open_tables(db, since, limit))

    async def count_listed(self, host: str, since: int) -> int:
        """Counts the listed tables that the player made, that have not started and were changed since then."""
        return await self._read(lambda db: lists.count_listed(db, host, since))

    async def still_listed(self, tables: Collection[str], since: int) -> list[str]:
        """Returns which of the tables are listed, have not started and were changed since then."""
        return await self._read(lambda db: lists.still_listed(db, tables, since))

    async def has_table(self, table: str) -> bool:
        """Returns whether the table exists."""
        return await self._read(lambda db: one(db, "SELECT 1 FROM tables WHERE id = ?", table) is not None)

    async def forget_lobbies(self, before: int, limit: int) -> list[str]:
        """Deletes up to `limit` tables that never started and were last changed before then; returns their ids."""
        forgotten: list[str] = await self._writer.write(lambda db: lists.forget_lobbies(db, before, limit))
        return forgotten

    async def tables_of(self, player: str, limit: int, put_away: bool = False) -> list[Summary]:
        """Returns the tables at which the player sits or sat or that they made, newest first: put away, or not."""
        return await self._read(lambda db: lists.tables_of(db, player, limit, put_away))

    async def put_away(self, player: str, table: str, is_away: bool) -> bool:
        """Puts a table of the player away, or brings it back; returns whether it is one of theirs."""
        is_theirs: bool = await self._writer.write(lambda db: lists.put_away(db, player, table, is_away))
        return is_theirs

    # ── luck ─────────────────────────────────────────────────────────────────────────────────────

    async def add_luck(self, counted: Counted) -> None:
        """Adds counted games; raises Conflict if one of them was counted before."""
        await self._writer.write(lambda db: tallies.add(db, counted))

    async def luck(self) -> Luck:
        """Returns the luck of all games counted so far."""
        return await self._read(tallies.read)


def write_batches(db: sqlite3.Connection, batches: Sequence[Batch]) -> None:
    """Writes batches inside a transaction, with a single statement for all moves."""
    for batch in batches:
        if batch.record is not None:
            write_table(db, batch, batch.record)
    state_only = [batch for batch in batches if batch.record is None and not batch.inputs]
    if state_only:
        states = [(batch.table, batch.changed, batch.used, batch.turn) for batch in state_only]
        db.execute(WRITE_STATES, (encode(states).decode(),))
    if any(batch.inputs for batch in batches):
        db.execute(WRITE_INPUTS, (rows_of(batches),))


def single_statement(batches: Sequence[Batch]) -> Statement | None:
    """Returns a single statement that writes the batches, if they hold only inputs."""
    if all(batch.record is None and batch.inputs for batch in batches):
        return WRITE_INPUTS, (rows_of(batches),)
    return None


def rows_of(batches: Sequence[Batch]) -> str:
    """Returns the inputs of batches as JSON; the last input of each batch carries the state of its table."""
    rows: list[tuple[Any, ...]] = []
    for batch in batches:
        rows += [(batch.table, ply, entry) for ply, entry in enumerate(batch.inputs, batch.first)]
        if batch.inputs:
            rows[-1] += (batch.changed, batch.used, batch.turn)
    return encode(rows).decode()


def write_table(db: sqlite3.Connection, batch: Batch, record: TableRecord) -> None:
    """Writes the record of a table, if it has not changed since it was read."""
    turn = encode(batch.turn).decode()
    state = (record.status, record.listed, batch.changed, batch.used, turn, encode(record))
    if batch.version == 0:
        db.execute("INSERT INTO tables VALUES (?, 1, ?, ?, ?, ?, ?, ?)", (record.id, *state))
    else:
        change = """UPDATE tables SET version = version + 1, status = ?, listed = ?, changed = ?, used = ?, turn = ?,
            record = ? WHERE id = ? AND version = ?"""
        if db.execute(change, (*state, record.id, batch.version)).rowcount != 1:
            raise Conflict(f"table {record.id} has changed")
    db.execute("DELETE FROM sitters WHERE tab = ?", (record.id,))
    sitters = {record.host} | {seat.player for seat in record.seats if seat.player is not None}
    sitters |= {seat.left.player for seat in record.seats if seat.left is not None}
    db.executemany("INSERT INTO sitters VALUES (?, ?)", [(player, record.id) for player in sitters])
