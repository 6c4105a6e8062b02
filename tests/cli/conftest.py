"""Games are saved in a folder of the test."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from fiveleaf.cli import saved as saved_games


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are saved in a folder of the test."""
    monkeypatch.setattr(saved_games, "folder", lambda: tmp_path / "games")
    monkeypatch.setattr(os, "fsync", lambda file: None)  # no power cut is feared here
    return tmp_path / "games"
