"""The one thread that writes: whatever waits goes into one transaction, and is answered when that is durable.

1. Whoever writes puts a *job* into a queue and awaits its future; a job is a batch of one table, or a function.
2. The first job rings for the thread when this round of the event loop is over, so that others can come along.
3. If the last group began less than `BREATH_SECONDS` ago, the bell waits so long, or until `MAX_WAITING_JOBS` wait.
4. The thread takes up to `MAX_GROUP_JOBS` jobs, commits them in one transaction, and so in one sync of the disk.
5. Moves alone need one statement, which is a transaction by itself; anything else takes BEGIN, savepoints, COMMIT.
6. A conflict (the ply is taken, the table has changed) undoes one job; any other fault undoes the whole group.
7. Only then are the futures settled, on the loops they came from: what was answered is on the disk.
8. SQLite writes to a log beside the file. Another thread (`folding.py`) brings it into the file: at the start, every
   few seconds, and when about `FOLD_BYTES` were written. On a disk that is nearly full, and after a fault, the
   writer does so itself before each group: else the log would take the room that a fold needs.
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
Keep = Callable[[sqlite3.Connection, Sequence[Batch]], None]
Statement = tuple[str, tuple[str, ...]]  # with its parameters
AsOne = Callable[[Sequence[Batch]], Statement | None]
MAX_GROUP_JOBS = 512  # jobs in one transaction, at the most
BREATH_SECONDS = 0.02  # seconds from one transaction to the next: a lone move never waits, a few share the disk
MAX_WAITING_JOBS = 16  # jobs that wait no longer: many share it too, and sooner
FOLD_BYTES = 32 * 1024 * 1024  # of the log, about, after which it is folded into the file
PAGE_BYTES = 4096  # of the log that a job takes at least


@dataclass(slots=True)
class Job:
    """Something to write, who waits for it, and what became of it."""

    work: Work | None  # None: the batch
    batch: Batch | None
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]
    result: Any = None
    fault: Exception | None = None


class Writer:
    """Takes jobs from any event loop and commits them in groups.

    `keep` writes many batches inside a transaction; `as_one` gives the one statement that would keep them all by
    itself, if there is one: SQLite needs no other, and the lock of Python is given away and taken back only once.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        fold_due: threading.Event,
        keep: Keep,
        as_one: AsOne = lambda batches: None,
        is_disk_nearly_full: Callable[[], bool] = lambda: False,
    ) -> None:
        self.connection = connection
        self.fold_due = fold_due
        self.keep = keep
        self.as_one = as_one
        self.is_disk_nearly_full = is_disk_nearly_full
        self.groups = 0  # transactions so far
        self.jobs = 0  # jobs so far
        self._has_failed = False  # the last transaction
        self._unfolded = 0  # bytes, about, that were written since the log was last due to be folded
        self._waiting: deque[Job] = deque()
        self._began = 0.0  # when the last transaction did
        self._is_called = False  # the thread will look at what waits
        self._alarm: tuple[asyncio.AbstractEventLoop, asyncio.Handle] | None = None  # whose time to ring is to come
        self._bell: queue.SimpleQueue[bool] = queue.SimpleQueue()  # true: look; false: look once more and stop
        self._thread = threading.Thread(target=self._run, name="fiveleaf-writer", daemon=True)
        self._closed = False
        self._thread.start()

    def write(self, work: Work) -> asyncio.Future[Any]:
        """The result of the work, once it is durable; a StoreFault if it is not."""
        return self._put(work, None)

    def write_batch(self, batch: Batch) -> asyncio.Future[None]:
        """Keeps a batch together with others that wait; a Conflict if somebody else was first."""
        return self._put(None, batch)

    def _put(self, work: Work | None, batch: Batch | None) -> asyncio.Future[Any]:
        if self._closed:
            raise StoreFault("the store is closed")
        loop = asyncio.get_running_loop()
        job = Job(work, batch, loop, loop.create_future())
        self._waiting.append(job)
        if not self._is_called:
            self._is_called = True
            self._call(loop, self._began + BREATH_SECONDS - time.monotonic())
        elif len(self._waiting) == MAX_WAITING_JOBS and self._alarm is not None and self._alarm[0] is loop:
            self._alarm[1].cancel()
            self._call(loop, 0)
        return job.answer

    def _call(self, loop: asyncio.AbstractEventLoop, breath: float) -> None:
        """Wakes the thread when this round of the loop is over, so that all of it goes along, or a breath later."""
        call = loop.call_later(breath, self._ring) if breath > 0 else loop.call_soon(self._ring)
        self._alarm = loop, call

    def _ring(self) -> None:
        self._alarm = None
        self._bell.put(True)

    def close(self) -> None:
        """Writes what waits, then stops."""
        if not self._closed:
            self._closed = True
            self._bell.put(False)
            self._thread.join()

    def _run(self) -> None:
        go_on = True
        while go_on:
            go_on = self._bell.get()
            self._is_called = False  # whoever comes from now on calls again
            waiting = len(self._waiting)
            while waiting > 0 or (self._waiting and not go_on):
                group = [self._waiting.popleft() for _ in range(min(MAX_GROUP_JOBS, len(self._waiting)))]
                waiting -= len(group)
                self._commit(group)
                self._answer(group)

    def _commit(self, group: list[Job]) -> None:
        """One transaction; a conflict undoes one job, any other fault all of them."""
        self._began = time.monotonic()
        try:
            if self._has_failed or self.is_disk_nearly_full():
                self._fold_first()
            if not self._commit_as_one(group):
                self._commit_one_by_one(group)
        except Exception as error:
            if self.connection.in_transaction:
                with contextlib.suppress(sqlite3.Error):  # SQLite may have done it by itself
                    self.connection.execute("ROLLBACK")
            for job in group:
                job.fault = StoreFault(str(error))
            self._has_failed = True
            self.fold_due.set()
            return
        self._has_failed = False
        self.jobs += len(group)
        self.groups += 1
        self._count(PAGE_BYTES * len(group))

    def _fold_first(self) -> None:
        """Where room is short, the log does not grow before it is in the file: it would take what a fold needs.

        A log that is all in the file begins anew, and needs no more room. Whoever reads may keep it from being folded
        to its end; only a full disk is a fault.
        """
        self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def _count(self, written: int) -> None:
        """So many more bytes are in the log."""
        self._unfolded += written
        if self._unfolded >= FOLD_BYTES:
            self._unfolded = 0
            self.fold_due.set()

    def _commit_as_one(self, group: list[Job]) -> bool:
        """Whether one statement has kept everything; if not, nothing was kept."""
        batches = [job.batch for job in group if job.batch is not None]
        statement = self.as_one(batches) if len(batches) == len(group) else None
        if statement is None:
            return False
        try:
            self.connection.execute(*statement)
        except sqlite3.IntegrityError:
            return False
        self._count(sum(map(len, statement[1])))
        return True

    def _commit_one_by_one(self, group: list[Job]) -> None:
        """Each job has a part of the transaction to itself."""
        self.connection.execute("BEGIN IMMEDIATE")
        self._do_all(group)
        self.connection.execute("COMMIT")

    def _do_all(self, group: list[Job]) -> None:
        """All batches at once, if they are of different tables and none conflicts; each by itself otherwise."""
        batches = [job.batch for job in group if job.batch is not None]
        are_apart = len({batch.table for batch in batches}) == len(batches)
        is_done = bool(batches) and are_apart and self._do_together(batches)
        for job in group:
            if job.batch is None or not is_done:
                self._do(job)

    def _do_together(self, batches: list[Batch]) -> bool:
        """Whether there was no conflict; if there was, nothing of them is written."""
        self.connection.execute("SAVEPOINT jobs")
        try:
            self.keep(self.connection, batches)
        except (sqlite3.IntegrityError, Conflict):
            self.connection.execute("ROLLBACK TO jobs")
            return False
        finally:
            self.connection.execute("RELEASE jobs")
        return True

    def _do(self, job: Job) -> None:
        """One job inside the transaction, alone undone if somebody else was first."""
        self.connection.execute("SAVEPOINT job")
        try:
            if job.work is not None:
                job.result = job.work(self.connection)
            elif job.batch is not None:
                self.keep(self.connection, [job.batch])
        except (sqlite3.IntegrityError, Conflict) as error:
            self.connection.execute("ROLLBACK TO job")
            job.fault = Conflict(str(error))
        self.connection.execute("RELEASE job")

    def _answer(self, group: list[Job]) -> None:
        """Tells every event loop once."""
        for loop in {job.loop for job in group}:
            if not loop.is_closed():
                loop.call_soon_threadsafe(settle, [job for job in group if job.loop is loop])


def settle(group: list[Job]) -> None:
    """Wakes those who wait."""
    for job in group:
        if job.answer.done():
            continue
        if job.fault is not None:
            job.answer.set_exception(job.fault)
            job.answer.exception()  # nobody may be waiting any more
        else:
            job.answer.set_result(job.result)
