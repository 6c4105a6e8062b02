"""Pieces that move: one event after the other, and not at all where somebody wants no motion."""

from __future__ import annotations

from typing import Any

import pytest

from fiveleaf.catalogue import GAMES
from tests.browser.conftest import Visitor
from tests.browser.playing import log_of, play_on, sit_together

WATCH = """
window.flown = 0; window.overlapping = 0; window.said = []
let half = 0 // when half the time of the last flights is over, in ms: a busy machine notices them late
new MutationObserver((changes) => {
  const added = changes.flatMap((change) => [...change.addedNodes]).filter((node) => node.matches?.('.layer > .ghost'))
  if (added.length) {
    window.flown += added.length
    window.overlapping += performance.now() < half
    const times = added.flatMap((node) => node.getAnimations()).map((one) => one.effect.getComputedTiming().endTime)
    half = performance.now() + Math.max(0, ...times) / 2
  }
  const words = document.querySelector('main [aria-live]')?.textContent
  if (words && words !== window.said.at(-1)) window.said.push(words)
}).observe(document, {subtree: true, childList: true, characterData: true})
"""
MOVES = 12


@pytest.fixture
def watching(visit: Any) -> Any:
    """Opens a browser that counts what flies and keeps what is read aloud."""

    def opened(**options: Any) -> Visitor:
        visitor: Visitor = visit(**options)
        visitor.page.add_init_script(WATCH)
        return visitor

    return opened


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_one_event_is_shown_after_the_other(game: str, watching: Any) -> None:
    moving, still = watching(reduced_motion="no-preference"), watching(reduced_motion="reduce")
    sit_together(moving, still, game)
    play_on([moving, still], events=MOVES)
    moving.page.wait_for_timeout(2000)
    moving.page.locator(".layer > .ghost").first.wait_for(state="detached")
    assert moving.page.evaluate("window.flown") > 0
    assert moving.page.evaluate("window.overlapping") == 0
    happened, at = " ".join(reversed(log_of(moving))), 0
    for said in moving.page.evaluate("window.said"):
        at = happened.index(said, at) + len(said)


def test_nothing_moves_for_those_who_want_no_motion(watching: Any) -> None:
    host, guest = watching(reduced_motion="reduce"), watching(reduced_motion="reduce")
    sit_together(host, guest, "lucky-numbers")
    play_on([host, guest], events=MOVES)
    assert host.page.evaluate("window.said").pop()
    assert [visitor.page.evaluate("window.flown") for visitor in (host, guest)] == [0, 0]
