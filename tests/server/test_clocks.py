"""Clocks: named timers, waiting, and a game's clock that rests."""

from __future__ import annotations

import asyncio
from time import time as now

from fiveleaf.server.clocks import GameClock, RealTime, Timers, sleep_until
from tests.server.visitors import FakeTime, run_async


def test_setting_a_timer_replaces_it_and_keeping_does_not() -> None:
    time, happened = FakeTime(), []
    timers = Timers(time)
    timers.set("a", 1001, lambda: happened.append("first"))
    timers.set("a", 1003, lambda: happened.append("second"))
    timers.ensure("a", 1002, lambda: happened.append("third"))
    assert timers.due("a") == 1003
    assert time.next_due() == 1003
    time.fire()
    assert (happened, timers.due("a"), timers.names()) == (["second"], None, [])


def test_a_cancelled_timer_does_not_happen() -> None:
    time = FakeTime()
    timers = Timers(time)
    timers.set("a", 1001, lambda: None)
    timers.set("b", 1002, lambda: None)
    timers.cancel("a", "unknown")
    assert timers.names() == ["b"]
    timers.cancel_all()
    assert time.next_due() is None


def test_the_clock_of_a_game_counts_only_while_it_goes() -> None:
    time = FakeTime()
    clock = GameClock(time, 500, 10_000)
    time.passed += 5
    assert clock.left == 9_500
    clock.go()
    time.passed += 2
    clock.go()
    time.passed += 1
    clock.rest()
    time.passed += 100
    assert (clock.used, clock.left) == (3_500, 6_500)
    clock.stop()
    assert clock.left is None


def test_a_game_without_a_clock_uses_no_time() -> None:
    time = FakeTime()
    clock = GameClock(time, 0, None)
    clock.go()
    time.passed += 100
    assert (clock.used, clock.left) == (0, None)


@run_async
async def test_waiting_ends_at_its_time() -> None:
    time = FakeTime()
    await sleep_until(time, time.now() - 1)
    waiting = asyncio.create_task(sleep_until(time, time.now() + 1))
    await asyncio.sleep(0)
    assert not waiting.done()
    time.fire()
    await waiting


@run_async
async def test_real_time_goes_on_by_itself() -> None:
    time = RealTime()
    assert abs(time.wall() / 1000 - now()) < 5
    await asyncio.wait_for(sleep_until(time, time.now() + 0.01), 1)
