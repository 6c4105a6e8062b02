"""The writer: groups, and what a fault in one job means for the others."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest

from fiveleaf.server.store import Batch, Conflict, StoreFault
from fiveleaf.server.store import writer as writing
from fiveleaf.server.store.writer import MAX_GROUP_JOBS, MAX_WAITING_JOBS, Work, Writer
from tests.server.visitors import run_async

CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"


def a_writer() -> Writer:
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    connection.execute("CREATE TABLE things (x PRIMARY KEY)")
    connection.execute("CREATE TABLE groups (size)")
    return Writer(connection, threading.Event(), write_names)


def write_names(db: sqlite3.Connection, batches: Sequence[Batch]) -> None:
    """Writes a batch as the name of its table."""
    db.execute("INSERT INTO groups VALUES (?)", (len(batches),))
    db.executemany("INSERT INTO things VALUES (?)", [(batch.table,) for batch in batches])


def insert(value: int) -> Work:
    return lambda db: db.execute("INSERT INTO things VALUES (?)", (value,))


def close(writer: Writer) -> list[int | str]:
    """Closes it, and returns what was written."""
    writer.close()
    written = [row[0] for row in writer.connection.execute("SELECT x FROM things ORDER BY x")]
    writer.connection.close()
    return written


@asynccontextmanager
async def held_up(writer: Writer) -> AsyncIterator[None]:
    """The writer is in the middle of a job meanwhile, so that whatever comes has to wait, together."""
    begun, may_end = threading.Event(), threading.Event()

    def work(db: sqlite3.Connection) -> None:
        begun.set()
        may_end.wait()

    first = writer.write(work)
    await asyncio.to_thread(begun.wait)
    try:
        yield
    finally:
        may_end.set()
    await first


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
    async with held_up(writer):
        group = [writer.write(insert(1)), writer.write(lambda db: db.execute("nonsense"))]
    done = await asyncio.gather(*group, return_exceptions=True)
    assert all(type(result) is StoreFault for result in done)
    await writer.write(insert(7))
    assert close(writer) == [7]


@run_async
async def test_a_checkpoint_comes_first_after_a_fault_and_only_once() -> None:
    writer = a_writer()
    statements: list[str] = []
    await writer.write(insert(1))
    writer.connection.set_trace_callback(statements.append)
    with pytest.raises(StoreFault):
        await writer.write(lambda db: db.execute("nonsense"))
    assert CHECKPOINT not in statements
    statements.clear()
    await writer.write(insert(2))
    assert statements[0] == CHECKPOINT
    statements.clear()
    await writer.write(insert(3))
    assert CHECKPOINT not in statements
    assert close(writer) == [1, 2, 3]


@run_async
async def test_whoever_has_gone_prevents_no_answer_to_others() -> None:
    writer = a_writer()
    async with held_up(writer):
        gone, waits, conflicts = (writer.write(insert(number)) for number in (1, 2, 2))
        gone.cancel()
    done = await asyncio.wait_for(asyncio.gather(waits, conflicts, return_exceptions=True), 10)
    assert [isinstance(result, Conflict) for result in done] == [False, True]
    assert close(writer) == [1, 2]


@run_async
async def test_what_waits_at_the_end_is_written_and_nothing_after_it() -> None:
    writer = a_writer()
    jobs = [asyncio.ensure_future(writer.write(insert(number))) for number in range(2 * MAX_GROUP_JOBS)]
    await asyncio.sleep(0)
    assert close(writer) == list(range(2 * MAX_GROUP_JOBS))
    await asyncio.gather(*jobs)
    with pytest.raises(StoreFault, match="closed"):
        await writer.write(lambda db: None)


@run_async
async def test_a_few_wait_for_more_and_many_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "GROUP_SECONDS", 30.0)
    writer = a_writer()
    await writer.write(insert(0))
    few = [asyncio.ensure_future(writer.write(insert(number))) for number in range(1, MAX_WAITING_JOBS)]
    await asyncio.sleep(0.05)
    assert not any(job.done() for job in few)
    last = asyncio.ensure_future(writer.write(insert(MAX_WAITING_JOBS)))
    await asyncio.wait_for(asyncio.gather(*few, last), 10)
    assert writer.groups == 2
    assert close(writer) == list(range(MAX_WAITING_JOBS + 1))


async def written_together(writer: Writer, tables: str) -> list[bool]:
    """Whether each of those batches conflicted; they all wait while the writer is held up."""
    async with held_up(writer):
        waiting = [writer.write_batch(Batch(table, 0)) for table in tables]
    done = await asyncio.gather(*waiting, return_exceptions=True)
    return [isinstance(result, Conflict) for result in done]


def sizes(writer: Writer) -> list[int]:
    """How many batches were written at once, each time."""
    writer.close()
    return [row[0] for row in writer.connection.execute("SELECT size FROM groups")]


@run_async
async def test_batches_of_different_tables_are_written_at_once() -> None:
    writer = a_writer()
    assert await written_together(writer, "abc") == [False] * 3
    assert sizes(writer) == [3]
    assert close(writer) == ["a", "b", "c"]


@run_async
async def test_a_batch_that_conflicts_is_undone_alone() -> None:
    writer = a_writer()
    await writer.write_batch(Batch("b", 0))
    assert await written_together(writer, "abc") == [False, True, False]
    assert sizes(writer) == [1, 1, 1]
    assert close(writer) == ["a", "b", "c"]


@run_async
async def test_batches_of_the_same_table_are_written_one_after_the_other() -> None:
    writer = a_writer()
    assert await written_together(writer, "aba") == [False, False, True]
    assert sizes(writer) == [1, 1]
    assert close(writer) == ["a", "b"]
