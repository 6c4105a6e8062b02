"""A server as people start it, with bots that take their time: questions come, windows run, answers count."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Server, Visitor
from tests.browser.playing import LEGAL, LONGEST_WAIT, UNCOACHED, is_over, log_of, sit_together

pytestmark = pytest.mark.slow

RING = ".line [role=timer]"
WINDOW_WAIT = 4 * LONGEST_WAIT  # bots take their time
WINDOW = """([ring, legal]) => {
  const [timer, line] = [document.querySelector(ring), document.querySelector('.line [role=status]')]
  return timer && document.querySelector(legal) ? [line.innerText, timer.ariaLabel] : null
}"""  # at one moment: between two questions to the page, the window may have closed
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


def close_hint(visitor: Visitor) -> None:
    """Closes the hint of a first game, if there is one: until then no time runs."""
    visitor.page.evaluate("document.querySelector('.coach .main')?.click()")


def go_on(visitor: Visitor) -> None:
    """Does what leads to a window if it can, else whatever glows."""
    for name in BOLD:
        button = visitor.page.locator(LEGAL).and_(visitor.page.get_by_role("button", name=name))
        if button.count():
            button.first.dispatch_event("click")
            return
    visitor.act()


def window_of(visitor: Visitor) -> tuple[str, str] | None:
    """What the line and the ring say while somebody is asked something for which the time runs."""
    found: list[str] | None = visitor.page.evaluate(WINDOW, [RING, LEGAL])
    return (found[0], found[1]) if found else None


def wait_for_window(host: Visitor, guest: Visitor, game: str) -> tuple[Visitor, str, str]:
    """Both play until one of them is asked something for which the time runs.

    Luck decides when that happens, and a game may end before: then they play another.
    """
    end = time.monotonic() + WINDOW_WAIT
    sit_together(host, guest, game)
    while time.monotonic() < end:
        if is_over(host):
            sit_together(host, guest, game)
        for visitor in (host, guest):
            if window := window_of(visitor):
                return visitor, *window
            go_on(visitor)
        host.page.wait_for_timeout(50)
    raise AssertionError("no window comes")


def test_a_window_is_shown_as_a_ring_until_it_is_answered(visit: Any) -> None:
    host, guest = visit(), visit()
    for visitor in (host, guest):
        visitor.page.add_init_script(UNCOACHED)  # while somebody reads a hint, no time runs
    for game in ("lucky-jack", "lucky-hand"):
        asked, line, ring = wait_for_window(host, guest, game)
        assert "No answer in time means: " in line
        label, _, seconds = ring.partition(": ")
        assert label == "Time for an answer"
        assert 10 < int(seconds) <= 30
        before = log_of(asked)
        assert asked.act()
        asked.page.locator(RING).wait_for(state="detached")
        after = log_of(asked)
        assert after[-len(before) :] == before
        assert len(after) > len(before)


def test_no_time_runs_behind_the_curtain_or_while_a_hint_is_read(visit: Any) -> None:
    host, guest = visit(), visit()
    host.arrive("Ada")
    guest.arrive("Cleo", "owl")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben", "animal": "cat"}, {"kind": "open"}]
    pace = {"move_seconds": 60, "away": "wait"}
    table, invite = host.make_table("lucky-jack", seats, options={"first_seat": 0}, pace=pace)
    host.go(f"/t/{table}")
    guest.go(f"/t/{table}#{invite}")
    guest.page.get_by_role("button", name="Sit down").first.click()
    host.page.get_by_role("button", name="Start", exact=True).click()
    reading = guest.page.locator(".rail li", has_text="Ada").get_by_text("reading", exact=True)
    host.page.locator(".cover").wait_for()
    reading.wait_for()
    assert guest.page.locator(RING).count() == 0
    host.page.get_by_role("button", name="I am Ada", exact=True).click()
    host.page.locator(".coach.placed").wait_for()
    assert [visitor.page.locator(RING).count() for visitor in (host, guest)] == [0, 0]
    assert reading.count() == 1
    while host.page.locator(".coach").count():
        close_hint(host)
    reading.wait_for(state="detached")
    for visitor in (host, guest):
        visitor.page.locator(RING).wait_for()
    assert "When time is up, a bot moves for you." in host.page.locator(".line [role=status]").inner_text()


def test_whoever_is_away_is_counted_down_and_told_what_was_played(visit: Any) -> None:
    host, guest = visit(), visit()
    host.arrive("Ada")
    guest.arrive("Ben", "owl")
    seats = [{"kind": "me"}, {"kind": "open"}]
    pace = {"away": "bot", "away_seconds": 3}
    table, invite = host.make_table("lucky-five", seats, options={"first_seat": 1}, pace=pace)
    host.go(f"/t/{table}")
    guest.go(f"/t/{table}#{invite}")
    guest.page.get_by_role("button", name="Sit down").first.click()
    host.page.get_by_role("button", name="Start", exact=True).click()
    guest.page.locator(".stage > .board").wait_for()
    guest.go("/")
    host.page.locator(".rail").get_by_role("timer", name="Time until a bot stands in").wait_for()
    host.page.locator(".rail .tag", has_text="bot").wait_for()
    host.page.locator(LEGAL).first.wait_for(timeout=1000 * LONGEST_WAIT)
    guest.go(f"/t/{table}")
    guest.page.get_by_role("alert").filter(has_text="A bot has played for you:").wait_for()
