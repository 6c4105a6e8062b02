"""Every page fits its screen: nothing reaches over the edge, and whatever can be touched is as large as a thumb."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.browser.conftest import PHONE, Visitor
from tests.browser.playing import LEGAL, SHORT, is_over, play_on, sit_alone

pytestmark = pytest.mark.slow

LYING = ({"width": 667, "height": 375}, {"width": 844, "height": 390})  # phones on their side

WIDTHS = {360: 740, 768: 1024, 1280: 800}
ARRANGED = 3.0  # seconds in which a board has arranged itself on a new screen
MOVES = 8  # before a board is looked at once more
IN_SIGHT = """height => innerHeight === height && document.documentElement.scrollHeight <= height
  && [...document.querySelectorAll('main .bar button')].every((key) => key.getBoundingClientRect().bottom <= height)
"""  # the whole replay, as soon as it has arranged itself
TIGHT = """() => {
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  const small = [...document.querySelectorAll('button, .legal, a.button')].filter((thing) => {
    const {width, height} = thing.getBoundingClientRect()
    const seen = thing.checkVisibility({visibilityProperty: true}) && !thing.disabled && width > 0 && height > 0
    return seen && !thing.closest('.unseen') && Math.min(width, height) < 43.5
  }).map((thing) => {
    const {width, height} = thing.getBoundingClientRect()
    const name = thing.getAttribute('aria-label') ?? thing.textContent.trim()
    return `${thing.className} “${name}”: ${Math.round(width)}×${Math.round(height)}`
  })
  return [...(wide > 0 ? [`${wide} px too wide`] : []), ...small]
}"""


def tight_now(visitor: Visitor) -> list[str]:
    """What does not fit or is too small to be touched, as soon as the page has arranged itself."""
    end = time.monotonic() + ARRANGED
    while True:
        found: list[str] = visitor.page.evaluate(TIGHT)
        if not found or time.monotonic() > end:
            return found
        visitor.page.wait_for_timeout(100)


def tight(visitor: Visitor, where: str) -> list[str]:
    """The same on three sizes of screen."""
    found: list[str] = []
    for width, height in WIDTHS.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        found += [f"{where} at {width}: {one}" for one in tight_now(visitor)]
    return found


@pytest.mark.parametrize("game", SHORT)
def test_every_board_fits(game: str, visit: Any) -> None:
    visitor = visit()
    sit_alone(visitor, game)
    found = tight(visitor, "the first question")
    play_on([visitor], events=MOVES)
    if not is_over(visitor):
        visitor.page.locator(LEGAL).first.wait_for()
    assert found + tight(visitor, f"after {MOVES} moves") == []


def test_what_surrounds_a_game_fits(visit: Any) -> None:
    visitor = visit()
    visitor.arrive("Ada")
    visitor.page.reload()
    visitor.page.get_by_role("button", name="Play now").first.wait_for()
    found = tight(visitor, "home")
    table, _ = visitor.make_table("lucky-five", [{"kind": "me"}, {"kind": "open"}])
    visitor.go(f"/t/{table}")
    visitor.page.get_by_role("button", name="Start").wait_for()
    found += tight(visitor, "lobby")
    visitor.page.get_by_role("button", name="Start").click()
    play_on([visitor])
    found += tight(visitor, "result")
    visitor.go(f"/r/{table}#20")
    visitor.page.locator(".stage > .line").wait_for()
    found += tight(visitor, "replay")
    for size in LYING:
        visitor.page.set_viewport_size(size)
        visitor.page.wait_for_function(IN_SIGHT, arg=size["height"])
    visitor.page.get_by_role("button", name="All cards open").click()
    visitor.page.locator("[data-tile]").first.wait_for()
    found += tight(visitor, "replay with all cards open")
    visitor.go("/")
    visitor.page.get_by_role("heading", name="Finished games").wait_for()
    assert found + tight(visitor, "home with a finished game") == []


def test_a_thumb_is_enough_to_play(visit: Any) -> None:
    visitor = visit(viewport=PHONE, is_mobile=True, has_touch=True)
    visitor.page.goto(visitor.server.url)
    visitor.page.get_by_role("button", name="Play now").first.tap()
    visitor.page.get_by_role("button", name="No more hints").tap()
    for _ in range(MOVES):
        visitor.page.locator(LEGAL).first.wait_for()
        assert tight_now(visitor) == []
        line = visitor.page.locator("[aria-live=polite]").text_content()
        visitor.page.locator(LEGAL).first.tap()
        heard = "line => document.querySelector('[aria-live=polite]').textContent !== line"
        visitor.page.wait_for_function(heard, arg=line)
