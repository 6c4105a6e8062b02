"""The schema: older files are brought up to date, newer and foreign ones refused and left as they are."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest

from fiveleaf.engine.fairness import verify
from fiveleaf.server.store import Batch, schema
from fiveleaf.server.store.sqlite import SqliteStore
from tests.server.store.stores import MOVE, RECORD
from tests.server.store.test_sqlite import key_of
from tests.server.tables.test_playing import a_game
from tests.server.visitors import Person, play_to_the_end, run_async, stage


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
    await store.commit(Batch("t", 0, record=RECORD))
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
async def test_games_of_the_fourth_version_can_be_put_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:4])
    old = SqliteStore(tmp_path / "store.db")
    await old.commit(Batch("t", 5, record=RECORD))
    await old.close()
    monkeypatch.undo()
    store = SqliteStore(tmp_path / "store.db")
    assert [table.record.id for table in await store.tables_of("p", 10)] == ["t"]
    assert await store.put_away("p", "t", True)
    assert await store.tables_of("p", 10) == []
    await store.close()


@run_async
async def test_games_of_the_first_version_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "MIGRATIONS", (schema.FIRST,))
    old = SqliteStore(tmp_path / "store.db")
    await old.commit(Batch("t", 5, record=RECORD))
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


def make_old(file: Path) -> None:
    """The file is as the first version would have written it: how a table stands is told by its own row alone."""
    change(file, "UPDATE tables SET (changed, used, turn) = (SELECT changed, used, turn FROM inputs AS last " + LAST)
    for column in ("changed", "used", "turn"):
        change(file, f"ALTER TABLE inputs DROP COLUMN {column}")
    for later in ("TABLE counted", "TABLE luck", "INDEX tables_over", "INDEX secrets_of", "INDEX tables_waiting"):
        change(file, f"DROP {later}")
    change(file, "DROP TABLE put_away")
    change(file, "PRAGMA user_version = 1")


LAST = "WHERE tab = id AND ply = (SELECT max(ply) FROM inputs WHERE tab = id))"


@run_async
async def test_a_half_played_game_of_the_first_version_goes_on_in_the_house(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, people = await a_game(house, "lucky-numbers", "Anna", "Ben")
        for _ in range(3):
            await house.until(lambda: any(person.question() for person in people))
            await next(person for person in people if person.question()).decides()
        before = [person.table() for person in people]
    make_old(tmp_path / "store.db")
    async with stage(tmp_path, time=house.time) as second:
        back = [Person(second, person.player) for person in people]
        for person in back:
            await person.watches(table, after=before[0].ply)
        for shown, seen in zip([person.table() for person in back], before, strict=True):
            assert (shown.ply, shown.views, shown.seats) == (seen.ply, seen.views, seen.seats)
        await play_to_the_end(second, table, *back)
        _, transcript = await second.house.finished(table)
        verify(transcript)
        assert transcript.result == back[1].table().result
