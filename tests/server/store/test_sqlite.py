"""The embedded store: how it fares with its disk, and what it cannot open. Its promises: `test_promises.py`."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from pathlib import Path

import pytest

from fiveleaf.engine.errors import Refused
from fiveleaf.server.store import Batch, InputRecord, StoreFault
from fiveleaf.server.store.files import connect, file_of
from fiveleaf.server.store.lists import NEVER_BEGAN
from fiveleaf.server.store.sqlite import SqliteStore
from tests.server.store.stores import MOVE, RECORD
from tests.server.visitors import run_async


def key_of(file: Path) -> str:
    """Why a file cannot be a store."""
    with pytest.raises(Refused) as refused:
        SqliteStore(file)
    assert refused.value.text("en")
    return refused.value.key


@run_async
async def test_tables_that_never_began_are_found_by_an_index(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db", "OFF")
    plan = store._reading.execute(f"EXPLAIN QUERY PLAN {NEVER_BEGAN}", (4, 10)).fetchall()
    assert "tables_waiting" in plan[0][3]
    await store.close()


@run_async
async def test_batches_that_wait_share_a_transaction(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db")
    await store.commit(Batch("t", 0, record=RECORD))
    before = store.groups
    await asyncio.gather(*[store.commit(Batch("t", 0, ply, [MOVE])) for ply in range(300)])
    assert store.groups - before < 100
    await store.close()


@run_async
async def test_a_full_disk_keeps_nothing_and_the_store_goes_on(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db", "OFF")
    await store.commit(Batch("t", 0, record=RECORD))
    pages = store._writing.execute("PRAGMA page_count").fetchone()[0]
    store._writing.execute(f"PRAGMA max_page_count = {pages + 1}")
    big = InputRecord("move", {"seat": 0, "move": "x" * 50_000})
    with pytest.raises(StoreFault):
        await store.commit(Batch("t", 0, 0, [big]))
    await store.check()
    store._writing.execute("PRAGMA max_page_count = 1000000")
    await store.commit(Batch("t", 0, 0, [big]))
    loaded = await store.load("t")
    assert loaded is not None
    assert len(loaded.inputs) == 1
    await store.close()
    with pytest.raises(StoreFault):
        await store.commit(Batch("t", 0, 1, [MOVE]))


@pytest.mark.skipif(os.name == "nt", reason="no such limit")
@run_async
async def test_whoever_asks_whether_it_can_be_written_is_told_of_a_full_disk(tmp_path: Path) -> None:
    import resource

    store = SqliteStore(tmp_path / "store.db", "OFF")
    await store.check()
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, ((tmp_path / "store.db-wal").stat().st_size, usual[1]))
    try:
        with pytest.raises(StoreFault):
            await store.check()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    await store.check()
    await store.close()


# ── what cannot be opened ────────────────────────────────────────────────────────────────────────


def test_the_address_of_a_store() -> None:
    assert file_of("sqlite:////tmp/x.db") == Path("/tmp/x.db")
    assert file_of("sqlite:///x.db") == Path("x.db")
    for wrong in ("", "x.db", "postgres://host/db", "sqlite:///"):
        with pytest.raises(Refused, match="names no store"):
            file_of(wrong)


def test_a_second_server_on_the_same_store_is_refused(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db")
    assert key_of(tmp_path / "store.db") == "error-store-locked"
    asyncio.run(store.close())
    asyncio.run(SqliteStore(tmp_path / "store.db").close())


@pytest.mark.skipif(os.name == "nt", reason="links need an administrator")
@pytest.mark.parametrize("platform", [sys.platform, "darwin"])  # with and without a lock on the file itself
def test_a_second_server_that_comes_by_a_link_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    store = SqliteStore(tmp_path / "store.db")
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "link.db").symlink_to(tmp_path / "store.db")
    assert key_of(tmp_path / "elsewhere" / "link.db") == "error-store-locked"
    asyncio.run(store.close())
    linked = SqliteStore(tmp_path / "elsewhere" / "link.db")
    assert key_of(tmp_path / "store.db") == "error-store-locked"
    asyncio.run(linked.close())


@pytest.mark.skipif(sys.platform != "linux", reason="the two kinds of locks may be one")
def test_a_second_server_that_comes_by_a_hard_link_is_refused(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db")
    (tmp_path / "hard.db").hardlink_to(tmp_path / "store.db")
    assert key_of(tmp_path / "hard.db") == "error-store-locked"
    asyncio.run(store.close())


def test_a_store_that_another_program_holds_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fiveleaf.server.store.files.BUSY_SECONDS", 0.05)
    asyncio.run(SqliteStore(tmp_path / "store.db").close())
    other = sqlite3.connect(tmp_path / "store.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert key_of(tmp_path / "store.db") == "error-store-locked"
    other.close()


def test_a_folder_or_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    assert key_of(tmp_path / "folder") == "error-store-unusable"
    (tmp_path / "file").touch()
    assert key_of(tmp_path / "file" / "store.db") == "error-store-unusable"
    if os.geteuid():
        tmp_path.chmod(0o500)
        assert key_of(tmp_path / "store.db") == "error-store-unusable"
        tmp_path.chmod(0o700)


def test_a_file_that_can_only_be_read_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(SqliteStore(tmp_path / "store.db").close())

    def read_only(file: Path, synchronous: str) -> sqlite3.Connection:
        return sqlite3.connect(f"file:{file}?mode=ro", uri=True, isolation_level=None, check_same_thread=False)

    monkeypatch.setattr("fiveleaf.server.store.sqlite.connect", read_only)
    assert key_of(tmp_path / "store.db") == "error-store-unusable"


@run_async
async def test_a_record_that_cannot_be_read_is_a_fault_of_the_store(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db", "OFF")
    await store.commit(Batch("t", 0, record=RECORD))
    connect(tmp_path / "store.db", "OFF").execute("UPDATE tables SET record = '{}'")
    with pytest.raises(StoreFault):
        await store.load("t")
    await store.close()
