"""Nobody is kept out: axe-core finds nothing on any page, on a phone and on a desk, light and dark."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fiveleaf.catalogue import GAMES
from fiveleaf.engine.game import Game
from tests.browser.conftest import DESK, PHONE, Visitor
from tests.browser.playing import BOT, play_on, sit_alone

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
    sit_alone(visitor, game.name)
    assert findings(visitor) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_surrounds_a_game_is_open_to_all(scheme: str, visit: Any) -> None:
    """The new table, the lobby, the panels, the result, replay, verification, and home with games in it."""
    visitor = visit(viewport=PHONE, color_scheme=scheme, bypass_csp=True)
    visitor.arrive("Ada")
    visitor.go("/?new=lucky-hand")
    visitor.page.locator("form").wait_for()
    assert findings(visitor) == []
    table, invite = visitor.make_table("lucky-numbers", [{"kind": "me"}, {"kind": "open"}])
    visitor.go(f"/t/{table}")
    visitor.page.get_by_role("button", name="Start").wait_for()
    assert findings(visitor) == []
    watcher = visit(viewport=PHONE, color_scheme=scheme, bypass_csp=True)
    watcher.page.goto(f"{visitor.server.url}/t/{table}#{invite}")
    watcher.page.get_by_role("button", name="Sit down").wait_for()
    assert findings(watcher) == []
    visitor.page.get_by_role("button", name="Start").click()
    visitor.page.locator(".stage > .line").wait_for()
    watcher.page.locator(".stage > .line").wait_for()
    assert findings(watcher) == []
    for panel in ("What has happened", "Rules", "Say something", "Settings"):
        visitor.page.get_by_role("button", name=panel).first.click()
        visitor.page.locator("dialog[open]").wait_for()
        assert findings(visitor) == []
        visitor.page.keyboard.press("Escape")
    play_on([visitor])
    assert findings(visitor) == []
    visitor.go(f"/r/{table}")
    visitor.page.locator(".stage > .line").wait_for()
    assert findings(visitor) == []
    visitor.go(f"/v?table={table}")
    visitor.page.get_by_role("heading", name="Everything matches.").wait_for()
    assert findings(visitor) == []
    visitor.make_table("8-28", [{"kind": "me"}, BOT, BOT], start=True)
    visitor.go("/")
    for heading in ("Your games", "Finished games"):
        visitor.page.get_by_role("heading", name=heading).wait_for()
    assert findings(visitor) == []
    visitor.go(f"/r/{table}#20:all")
    visitor.page.locator("[data-tile]").first.wait_for()
    assert findings(visitor) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_cover_between_two_people_is_open_to_all(scheme: str, visit: Any) -> None:
    visitor = visit(viewport=PHONE, color_scheme=scheme, bypass_csp=True)
    visitor.arrive("Ada")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben", "animal": "owl"}]
    table, _ = visitor.make_table("lucky-numbers", seats, start=True)
    visitor.go(f"/t/{table}")
    visitor.page.locator(".cover").wait_for()
    assert findings(visitor) == []


def test_what_is_asked_on_every_page_is_open_to_all(visit: Any) -> None:
    """Who one is, the settings, the link to another device; and the notice of a lost connection, all in German."""
    visitor = visit(viewport=PHONE, locale="de-DE", bypass_csp=True)
    visitor.arrive("Ada", language="de")
    visitor.page.reload()
    visitor.page.get_by_role("button", name="Losspielen").first.wait_for()
    assert findings(visitor) == []
    visitor.page.get_by_role("button", name="Ada").click()
    visitor.page.get_by_label("Name", exact=True).wait_for()
    assert findings(visitor) == []
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("button", name="Einstellungen").click()
    visitor.page.get_by_role("button", name="Link erzeugen").click()
    visitor.page.locator("dialog input[readonly]").wait_for()
    assert findings(visitor) == []
    visitor.page.keyboard.press("Escape")
    visitor.set_network(offline=True)
    visitor.page.locator(".notices .bad").wait_for()
    assert findings(visitor) == []


def test_pages_of_nothing_are_open_to_all_and_log_no_error(visit: Any) -> None:
    """No such table, or one whose game still runs: the page says so, and that is no error of the page."""
    visitor = visit(viewport=PHONE, bypass_csp=True)
    visitor.arrive("Ada")
    table, _ = visitor.make_table("lucky-five", [{"kind": "me"}, BOT], start=True)
    found: dict[str, list[str]] = {}
    for path in ("/t/nowhere", "/v", "/v?table=nowhere", f"/v?table={table}", "/r/nowhere", f"/r/{table}"):
        visitor.go(path)
        visitor.page.locator("main").wait_for()
        if path != "/v":
            visitor.page.get_by_role("alert").first.wait_for()
        found[path] = [*findings(visitor), *visitor.faults]
        visitor.faults.clear()
    assert found == {path: [] for path in found}
