"""Errands: begun at once, going on with what they wait for, and done whatever happens."""

from __future__ import annotations

import asyncio
import gc

from fiveleaf.server.transport.errands import run_errand
from tests.server.visitors import run_async


@run_async
async def test_an_errand_begins_at_once_and_goes_on_when_its_future_is_done() -> None:
    future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    seen: list[object] = []

    async def work() -> None:
        seen.append("begun")
        seen.append(await future)
        await asyncio.sleep(0)
        seen.append("over")

    run_errand(work(), lambda: seen.append("done"))
    assert seen == ["begun"]
    future.set_result(7)
    for _ in range(3):
        await asyncio.sleep(0)
    assert seen == ["begun", 7, "over", "done"]


@run_async
async def test_a_fault_of_a_future_is_raised_where_it_is_awaited_and_one_of_the_errand_ends_it() -> None:
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    seen: list[str] = []

    async def work() -> None:
        try:
            await future
        except ValueError as fault:
            seen.append(str(fault))
        raise ZeroDivisionError

    run_errand(work(), lambda: seen.append("done"))
    future.set_exception(ValueError("wrong"))
    await asyncio.sleep(0)
    assert seen == ["wrong", "done"]


@run_async
async def test_an_errand_leaves_nothing_for_the_collector() -> None:
    async def work() -> None:
        await asyncio.sleep(0)

    gc.collect()
    gc.disable()
    try:
        for _ in range(100):
            run_errand(work(), lambda: None)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert gc.collect() < 100
    finally:
        gc.enable()
