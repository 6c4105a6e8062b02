"""All dice and cards of a server, counted: seen in a real browser, by everybody, in every language."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from fiveleaf.texts import LANGUAGES, texts
from tests.browser.conftest import DESK, PHONE, Server, Visitor
from tests.browser.test_access import findings
from tests.server.pages.test_counting import LoadedDice, until, write_store

pytestmark = pytest.mark.slow

GAMES = 60
OVERFLOW = "document.documentElement.scrollWidth - innerWidth"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with loaded dice at which sixty games of Lucky Five were finished."""
    folder = tmp_path_factory.mktemp("loaded")
    with ThreadPoolExecutor(1) as pool:  # this thread belongs to the event loop of the browser
        pool.submit(lambda: asyncio.run(write_store(folder / "games.db", GAMES, LoadedDice))).result()
    running = Server(folder)
    running.start()
    yield running
    running.stop()


def looks(visitor: Visitor) -> dict[str, Any]:
    """Opens the page once everything is counted; what the server tells it."""
    script = "async () => (await fetch('/api/chance')).json()"
    visitor.go("/chance")
    until(lambda: visitor.page.evaluate(script)["games"] == GAMES)
    visitor.page.reload()
    visitor.page.locator("article").last.wait_for()
    told: dict[str, Any] = visitor.page.evaluate(script)
    return told


def test_the_page_shows_the_counts_and_finds_loaded_dice(visit: Any) -> None:
    visitor = visit()
    told = looks(visitor)
    page = visitor.page
    assert told["verdict"] == "bad"
    assert page.locator(".verdict").inner_text().startswith("Not as chance has it")
    assert page.locator("article").count() == len(told["kinds"]) == 4
    for article, kind in zip(page.locator("article").all(), told["kinds"], strict=True):
        assert article.get_by_role("img").get_attribute("aria-label")
        article.locator("summary").click()
        shown = [int(cell.replace(",", "")) for cell in article.locator("tbody td:nth-child(2)").all_inner_texts()]
        assert shown == [row["count"] for row in kind["outcomes"]]
    assert page.locator("article .far").count() > 3, "some sides of the dice are far outside their bands"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_it_fits_and_is_open_to_all(size: dict[str, int], language: str, visit: Any) -> None:
    scheme = "light" if size is PHONE else "dark"
    visitor = visit(viewport=size, color_scheme=scheme, locale=language, bypass_csp=True)
    looks(visitor)
    visitor.page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    assert visitor.page.locator("h1").inner_text() == texts(language).say("chance-title")
    assert visitor.page.evaluate(OVERFLOW) <= 0
    assert findings(visitor) == []


@pytest.mark.parametrize("path", ["/", "/v"])
def test_a_link_leads_to_it(path: str, visit: Any) -> None:
    visitor = visit(viewport=PHONE)
    visitor.go(path)
    visitor.page.get_by_role("link", name="All dice and cards here, counted").click()
    visitor.page.locator("article").first.wait_for()


def test_where_nobody_has_finished_a_game_it_says_so(visit: Any, tmp_path: Path) -> None:
    empty = Server(tmp_path)
    empty.start()
    visitor = visit(viewport=PHONE)
    visitor.page.goto(f"{empty.url}/chance")
    visitor.page.get_by_text("No game has been finished here yet.").wait_for()
    assert visitor.page.locator("article").count() == 0
    visitor.page.goto("about:blank")
    empty.stop()
