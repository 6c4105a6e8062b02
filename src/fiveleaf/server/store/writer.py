"""The one thread that writes: whatever waits goes into one transaction, and is answered when that is durable."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fiveleaf.server.store import Conflict, StoreFault

Work = Callable[[sqlite3.Connection], Any]
GROUP = 512  # batches in one transaction, at the most
CHECKPOINT_EVERY = 2000  # batches; about so often the log is folded into the file


@dataclass(frozen=True)
class Job:
    """Something to write, and who waits for it."""

    work: Work
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]


@dataclass
class Outcome:
    """What became of a job."""

    job: Job
    result: Any = None
    fault: Exception | None = None


class Writer:
    """Takes jobs from any event loop and commits them in groups."""

    def __init__(self, connection: sqlite3.Connection, checkpoint_due: threading.Event) -> None:
        self.connection = connection
        self.checkpoint_due = checkpoint_due
        self.groups = 0  # transactions so far
        self.jobs = 0  # jobs so far
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="fiveleaf-writer", daemon=True)
        self._closed = False
        self._thread.start()

    async def write(self, work: Work) -> Any:
        """The result of the work, once it is durable; a StoreFault if it is not."""
        if self._closed:
            raise StoreFault("the store is closed")
        loop = asyncio.get_running_loop()
        job = Job(work, loop, loop.create_future())
        self._queue.put(job)
        return await job.answer

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
                self._answer(self._commit(group))
            if not go_on:
                return

    def _next_group(self) -> tuple[list[Job], bool]:
        """All that waits, after waiting for the first; false when nothing will come any more."""
        job = self._queue.get()
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

    def _commit(self, group: list[Job]) -> list[Outcome]:
        """One transaction; a conflict undoes one job, any other fault all of them."""
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._do(job) for job in group]
            self.connection.execute("COMMIT")
        except Exception as error:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            return [Outcome(job, fault=StoreFault(str(error))) for job in group]
        before, self.jobs = self.jobs, self.jobs + len(group)
        self.groups += 1
        if before // CHECKPOINT_EVERY != self.jobs // CHECKPOINT_EVERY:
            self.checkpoint_due.set()
        return outcomes

    def _do(self, job: Job) -> Outcome:
        """One job inside the transaction, alone undone if somebody else was first."""
        self.connection.execute("SAVEPOINT job")
        try:
            outcome = Outcome(job, job.work(self.connection))
        except (sqlite3.IntegrityError, Conflict) as error:
            self.connection.execute("ROLLBACK TO job")
            outcome = Outcome(job, fault=Conflict(str(error)))
        self.connection.execute("RELEASE job")
        return outcome

    def _answer(self, outcomes: list[Outcome]) -> None:
        """Tells every event loop once."""
        loops = {outcome.job.loop for outcome in outcomes}
        for loop in loops:
            mine = [outcome for outcome in outcomes if outcome.job.loop is loop]
            if not loop.is_closed():
                loop.call_soon_threadsafe(settle, mine)


def settle(outcomes: list[Outcome]) -> None:
    """Wakes those who wait."""
    for outcome in outcomes:
        answer = outcome.job.answer
        if answer.done():
            continue
        if outcome.fault is not None:
            answer.set_exception(outcome.fault)
            answer.exception()  # nobody may be waiting any more
        else:
            answer.set_result(outcome.result)
