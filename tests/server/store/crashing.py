"""A program that writes to a store until it is killed, and tells how much was acknowledged."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

from fiveleaf.server.store import Batch, Input, TableKept
from fiveleaf.server.store.sqlite import SqliteStore
from fiveleaf.server.wire import Pace


async def write(store: SqliteStore, table: str) -> None:
    """One table that goes on and on."""
    loaded = await store.load(table)
    first = len(loaded.inputs) if loaded else 0
    if loaded is None:
        await store.commit(Batch(table, 0, kept=TableKept(table, "lucky-jack", 1, {}, (), Pace(), False, "h", "", 0)))
    while True:
        inputs = [Input("move", {"seat": 0, "ply": first + index}) for index in range(2)]
        await store.commit(Batch(table, first, first, inputs))
        first += len(inputs)
        sys.stdout.write(f"{table} {first}\n")
        sys.stdout.flush()


def killed(file: Path, lines: int, seconds: float = 0) -> dict[str, int]:
    """Kills the program after so many acknowledgements and seconds; the plies of each table that it acknowledged."""
    process = subprocess.Popen([sys.executable, __file__, str(file)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    said = [process.stdout.readline() for _ in range(lines)]
    assert said[-1], "it writes"
    time.sleep(seconds)
    process.kill()
    said += process.stdout.read().splitlines(keepends=True)
    process.wait()
    process.stdout.close()
    return {table: int(plies) for table, plies in (line.split() for line in said if line.endswith("\n"))}


async def main(file: str) -> None:
    """Several tables at once."""
    store = SqliteStore(Path(file))
    await asyncio.gather(*[write(store, f"t{number}") for number in range(8)])


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
