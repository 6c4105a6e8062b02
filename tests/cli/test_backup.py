"""`fiveleaf backup`: what it says when it is done, while it copies, and when it cannot."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from fiveleaf.cli.main import main
from fiveleaf.server.store import backup
from fiveleaf.server.store.sqlite import SqliteStore
from fiveleaf.texts import LANGUAGES
from tests.cli.test_commands import one_sentence
from tests.cli.test_serve import free_port, moves_until, started
from tests.server.serving import Browser
from tests.server.store.test_marks import written

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_it_has_copied(language: str, tmp_path: Path, capsys: Capture) -> None:
    store = written(tmp_path / "store.db", 3)
    arguments = ["--store", f"sqlite:///{store.file}", "--language", language]
    assert main(["backup", str(tmp_path / "copy.db"), *arguments]) == 0
    said = capsys.readouterr()
    assert (said.out.count("\n"), said.err) == (1, "")
    assert said.out.startswith(f"{tmp_path}/copy.db")
    assert "1" in said.out.removeprefix(str(tmp_path))
    assert main(["backup", str(tmp_path / "copy.db"), *arguments]) == 2
    assert f"{tmp_path}/copy.db" in one_sentence(capsys)
    asyncio.run(store.close())


def test_somebody_who_watches_sees_how_far_it_is(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")  # a terminal, to the library that draws
    monkeypatch.setattr(backup, "STEP_PAGES", 1)
    asyncio.run(SqliteStore(tmp_path / "store.db").close())
    store = f"sqlite:///{tmp_path}/store.db"
    assert main(["backup", str(tmp_path / "copy.db"), "--store", store, "--language", "de"]) == 0
    shown = capsys.readouterr().err
    assert "Kopiere" in shown
    assert "bytes" in shown or "kB" in shown


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_server_goes_on_from_the_backup_of_a_running_one(tmp_path: Path) -> None:
    port, cookie = free_port(), None
    with started(tmp_path / "s.db", port, "--load-test"), Browser(f"http://localhost:{port}") as browser:
        browser.says_hello()
        table = browser.makes("8-28", "me", "simple", "simple", start=True)
        cookie = browser.cookie
        browser.opens()
        browser.says("watch", table=table)
        moves_until(browser, table, 5)
        assert main(["backup", str(tmp_path / "copy.db"), "--store", f"sqlite:///{tmp_path}/s.db"]) == 0
        moves_until(browser, table, 5)
    with started(tmp_path / "copy.db", port, "--load-test"), Browser(f"http://localhost:{port}", cookie) as browser:
        browser.opens()
        browser.says("watch", table=table)
        moves_until(browser, table, 5)
