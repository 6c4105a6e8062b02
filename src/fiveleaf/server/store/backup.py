"""Backups: a consistent copy of a store, also while a server writes to it."""

from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

from fiveleaf.engine.errors import Refused
from fiveleaf.server.store.files import connect_to_read, explain, lock, log_of
from fiveleaf.server.store.marks import Marks, check_pages, log_fault, new_line
from fiveleaf.server.store.schema import version_of

STEP_PAGES = 1000  # copied between two progress reports

Progress = Callable[[int, int], None]  # takes the bytes copied so far and the total


def back_up(file: Path, target: Path, progress: Progress = lambda done, whole: None) -> int:
    """Copies a store into a new file atomically; returns the number of its tables."""
    file = file.resolve()
    if not file.is_file():
        raise Refused("error-store-none", file=str(file))
    if target.exists():
        raise Refused("error-backup-exists", file=str(target))
    with contextlib.closing(open_source(file)) as source, part_of(target) as part:
        copy(source, part, progress)
        return check_copy(part)


def open_source(file: Path) -> sqlite3.Connection:
    """Opens a snapshot of a store: later writes are not visible."""
    source = None
    try:
        check_source(file)
        source = connect_as_guest(file)
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM meta").fetchone()
    except (sqlite3.Error, OSError) as error:
        if source is not None:
            source.close()
        raise explain(error, file) from error
    return source


def connect_as_guest(file: Path) -> sqlite3.Connection:
    """Opens a connection that leaves no trace: an existing log stays, and one that it created is deleted on close."""
    return connect_to_read(file, "mode=ro" if log_of(file).exists() else "mode=rw")


def check_source(file: Path) -> None:
    """Refuses a foreign file, and a store with an incomplete log unless a server, which has checked it, is running."""
    with contextlib.closing(connect_as_guest(file)) as db:
        version_of(db, file)
    try:
        with lock(file):
            fault = log_fault(file)
    except Refused:
        return
    if fault is not None:
        raise fault


@contextlib.contextmanager
def part_of(target: Path) -> Iterator[Path]:
    """Yields a temporary file beside the target, readable only by its owner, and renames it on success."""
    part = target.with_name(f".{target.name}.{secrets.token_hex(4)}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it contains the server key
        yield part
        sync(part)
        take_name(part, target)
        if os.name != "nt":
            sync(target.parent)
    except (sqlite3.Error, OSError) as error:
        reason = os.strerror(error.errno) if isinstance(error, OSError) and error.errno else str(error)
        raise Refused("error-file-unwritable", file=str(target), reason=reason) from error
    finally:
        part.unlink(missing_ok=True)


def sync(path: Path) -> None:
    """Syncs a file or a folder to the disk."""
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def take_name(part: Path, target: Path) -> None:
    """Renames the file to the target, which must not exist."""
    try:
        os.link(part, target)
    except FileExistsError as error:
        raise Refused("error-backup-exists", file=str(target)) from error
    except OSError:  # a file system without hard links
        part.rename(target)


def copy(source: sqlite3.Connection, part: Path, progress: Progress) -> None:
    """Copies all pages; the copy is an independent store in one file."""
    page = int(source.execute("PRAGMA page_size").fetchone()[0])
    with contextlib.closing(sqlite3.connect(part, isolation_level=None)) as target:
        target.execute("PRAGMA synchronous = OFF")  # it is synced once, at the end
        source.backup(
            target,
            pages=STEP_PAGES,
            progress=lambda _, left, pages: progress(page * (pages - left), page * pages),
        )
        target.execute("PRAGMA journal_mode = DELETE")
        Marks(target, new_line()).write(whole=True)


def check_copy(part: Path) -> int:
    """Refuses a corrupt copy, because the store is corrupt too; returns the number of tables."""
    with contextlib.closing(connect_to_read(part, "mode=ro")) as db:
        check_pages(db, part)
        return int(db.execute("SELECT count(*) FROM tables").fetchone()[0])
