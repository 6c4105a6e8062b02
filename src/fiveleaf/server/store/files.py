"""The files of a store: their paths, their lock, and the messages for files that cannot be used."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import IO

from fiveleaf.engine.errors import Refused

SCHEME = "sqlite:///"
BUSY_SECONDS = 2.0  # timeout for a lock of another connection


def file_of(url: str) -> Path:
    """Returns the file that `sqlite:///PATH` names."""
    if not url.startswith(SCHEME) or not url.removeprefix(SCHEME):
        raise Refused("error-store-url", url=url)
    return Path(url.removeprefix(SCHEME)).expanduser()


def beside(file: Path, ending: str) -> Path:
    """Returns the path of a companion file of a store, such as its log."""
    return file.with_name(file.name + ending)


def log_of(file: Path) -> Path:
    """Returns the path of a store's write-ahead log."""
    return beside(file, "-wal")


def connect(file: Path, synchronous: str) -> sqlite3.Connection:
    """Opens a connection with our settings; transactions are explicit."""
    connection = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute(f"PRAGMA synchronous = {synchronous}")
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def connect_to_read(file: Path, how: str) -> sqlite3.Connection:
    """Opens a read-only connection: `mode=ro` reads the log too, `immutable=1` only the file."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?{how}", timeout=BUSY_SECONDS, isolation_level=None, uri=True)


def lock(file: Path) -> ExitStack:
    """Locks a store until the stack is closed or the process ends; refused while another process holds the lock.

    The lock file covers access by the same path or a symbolic link to it. A hard link is another path with another log,
    so on Linux, where SQLite's own locks are of another kind, the database file itself is locked too.
    """
    held = ExitStack()
    try:
        take(held.enter_context(beside(file, ".lock").open("a")))
        if sys.platform == "linux":
            take(held.enter_context(file.open("a")))
    except BlockingIOError as error:
        held.close()
        raise Refused("error-store-locked", file=str(file)) from error
    except BaseException:
        held.close()
        raise
    return held


def take(handle: IO[str]) -> None:
    """Locks an open file, or raises BlockingIOError immediately."""
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(*error.args) from error
    else:
        import fcntl

        fcntl.flock(handle.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


def explain(error: Exception, file: Path) -> Refused:
    """Converts an SQLite or system error into a refusal."""
    message = str(error)
    if "locked" in message or "busy" in message:
        return Refused("error-store-locked", file=str(file))
    if "not a database" in message:
        return Refused("error-store-foreign", file=str(file))
    if "malformed" in message:
        return Refused("error-store-damaged", file=str(file))
    reason = os.strerror(error.errno) if isinstance(error, OSError) and error.errno else message
    return Refused("error-store-unusable", file=str(file), reason=reason)
