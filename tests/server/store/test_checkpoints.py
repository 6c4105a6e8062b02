"""Checkpoints: the file alone is never far behind, the log restarts, and the store recovers from a full disk."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from fiveleaf.server.store import Batch, InputRecord, StoreFault, checkpoints, sqlite, writer
from fiveleaf.server.store.files import connect, connect_to_read, log_of
from fiveleaf.server.store.sqlite import SqliteStore
from tests.server.store import crashing
from tests.server.store.stores import MOVE, RECORD
from tests.server.visitors import run_async

NEVER = 1e6  # seconds


def plies_in(file: Path) -> int:
    """How many inputs the file has without its log; in the middle of a checkpoint nobody can say, and it is none."""
    with contextlib.closing(connect_to_read(file, "immutable=1")) as db:
        try:
            return int(db.execute("SELECT count(*) FROM inputs").fetchone()[0])
        except sqlite3.DatabaseError:
            return 0


async def until_checkpoint(file: Path, plies: int) -> None:
    """Waits until the file alone has so many inputs."""
    async with asyncio.timeout(30):
        while plies_in(file) < plies:
            await asyncio.sleep(0.01)


async def write(store: SqliteStore, first: int, last: int, move: InputRecord = MOVE) -> None:
    """Writes many moves of one table at once."""
    await asyncio.gather(*[store.commit(Batch("t", 0, ply, [move])) for ply in range(first, last)])


@pytest.mark.skipif(os.name == "nt", reason="no such signal")
@run_async
async def test_at_the_start_the_log_of_a_killed_server_is_folded(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    acknowledged = crashing.killed(file, 50)
    store = SqliteStore(file)
    assert plies_in(file) >= sum(acknowledged.values())
    await store.close()


@run_async
async def test_what_was_written_is_in_the_file_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "CHECKPOINT_SECONDS", 0.05)
    store = SqliteStore(tmp_path / "store.db", "OFF")
    await store.commit(Batch("t", 0, record=RECORD))
    await write(store, 0, 10)
    await until_checkpoint(tmp_path / "store.db", 10)
    await store.close()


@run_async
async def test_much_is_in_the_file_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "CHECKPOINT_SECONDS", NEVER)
    monkeypatch.setattr(writer, "CHECKPOINT_BYTES", 1_000_000)
    store = SqliteStore(tmp_path / "store.db", "OFF")
    await store.commit(Batch("t", 0, record=RECORD))
    await write(store, 0, 20)
    assert plies_in(tmp_path / "store.db") == 0
    await write(store, 20, 40, InputRecord("move", {"seat": 0, "move": "x" * 100_000}))
    await until_checkpoint(tmp_path / "store.db", 20)
    await store.close()
    assert not log_of(tmp_path / "store.db").exists()


class Hurried:
    """The connection of the checkpoints; during a passive one, others have read up to here and write on."""

    def __init__(self, store: SqliteStore) -> None:
        self.connection = store._checkpointer.db
        self.reader, self.other = (connect(store.file, "OFF") for _ in range(2))

    def write(self) -> None:
        self.other.execute("INSERT OR REPLACE INTO meta VALUES ('test', randomblob(8))")

    def execute(self, statement: str) -> sqlite3.Cursor:
        if "PASSIVE" not in statement:
            return self.connection.execute(statement)
        self.reader.execute("BEGIN")
        self.reader.execute("SELECT * FROM meta").fetchall()
        self.write()
        done = self.connection.execute(statement)
        self.reader.execute("COMMIT")
        self.write()
        return done


@run_async
async def test_the_log_begins_anew_though_somebody_always_writes(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db", "OFF")
    hurried, log = Hurried(store), tmp_path / "store.db-wal"
    store._checkpointer.db, usual = cast(sqlite3.Connection, hurried), store._checkpointer.db
    before = number_of(log)
    for times in range(1, 4):
        store._checkpointer.checkpoint()
        hurried.write()
        assert number_of(log) == before + times
    hurried.reader.close()
    hurried.other.close()
    store._checkpointer.db = usual
    await store.close()


def number_of(log: Path) -> int:
    """The number in the head of a log that grows by one whenever it begins anew."""
    return int.from_bytes(log.read_bytes()[16:20], "big")


@run_async
async def test_a_log_that_grew_large_gives_its_space_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "CHECKPOINT_SECONDS", 0.05)
    monkeypatch.setattr(checkpoints, "LOG_LIMIT", 300_000)
    store = SqliteStore(tmp_path / "store.db", "OFF")
    await store.commit(Batch("t", 0, record=RECORD))
    await write(store, 0, 20, InputRecord("move", {"seat": 0, "move": "x" * 100_000}))
    async with asyncio.timeout(30):
        while log_of(store.file).stat().st_size > 300_000:
            await asyncio.sleep(0.01)
    await store.close()


# ── full disks ───────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 8 MB, in memory; only an administrator of Linux can have one."""
    disk = tmp_path / "disk"
    disk.mkdir()
    made = shutil.which("mount") and subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(disk)], check=False, capture_output=True
    )
    if not made or made.returncode:
        pytest.skip("no disk can be mounted here")
    yield disk
    subprocess.run(["umount", "-l", str(disk)], check=True)


