"""Load on a real server over real websockets, and what survives when it is killed.

    .venv/bin/python -m benchmarks.server                      # 200 tables, a move a second each
    .venv/bin/python -m benchmarks.server --tables 2000 --seconds 30
    .venv/bin/python -m benchmarks.server --transport plain    # ASGI alone instead of the fast way
    .venv/bin/python -m benchmarks.server --kills 100          # kill -9 at random moments

Prints moves a second, the time from a move to the other seat's screen (p50, p99, and the p99 of the median second),
moves per CPU second of the server, its memory, and what the host of a virtual machine took away from its cores
meanwhile. That comes in pieces of up to 200 ms, in which everybody waits, and moves queue up behind each: so p99 is
also given for the seconds that the host left alone. A Python that was built without optimisation, the default of
pyenv, takes a sixth more of the server's CPU than one from a distribution. In the kill mode it prints how many
acknowledged moves the store had lost, those of tables with it that cannot be played again from what it kept; it ends
with 1 if there is any such move or table, or if nothing was acknowledged. Everything stays on the loopback address.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import math
import os
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import uvloop
from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.crowd import Crowd
from benchmarks.host import Host, add_transport, stored_clients
from fiveleaf.engine.errors import Refused
from fiveleaf.server.store import StoreFault
from fiveleaf.server.store.sqlite import SqliteStore
from fiveleaf.server.tables.matches import loaded_match

SPREAD = 2.0  # seconds in which the games begin
SETTLE = 8  # moves of every table before measuring begins: set-ups, in which several seats are asked, are over
MAX_STOLEN_SECONDS = 0.02  # CPU time stolen by the host in a second that still counts as undisturbed
KILL_TABLES = 20
KILL_PACE = 0.02  # seconds between two moves of a table: as fast as people never are


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads the arguments and measures; the exit code is 1 where something was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15, help="how long is measured")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two moves of a table")
    parser.add_argument("--game", default="lucky-numbers")
    parser.add_argument("--kills", type=int, default=0, help="kill the server so often instead")
    add_transport(parser)
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        work = kill_often(asked, Path(folder)) if asked.kills else measure(asked, Path(folder))
        return uvloop.run(work)


async def measure(asked: argparse.Namespace, folder: Path) -> int:
    """Plays at all tables for a while and prints the figures; nothing can be lost by that."""
    page = Console()
    host = Host(folder / "load.db", asked.transport)
    await host.start()
    crowd = Crowd(host.port, asked.game, asked.pace)
    try:
        with page.status(f"{asked.tables} tables sit down"):
            await crowd.sit_down(asked.tables)
        with page.status(f"playing for {asked.seconds:.0f} s"):
            await crowd.begin(SPREAD)
            await crowd.until_settled(SETTLE)
            figures = await watch(host, crowd, asked.seconds)
        crowd.leave()
        await host.stop()
    finally:
        host.kill()
    table = Table(title=f"{asked.game}: {asked.tables} tables, a move every {asked.pace} s each")
    table.add_column("what")
    table.add_column("figure", justify="right")
    for name, figure in figures.items():
        table.add_row(name, figure)
    page.print(table)
    for why, times in Counter(crowd.refusals).most_common(3):
        page.print(f"refused {times} times: {why.decode()}")
    return 0


async def watch(host: Host, crowd: Crowd, seconds: float) -> dict[str, str]:
    """Measures for that many seconds; the driver's CPU share is shown beside the server's."""
    gc.collect()
    gc.freeze()
    gc.disable()  # a search of the driver's own memory would look like a slow server
    crowd.forget()
    cpu, own, began = host.cpu_seconds(), time.process_time(), time.perf_counter()
    each = [await one_second(crowd) for _ in range(max(1, round(seconds)))]
    spent = time.perf_counter() - began
    cpu, own, stolen = host.cpu_seconds() - cpu, time.process_time() - own, sum(second.stolen for second in each)
    delays, alone = sorted(crowd.delays), left_alone(each)
    return {
        "moves/s": f"{crowd.moves / spent:,.0f}",
        "p50 ms": milliseconds(quantile(delays, 0.5)),
        "p99 ms": milliseconds(quantile(delays, 0.99)),
        "p99 ms of the median second": milliseconds(
            statistics.median(quantile(second.delays, 0.99) for second in each)
        ),
        "p99 ms of seconds left alone": milliseconds(
            quantile(sorted(chain(*(second.delays for second in alone))), 0.99)
        ),
        "seconds left alone": f"{len(alone)} of {len(each)}",
        "moves per CPU s": f"{crowd.moves / cpu:,.0f}",
        "CPU of the server": f"{cpu / spent:.0%}",
        "CPU of the driver": f"{own / spent:.0%}",
        "CPU stolen by the host": f"{stolen / spent:.0%}",
        "memory MB": f"{host.memory_megabytes():.0f}",
        "refusals": str(len(crowd.refusals)),
    }


@dataclass(frozen=True)
class Second:
    """The measurements of one second."""

    delays: list[float]  # sorted
    stolen: float  # seconds


async def one_second(crowd: Crowd) -> Second:
    """Measures one second."""
    seen, stolen = len(crowd.delays), stolen_seconds()
    await asyncio.sleep(1)
    return Second(sorted(crowd.delays[seen:]), stolen_seconds() - stolen)


def left_alone(each: list[Second]) -> list[Second]:
    """Returns the undisturbed seconds, whose previous second was undisturbed, too."""
    before = [each[0], *each]
    return [now for last, now in zip(before, each, strict=False) if max(last.stolen, now.stolen) <= MAX_STOLEN_SECONDS]


def quantile(values: list[float], share: float) -> float:
    """Returns the quantile of sorted values."""
    return values[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


def milliseconds(seconds: float) -> str:
    """Formats a time for the table; a dash if nothing was measured."""
    return "–" if math.isnan(seconds) else f"{1000 * seconds:.1f}"


def stolen_seconds() -> float:
    """Returns the CPU time stolen by the host of this virtual machine; 0 if the system does not report it."""
    stat = Path("/proc/stat")
    return int(stat.read_text().split()[8]) / os.sysconf("SC_CLK_TCK") if stat.exists() else 0.0


async def kill_often(asked: argparse.Namespace, folder: Path) -> int:
    """Kills the server at random moments; every move that it acknowledged has to be in the store."""
    file = folder / "kill.db"
    acknowledged: set[str] = set()
    for _ in track(range(asked.kills), description="killing"):
        host = Host(file, asked.transport)
        await host.start()
        crowd = Crowd(host.port, asked.game, KILL_PACE)
        await crowd.sit_down(KILL_TABLES)
        await crowd.begin(0)
        await asyncio.sleep(random.uniform(0.2, 1.0))
        host.kill()
        acknowledged |= crowd.acknowledged
        crowd.leave()
    return await report_losses(file, asked.kills, acknowledged)


async def report_losses(file: Path, kills: int, acknowledged: set[str]) -> int:
    """Prints the losses of the store; returns 0 if moves were acknowledged and none is lost."""
    broken = await broken_tables(file)
    lost = acknowledged - stored_clients(file)
    lost |= {client for client in acknowledged if table_of(client) in broken}
    summary = f"{kills} kills, {len(acknowledged):,} moves acknowledged, [bold]{len(lost)} lost[/]"
    Console().print(f"{summary}, {len(broken)} tables that cannot be read")
    return 0 if acknowledged and not lost and not broken else 1


async def broken_tables(file: Path) -> set[str]:
    """Returns the tables of a store whose games cannot be replayed from their records."""
    with contextlib.closing(sqlite3.connect(file)) as known:
        tables = [row[0] for row in known.execute("SELECT id FROM tables")]
    store = SqliteStore(file)
    broken = {table for table in tables if not await can_go_on(store, table)}
    await store.close()
    return broken


async def can_go_on(store: SqliteStore, table: str) -> bool:
    """Returns whether a server could resume the table from the store."""
    try:
        loaded = await store.load(table)
        return loaded is not None and (loaded.record.status == "lobby" or loaded_match(loaded) is not None)
    except (StoreFault, Refused):
        return False


def table_of(client: str) -> str:
    """Returns the table of a move, from its client id."""
    return client.rsplit("-", 2)[0]


if __name__ == "__main__":
    sys.exit(main())
