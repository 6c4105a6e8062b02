"""The schema: older files are brought up to date, newer and foreign ones refused and left as they are."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest

from fiveleaf.server.store import Batch, schema
from fiveleaf.server.store.sqlite import SqliteStore
from tests.server.people import run_async
from tests.server.store.test_sqlite import KEPT, MOVE, key_of


def change(file: Path, statement: str) -> None:
    """Another program changes a file."""
    connection = sqlite3.connect(file)
    connection.execute(statement)
    connection.commit()
    connection.close()


def test_a_store_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    asyncio.run(SqliteStore(tmp_path / "store.db").close())
    change(tmp_path / "store.db", "PRAGMA user_version = 99")
    before = (tmp_path / "store.db").read_bytes()
    assert key_of(tmp_path / "store.db") == "error-store-newer"
    assert (tmp_path / "store.db").read_bytes() == before


@run_async
async def test_a_store_of_an_older_version_is_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(tmp_path / "store.db")
    key = await store.server_key()
    await store.commit(Batch("t", 0, kept=KEPT))
    await store.close()
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, "ALTER TABLE tables ADD COLUMN colour TEXT;"))
    newer = SqliteStore(tmp_path / "store.db")
    assert await newer.server_key() == key
    assert newer._writing.execute("SELECT colour FROM tables").fetchall() == [(None,)]
    await newer.close()


def test_a_step_that_fails_leaves_the_older_version_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(SqliteStore(tmp_path / "store.db").close())
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, "CREATE TABLE new (x); SELECT nonsense;"))
    assert key_of(tmp_path / "store.db") == "error-store-unusable"
    monkeypatch.undo()
    asyncio.run(SqliteStore(tmp_path / "store.db").close())


def test_a_file_that_is_no_store_is_refused_and_not_touched(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("hello " * 1000)
    assert key_of(tmp_path / "text") == "error-store-foreign"
    assert (tmp_path / "text").read_text() == "hello " * 1000
    change(tmp_path / "other.db", "CREATE TABLE theirs (x)")
    assert key_of(tmp_path / "other.db") == "error-store-foreign"


@run_async
async def test_games_of_the_first_version_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "MIGRATIONS", (schema.FIRST,))
    old = SqliteStore(tmp_path / "store.db")
    await old.commit(Batch("t", 5, kept=KEPT))
    old._writing.execute("UPDATE tables SET changed = 7, used = 70, turn = '[2]'")
    old._writing.execute("INSERT INTO inputs VALUES ('t', 0, ?)", (msgspec.json.encode(MOVE),))
    await old.close()
    monkeypatch.undo()
    store = SqliteStore(tmp_path / "store.db")
    (before,) = await store.tables_of("p", 10)
    await store.commit(Batch("t", 9, 1, [MOVE], 90, [1]))
    (after,) = await store.tables_of("p", 10)
    loaded = await store.load("t")
    assert [(shown.turn, shown.changed) for shown in (before, after)] == [([2], 7), ([1], 9)]
    assert loaded is not None
    assert (len(loaded.inputs), loaded.used) == (2, 90)
    await store.close()
