"""Whatever people call themselves, a name is text: in the lobby, the rail, the log, the result, replay and proof."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Visitor
from tests.browser.playing import play_on

pytestmark = pytest.mark.slow

MARKUP = "<img src=x onerror=z=1>"  # as long as a name may be
EMOJI = "👩‍🚀 Zoë 🍀"
HEBREW = "נועה"
NAMES = (MARKUP, EMOJI, HEBREW)
ISOLATES = "\u2068\u2069"  # around a name from right to left, inside a sentence


def unsaid(visitor: Visitor, text: str, names: tuple[str, ...] = NAMES) -> list[str]:
    """The names that are not in that text as they are; nothing on the page may have come of one."""
    assert visitor.page.evaluate("typeof window.z") == "undefined"
    assert visitor.page.locator("img").count() == 0
    return [name for name in names if name not in text]


def test_names_are_text_wherever_they_stand(visit: Any) -> None:
    """Without the policy that forbids scripts in the markup: the page alone keeps a name from being one."""
    visitor = visit(bypass_csp=True)
    visitor.arrive(MARKUP)
    seats = [{"kind": "me"}, *({"kind": "me", "name": name, "animal": "owl"} for name in (EMOJI, HEBREW))]
    table, _ = visitor.make_table("lucky-five", seats)
    visitor.go(f"/t/{table}")
    visitor.page.get_by_role("button", name="Start", exact=True).wait_for()
    assert unsaid(visitor, visitor.page.locator("main").inner_text()) == []
    visitor.page.get_by_role("button", name="Start", exact=True).click()
    told = visitor.page.locator(".cover h2").inner_text().removeprefix("Hand the device to ")
    name = told.strip(ISOLATES)
    assert name in NAMES
    visitor.page.get_by_role("button", name=f"I am {told}", exact=True).click()
    others = tuple(other for other in NAMES if other != name)
    assert unsaid(visitor, visitor.page.locator("ul.rail").inner_text(), others) == []
    visitor.page.get_by_role("button", name="What has happened").click()
    play_on([visitor])
    assert unsaid(visitor, visitor.page.locator(".events").inner_text()) == []
    assert unsaid(visitor, visitor.page.locator("dialog ol").inner_text()) == []
    visitor.go(f"/r/{table}#1000:all")
    visitor.page.locator("[data-tile]").first.wait_for()
    assert unsaid(visitor, visitor.page.locator("main").inner_text()) == []
    visitor.go(f"/v?table={table}")
    visitor.page.get_by_role("heading", name="Everything matches.").wait_for()
    assert unsaid(visitor, visitor.page.locator("main").inner_text()) == []
    visitor.go("/")
    visitor.page.get_by_role("heading", name="Finished games").wait_for()
    assert unsaid(visitor, visitor.page.locator("main").inner_text()) == []
