"""Nobody is kept out: axe-core finds nothing serious on any page, on a phone and on a desk, light and dark."""

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
    .filter((found) => ['serious', 'critical'].includes(found.impact))
    .map((found) => `${found.id}: ${found.nodes.map((node) => node.target.join(' ')).slice(0, 3).join(' | ')}`)"""


def findings(visitor: Visitor) -> list[str]:
    """What axe-core calls serious on the page as it is."""
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
