"""Limits: rates, crowds, and an outbox that a slow reader cannot fill."""

from __future__ import annotations

import asyncio

import pytest

from fiveleaf.engine.errors import Refused
from fiveleaf.server.limits import MAX_BUCKETS, Buckets, Crowd, Outbox
from fiveleaf.server.settings import Rate
from tests.server.visitors import FakeTime, run_async


def test_a_bucket_allows_a_burst_and_then_a_steady_rate() -> None:
    time = FakeTime()
    buckets = Buckets(Rate(2, 3), time)
    assert [buckets.allows("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.allows("b")
    time.passed += 0.5
    assert [buckets.allows("a") for _ in range(2)] == [True, False]
    with pytest.raises(Refused, match="Too much at once"):
        buckets.check("a")


def test_buckets_do_not_grow_without_bound() -> None:
    buckets = Buckets(Rate(1, 1), FakeTime())
    for key in range(MAX_BUCKETS + 100):
        buckets.allows(key)
    assert len(buckets._buckets) == MAX_BUCKETS


def test_a_crowd_has_room_for_so_many() -> None:
    crowd = Crowd(2)
    assert [crowd.enter("here"), crowd.enter("here"), crowd.enter("here"), crowd.enter("there")] == [
        True,
        True,
        False,
        True,
    ]
    crowd.leave("here")
    assert crowd.enter("here")


@run_async
async def test_the_newest_of_a_table_replaces_an_older_one() -> None:
    outbox = Outbox(10)
    for ply in range(1000):
        outbox.put_table("t", ply, b"%d" % ply)
    outbox.put(b"taken")
    assert (len(outbox), outbox.replaced) == (2, 999)
    assert await outbox.get() == (b"999", "t", 999)
    assert await outbox.get() == (b"taken", None, 0)


@run_async
async def test_a_reader_that_lets_too_much_wait_is_given_up() -> None:
    outbox = Outbox(10)
    for _ in range(11):
        outbox.put(b"x")
    assert outbox.is_closed
    assert await outbox.get() is None
    outbox.put(b"more")
    assert len(outbox) == 0


@run_async
async def test_an_outbox_waits_for_a_message() -> None:
    outbox = Outbox(10)
    waiting = asyncio.create_task(outbox.get())
    await asyncio.sleep(0)
    outbox.put(b"now")
    assert await waiting == (b"now", None, 0)
