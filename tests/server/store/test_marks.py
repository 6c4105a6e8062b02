"""Marks: a store whose log is missing, cut off or another's is noticed, whatever was copied and whenever."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from fiveleaf.engine.errors import Refused
from fiveleaf.server.store import Batch, checkpoints
from fiveleaf.server.store.files import beside, connect_to_read, log_of
from fiveleaf.server.store.sqlite import SqliteStore
from tests.server.store import crashing
from tests.server.store.stores import RECORD
from tests.server.store.test_checkpoints import NEVER, write
from tests.server.store.test_sqlite import key_of
from tests.server.visitors import run_async

pytestmark = pytest.mark.skipif(os.name == "nt", reason="no such signal, and open files cannot be copied")


@pytest.fixture
def killed(tmp_path: Path) -> tuple[Path, dict[str, int]]:
    """A store whose server was killed, and what it had acknowledged."""
    file = tmp_path / "store.db"
    return file, crashing.killed(file, 40)


def copied(file: Path, name: str, *endings: str) -> Path:
    """A copy of a store, with only those of its neighbours."""
    copy = file.with_name(name)
    for ending in ("", *endings):
        shutil.copy(beside(file, ending), beside(copy, ending))
    return copy


def plies_of(file: Path, accept_loss: bool = False) -> int:
    """The moves in a store, which can be opened."""

    async def count() -> int:
        store = SqliteStore(file, accept_loss=accept_loss)
        loaded = [await store.load(f"t{number}") for number in range(8)]
        await store.close()
        return sum(len(table.inputs) for table in loaded if table)

    return asyncio.run(count())


def test_a_whole_copy_is_served(killed: tuple[Path, dict[str, int]]) -> None:
    file, acknowledged = killed
    assert plies_of(copied(file, "all.db", "-wal", "-shm")) >= sum(acknowledged.values())
    assert plies_of(copied(file, "two.db", "-wal")) >= sum(acknowledged.values())
    assert plies_of(file) >= sum(acknowledged.values())
    assert plies_of(copied(file, "closed.db")) >= sum(acknowledged.values())


def test_a_file_without_its_log_is_refused_until_the_loss_is_accepted(killed: tuple[Path, dict[str, int]]) -> None:
    file, acknowledged = killed
    alone = copied(file, "alone.db")
    for _ in range(2):
        assert key_of(alone) == "error-log-missing"
    assert plies_of(alone, accept_loss=True) < sum(acknowledged.values())
    plies_of(alone)
    log_of(file).unlink()
    assert key_of(file) == "error-log-missing"


def test_an_empty_log_is_a_missing_one(killed: tuple[Path, dict[str, int]]) -> None:
    file, _ = killed
    os.truncate(log_of(file), 0)
    assert key_of(file) == "error-log-missing"


def test_a_log_that_was_cut_off_is_refused_until_the_loss_is_accepted(killed: tuple[Path, dict[str, int]]) -> None:
    file, acknowledged = killed
    os.truncate(log_of(file), log_of(file).stat().st_size // 2)
    for _ in range(2):
        assert key_of(file) == "error-log-short"
    assert plies_of(file, accept_loss=True) < sum(acknowledged.values())
    plies_of(file)


def test_a_log_that_was_cut_off_before_the_last_fold_is_refused_without_its_index(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "CHECKPOINT_SECONDS", NEVER)
    store = written(tmp_path / "store.db", 20)
    size = log_of(store.file).stat().st_size
    asyncio.run(write(store, 20, 40))
    reader = connect_to_read(store.file, "mode=ro")
    with monkeypatch.context() as patch:
        patch.setattr(
            store._checkpointer,
            "_run_checkpoint",
            partial(read_during_checkpoint, reader, store._checkpointer._run_checkpoint),
        )
        store._checkpointer.checkpoint()
    assert log_of(store.file).stat().st_size > size
    copy = copied(store.file, "copy.db", "-wal")
    reader.close()
    asyncio.run(store.close())
    os.truncate(log_of(copy), size)
    assert key_of(copy) == "error-log-other"


def read_during_checkpoint(reader: sqlite3.Connection, checkpoint: Callable[[str], bool], how: str) -> bool:
    """Somebody reads all of the log during a checkpoint, so that it cannot restart."""
    if not reader.in_transaction:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM meta").fetchall()
    return checkpoint(how)


def written(file: Path, plies: int) -> SqliteStore:
    """An open store with so many moves."""
    store = SqliteStore(file)

    async def begin() -> None:
        await store.commit(Batch("t", 0, record=RECORD))
        await write(store, 0, plies)

    asyncio.run(begin())
    return store


def test_files_that_were_copied_at_different_times_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "CHECKPOINT_SECONDS", NEVER)
    store = written(tmp_path / "store.db", 20)
    old = copied(store.file, "old.db", "-wal")
    store._checkpointer.checkpoint()
    asyncio.run(write(store, 20, 40))
    new = copied(store.file, "new.db", "-wal")
    asyncio.run(store.close())
    shutil.copy(log_of(new), log_of(old))
    assert key_of(old) == "error-log-other"
    shutil.copy(copied(store.file, "newest.db"), new)
    assert key_of(new) == "error-log-other"


def test_a_log_of_another_store_is_refused_and_kept_when_the_loss_is_accepted(tmp_path: Path) -> None:
    one, other = tmp_path / "one.db", tmp_path / "other.db"
    for file in (one, other):
        crashing.killed(file, 20)
    beside(other, "-shm").unlink()
    shutil.copy(log_of(one), log_of(other))
    log = log_of(one).read_bytes()
    assert key_of(other) == "error-log-other"
    assert plies_of(other, accept_loss=True) == 0
    assert [found.read_bytes() for found in tmp_path.glob("other.db-wal-*")] == [log]


def test_the_refusal_says_until_when_the_file_goes(killed: tuple[Path, dict[str, int]]) -> None:
    file, _ = killed
    log_of(file).unlink()
    with pytest.raises(Refused, match=r"played after 20\d\d-\d\d-\d\d \d\d:\d\d:\d\d, start") as refused:
        SqliteStore(file)
    assert str(log_of(file)) in refused.value.text("en")


def test_a_copy_that_is_damaged_is_refused_though_the_loss_is_accepted(killed: tuple[Path, dict[str, int]]) -> None:
    file, _ = killed
    plies_of(file)
    crashing.killed(file, 40)
    torn = copied(file, "torn.db")
    pages = torn.stat().st_size // 4096
    with torn.open("r+b") as handle:
        handle.seek((pages - 1) * 4096)
        handle.write(os.urandom(4096))
    with pytest.raises(Refused) as refused:
        SqliteStore(torn, accept_loss=True)
    assert refused.value.key == "error-store-damaged"


def test_another_program_that_folds_the_log_of_a_killed_server_harms_nothing(
    killed: tuple[Path, dict[str, int]],
) -> None:
    file, acknowledged = killed
    other = sqlite3.connect(file)
    other.execute("SELECT count(*) FROM inputs").fetchall()
    other.close()
    assert not log_of(file).exists()
    assert plies_of(file) >= sum(acknowledged.values())


@run_async
async def test_a_store_from_before_there_were_marks_is_served(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db")
    await store.close()
    db = sqlite3.connect(store.file)
    db.execute("DELETE FROM meta WHERE name = 'mark'")
    db.commit()
    db.close()
    await SqliteStore(store.file).close()
