"""A thread that checkpoints the write-ahead log into the file, so that the file alone is never far behind."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

from fiveleaf.server import logs
from fiveleaf.server.store.files import BUSY_SECONDS, log_of
from fiveleaf.server.store.marks import Marks

CHECKPOINT_SECONDS = 5.0  # interval of the checkpoints while something is written
LOG_LIMIT = 128 * 1024 * 1024  # bytes above which the log is truncated; it grows while a backup is made
RESTART_SECONDS = 0.02  # how long writers may wait for readers so that the log restarts


class Checkpointer:
    """Runs checkpoints: at the start, every few seconds while something is written, and whenever `due` is set."""

    def __init__(self, db: sqlite3.Connection, file: Path, due: threading.Event, line: str | None = None) -> None:
        self.db = db
        self.file = file
        self.due = due
        self.marks = Marks(db, line)
        self._closing = False
        self._has_failed = False
        self.begin()

    def begin(self) -> None:
        """Merges the whole log into the file, truncates it, and starts a new one."""
        self._run_checkpoint("PASSIVE")
        self.marks.write(whole=True)  # works on a full disk, too: it overwrites the old mark in the file
        self._run_checkpoint("TRUNCATE")
        self.checkpoint()

    def checkpoint(self) -> None:
        """Merges the log into the file without blocking writers.

        Meanwhile they append more: the log restarts only if they wait for a moment while that rest is merged too.
        Otherwise it grows for as long as they write. On a full disk no mark can be written before the checkpoint, but
        the checkpoint may still free space.
        """
        with contextlib.suppress(sqlite3.OperationalError):
            self.marks.write(whole=False)
        self._run_checkpoint("PASSIVE")
        if self._run_checkpoint("RESTART"):
            self.marks.begin_log()
        self.marks.write(whole=True)

    def _run_checkpoint(self, how: str) -> bool:
        """Returns whether the checkpoint was complete, not blocked by another connection."""
        timeout = BUSY_SECONDS if how == "PASSIVE" else RESTART_SECONDS
        self.db.execute(f"PRAGMA busy_timeout = {round(1000 * timeout)}")
        is_busy = self.db.execute(f"PRAGMA wal_checkpoint({how})").fetchone()[0]
        self.db.execute(f"PRAGMA busy_timeout = {round(1000 * BUSY_SECONDS)}")
        return not is_busy

    def run(self, jobs_done: Callable[[], int]) -> threading.Thread:
        """Starts the thread; `jobs_done` returns the number of jobs that the writer has finished."""
        thread = threading.Thread(target=self._run, args=[jobs_done], name="fiveleaf-checkpoint", daemon=True)
        thread.start()
        return thread

    def _run(self, jobs_done: Callable[[], int]) -> None:
        jobs_before = 0
        while True:
            is_due = self.due.wait(CHECKPOINT_SECONDS)
            self.due.clear()
            if self._closing:
                return
            jobs = jobs_done()
            if is_due or jobs != jobs_before or self._has_failed:
                self._try_checkpoint()
                jobs_before = jobs

    def _try_checkpoint(self) -> None:
        """Runs a checkpoint; a failure is retried later and logged once."""
        try:
            self.checkpoint()
            if log_of(self.file).stat().st_size > LOG_LIMIT:
                self.begin()
        except (sqlite3.Error, OSError) as error:
            if not self._has_failed:
                logs.warn("the log could not be folded", reason=str(error))
            self._has_failed = True
        else:
            self._has_failed = False

    def stop(self) -> None:
        """Stops the thread after its current checkpoint."""
        self._closing = True
        self.due.set()

    def close(self) -> None:
        """Merges the whole log into the file, which needs no log from then on."""
        with contextlib.suppress(sqlite3.Error):
            self.marks.write(whole=True)
            self._run_checkpoint("TRUNCATE")
        self.db.close()
