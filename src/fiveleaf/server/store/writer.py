"""The writer thread: commits all waiting jobs in one transaction, and answers them when it is durable.

1. A caller puts a *job* into a queue and awaits its future; a job is a batch of one table, or a function.
2. The first job wakes the thread at the end of this iteration of the event loop, so that its other jobs join the group.
3. If the last group began less than `GROUP_SECONDS` ago, the thread is woken later, or at once when
   `MAX_WAITING_JOBS` are waiting.
4. The thread takes up to `MAX_GROUP_JOBS` jobs and commits them in one transaction, and so in one sync of the disk.
5. A group of moves only is a single statement, without BEGIN; anything else takes BEGIN, savepoints, COMMIT.
6. A conflict (the ply is taken, the table has changed) undoes one job; any other fault undoes the whole group.
7. Only then are the futures settled, on their own event loops: every answered job is on the disk.
8. SQLite writes to a log beside the file. Another thread (`checkpoints.py`) merges it into the file: at the start,
   every few seconds, and after about `CHECKPOINT_BYTES`. On a nearly full disk, and after a fault, the writer does so
   itself before each group: otherwise the log would take the space that a checkpoint needs.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from fiveleaf.server.store import Batch, Conflict, StoreFault

Work = Callable[[sqlite3.Connection], Any]
WriteBatches = Callable[[sqlite3.Connection, Sequence[Batch]], None]
Statement = tuple[str, tuple[str, ...]]  # with its parameters
SingleStatement = Callable[[Sequence[Batch]], Statement | None]
MAX_GROUP_JOBS = 512  # in one transaction
GROUP_SECONDS = 0.02  # between two transactions: a single move never waits, several share a sync
MAX_WAITING_JOBS = 16  # with this many, a group is committed at once
CHECKPOINT_BYTES = 32 * 1024 * 1024  # written to the log, approximately, between two checkpoints
PAGE_BYTES = 4096  # a job takes at least one page of the log


@dataclass(slots=True)
class Job:
    """A write with its result or fault."""

    work: Work | None  # None: the batch
    batch: Batch | None
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]
    result: Any = None
    fault: Exception | None = None


class Writer:
    """Takes jobs from any event loop and commits them in groups.

    `write_batches` writes many batches inside a transaction. `single_statement` returns the one statement that would
    write them all, if there is one: it is a transaction by itself, and releases Python's lock only once.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        checkpoint_due: threading.Event,
        write_batches: WriteBatches,
        single_statement: SingleStatement = lambda batches: None,
        is_disk_nearly_full: Callable[[], bool] = lambda: False,
    ) -> None:
        self.connection = connection
        self.checkpoint_due = checkpoint_due
        self.write_batches = write_batches
        self.single_statement = single_statement
        self.is_disk_nearly_full = is_disk_nearly_full
        self.groups = 0  # transactions so far
        self.jobs = 0  # jobs so far
        self._has_failed = False  # the last transaction
        self._unmerged_bytes = 0  # approximately, written since the last request for a checkpoint
        self._waiting: deque[Job] = deque()
        self._began = 0.0  # when the last transaction began
        self._is_wakeup_due = False  # a wakeup of the thread is scheduled
        self._wakeup: tuple[asyncio.AbstractEventLoop, asyncio.Handle] | None = None  # that is scheduled on a loop
        self._wakeups: queue.SimpleQueue[bool] = queue.SimpleQueue()  # true: commit the jobs; false: also stop
        self._thread = threading.Thread(target=self._run, name="fiveleaf-writer", daemon=True)
        self._closed = False
        self._thread.start()

    def write(self, work: Work) -> asyncio.Future[Any]:
        """Runs the work; returns its result once it is durable, or raises StoreFault."""
        return self._put(work, None)

    def write_batch(self, batch: Batch) -> asyncio.Future[None]:
        """Writes a batch together with other waiting ones; raises Conflict if a concurrent write won."""
        return self._put(None, batch)

    def _put(self, work: Work | None, batch: Batch | None) -> asyncio.Future[Any]:
        if self._closed:
            raise StoreFault("the store is closed")
        loop = asyncio.get_running_loop()
        job = Job(work, batch, loop, loop.create_future())
        self._waiting.append(job)
        if not self._is_wakeup_due:
            self._is_wakeup_due = True
            self._schedule(loop, self._began + GROUP_SECONDS - time.monotonic())
        elif len(self._waiting) == MAX_WAITING_JOBS and self._wakeup is not None and self._wakeup[0] is loop:
            self._wakeup[1].cancel()
            self._schedule(loop, 0)
        return job.answer

    def _schedule(self, loop: asyncio.AbstractEventLoop, delay: float) -> None:
        """Wakes the thread at the end of this iteration of the loop, or after the delay."""
        handle = loop.call_later(delay, self._wake) if delay > 0 else loop.call_soon(self._wake)
        self._wakeup = loop, handle

    def _wake(self) -> None:
        self._wakeup = None
        self._wakeups.put(True)

    def close(self) -> None:
        """Commits the waiting jobs, then stops the thread."""
        if not self._closed:
            self._closed = True
            self._wakeups.put(False)
            self._thread.join()

    def _run(self) -> None:
        go_on = True
        while go_on:
            go_on = self._wakeups.get()
            self._is_wakeup_due = False  # the next job schedules another
            waiting = len(self._waiting)
            while waiting > 0 or (self._waiting and not go_on):
                group = [self._waiting.popleft() for _ in range(min(MAX_GROUP_JOBS, len(self._waiting)))]
                waiting -= len(group)
                self._commit(group)
                self._answer(group)

    def _commit(self, group: list[Job]) -> None:
        """Commits a group in one transaction; a conflict undoes one job, any other fault all of them."""
        self._began = time.monotonic()
        try:
            if self._has_failed or self.is_disk_nearly_full():
                self._checkpoint_first()
            if not self._commit_single(group):
                self._commit_one_by_one(group)
        except Exception as error:
            if self.connection.in_transaction:
                with contextlib.suppress(sqlite3.Error):  # SQLite may have rolled back by itself
                    self.connection.execute("ROLLBACK")
            for job in group:
                job.fault = StoreFault(str(error))
            self._has_failed = True
            self.checkpoint_due.set()
            return
        self._has_failed = False
        self.jobs += len(group)
        self.groups += 1
        self._count(PAGE_BYTES * len(group))

    def _checkpoint_first(self) -> None:
        """Runs a checkpoint when space is short, before the log grows and takes the space that a checkpoint needs.

        A completely merged log restarts and needs no more space. A reader may prevent a complete checkpoint, which is
        no fault; only a full disk is.
        """
        self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def _count(self, written: int) -> None:
        """Counts bytes written to the log, and requests a checkpoint when it is due."""
        self._unmerged_bytes += written
        if self._unmerged_bytes >= CHECKPOINT_BYTES:
            self._unmerged_bytes = 0
            self.checkpoint_due.set()

    def _commit_single(self, group: list[Job]) -> bool:
        """Tries to write the group by a single statement; returns whether it did, otherwise nothing was written."""
        batches = [job.batch for job in group if job.batch is not None]
        statement = self.single_statement(batches) if len(batches) == len(group) else None
        if statement is None:
            return False
        try:
            self.connection.execute(*statement)
        except sqlite3.IntegrityError:
            return False
        self._count(sum(map(len, statement[1])))
        return True

    def _commit_one_by_one(self, group: list[Job]) -> None:
        """Commits each job in a savepoint of its own."""
        self.connection.execute("BEGIN IMMEDIATE")
        self._do_all(group)
        self.connection.execute("COMMIT")

    def _do_all(self, group: list[Job]) -> None:
        """Writes all batches at once if they are of different tables and none conflicts, else one by one."""
        batches = [job.batch for job in group if job.batch is not None]
        are_apart = len({batch.table for batch in batches}) == len(batches)
        is_done = bool(batches) and are_apart and self._do_together(batches)
        for job in group:
            if job.batch is None or not is_done:
                self._do(job)

    def _do_together(self, batches: list[Batch]) -> bool:
        """Tries to write the batches; returns False, with none of them written, if there was a conflict."""
        self.connection.execute("SAVEPOINT jobs")
        try:
            self.write_batches(self.connection, batches)
        except (sqlite3.IntegrityError, Conflict):
            self.connection.execute("ROLLBACK TO jobs")
            return False
        finally:
            self.connection.execute("RELEASE jobs")
        return True

    def _do(self, job: Job) -> None:
        """Runs one job inside the transaction; a conflict undoes only this job."""
        self.connection.execute("SAVEPOINT job")
        try:
            if job.work is not None:
                job.result = job.work(self.connection)
            elif job.batch is not None:
                self.write_batches(self.connection, [job.batch])
        except (sqlite3.IntegrityError, Conflict) as error:
            self.connection.execute("ROLLBACK TO job")
            job.fault = Conflict(str(error))
        self.connection.execute("RELEASE job")

    def _answer(self, group: list[Job]) -> None:
        """Wakes each event loop once, with the jobs that came from it."""
        for loop in {job.loop for job in group}:
            if not loop.is_closed():
                loop.call_soon_threadsafe(settle, [job for job in group if job.loop is loop])


def settle(group: list[Job]) -> None:
    """Settles the futures of jobs."""
    for job in group:
        if job.answer.done():
            continue
        if job.fault is not None:
            job.answer.set_exception(job.fault)
            job.answer.exception()  # marks it as retrieved for asyncio, in case the caller has gone
        else:
            job.answer.set_result(job.result)
