"""Answers that cost much are made once, few at a time, and kept within bounds."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import pytest

from fiveleaf.engine.errors import Refused
from fiveleaf.server.pages.answers import CHECK_SECONDS, MAX_AT_ONCE, MAX_WAITING, Answers, Health, Sized
from fiveleaf.server.store import StoreFault
from tests.server.visitors import FakeTime, run_async


class Kitchen:
    """Makes answers, and remembers which and how many at the same time."""

    def __init__(self) -> None:
        self.made: list[str] = []
        self.busy = 0
        self.busiest = 0
        self.may_go_on = threading.Event()
        self.may_go_on.set()

    def make(self, name: str, size: int = 10) -> Callable[[], Sized]:
        def cook() -> Sized:
            self.busy += 1
            self.busiest = max(self.busy, self.busiest)
            self.may_go_on.wait()
            self.made.append(name)
            self.busy -= 1
            return name.upper(), size

        return cook


@run_async
async def test_an_answer_is_made_once() -> None:
    answers, kitchen = Answers(100), Kitchen()
    wanted = [answers.get("a", kitchen.make("a")) for _ in range(5)]
    assert await asyncio.gather(*wanted) == ["A"] * 5
    assert await answers.get("a", kitchen.make("a")) == "A"
    assert kitchen.made == ["a"]


@run_async
async def test_few_are_made_at_a_time() -> None:
    answers, kitchen = Answers(1000), Kitchen()
    kitchen.may_go_on.clear()
    wanted = asyncio.gather(*(answers.get(name, kitchen.make(name)) for name in "abcdefgh"))
    while not kitchen.busy:
        await asyncio.sleep(0.05)
    kitchen.may_go_on.set()
    await wanted
    assert sorted(kitchen.made) == list("abcdefgh")
    assert kitchen.busiest <= MAX_AT_ONCE


@run_async
async def test_those_asked_for_longest_ago_make_room() -> None:
    answers, kitchen = Answers(25), Kitchen()
    for name in ("a", "b", "a", "c", "a", "b"):
        await answers.get(name, kitchen.make(name))
    assert (kitchen.made, answers.size) == (["a", "b", "c", "b"], 20)


@run_async
async def test_an_answer_larger_than_all_room_is_not_kept() -> None:
    answers, kitchen = Answers(25), Kitchen()
    await answers.get("a", kitchen.make("a"))
    assert await answers.get("large", kitchen.make("large", 26)) == "LARGE"
    await answers.get("a", kitchen.make("a"))
    assert (kitchen.made, answers.size) == (["a", "large"], 10)


@run_async
async def test_when_too_many_wait_others_are_asked_to_come_back() -> None:
    answers, kitchen = Answers(1000), Kitchen()
    kitchen.may_go_on.clear()
    waiting = [asyncio.create_task(answers.get(number, kitchen.make("x"))) for number in range(MAX_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="Too much at once"):
        await answers.get("one more", kitchen.make("x"))
    again = asyncio.create_task(answers.get(0, kitchen.make("x")))
    kitchen.may_go_on.set()
    assert await asyncio.gather(*waiting, again) == ["X"] * (MAX_WAITING + 1)


@run_async
async def test_a_failure_is_told_and_not_kept() -> None:
    answers, kitchen = Answers(1000), Kitchen()

    def fail() -> Sized:
        raise Refused("error-not-sealed")

    with pytest.raises(Refused):
        await answers.get("a", fail)
    assert await answers.get("a", kitchen.make("a")) == "A"


@run_async
async def test_whoever_goes_away_does_not_spoil_it_for_others() -> None:
    answers, kitchen = Answers(1000), Kitchen()
    kitchen.may_go_on.clear()
    first = asyncio.create_task(answers.get("a", kitchen.make("a")))
    await asyncio.sleep(0)
    first.cancel()
    second = asyncio.create_task(answers.get("a", kitchen.make("a")))
    await asyncio.sleep(0)
    kitchen.may_go_on.set()
    assert await second == "A"
    assert kitchen.made == ["a"]


@run_async
async def test_the_store_is_looked_at_once_a_second_however_many_ask() -> None:
    time, looks = FakeTime(), [0]

    async def check() -> None:
        looks[0] += 1
        if looks[0] == 2:
            raise StoreFault("disk full")

    health = Health(check, time)
    await asyncio.gather(*(health.check() for _ in range(50)))
    await health.check()
    assert looks == [1]
    time.passed += CHECK_SECONDS
    for _ in range(3):
        with pytest.raises(StoreFault):
            await health.check()
    assert looks == [2]
    time.passed += CHECK_SECONDS
    await health.check()
    assert looks == [3]
