"""Files that commands write: whole or not at all, and readable as any other file of the user."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from fiveleaf.engine.transcript import write_atomically


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_written_files_have_the_mode_of_any_new_file(tmp_path: Path) -> None:
    ordinary, written = tmp_path / "ordinary", tmp_path / "written"
    ordinary.write_bytes(b"")
    write_atomically(written, b"content")
    assert written.stat().st_mode == ordinary.stat().st_mode


@pytest.mark.parametrize("durable", [True, False])
def test_only_a_durable_file_is_forced_to_the_disk(
    durable: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forced: list[int] = []
    monkeypatch.setattr("os.fsync", forced.append)
    write_atomically(tmp_path / "a", b"content", durable=durable)
    assert len(forced) == durable
    write_atomically(tmp_path / "b", b"content")
    assert len(forced) == durable + 1, "durable unless told otherwise"


def test_a_file_that_cannot_take_its_place_leaves_nothing_behind(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    (folder / "inside").mkdir(parents=True)
    with pytest.raises(IsADirectoryError):
        write_atomically(folder, b"content")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]
