"""The coach on the page: every move with its chance to win, for whoever may ask, and for all to see that it is on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.coached import GAME
from tests.browser.conftest import DESK, PHONE, Server, Visitor
from tests.browser.test_access import findings

pytestmark = pytest.mark.slow

BOT = {"kind": "bot", "bot": "simple"}
MINE: dict[str, Any] = {"first_seat": 0, "deck": {"red": 9}}  # the first question is the host's
NO_HINTS = f"localStorage.setItem('fiveleaf-settings', JSON.stringify({{coached: ['{GAME}'], language: 'en'}}))"


class CoachedServer(Server):
    """A server whose coach is ready when it answers; compiling it takes a minute where nothing is cached."""

    program = ("-m", "tests.browser.coached")
    patience = 600.0


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = CoachedServer(tmp_path)
    running.start()
    yield running
    running.stop()


def arrived(visitor: Visitor, name: str, animal: str = "fox") -> Visitor:
    """Somebody who has taken a name, and needs no first hints."""
    visitor.page.add_init_script(f"if (!localStorage.getItem('fiveleaf-settings')) {NO_HINTS}")
    visitor.arrive(name, animal)
    return visitor


def switch(visitor: Visitor) -> Any:
    """The button of the coach in the table bar."""
    return visitor.page.locator("header").get_by_role("button", name="Coach")


def chances(visitor: Visitor) -> list[float]:
    """The bars of the moves, in per cent, from the first to the last."""
    script = "bars => bars.map((bar) => parseFloat(bar.style.width))"
    found: list[float] = visitor.page.locator("ol li > .row > .bar > span").evaluate_all(script)
    return found


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_whoever_plays_alone_switches_the_coach_on_and_plays_its_move(size: dict[str, int], visit: Any) -> None:
    ada = arrived(visit(viewport=size, bypass_csp=True), "Ada")
    table, _ = ada.make_table(GAME, [{"kind": "me"}, BOT], start=True, options=MINE)
    ada.go(f"/t/{table}")
    ada.page.locator(".legal").first.wait_for()
    assert ada.page.locator("aside, button.line").count() == 0, "it is off until it is switched on"
    switch(ada).click()
    if size is PHONE:
        ada.page.locator("button.line").click()
    ada.page.locator("ol li > .row").first.wait_for()
    legal = ada.page.locator(".board .legal:not(:disabled)").count()
    bars = chances(ada)
    assert len(bars) == legal > 1, "a bar for every move"
    assert all(0 <= bar <= 100 for bar in bars)
    assert ada.page.locator("ol li .star").count() == 1
    assert findings(ada) == []
    ada.page.locator("ol li.best > .row").click()
    ada.page.locator("ol li.best .more").wait_for()
    assert findings(ada) == []
    ada.page.get_by_role("button", name="Play this").click()
    ada.page.locator("ol li.best .more").wait_for(state="detached")
    ada.page.get_by_text("Higher or lower").first.wait_for()
    ada.page.reload()
    ada.page.locator("button.line, ol li > .row").first.wait_for()
    assert switch(ada).get_attribute("aria-pressed") == "true", "it is remembered"


def two_people(visit: Any, **more: Any) -> tuple[Visitor, Visitor, str]:
    """Two people in the lobby of a table."""
    ada, ben = arrived(visit(), "Ada"), arrived(visit(viewport=PHONE), "Ben", "owl")
    table, invite = ada.make_table(GAME, [{"kind": "me"}, {"kind": "open"}], options=MINE, **more)
    ada.go(f"/t/{table}")
    ben.go(f"/t/{table}#{invite}")
    return ada, ben, table


def begin(ada: Visitor, ben: Visitor) -> None:
    ben.page.get_by_role("button", name="Sit down").first.click()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    for visitor in (ada, ben):
        visitor.page.get_by_role("button", name="What has happened").wait_for()


def test_among_people_there_is_no_coach_unless_all_agreed(visit: Any) -> None:
    ada, ben, _ = two_people(visit)
    assert ben.page.get_by_text("Coach for all").count() == 0
    begin(ada, ben)
    assert [switch(ada).count(), switch(ben).count()] == [0, 0]


def test_an_agreed_coach_is_seen_by_all(visit: Any) -> None:
    ada, ben, table = two_people(visit, coach=True)
    ben.page.get_by_text("Coach for all").wait_for()
    begin(ada, ben)
    watcher = arrived(visit(), "Cleo", "cat")
    watcher.go(f"/t/{table}")
    for visitor in (ada, ben, watcher):
        visitor.page.locator("header .badge").wait_for()
        assert "Coach" in visitor.page.locator("header .badge").inner_text()
    assert switch(watcher).count() == 0
    switch(ada).click()
    ada.page.locator("ol li > .row").first.wait_for()
    switch(ben).click()
    ben.page.get_by_text("Somebody else decides").wait_for()


def test_a_table_is_made_with_a_coach(visit: Any) -> None:
    ada = arrived(visit(bypass_csp=True), "Ada")
    ada.go(f"/?new={GAME}")
    ada.page.get_by_role("switch", name="Everybody may ask the coach").check()
    assert findings(ada) == []
    ada.page.get_by_role("button", name="Make the table").click()
    ada.page.get_by_text("Coach for all").wait_for()
    assert findings(ada) == []
