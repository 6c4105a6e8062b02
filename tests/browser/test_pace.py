"""A server as people start it, with bots that take their time: questions come, windows run, answers count."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Server, Visitor
from tests.browser.playing import LEGAL, LONGEST_WAIT, is_over, log_of, sit_together

pytestmark = pytest.mark.slow

RING = ".line [role=timer]"
WINDOW_WAIT = 4 * LONGEST_WAIT  # bots take their time
BOLD = ("Draw a card", "Put it on the discard pile")  # what leads to a window in Lucky Jack


class UsualServer(Server):
    """`fiveleaf serve` and nothing else."""

    manner = ()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = UsualServer(tmp_path)
    running.start()
    yield running
    running.stop()


def go_on(visitor: Visitor) -> None:
    """Does what leads to a window if it can, else whatever glows."""
    for name in BOLD:
        button = visitor.page.locator(LEGAL).and_(visitor.page.get_by_role("button", name=name))
        if button.count():
            button.first.dispatch_event("click")  # also where a hint lies over it
            return
    visitor.act()


def wait_for_window(host: Visitor, guest: Visitor, game: str) -> Visitor:
    """Both play until one of them is asked something for which the time runs.

    Luck decides when that happens, and a game may end before: then they play another.
    """
    end = time.monotonic() + WINDOW_WAIT
    sit_together(host, guest, game)
    while time.monotonic() < end:
        if is_over(host):
            sit_together(host, guest, game)
        for visitor in (host, guest):
            if visitor.page.locator(RING).count() and visitor.page.locator(LEGAL).count():
                return visitor
            go_on(visitor)
        host.page.wait_for_timeout(50)
    raise AssertionError("no window comes")


def test_a_window_is_shown_as_a_ring_until_it_is_answered(visit: Any) -> None:
    host, guest = visit(), visit()
    for game in ("lucky-jack", "lucky-hand"):
        asked = wait_for_window(host, guest, game)
        label, _, seconds = (asked.page.locator(RING).get_attribute("aria-label") or "").partition(": ")
        assert label == "Time for an answer"
        assert 0 < int(seconds) <= 10
        before = log_of(asked)
        assert asked.act()
        asked.page.locator(RING).wait_for(state="detached")
        after = log_of(asked)
        assert after[-len(before) :] == before
        assert len(after) > len(before)
