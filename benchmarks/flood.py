"""How long other players wait for moves while one address floods the server with one kind of frame after the other.

    .venv/bin/python -m benchmarks.flood                         # every kind, about four minutes
    .venv/bin/python -m benchmarks.flood --kinds pings,pongs --seconds 4

The server runs with the limits of `fiveleaf serve`; every player comes from an address of their own, 127.1.x.y. The
time from a move to the other seat's screen is measured first while nobody floods, then for each kind (`flooder.py`, in
a process of its own), and printed side by side with the ratio of the p99. Ends with 1 where a p99 passes 100 ms. On a
machine with two cores the flooder, the players and the server share them, and whatever else runs there: "no core" is
the share of the time in which the server had something to do and did not get one.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import signal
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table

from benchmarks.crowd import Crowd
from benchmarks.flooder import KINDS
from benchmarks.host import Host, add_transport
from benchmarks.server import milliseconds, quantile
from fiveleaf.cli.serve import listen, serve
from fiveleaf.server.app import create_app
from fiveleaf.server.settings import Settings
from fiveleaf.server.store.files import file_of
from fiveleaf.server.store.sqlite import SqliteStore

PIPED_WIDTH = 120  # columns, where nobody looks at it
SERVE = ("benchmarks.flood", "--serve")
MAX_P99_SECONDS = 0.1  # limit of the 99th percentile
PACE = 0.5  # seconds between two moves of a table
SPREAD = 1.0  # seconds in which the games begin
SETTLE = 6.0  # seconds until their set-ups are over


@dataclass(frozen=True)
class Round:
    """The measurements of one round, with one kind of flood or none."""

    kind: str
    delays: list[float]  # sorted
    cpu: float  # share of a core used by the server
    waited: float  # share of the time in which the server was ready but waited for a core
    sent: dict[str, int]  # by the flooder
    seconds: float

    @property
    def p99(self) -> float:
        """The 99th percentile of the delays."""
        return quantile(self.delays, 0.99)


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads the arguments and measures; the exit code is 1 where a p99 passes the bar."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kinds", default=",".join(KINDS), help="default: %(default)s")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=8, help="how long each kind is measured")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    for name in ("--host", "--port", "--store"):
        parser.add_argument(name, help=argparse.SUPPRESS)
    add_transport(parser)
    asked = parser.parse_args(arguments)
    if asked.serve:
        app = create_app(SqliteStore(file_of(asked.store)), Settings())
        serve(app, listen(asked.host, int(asked.port)), asked.transport)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        rounds = uvloop.run(measure(asked, Path(folder)))
    print_rounds(rounds)
    return 0 if all(one.p99 < MAX_P99_SECONDS for one in rounds) else 1


async def measure(asked: argparse.Namespace, folder: Path) -> list[Round]:
    """Runs one round without a flood, then one of each kind, on one server."""
    host = Host(folder / "flood.db", asked.transport, SERVE)
    await host.start()
    page, sources = Console(), addresses()
    try:
        rounds = []
        for number, kind in enumerate(("quiet", *asked.kinds.split(","))):
            with page.status(kind):
                rounds.append(await one_round(asked, host, sources, kind, f"127.66.0.{number + 1}"))
        return rounds
    finally:
        host.kill()


async def one_round(asked: argparse.Namespace, host: Host, sources: Iterator[str], kind: str, source: str) -> Round:
    """Plays at new tables during a flood."""
    crowd = Crowd(host.port, "lucky-numbers", PACE, sources)
    await crowd.sit_down(asked.tables)
    await crowd.begin(SPREAD)
    await asyncio.sleep(SETTLE)
    flooder = None if kind == "quiet" else await flood(kind, host.port, source)
    crowd.forget()
    cpu, waited = host.cpu_seconds(), host.waited_seconds()
    await asyncio.sleep(asked.seconds)
    cpu, waited = host.cpu_seconds() - cpu, host.waited_seconds() - waited
    delays = crowd.all_delays()
    sent = {} if flooder is None else await stop(flooder)
    crowd.leave()
    return Round(kind, delays, cpu / asked.seconds, waited / asked.seconds, sent, asked.seconds)


def addresses() -> Iterator[str]:
    """Yields addresses of this machine, each once."""
    return (f"127.1.{high}.{low}" for high, low in itertools.product(range(256), range(1, 255)))


async def flood(kind: str, port: int, source: str) -> asyncio.subprocess.Process:
    """Starts the flooder."""
    command = (sys.executable, "-m", "benchmarks.flooder", kind, "--port", str(port), "--source", source)
    return await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)


async def stop(flooder: asyncio.subprocess.Process) -> dict[str, int]:
    """Stops the flooder; returns what it has sent."""
    flooder.send_signal(signal.SIGTERM)
    output, _ = await flooder.communicate()
    sent: dict[str, int] = json.loads(output)
    return sent


def print_rounds(rounds: list[Round]) -> None:
    """Prints all rounds side by side."""
    table = Table(title="moves of other players while one address floods")
    for name in (
        "flood",
        "moves",
        "p50 ms",
        "p99 ms",
        "× quiet",
        "worst ms",
        "server CPU",
        "no core",
        "MB/s",
        "conn/s",
        "closed",
    ):
        table.add_column(name, justify="left" if name == "flood" else "right")
    for one in rounds:
        table.add_row(
            one.kind,
            str(len(one.delays)),
            milliseconds(quantile(one.delays, 0.5)),
            milliseconds(one.p99),
            f"{one.p99 / rounds[0].p99:.1f}",
            milliseconds(quantile(one.delays, 1)),
            f"{one.cpu:.0%}",
            f"{one.waited:.0%}",
            f"{one.sent.get('bytes', 0) / one.seconds / 1e6:.2f}",
            f"{one.sent.get('connections', 0) / one.seconds:,.0f}",
            str(one.sent.get("closed", 0)),
        )
    page = Console()
    page = page if page.is_terminal else Console(width=PIPED_WIDTH)
    page.print(table)


if __name__ == "__main__":
    sys.exit(main())
