"""How a page comes up and rests: first paint on a slow network, what jumps, what still moves when nothing happens."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.browser.conftest import DESK, Visitor
from tests.browser.playing import LEGAL, LONGEST_WAIT

pytestmark = pytest.mark.slow

SLOW = {"latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
FIRST_PAINT = 1000.0  # ms
SHIFT = 0.1  # as browsers score it: from here on it disturbs
PHONE = {"width": 390, "height": 844}
QUIET_AFTER = 60.0  # seconds: a glow breathes a few times and then stands
GAMES = ("Lucky Jack", "8·28", "Lucky Numbers", "Lucky Hand", "Lucky Five")
RECORD = """(() => {
  window.shifts = []
  window.loops = 0
  const {requestAnimationFrame: request, setInterval: repeat} = window
  window.requestAnimationFrame = (f) => { window.loops++; return request.call(window, f) }
  window.setInterval = (f, ms) => repeat(() => { if (ms < 1000) window.loops++; f() }, ms)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!entry.hadRecentInput) window.shifts.push({ value: entry.value, at: entry.startTime,
        what: entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? String(node)) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
})()"""
PAINTED = """() => new Promise((done) => new PerformanceObserver((list) => {
  const found = list.getEntriesByName('first-contentful-paint')[0]
  if (found) done([found.startTime, document.getElementById('loading') !== null])
}).observe({ type: 'paint', buffered: true }))"""
MOVING = """() => document.getAnimations().filter(({ playState }) => playState === 'running')
  .map(({ animationName, effect }) => `${animationName} ${effect?.target?.className}`)"""
WORST = """() => {
  let [worst, sum, from, last] = [0, 0, 0, 0]
  for (const { value, at } of window.shifts) {
    if (at - last > 1000 || at - from > 5000) { sum = 0; from = at }
    last = at
    sum += value
    worst = Math.max(worst, sum)
  }
  return worst
}"""  # cumulative layout shift: the worst five seconds


def shift_of(visitor: Visitor) -> float:
    """The cumulative layout shift since the page was opened."""
    return float(visitor.page.evaluate(WORST))


def recorded(visit: Any, **options: Any) -> Visitor:
    """Somebody whose page notes what jumps."""
    visitor: Visitor = visit(**options)
    visitor.page.add_init_script(RECORD)
    return visitor


def first_paint(visitor: Visitor) -> float:
    """When something is seen on a slow network, in ms; it is what index.html itself shows."""
    visitor.set_network(**SLOW)
    visitor.page.goto(visitor.server.url, wait_until="commit")
    moment, is_shell = visitor.page.evaluate(PAINTED)
    assert is_shell, "nothing is seen before the page itself is there"
    return float(moment)


def test_something_is_seen_within_a_second_on_a_slow_network(visit: Any) -> None:
    """Once in three visits is enough, because a busy machine takes its time as well."""
    visitors = [visit(viewport=PHONE) for _ in range(3)]
    assert any(first_paint(visitor) < FIRST_PAINT for visitor in visitors)
    visitors[0].page.locator("#loading").wait_for(state="detached")
    visitors[0].page.get_by_role("heading").first.wait_for()


def open_table(visitor: Visitor, game: str) -> None:
    """A first game against bots, as people begin one, until they are asked and the coach explains something."""
    visitor.go("/")
    visitor.page.locator("article", has_text=game).get_by_role("button", name="Play now").click()
    visitor.page.locator(LEGAL).first.wait_for(timeout=1000 * LONGEST_WAIT)
    visitor.page.locator(".coach.placed").wait_for()


def wait_until_quiet(visitor: Visitor, where: str) -> None:
    """Waits until nothing moves any more, which never comes if something moves for ever."""
    end = time.monotonic() + QUIET_AFTER
    while moving := visitor.page.evaluate(MOVING):
        assert time.monotonic() < end, (where, moving)
        visitor.page.wait_for_timeout(250)


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_nothing_jumps_and_nothing_moves_for_ever(visit: Any, viewport: dict[str, int]) -> None:
    """At home, in a lobby, and at the tables of a first game, with the coach's bubble."""
    visitors = {game: recorded(visit, viewport=viewport, reduced_motion="no-preference") for game in GAMES}
    host = recorded(visit, viewport=viewport, reduced_motion="no-preference")
    host.arrive("Ada")
    table, _ = host.make_table("lucky-five", [{"kind": "me"}, {"kind": "open"}])
    host.go(f"/t/{table}")
    for game, visitor in visitors.items():
        open_table(visitor, game)
    seen = {"lobby": host, **visitors}
    for where, visitor in seen.items():
        wait_until_quiet(visitor, where)
    before = [visitor.page.evaluate("loops") for visitor in seen.values()]
    host.page.wait_for_timeout(1000)
    assert [visitor.page.evaluate("loops") for visitor in seen.values()] == before, (
        "frames or short timers run for ever"
    )
    shifts = {where: (shift_of(visitor), visitor.page.evaluate("shifts")) for where, visitor in seen.items()}
    assert {where: shift for where, shift in shifts.items() if shift[0] >= SHIFT} == {}
