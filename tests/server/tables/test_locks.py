"""The lock of a table: one at a time, in the order in which they came, and nobody who left holds it."""

from __future__ import annotations

import asyncio

import pytest

from fiveleaf.server.tables.locks import Lock
from tests.server.visitors import run_async


@run_async
async def test_it_is_taken_once_and_handed_on_in_order() -> None:
    lock, had = Lock(), list[int]()

    async def comes(number: int) -> None:
        async with lock:
            had.append(number)
            await asyncio.sleep(0)

    assert lock.take()
    assert not lock.take()
    waiting = [asyncio.ensure_future(comes(number)) for number in range(3)]
    await asyncio.sleep(0)
    assert had == []
    lock.release()
    assert not lock.take(), "the first who waits has it already"
    await asyncio.gather(*waiting)
    assert had == [0, 1, 2]
    assert lock.take()


@run_async
async def test_who_gives_up_does_not_keep_it() -> None:
    lock = Lock()
    assert lock.take()
    first, second = (asyncio.ensure_future(lock.wait()) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()  # while it waits
    await asyncio.sleep(0)
    lock.release()
    second.cancel()  # after it was handed over
    with pytest.raises(asyncio.CancelledError):
        await second
    assert lock.take()
