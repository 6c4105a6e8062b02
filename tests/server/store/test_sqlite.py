"""The embedded store: durable, all or nothing, and honest about what it cannot open."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import sys
from pathlib import Path

import msgspec
import pytest

from fiveleaf.engine.errors import Refused
from fiveleaf.server.store import Batch, Conflict, InputRecord, PaceRecord, SeatRecord, StoreFault, TableRecord
from fiveleaf.server.store.files import connect, file_of
from fiveleaf.server.store.sqlite import NEVER_BEGAN, SqliteStore
from tests.server.store import crashing
from tests.server.visitors import run_async

RECORD = TableRecord("t", "lucky-jack", 1, {}, (SeatRecord("person", "p"),), PaceRecord(), True, "h", "00", 0)
MOVE = InputRecord("move", {"seat": 0, "move": "draw"}, "id")


def key_of(file: Path) -> str:
    """Why a file cannot be a store."""
    with pytest.raises(Refused) as refused:
        SqliteStore(file)
    assert refused.value.text("en")
    return refused.value.key


@run_async
async def test_what_is_kept_can_be_read(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db")
    await store.commit(Batch("t", 5, record=RECORD))
    await store.commit(Batch("t", 6, 0, [MOVE, InputRecord("chance", {"chance": "draw"})], 77, [1, 2]))
    loaded = await store.load("t")
    assert loaded is not None
    assert (loaded.record, loaded.version, loaded.used) == (RECORD, 1, 77)
    assert [entry.kind for entry in loaded.inputs] == ["move", "chance"]
    (summary,) = await store.tables_of("p", 10)
    assert (summary.turn, summary.changed) == ([1, 2], 6)
    assert [summary.record.id for summary in await store.open_tables(0, 10)] == ["t"]
    assert await store.load("other") is None
    await store.close()
    again = SqliteStore(tmp_path / "store.db")
    assert await again.load("t") == loaded
    await again.close()


@run_async
async def test_tables_that_never_began_are_forgotten_and_found_by_an_index(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db", "OFF")
    for number, status in enumerate(("lobby", "starting", "running", "over", "lobby")):
        record = msgspec.structs.replace(RECORD, id=f"{status} {number}", status=status)
        await store.commit(Batch(record.id, number, record=record))
    assert await store.forget_lobbies(4, 10) == ["lobby 0", "starting 1"]
    assert sorted(summary.record.id for summary in await store.tables_of("p", 10)) == ["lobby 4", "over 3", "running 2"]
    plan = store._reading.execute(f"EXPLAIN QUERY PLAN {NEVER_BEGAN}", (4, 10)).fetchall()
    assert "tables_waiting" in plan[0][3]
    await store.close()


@run_async
async def test_of_two_who_write_the_same_ply_one_wins(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db", "OFF")
    await store.commit(Batch("t", 0, record=RECORD))
    other = Batch("u", 0, record=msgspec.structs.replace(RECORD, id="u"))
    both = [store.commit(Batch("t", 0, 0, [MOVE, MOVE])), store.commit(Batch("t", 0, 1, [MOVE])), store.commit(other)]
    done = await asyncio.gather(*both, return_exceptions=True)
    assert [type(result) for result in done] == [type(None), Conflict, type(None)]
    loaded = await store.load("t")
    assert loaded is not None
    assert len(loaded.inputs) == 2
    await store.close()


@run_async
async def test_of_moves_that_wait_together_only_the_one_that_came_too_late_is_lost(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db", "OFF")
    for table in "tu":
        await store.commit(Batch(table, 0, record=msgspec.structs.replace(RECORD, id=table)))
    moves = [Batch("t", 1, 0, [MOVE]), Batch("u", 1, 0, [MOVE, MOVE]), Batch("t", 1, 0, [MOVE])]
    done = await asyncio.gather(*[store.commit(batch) for batch in moves], return_exceptions=True)
    assert [type(result) for result in done] == [type(None), type(None), Conflict]
    record = [await store.load(table) for table in "tu"]
    assert [len(loaded.inputs) for loaded in record if loaded] == [1, 2]
    await store.close()


@run_async
async def test_a_table_that_changed_meanwhile_is_a_conflict_and_nothing_of_the_batch_is_kept(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db", "OFF")
    await store.commit(Batch("t", 0, record=RECORD))
    await store.commit(Batch("t", 0, record=RECORD, version=1))
    with pytest.raises(Conflict):
        await store.commit(Batch("t", 0, 0, [MOVE], record=RECORD, version=1))
    loaded = await store.load("t")
    assert loaded is not None
    assert (loaded.version, loaded.inputs) == (2, [])
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


@pytest.mark.skipif(os.name == "nt", reason="no such signal")
def test_killed_at_any_moment_it_has_all_that_it_acknowledged(tmp_path: Path) -> None:
    file, luck = tmp_path / "store.db", random.Random()
    acknowledged: dict[str, int] = {}
    kills = 0
    while kills < 5 or sum(acknowledged.values()) <= 100:
        kills += 1
        acknowledged |= crashing.killed(file, 1, luck.uniform(0, 0.15))
        check_all_there(file, acknowledged)


def check_all_there(file: Path, acknowledged: dict[str, int]) -> None:
    """Every acknowledged ply is there, in order, and batches are whole."""

    async def check() -> None:
        store = SqliteStore(file)
        for table, plies in acknowledged.items():
            loaded = await store.load(table)
            assert loaded is not None
            assert len(loaded.inputs) >= plies
            assert len(loaded.inputs) % 2 == 0
            assert [entry.event["ply"] for entry in loaded.inputs] == list(range(len(loaded.inputs)))
        await store.close()

    asyncio.run(check())


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
