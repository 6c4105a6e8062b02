"""The pages of solved figures are those that the command writes today."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from fiveleaf.luck.solved.__main__ import main


@pytest.mark.parametrize(
    "game",
    ["lucky-hand", pytest.param("8-28", marks=pytest.mark.slow), pytest.param("lucky-jack", marks=pytest.mark.slow)],
)
def test_the_page_of_a_game_is_the_one_in_docs(
    game: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = tmp_path / "page.md"
    monkeypatch.setattr(sys, "argv", ["solved", game, str(written)])
    main()
    docs = request.config.rootpath / "docs" / "solved" / f"{game}.md"
    assert written.read_text(encoding="utf-8") == docs.read_text(encoding="utf-8")