@run_async
async def test_on_a_disk_that_is_nearly_full_the_log_takes_no_more_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "CHECKPOINT_SECONDS", NEVER)
    monkeypatch.setattr(writer, "GROUP_SECONDS", 0)
    monkeypatch.setattr(sqlite, "RESERVE_BYTES", 1 << 60)
    store = SqliteStore(tmp_path / "store.db", "OFF")
    await store.commit(Batch("t", 0, record=RECORD))
    for ply in range(100):
        await store.commit(Batch("t", 0, ply, [MOVE]))
    assert log_of(store.file).stat().st_size < 20 * 4096
    await store.close()


async def check_often(store: SqliteStore) -> None:
    """Writes to the log, again and again."""
    for _ in range(100):
        await store.check()


@pytest.mark.skipif(os.name == "nt", reason="no such limit")
@run_async
async def test_after_a_fault_the_log_is_folded_before_it_grows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    monkeypatch.setattr(checkpoints.Checkpointer, "_try_checkpoint", lambda self: None)  # no background checkpoint
    store = SqliteStore(tmp_path / "store.db", "OFF")
    await store.check()
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    limit = max(store.file.stat().st_size, log_of(store.file).stat().st_size)
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, usual[1]))
    try:
        with pytest.raises(StoreFault):
            await check_often(store)
        await store.check()  # the log has begun anew within the limit
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    await store.close()


async def fill(store: SqliteStore) -> int:
    """Writes moves, one after the other, until one cannot be kept; returns how many were."""
    for ply in itertools.count():
        try:
            await store.commit(Batch("t", 0, ply, [MOVE]))
        except StoreFault:
            return ply
    raise AssertionError


async def write_surely(store: SqliteStore, batch: Batch) -> None:
    """Writes a batch, again and again until it is kept."""
    async with asyncio.timeout(30):
        while True:
            try:
                return await store.commit(batch)
            except StoreFault:
                await asyncio.sleep(0.01)


@run_async
async def test_a_disk_that_the_log_has_filled_is_recovered_from(
    small_disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "CHECKPOINT_SECONDS", 0.05)
    monkeypatch.setattr(writer, "GROUP_SECONDS", 0)
    (small_disk / "other").write_bytes(bytes(1_000_000))
    store = SqliteStore(small_disk / "store.db", "OFF")
    await store.commit(Batch("t", 0, record=RECORD))
    reader = connect_to_read(store.file, "mode=ro")  # as a backup would, for as long: the log cannot begin anew
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM meta").fetchall()
    ply = await fill(store)
    assert log_of(store.file).stat().st_size > 6_000_000
    reader.close()
    (small_disk / "other").unlink()
    for more in range(ply, ply + 1000):  # they take more room than the other file had: the log has to begin anew
        await write_surely(store, Batch("t", 0, more, [MOVE]))
    loaded = await store.load("t")
    assert loaded is not None
    assert len(loaded.inputs) == ply + 1000
    await store.close()
    again = SqliteStore(store.file)
    assert await again.load("t") == loaded
    await again.close()
