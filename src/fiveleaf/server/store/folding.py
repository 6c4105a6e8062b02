"""Folding: a thread that brings the log into the file, so that the file alone is never far behind."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

from fiveleaf.server import logs
from fiveleaf.server.store.files import BUSY_SECONDS, log_of
from fiveleaf.server.store.marks import Marks

FOLD_SECONDS = 5.0  # the log is folded so often, if anything was written
LOG_LIMIT = 128 * 1024 * 1024  # bytes of a log that is cut back after a fold; it grew while a backup was made
RESTART_SECONDS = 0.02  # that writers may be kept waiting for readers, so that the log begins anew


class Folding:
    """Folds at once, every few seconds while something is written, and whenever `due` is set."""

    def __init__(self, db: sqlite3.Connection, file: Path, due: threading.Event, line: str | None = None) -> None:
        self.db = db
        self.file = file
        self.due = due
        self.marks = Marks(db, line)
        self._closing = False
        self._has_failed = False
        self.begin()

    def begin(self) -> None:
        """Brings the whole log into the file, gives its space back, and begins a new one."""
        self._checkpoint("PASSIVE")
        self.marks.write(whole=True)  # on a full disk, too: it takes the place of what is in the file now
        self._checkpoint("TRUNCATE")
        self.fold()

    def fold(self) -> None:
        """Brings the log into the file without stopping those who write.

        They have written more meanwhile: only if they wait for a moment, while that little is brought in too, does the
        log begin anew. Else it grows for as long as they write. If the disk is full, no mark can be written before the
        fold, but the fold may still make room.
        """
        with contextlib.suppress(sqlite3.OperationalError):
            self.marks.write(whole=False)
        self._checkpoint("PASSIVE")
        if self._checkpoint("RESTART"):
            self.marks.begin_log()
        self.marks.write(whole=True)

    def _checkpoint(self, how: str) -> bool:
        """Whether nobody was in the way."""
        patience = BUSY_SECONDS if how == "PASSIVE" else RESTART_SECONDS
        self.db.execute(f"PRAGMA busy_timeout = {round(1000 * patience)}")
        is_busy = self.db.execute(f"PRAGMA wal_checkpoint({how})").fetchone()[0]
        self.db.execute(f"PRAGMA busy_timeout = {round(1000 * BUSY_SECONDS)}")
        return not is_busy

    def run(self, jobs_done: Callable[[], int]) -> threading.Thread:
        """Starts the thread; it asks how many jobs the writer has done."""
        thread = threading.Thread(target=self._run, args=[jobs_done], name="fiveleaf-folding", daemon=True)
        thread.start()
        return thread

    def _run(self, jobs_done: Callable[[], int]) -> None:
        folded = 0
        while True:
            is_due = self.due.wait(FOLD_SECONDS)
            self.due.clear()
            if self._closing:
                return
            jobs = jobs_done()
            if is_due or jobs != folded or self._has_failed:
                self._try_to_fold()
                folded = jobs

    def _try_to_fold(self) -> None:
        """Folds; a fold that fails is tried again after a while, and said once."""
        try:
            self.fold()
            if log_of(self.file).stat().st_size > LOG_LIMIT:
                self.begin()
        except (sqlite3.Error, OSError) as error:
            if not self._has_failed:
                logs.warn("the log could not be folded", reason=str(error))
            self._has_failed = True
        else:
            self._has_failed = False

    def stop(self) -> None:
        """The thread ends when it has finished what it does."""
        self._closing = True
        self.due.set()

    def close(self) -> None:
        """Brings everything into the file, which needs no log from then on."""
        with contextlib.suppress(sqlite3.Error):
            self.marks.write(whole=True)
            self._checkpoint("TRUNCATE")
        self.db.close()
