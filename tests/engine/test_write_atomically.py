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


def test_a_file_that_cannot_take_its_place_leaves_nothing_behind(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    (folder / "inside").mkdir(parents=True)
    with pytest.raises(IsADirectoryError):
        write_atomically(folder, b"content")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]
