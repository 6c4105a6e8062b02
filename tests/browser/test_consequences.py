"""What a choice leads to stands at its button: in words that are seen, and as the description that is read aloud."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from fiveleaf.catalogue import HOUSE
from fiveleaf.texts import texts
from tests.browser.folds import Scene, board_page, scenes, show

pytestmark = pytest.mark.slow

DESCRIPTIONS = """() => [...document.querySelectorAll('.board button.legal:not(:disabled), .board .target')]
  .map((button) => button.getAttribute('aria-description')
    ?? document.getElementById(button.getAttribute('aria-describedby'))?.textContent ?? '')"""
NO_ROOM = ("turn", "setup-lay", "stake", "choose", "reroll")  # phases whose choices are pieces, not buttons with words
SEEN = """() => [...document.querySelectorAll('.board .consequence')].filter((line) => line.checkVisibility())
  .map((line) => line.textContent)"""
SIZES: tuple[ViewportSize, ...] = ({"width": 390, "height": 844}, {"width": 667, "height": 375})
UNTOLD = """async () => {
  const untold = []
  for (const choice of document.querySelectorAll('.board .legal[aria-description]:not(:disabled)')) {
    choice.focus()
    await new Promise((shown) => setTimeout(shown))
    const line = choice.querySelector('.consequence')
    const isWhole = line && line.scrollHeight <= line.clientHeight + 1
    const words = choice.getAttribute('aria-description')
    if (!isWhole && document.querySelector('.stage > .line .leads')?.textContent !== words) untold.push(words)
  }
  return untold
}"""  # what neither a choice nor the line above the board says in full while the choice has the focus
LIFT = """() => document.querySelector(
  '.board .hand .own[aria-pressed="false"], .board .middle button.legal')?.click()"""


def expected(scene: Scene) -> set[str]:
    """What the game says of the moves of this scene, in English."""
    question, names = scene.moment.question, [seat.name for seat in scene.moment.seats]
    own = texts("en", scene.moment.view.game)
    found = question.consequences if question else []
    return {own.message(one.key, one.params, names) for one in found if one is not None}


def described(page: Page) -> set[str]:
    """The descriptions of what can be chosen, without spaces that only lay out."""
    return {" ".join(text.split()) for text in page.evaluate(DESCRIPTIONS)} - {""}


def test_every_button_says_what_its_move_leads_to(browser: Browser) -> None:
    with board_page(browser) as page:
        told = [(scene, words) for game in HOUSE for scene in scenes(game.name) if (words := expected(scene))]
        for size in SIZES:
            page.set_viewport_size(size)
            for scene, words in told:
                check(page, scene, words)


def check(page: Page, scene: Scene, words: set[str]) -> None:
    """Every description and every line that is seen is what the game says, and there is one."""
    show(page, scene.moment, "en")
    found = described(page)
    page.evaluate(LIFT)  # a penalty of Lucky Hand: each target is labelled
    page.wait_for_timeout(50)
    found |= described(page)
    seen = set(page.evaluate(SEEN))
    where = f"{scene.moment.view.game}, {scene.title}"
    assert seen <= words, where
    assert page.evaluate(UNTOLD) == [], where
    assert any(text in one for one in found for text in words), (where, words, found)
    if scene.moment.view.phase not in NO_ROOM:
        assert seen, where
