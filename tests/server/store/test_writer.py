"""The writer: groups, and what a fault in one job means for the others."""

from __future__ import annotations

import asyncio
import sqlite3
import threading

import pytest

from fiveleaf.server.store import Conflict, StoreFault
from fiveleaf.server.store.writer import GROUP, Work, Writer
from tests.server.people import run_async


def a_writer() -> Writer:
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    connection.execute("CREATE TABLE things (x PRIMARY KEY)")
    return Writer(connection, threading.Event())


def insert(value: int) -> Work:
    return lambda db: db.execute("INSERT INTO things VALUES (?)", (value,))


def close(writer: Writer) -> list[int]:
    """What was kept."""
    writer.close()
    kept = [row[0] for row in writer.connection.execute("SELECT x FROM things ORDER BY x")]
    writer.connection.close()
    return kept


@run_async
async def test_a_conflict_undoes_one_job_only() -> None:
    writer = a_writer()
    jobs = [writer.write(insert(value)) for value in (1, 2, 1, 3)]
    done = await asyncio.gather(*jobs, return_exceptions=True)
    assert [isinstance(result, Conflict) for result in done] == [False, False, True, False]
    assert close(writer) == [1, 2, 3]


@run_async
async def test_any_other_fault_undoes_the_whole_group_and_the_next_goes_on() -> None:
    writer = a_writer()
    held = threading.Event()
    first = asyncio.ensure_future(writer.write(lambda db: held.wait()))
    await asyncio.sleep(0.01)
    group = [writer.write(insert(1)), writer.write(lambda db: db.execute("nonsense"))]
    waiting = [asyncio.ensure_future(job) for job in group]
    await asyncio.sleep(0.01)
    held.set()
    await first
    done = await asyncio.gather(*waiting, return_exceptions=True)
    assert all(type(result) is StoreFault for result in done)
    await writer.write(insert(7))
    assert close(writer) == [7]


@run_async
async def test_what_waits_at_the_end_is_kept_and_nothing_after_it() -> None:
    writer = a_writer()
    jobs = [asyncio.ensure_future(writer.write(insert(number))) for number in range(2 * GROUP)]
    await asyncio.sleep(0)
    assert close(writer) == list(range(2 * GROUP))
    await asyncio.gather(*jobs)
    with pytest.raises(StoreFault, match="closed"):
        await writer.write(lambda db: None)
