"""A game that the page was not built with: Pig on a real server, in a real browser, with the plain board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fiveleaf.engine.fairness import verify
from fiveleaf.engine.transcript import from_json
from tests.browser.conftest import Server, Visitor
from tests.browser.playing import BOT, play_on, result_of, transcript_of
from tests.pig import GAME

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("FIVELEAF_GAMES", "tests.pig")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


def test_a_whole_game_is_played_with_the_plain_board(visit: Any) -> None:
    visitor: Visitor = visit()
    visitor.arrive("Ada")
    table, _ = visitor.make_table("pig", [{"kind": "me"}, BOT], options={"goal": 20, "first_seat": 0}, start=True)
    visitor.go(f"/t/{table}")
    visitor.page.locator(".legal").first.wait_for()
    assert visitor.page.get_by_text("Roll on, or hold").count()
    assert visitor.page.get_by_role("button", name="Roll the die").count()
    visitor.page.get_by_role("button", name="Roll the die").click()
    visitor.page.get_by_text("Ada rolls a ").first.wait_for()
    play_on([visitor])
    told = from_json(transcript_of(visitor, table), lambda name: GAME)
    verify(told)
    assert told.result is not None
    points, winners = result_of(visitor)
    assert sorted(points.values()) == sorted(told.result["scores"])
    assert len(winners) == 1


def test_its_texts_come_from_the_server_in_the_reader_s_language(visit: Any) -> None:
    visitor: Visitor = visit(locale="fr-FR")
    visitor.arrive("Ada", language="fr")
    visitor.go("/")
    visitor.page.get_by_text("Lancez autant que vous l’osez").first.wait_for()
    visitor.go("/rules/pig")
    visitor.page.get_by_text("Un tour commence par un lancer").first.wait_for()
