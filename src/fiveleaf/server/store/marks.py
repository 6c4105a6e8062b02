"""Marks: numbers in the file and in its log that must agree, so that a missing or truncated log is detected.

SQLite opens whatever it finds: a file without its log is an older store, a log beside the wrong file is a damaged one,
and neither is an error. So the server writes marks. Before each checkpoint it writes one that is not `whole`: the
checkpoint merges it into the file, which then expects a log. After it, one that is `whole` goes into the new log.

    the file's mark     the log          what has happened
    none                any              a store of a version without marks: cannot be checked
    whole               none             closed, or merged completely by another program: good
    not whole           none             copied without its log, or the log was deleted
    any                 of another line  the log belongs to another store, such as the one before a restore
    below log's base    present          the file is older than the log: they were copied at different times
    above log's mark    present          the log is older than the file, or was cut off before the checkpoint
    any                 too short        SQLite's index of the log, left by a killed server, counts more frames

A loss at the end of the log since the last checkpoint (seconds) cannot be detected once the index is gone as well.
"""

from __future__ import annotations

import contextlib
import secrets
import sqlite3
import sys
import time
from datetime import datetime
from pathlib import Path

import msgspec

from fiveleaf.engine.errors import Refused
from fiveleaf.server.store.files import beside, connect_to_read, log_of

LOG_HEADER, FRAME_HEADER = 32, 24  # bytes; these and the offsets below: https://www.sqlite.org/walformat.html
LOG_MAGIC = (0x377F0682, 0x377F0683)
INDEX_HEADER = 48  # bytes, twice

READ_MARK = "SELECT value FROM meta WHERE name = 'mark'"
WRITE_MARK = "REPLACE INTO meta VALUES ('mark', ?)"


class Mark(msgspec.Struct, frozen=True, array_like=True):
    """A mark as it is stored."""

    line: str  # a random id of the store; each backup gets its own
    number: int  # grows by one with every mark
    base: int  # number of the mark in the file when the log started
    whole: bool  # whether a file with this mark is complete without a log
    when: int  # milliseconds since 1970

    @property
    def time(self) -> str:
        """The local time of the mark, to the second."""
        return datetime.fromtimestamp(self.when / 1000).isoformat(" ", "seconds")


def new_line() -> str:
    """Returns a random id for a new line of marks."""
    return secrets.token_hex(8)


def found_mark(db: sqlite3.Connection) -> Mark | None:
    """Returns the mark that a connection sees, or None."""
    with contextlib.suppress(sqlite3.DatabaseError):  # no tables yet, or half a checkpoint without its log
        row = db.execute(READ_MARK).fetchone()
        return msgspec.json.decode(row[0], type=Mark) if row else None
    return None


class Marks:
    """Writes the marks of an open store, in short transactions of their own."""

    def __init__(self, db: sqlite3.Connection, line: str | None = None) -> None:
        self.db = db
        last = found_mark(db)
        self.line = line or (last.line if last else new_line())
        self.number = last.number if last else 0  # of the newest mark
        self.base = last.base if last else 0

    def write(self, *, whole: bool) -> None:
        """Writes the next mark."""
        mark = Mark(self.line, self.number + 1, self.base, whole, round(time.time() * 1000))
        self.db.execute(WRITE_MARK, (msgspec.json.encode(mark),))
        self.number += 1

    def begin_log(self) -> None:
        """Notes that the log has restarted and the file holds every mark so far."""
        self.base = self.number


def log_fault(file: Path) -> Refused | None:
    """Returns what is wrong with the log of a store, or None; the caller must hold the lock of the store."""
    with contextlib.closing(connect_to_read(file, "immutable=1")) as db:
        main = found_mark(db)
    if main is None:
        return None
    log = log_of(file)
    named = {"file": str(file), "log": str(log), "when": main.time}
    if not has_frames(log):
        return None if main.whole else Refused("error-log-missing", **named)
    if log.stat().st_size < indexed_size(file):
        return Refused("error-log-short", **named)
    with contextlib.closing(connect_to_read(file, "mode=ro")) as db:
        newest = found_mark(db)
    if newest is not None and newest.line == main.line and newest.base <= main.number <= newest.number:
        return None
    return Refused("error-log-other", **named)


def has_frames(log: Path) -> bool:
    """Returns whether a log has content: a header and a first frame that matches it."""
    try:
        with log.open("rb") as handle:
            head = handle.read(LOG_HEADER + FRAME_HEADER)
    except FileNotFoundError:
        return False
    if len(head) < LOG_HEADER + FRAME_HEADER:
        return False
    page = int.from_bytes(head[8:12], "big")
    is_log = int.from_bytes(head[:4], "big") in LOG_MAGIC and head[16:24] == head[40:48]  # the salts of both
    return is_log and log.stat().st_size >= LOG_HEADER + FRAME_HEADER + page


def indexed_size(file: Path) -> int:
    """Returns the minimum size of the log by the index that a killed server left; 0 without a valid index.

    A commit is on the disk before it reaches the index, and the index holds two copies that must be equal: so it
    never counts too many frames, not even after a power cut.
    """
    try:
        index = beside(file, "-shm").read_bytes()[: 2 * INDEX_HEADER]
        with log_of(file).open("rb") as handle:
            salts = handle.read(LOG_HEADER)[16:24]
    except FileNotFoundError:
        return 0
    if len(index) < 2 * INDEX_HEADER or index[:INDEX_HEADER] != index[INDEX_HEADER:] or index[32:40] != salts:
        return 0
    page = int.from_bytes(index[14:16], sys.byteorder)
    frames = int.from_bytes(index[16:20], sys.byteorder)
    return LOG_HEADER + frames * (FRAME_HEADER + (page if page > 1 else 1 << 16))


def accept_loss(file: Path, fault: Refused) -> None:
    """Makes a store usable in spite of its lost log entries, if the rest is sound.

    A log that does not belong to the file is renamed and left beside it.
    """
    if fault.key == "error-log-other":
        log_of(file).replace(beside(file, f"-wal-{secrets.token_hex(4)}"))
        beside(file, "-shm").unlink(missing_ok=True)
    with contextlib.closing(connect_to_read(file, "mode=ro")) as db:
        check_pages(db, file)


def check_pages(db: sqlite3.Connection, file: Path) -> None:
    """Refuses a corrupt store."""
    if db.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise Refused("error-store-damaged", file=str(file))
