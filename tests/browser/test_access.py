"""Nobody is kept out: axe-core finds nothing on any page, on a phone and on a desk, light and dark."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fiveleaf.catalogue import GAMES
from fiveleaf.engine.game import Game
from tests.browser.conftest import DESK, PHONE, Visitor

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHECK = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
    .map(({impact, id, nodes}) => [impact, id, ...nodes.slice(0, 3).map((one) => one.target.join(' '))].join(' | '))"""


def findings(visitor: Visitor) -> list[str]:
    """What axe-core finds on the page as it is."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    found: list[str] = visitor.page.evaluate(CHECK)
    return found


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_home_page_is_open_to_all(size: dict[str, int], scheme: str, visit: Any) -> None:
    visitor = visit(viewport=size, color_scheme=scheme, bypass_csp=True)
    visitor.page.goto(visitor.server.url)
    visitor.page.get_by_role("button", name="Play now").first.wait_for()
    assert findings(visitor) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_table_is_open_to_all(game: Game, scheme: str, visit: Any) -> None:
    visitor = visit(viewport=PHONE if scheme == "light" else DESK, color_scheme=scheme, bypass_csp=True)
    visitor.arrive("Ada")
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "simple"}] * (game.fewest_seats - 1)
    table, _ = visitor.make_table(game.name, seats, start=True)
    visitor.go(f"/t/{table}")
    visitor.page.locator(".legal").first.wait_for()
    assert findings(visitor) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_surrounds_a_game_is_open_to_all(scheme: str, visit: Any) -> None:
    """The new table, the lobby, the panels, the result, replay, verification, and the cover between two people."""
    visitor = visit(viewport=PHONE, color_scheme=scheme, bypass_csp=True)
    visitor.arrive("Ada")
    visitor.go("/?new=lucky-hand")
    visitor.page.locator("form").wait_for()
    assert findings(visitor) == []
    table, _ = visitor.make_table("lucky-numbers", [{"kind": "me"}, {"kind": "open"}])
    visitor.go(f"/t/{table}")
    visitor.page.get_by_role("button", name="Start").wait_for()
    assert findings(visitor) == []
    visitor.page.get_by_role("button", name="Start").click()
    visitor.page.locator(".line").wait_for()
    visit().page.goto(f"{visitor.server.url}/t/{table}")  # nobody says anything to bots
    for panel in ("What has happened", "Rules", "Say something", "Settings"):
        visitor.page.get_by_role("button", name=panel).first.click()
        visitor.page.locator("dialog[open]").wait_for()
        assert findings(visitor) == []
        visitor.page.keyboard.press("Escape")
    while not visitor.page.locator(".next").count():
        visitor.act()
        visitor.page.wait_for_timeout(20)
    assert findings(visitor) == []
    visitor.go(f"/r/{table}")
    visitor.page.locator(".line").wait_for()
    assert findings(visitor) == []
    visitor.go(f"/v?table={table}")
    visitor.page.locator("[role=status]").first.wait_for()
    assert findings(visitor) == []


def test_the_cover_between_two_people_is_open_to_all(visit: Any) -> None:
    visitor = visit(viewport=PHONE, bypass_csp=True)
    visitor.arrive("Ada")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben", "animal": "owl"}]
    table, _ = visitor.make_table("lucky-numbers", seats, start=True)
    visitor.go(f"/t/{table}")
    visitor.page.locator(".cover").wait_for()
    assert findings(visitor) == []
