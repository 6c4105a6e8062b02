"""`fiveleaf backup FILE`: a copy of the server's store, also while the server runs."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn

from fiveleaf.cli.screen import console
from fiveleaf.cli.serve import add_store, store_file
from fiveleaf.texts import texts

NAME = "backup"
HELP = "Copy all games and players of a server into a new file, also while the server runs."
EXAMPLE = "fiveleaf backup games-monday.db"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments: the new file and the store."""
    parser.add_argument("file", metavar="FILE", type=Path, help="where to; nothing is overwritten")
    add_store(parser)


def run(args: argparse.Namespace) -> int:
    """Backs up the store."""
    from fiveleaf.server.store.backup import back_up

    own = texts(args.language)
    with bar(own.say("backup-progress")) as advance:
        tables = back_up(store_file(args.store), args.file, advance)
    megabytes = max(0.1, round(args.file.stat().st_size / 1e6, 1))
    done = own.say("backup-done", file=str(args.file), tables=tables, megabytes=megabytes)
    console().print(escape(done), soft_wrap=True)
    return 0


@contextmanager
def bar(title: str) -> Iterator[Callable[[int, int], None]]:
    """Yields a progress bar in bytes, on stderr, if that is a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), DownloadColumn(), TimeRemainingColumn())
    screen = Console(stderr=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(title, total=None)
        yield lambda done, whole: progress.update(task, completed=done, total=whole)
