"""Whole games played by keyboard alone, from the home page to the result; wherever the focus is, it can be seen."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from tests.browser.conftest import Visitor

pytestmark = pytest.mark.slow

LONGEST = 240.0  # seconds for a game on a busy machine
FARTHEST = 60  # steps with Tab to anything on a page

WITH_OPTIONS: dict[str, dict[str, str]] = {
    "8-28": {"blue_gems": "5", "red_gems": "2"},
    "lucky-hand": {"rounds": "8"},
}  # a whole game as it is by default would take too long: the table is made with these
FOCUS = """() => {
  const element = document.activeElement
  if (!element || element === document.body) return {name: '', game: '', kind: '', seen: true, legal: false}
  const style = getComputedStyle(element)
  const box = element.getBoundingClientRect()
  const described = document.getElementById(element.getAttribute('aria-describedby') ?? '')
  return {
    name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
    game: described?.textContent.trim() ?? '',
    kind: element.tagName.toLowerCase(),
    seen: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 && box.width > 0 && box.height > 0,
    legal: element.matches('.legal:not(:disabled)') || element.matches('.coach .main'),
  }
}"""


class Keys:
    """Somebody who has a keyboard and nothing else."""

    def __init__(self, visitor: Visitor, seed: int = 0) -> None:
        self.page = visitor.page
        self.random = random.Random(seed)
        self.unseen: list[str] = []  # what had the focus without showing it

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def focus(self) -> dict[str, Any]:
        """What has the focus now."""
        found: dict[str, Any] = self.page.evaluate(FOCUS)
        if not found["seen"]:
            self.unseen.append(f"{found['kind']} {found['name']}")
        return found

    def reach(self, name: str, game: str | None = None) -> None:
        """Steps on until the thing of that name has the focus."""
        for _ in range(FARTHEST):
            self.press("Tab")
            found = self.focus()
            if found["name"].startswith(name) and game in (None, found["game"]):
                return
        raise AssertionError(f"Tab does not lead to “{name}”")

    def reach_field(self, name: str) -> None:
        """Steps on until the field of that name has the focus."""
        for _ in range(FARTHEST):
            if self.page.evaluate("document.activeElement.name") == name:
                return
            self.press("Tab")
            self.focus()
        raise AssertionError(f"Tab does not lead to the field “{name}”")

    def move(self) -> bool:
        """Goes to one of the things that glow, by Tab alone, and presses Enter; false when there is none."""
        on = self.random.randrange(3)  # not always the first
        for _ in range(FARTHEST):
            if self.focus()["legal"]:
                if on == 0:
                    self.press("Enter")
                    return True
                on -= 1
            if not self.is_asked():
                return False
            self.press("Tab")
        return False

    def is_asked(self) -> bool:
        return bool(self.page.locator(".legal:not(:disabled):visible").count())

    def is_over(self) -> bool:
        return bool(self.page.locator(".next").count())


def start(keys: Keys, game: str, title: str) -> None:
    """From the home page to the first question, against bots."""
    if game not in WITH_OPTIONS:
        keys.reach("Play now", title)
        keys.press("Enter")
        return
    keys.reach("Invite friends", title)
    keys.press("Enter")
    keys.page.locator("form").wait_for()
    keys.reach("Options")
    keys.press("Enter")
    for option, value in WITH_OPTIONS[game].items():
        keys.page.locator(f"[name={option}]").wait_for()
        keys.reach_field(option)
        keys.press("Control+A")
        keys.page.keyboard.type(value)
    keys.reach("Make the table")
    keys.press("Enter")
    keys.reach("Start")
    keys.press("Enter")


@pytest.mark.parametrize(
    ("game", "title"),
    [
        ("lucky-jack", "Lucky Jack"),
        ("8-28", "8·28"),
        ("lucky-numbers", "Lucky Numbers"),
        ("lucky-hand", "Lucky Hand"),
        ("lucky-five", "Lucky Five"),
    ],
)
def test_a_whole_game_is_played_by_keyboard_alone(game: str, title: str, visit: Any) -> None:
    visitor = visit()
    visitor.page.goto(visitor.server.url)
    visitor.page.get_by_role("heading", name=title).wait_for()
    keys = Keys(visitor)
    start(keys, game, title)
    visitor.page.locator(".stage > .line").wait_for()
    end = time.monotonic() + LONGEST
    while not keys.is_over() and time.monotonic() < end:
        if not (keys.is_asked() and keys.move()):
            visitor.page.wait_for_timeout(20)
    assert keys.is_over(), "the game did not end"
    assert keys.focus()["name"].startswith("Once more"), "the result has the focus"
    keys.reach("Close")
    keys.press("Enter")
    visitor.page.locator(".next").wait_for(state="detached")
    assert sorted(set(keys.unseen)) == []


def test_a_screen_reader_hears_the_question_and_the_log(visit: Any) -> None:
    """Both are live regions whose text changes with the game."""
    visitor = visit()
    visitor.page.goto(visitor.server.url)
    visitor.page.get_by_role("button", name="Play now").first.click()
    visitor.page.locator(".legal").first.wait_for()
    assert visitor.page.locator(".line [role=status]").inner_text() != ""
    log = visitor.page.locator("[aria-live=polite]")
    heard = set()
    for _ in range(30):
        visitor.act()
        visitor.page.wait_for_timeout(80)
        heard.add(log.text_content())
    assert len(heard) > 3
