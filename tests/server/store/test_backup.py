"""Backups: whole, of one moment, never over another file, and restored in two steps."""

from __future__ import annotations

import asyncio
import os
import shutil
from pathlib import Path

import pytest

from fiveleaf.engine.errors import Refused
from fiveleaf.server.store import backup, checkpoints
from fiveleaf.server.store.backup import back_up
from fiveleaf.server.store.files import log_of
from fiveleaf.server.store.sqlite import SqliteStore
from tests.server.store import crashing
from tests.server.store.test_checkpoints import NEVER, write
from tests.server.store.test_checkpoints import small_disk as small_disk
from tests.server.store.test_marks import copied, plies_of, written
from tests.server.store.test_sqlite import key_of

pytestmark = pytest.mark.skipif(os.name == "nt", reason="no such signal")


def refusal(file: Path, target: Path) -> str:
    """Why a store is not copied there; nothing is left of the try."""
    before = sorted(target.parent.iterdir()) if target.parent.exists() else []
    with pytest.raises(Refused) as refused:
        back_up(file, target)
    assert refused.value.text("en")
    assert before == (sorted(target.parent.iterdir()) if target.parent.exists() else [])
    return refused.value.key


def test_a_store_is_copied_as_it_is_at_one_moment_while_a_server_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "STEP_PAGES", 1)
    running, seen = crashing.Running(tmp_path / "store.db"), 0

    def look(done: int, whole: int) -> None:
        """The server writes between any two steps, so that a copy of what is there then would never end."""
        nonlocal seen
        seen += 1
        assert seen < 2000, "it begins again and again"
        running.read(4)

    for number in range(3):
        running.read(40)
        acknowledged = dict(running.acknowledged)
        assert back_up(tmp_path / "store.db", tmp_path / f"{number}.db", look) == 8
        crashing.check_all_there(SqliteStore(tmp_path / f"{number}.db"), acknowledged)
    running.kill()
    assert seen > 20
    crashing.check_all_there(SqliteStore(tmp_path / "store.db"), running.acknowledged)


def test_a_backup_is_one_file_that_its_owner_alone_can_read(tmp_path: Path) -> None:
    store = written(tmp_path / "store.db", 20)
    steps: list[tuple[int, int]] = []
    assert back_up(store.file, tmp_path / "copy.db", lambda done, whole: steps.append((done, whole))) == 1
    asyncio.run(store.close())
    assert sorted(found.name for found in tmp_path.glob("*copy*")) == ["copy.db"]
    assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600
    assert steps[-1][0] == steps[-1][1] == (tmp_path / "copy.db").stat().st_size


def test_nothing_is_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(SqliteStore(tmp_path / "store.db").close())
    (tmp_path / "mine").write_text("dear")
    assert refusal(tmp_path / "store.db", tmp_path / "mine") == "error-backup-exists"
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    assert refusal(tmp_path / "store.db", tmp_path / "link") == "error-backup-exists"
    assert (tmp_path / "mine").read_text() == "dear"

    def take_the_name(done: int, whole: int) -> None:
        (tmp_path / "new").write_text("meanwhile")

    with pytest.raises(Refused, match="exists already"):
        back_up(tmp_path / "store.db", tmp_path / "new", take_the_name)
    assert (tmp_path / "new").read_text() == "meanwhile"
    assert not list(tmp_path.glob(".*"))


def test_what_cannot_be_copied_is_said(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none.db", tmp_path / "copy.db") == "error-store-none"
    (tmp_path / "text").write_text("hello " * 1000)
    assert refusal(tmp_path / "text", tmp_path / "copy.db") == "error-store-foreign"
    asyncio.run(SqliteStore(tmp_path / "store.db").close())
    assert refusal(tmp_path / "store.db", tmp_path / "nowhere" / "copy.db") == "error-file-unwritable"


def test_a_disk_without_room_for_the_copy_is_said_and_nothing_is_left(tmp_path: Path, small_disk: Path) -> None:
    store = written(tmp_path / "store.db", 20)
    asyncio.run(store.close())
    (small_disk / "other").write_bytes(bytes(8 * 1024 * 1024 - 16_384))
    assert refusal(store.file, small_disk / "copy.db") == "error-file-unwritable"


def test_one_that_is_interrupted_leaves_nothing(tmp_path: Path) -> None:
    asyncio.run(SqliteStore(tmp_path / "store.db").close())

    def interrupt(done: int, whole: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        back_up(tmp_path / "store.db", tmp_path / "copy.db", interrupt)
    assert sorted(found.name for found in tmp_path.iterdir()) == ["store.db", "store.db.lock"]


def test_a_store_whose_log_is_missing_is_not_copied(tmp_path: Path) -> None:
    crashing.killed(tmp_path / "store.db", 20)
    log_of(tmp_path / "store.db").rename(tmp_path / "log")
    with pytest.raises(Refused) as refused:
        back_up(tmp_path / "store.db", tmp_path / "copy.db")
    assert refused.value.key == "error-log-missing"
    assert not (tmp_path / "copy.db").exists()


def test_the_store_of_a_killed_server_is_copied_with_its_log_and_stays_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    acknowledged = crashing.killed(file, 40)
    log = log_of(file).read_bytes()
    back_up(file, tmp_path / "copy.db")
    crashing.check_all_there(SqliteStore(tmp_path / "copy.db"), acknowledged)
    assert log_of(file).read_bytes() == log
    crashing.check_all_there(SqliteStore(file), acknowledged)


def test_a_damaged_store_is_not_copied(tmp_path: Path) -> None:
    store = written(tmp_path / "store.db", 2000)
    asyncio.run(store.close())
    with store.file.open("r+b") as handle:
        handle.seek(store.file.stat().st_size - 3 * 4096)
        handle.write(os.urandom(3 * 4096))
    assert refusal(store.file, tmp_path / "copy.db") == "error-store-damaged"


def test_a_backup_is_restored_in_the_place_of_a_store_once_its_log_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "CHECKPOINT_SECONDS", NEVER)
    file = tmp_path / "store.db"
    crashing.killed(file, 20)
    plies = plies_of(file)
    back_up(file, tmp_path / "copy.db")
    crashing.killed(file, 40)
    shutil.copy(tmp_path / "copy.db", file)
    assert key_of(file) == "error-log-other"
    log_of(file).unlink()
    assert plies_of(file) == plies


def test_a_backup_in_the_place_of_the_store_that_it_was_made_of_does_not_take_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "CHECKPOINT_SECONDS", NEVER)
    store = written(tmp_path / "store.db", 20)
    back_up(store.file, tmp_path / "backup.db")
    asyncio.run(write(store, 20, 40))
    place = copied(store.file, "place.db", "-wal")
    asyncio.run(store.close())
    shutil.copy(tmp_path / "backup.db", place)
    assert key_of(place) == "error-log-other"
