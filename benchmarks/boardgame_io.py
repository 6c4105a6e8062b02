"""Our server beside boardgame.io's: moves per CPU second of either, at as many tables and at the same pace.

    .venv/bin/python -m benchmarks.boardgame_io

boardgame.io is no part of this project: npm installs it into a temporary folder. It plays a game like Lucky Numbers
(`boardgame_io.mjs`: the same state, nothing hidden), once with its games in memory, which are lost with the server,
and once in its own store of files, which it writes without waiting for the disk. Ours plays Lucky Numbers with SQLite,
every move on the disk before anybody sees it, and sends the legal moves and the fair luck besides.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import statistics
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table

from benchmarks.crowd import Crowd
from benchmarks.host import Host, add_transport, cpu_seconds, free_port
from benchmarks.others import Unavailable, output_of

SCRIPT = Path(__file__).with_suffix(".mjs")
PACKAGES = ("boardgame.io@0.50.2", "socket.io-client@4", "node-persist@3")
OURS, MEMORY, FILES = "fiveleaf, SQLite", "boardgame.io, in memory", "boardgame.io, in files"
SETTLE = 6.0  # seconds until the set-ups are over and everybody plays
TARGET_RATIO = 4.0  # times boardgame.io's moves per CPU second


@dataclass(frozen=True)
class Share:
    """The measurements of one server in one round."""

    moves: int
    cpu: float  # seconds
    wall: float  # seconds

    @property
    def rate(self) -> float:
        """Moves per CPU second."""
        return self.moves / self.cpu


class Node:
    """A node process of `boardgame_io.mjs` that says when it is ready."""

    def __init__(self, folder: Path, *arguments: str, **settings: str) -> None:
        self.process = subprocess.Popen(
            ["node", str(SCRIPT), *arguments],
            cwd=folder,
            env={**os.environ, **settings},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def read_line(self, word: str | None = None) -> str:
        """Returns the next line of its output, or the awaited one."""
        if self.process.stdout is None:
            raise RuntimeError("it cannot be heard")
        for line in self.process.stdout:
            if word is None or line.strip() == word:
                return line.strip()
        raise Unavailable("the node process ended.")

    def count(self) -> int:
        """Returns the moves since the last call."""
        if self.process.stdin is None:
            raise RuntimeError("it cannot be asked")
        self.process.stdin.write("?\n")
        self.process.stdin.flush()
        return int(self.read_line())

    def __enter__(self) -> Node:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()


def main() -> None:
    """Reads the arguments and measures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pace", type=float, default=0.5, help="seconds between two moves of a table")
    parser.add_argument("--seconds", type=float, default=6, help="how long each is measured, each time")
    parser.add_argument("--rounds", type=int, default=2, help="how often both are measured in turn")
    parser.add_argument("--folder", type=Path, help="where boardgame.io is installed already")
    add_transport(parser)
    asked = parser.parse_args()
    page = Console()
    try:
        with tempfile.TemporaryDirectory(prefix="fiveleaf-boardgame-io-") as folder:
            compare(asked, page, Path(folder))
    except Unavailable as reason:
        page.print(f"boardgame.io could not be measured: {reason}")


def compare(asked: argparse.Namespace, page: Console, folder: Path) -> None:
    """Measures both in turn, so that other load on the machine affects both."""
    installed = asked.folder or install(folder, page)
    shares: dict[str, list[Share]] = {OURS: [], MEMORY: [], FILES: []}
    for number in range(asked.rounds):
        with page.status(f"round {number + 1}: ours"):
            shares[OURS].append(uvloop.run(measure_ours(asked, folder / f"{number}.db")))
        with page.status(f"round {number + 1}: boardgame.io"):
            shares[MEMORY].append(measure_theirs(asked, installed))
            shares[FILES] += measure_files(asked, installed, folder / f"{number}.files")
    show(page, asked, shares)


def measure_files(asked: argparse.Namespace, installed: Path, folder: Path) -> list[Share]:
    """The same with games in files; nothing if that store fails, as it does now and then at many tables."""
    try:
        return [measure_theirs(asked, installed, FLATFILE_DIR=str(folder))]
    except Unavailable:
        return []


def install(folder: Path, page: Console) -> Path:
    """Lets npm fetch boardgame.io."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        raise Unavailable("there is no npm here; install node, or leave the comparison out.")
    with page.status("npm installs boardgame.io into a temporary folder"):
        output_of(["npm", "install", "--no-audit", "--no-fund", "--silent", "--prefix", str(folder), *PACKAGES])
    return folder


async def measure_ours(asked: argparse.Namespace, file: Path) -> Share:
    """Lucky Numbers on a server of our own."""
    host = Host(file, asked.transport)
    await host.start()
    try:
        crowd = Crowd(host.port, "lucky-numbers", asked.pace)
        await crowd.sit_down(asked.tables)
        await crowd.begin(asked.pace)
        await asyncio.sleep(SETTLE)
        crowd.forget()
        cpu, began = host.cpu_seconds(), time.perf_counter()
        await asyncio.sleep(asked.seconds)
        share = Share(crowd.moves, host.cpu_seconds() - cpu, time.perf_counter() - began)
        crowd.leave()
        return share
    finally:
        host.kill()


def measure_theirs(asked: argparse.Namespace, folder: Path, **settings: str) -> Share:
    """Measures a similar game on boardgame.io's server, whose environment selects the storage."""
    port = str(free_port())
    with Node(folder, "serve", port, **settings) as server:
        server.read_line("ready")
        with Node(folder, "play", port, str(asked.tables), str(asked.pace)) as players:
            players.read_line("ready")
            time.sleep(SETTLE)
            players.count()
            cpu, began = cpu_seconds(server.process.pid), time.perf_counter()
            time.sleep(asked.seconds)
            moves = players.count()
            return Share(moves, cpu_seconds(server.process.pid) - cpu, time.perf_counter() - began)


def show(page: Console, asked: argparse.Namespace, shares: dict[str, list[Share]]) -> None:
    """Prints all servers side by side, and the ratios of ours to theirs."""
    table = Table(title=f"{asked.tables} tables, a move every {asked.pace} s each")
    for column in ("server", "moves/s", "moves per CPU s", "CPU"):
        table.add_column(column, justify="right")
    for name, measured in shares.items():
        for share in measured:
            rate, cpu = share.moves / share.wall, share.cpu / share.wall
            table.add_row(name, f"{rate:,.0f}", f"{share.rate:,.0f}", f"{cpu:.0%}")
    page.print(table)
    for name in (MEMORY, FILES):
        ratios = [own.rate / other.rate for own, other in zip(shares[OURS], shares[name], strict=False)]
        verdict = f"[bold]{statistics.median(ratios):.2f} ×[/]" if ratios else "not comparable to"
        page.print(f"{verdict} the moves per CPU second of {name} (wanted: {TARGET_RATIO:g} ×)")


if __name__ == "__main__":
    main()
