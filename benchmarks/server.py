"""Load on a real server over real websockets, and what survives when it is killed.

    .venv/bin/python -m benchmarks.server                      # 200 tables, a move a second each
    .venv/bin/python -m benchmarks.server --tables 2000 --seconds 30
    .venv/bin/python -m benchmarks.server --kills 100          # kill -9 at random moments

Prints moves a second, the time from a move to the other seat's screen (p50, p99), moves per CPU second of the server,
its memory; in the kill mode how many acknowledged moves the store had lost. Everything stays on the loopback address.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.crowd import Crowd
from benchmarks.host import Host, stored_clients

SETTLE = 2.0  # seconds before measuring begins
KILL_TABLES = 20
KILL_PACE = 0.02  # seconds between two moves of a table: as fast as people never are


def main() -> None:
    """Reads the arguments and measures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15, help="how long is measured")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two moves of a table")
    parser.add_argument("--game", default="lucky-numbers")
    parser.add_argument("--kills", type=int, default=0, help="kill the server so often instead")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        work = kill_often(asked, Path(folder)) if asked.kills else measure(asked, Path(folder))
        asyncio.run(work)


async def measure(asked: argparse.Namespace, folder: Path) -> None:
    """Plays at all tables for a while and prints the figures."""
    page = Console()
    host = Host(folder / "load.db")
    await host.start()
    crowd = Crowd(host.port, asked.game, asked.pace)
    with page.status(f"{asked.tables} tables sit down"):
        await crowd.sit_down(asked.tables)
    with page.status(f"playing for {asked.seconds:.0f} s"):
        await asyncio.sleep(SETTLE)
        crowd.forget()
        cpu, began = host.cpu_seconds(), time.perf_counter()
        await asyncio.sleep(asked.seconds)
        spent, cpu = time.perf_counter() - began, host.cpu_seconds() - cpu
    memory = host.memory_megabytes()
    delays = sorted(crowd.delays)
    await crowd.leave()
    await host.stop()
    table = Table(title=f"{asked.game}: {asked.tables} tables, a move every {asked.pace} s each")
    for column in ("moves/s", "p50 ms", "p99 ms", "moves per CPU s", "CPU", "memory MB", "refusals"):
        table.add_column(column, justify="right")
    moves = len(delays)
    table.add_row(
        f"{moves / spent:,.0f}",
        f"{1000 * quantile(delays, 0.5):.1f}",
        f"{1000 * quantile(delays, 0.99):.1f}",
        f"{moves / cpu:,.0f}",
        f"{cpu / spent:.0%}",
        f"{memory:.0f}",
        str(crowd.refusals),
    )
    page.print(table)


def quantile(values: list[float], share: float) -> float:
    """The value below which that share lies."""
    return values[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


async def kill_often(asked: argparse.Namespace, folder: Path) -> None:
    """Kills the server at random moments; every move that it acknowledged has to be in the store."""
    file = folder / "kill.db"
    acknowledged: set[str] = set()
    for _ in track(range(asked.kills), description="killing"):
        host = Host(file)
        await host.start()
        crowd = Crowd(host.port, asked.game, KILL_PACE)
        await crowd.sit_down(KILL_TABLES)
        await asyncio.sleep(random.uniform(0.2, 1.0))
        host.kill()
        acknowledged |= crowd.acknowledged
        await crowd.leave()
    stored = stored_clients(file)
    lost = acknowledged - stored
    Console().print(f"{asked.kills} kills, {len(acknowledged):,} moves acknowledged, [bold]{len(lost)} lost[/]")


if __name__ == "__main__":
    main()
