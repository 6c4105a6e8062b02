"""The one thread that writes: whatever waits goes into one transaction, and is answered when that is durable."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from fiveleaf.server.store import Batch, Conflict, StoreFault

Work = Callable[[sqlite3.Connection], Any]
Keep = Callable[[sqlite3.Connection, Sequence[Batch]], None]
GROUP = 512  # jobs in one transaction, at the most
BREATH = 0.01  # seconds from the end of one transaction to the next: a lone move never waits, many share the disk
CHECKPOINT_EVERY = 2000  # jobs; about so often the log is folded into the file


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
    """Takes jobs from any event loop and commits them in groups; `keep` writes many batches at once."""

    def __init__(self, connection: sqlite3.Connection, checkpoint_due: threading.Event, keep: Keep) -> None:
        self.connection = connection
        self.checkpoint_due = checkpoint_due
        self.keep = keep
        self.groups = 0  # transactions so far
        self.jobs = 0  # jobs so far
        self._ended = 0.0  # when the last transaction did
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="fiveleaf-writer", daemon=True)
        self._closed = False
        self._thread.start()

    async def write(self, work: Work) -> Any:
        """The result of the work, once it is durable; a StoreFault if it is not."""
        return await self._put(work, None)

    async def write_batch(self, batch: Batch) -> None:
        """Keeps a batch together with others that wait; a Conflict if somebody else was first."""
        await self._put(None, batch)

    def _put(self, work: Work | None, batch: Batch | None) -> asyncio.Future[Any]:
        if self._closed:
            raise StoreFault("the store is closed")
        loop = asyncio.get_running_loop()
        job = Job(work, batch, loop, loop.create_future())
        self._queue.put(job)
        return job.answer

    def close(self) -> None:
        """Writes what waits, then stops."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            self._thread.join()

    def _run(self) -> None:
        while True:
            group, go_on = self._next_group()
            if group:
                self._commit(group)
                self._answer(group)
            if not go_on:
                return

    def _next_group(self) -> tuple[list[Job], bool]:
        """All that waits, after waiting for the first; false when nothing will come any more."""
        job = self._queue.get()
        breath = self._ended + BREATH - time.monotonic()
        if breath > 0:
            time.sleep(breath)
        group: list[Job] = []
        while job is not None:
            group.append(job)
            if len(group) == GROUP:
                return group, True
            try:
                job = self._queue.get_nowait()
            except queue.Empty:
                return group, True
        return group, False

    def _commit(self, group: list[Job]) -> None:
        """One transaction; a conflict undoes one job, any other fault all of them."""
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            self._do_all(group)
            self.connection.execute("COMMIT")
        except Exception as error:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            for job in group:
                job.fault = StoreFault(str(error))
            return
        finally:
            self._ended = time.monotonic()
        before, self.jobs = self.jobs, self.jobs + len(group)
        self.groups += 1
        if before // CHECKPOINT_EVERY != self.jobs // CHECKPOINT_EVERY:
            self.checkpoint_due.set()

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
