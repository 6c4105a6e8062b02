"""A program that writes to a store until it is killed, and tells how much was acknowledged."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

from fiveleaf.server.store import Batch, InputRecord, PaceRecord, Store, TableRecord
from tests.server.store.stores import STORES


async def write(store: Store, table: str) -> None:
    """One table that goes on and on."""
    loaded = await store.load(table)
    first = len(loaded.inputs) if loaded else 0
    if loaded is None:
        await store.commit(
            Batch(table, 0, record=TableRecord(table, "lucky-jack", 1, {}, (), PaceRecord(), False, "h", "", 0))
        )
    while True:
        inputs = [InputRecord("move", {"seat": 0, "ply": first + index}) for index in range(2)]
        await store.commit(Batch(table, first, first, inputs))
        first += len(inputs)
        sys.stdout.write(f"{table} {first}\n")
        sys.stdout.flush()


class Running:
    """The program, running, and the plies of each table that it has acknowledged so far."""

    def __init__(self, place: Path, kind: str = "sqlite") -> None:
        command = [sys.executable, "-m", __name__, kind, str(place)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.acknowledged: dict[str, int] = {}

    def read(self, lines: int) -> None:
        """Waits for so many acknowledgements."""
        assert self.process.stdout is not None
        for _ in range(lines):
            self._note(self.process.stdout.readline())
        assert self.acknowledged, "it writes"

    def _note(self, line: str) -> None:
        if line.endswith("\n"):
            table, plies = line.split()
            self.acknowledged[table] = int(plies)

    def kill(self) -> None:
        """Kills it, and notes what it still said."""
        self.process.kill()
        assert self.process.stdout is not None
        for line in self.process.stdout.read().splitlines(keepends=True):
            self._note(line)
        self.process.wait()
        self.process.stdout.close()


def killed(place: Path, lines: int, seconds: float = 0, kind: str = "sqlite") -> dict[str, int]:
    """Kills the program after so many acknowledgements and seconds; returns what it acknowledged."""
    running = Running(place, kind)
    running.read(lines)
    time.sleep(seconds)
    running.kill()
    return running.acknowledged


def check_all_there(store: Store, acknowledged: dict[str, int]) -> None:
    """Every acknowledged ply is there, in order, and batches are whole; the store is closed."""

    async def check() -> None:
        for table, plies in acknowledged.items():
            loaded = await store.load(table)
            assert loaded is not None
            assert len(loaded.inputs) >= plies
            assert len(loaded.inputs) % 2 == 0
            assert [entry.event["ply"] for entry in loaded.inputs] == list(range(len(loaded.inputs)))
        await store.close()

    asyncio.run(check())


async def main(kind: str, place: str) -> None:
    """Several tables at once."""
    store = STORES[kind](Path(place))
    await asyncio.gather(*[write(store, f"t{number}") for number in range(8)])


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
