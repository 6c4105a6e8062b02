"""How long fresh processes take, from the import of the engine to the end of a first compiled game, cold and warm.

Cold means that nothing is there yet: neither numba's machine code nor Python's bytecode. Warm is the second time. Both
are kept in a temporary folder, so the caches of the project are neither used nor touched.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from fiveleaf.engine.game import Game

ENGINE = """
import numba
from fiveleaf.arena.runner import Runner, Results
from fiveleaf.bots.levels import find_bot
from fiveleaf.catalogue import find
"""
FIRST_GAME = """
game = find({name!r})
seats = game.fewest_seats
runner = Runner(game.for_bots({{}}), [find_bot(game, "random")] * seats)
runner.play(7, 0, Results(1, seats))
"""
IMPORTS = {"python alone": "pass", "import fiveleaf": "import fiveleaf", "import the compiled engine": ENGINE}
NO_BYTECODE = "PYTHONDONTWRITEBYTECODE"
REMARK = (
    f"{NO_BYTECODE} is set here; the starts were measured without it. With it, every start is as slow as if Python had "
    "never seen these modules, unless their bytecode was written when they were installed."
)


@dataclass(frozen=True)
class Took:
    """The total time of a process."""

    seconds: float  # on the clock
    processor: float  # seconds of its own work; on a busy machine the clock shows more


@dataclass(frozen=True)
class Start:
    """A fresh process that does one thing and ends."""

    what: str
    cold: Took
    warm: Took  # the median of several


def measure_imports(warm_starts: int) -> list[Start]:
    """Measures the imports that every start needs."""
    return [measure_start(what, script, warm_starts) for what, script in IMPORTS.items()]


def measure_first_game(game: Game, warm_starts: int) -> Start:
    """Measures the imports and one compiled game."""
    return measure_start(f"one game of {game.name}", ENGINE + FIRST_GAME.format(name=game.name), warm_starts)


def measure_start(what: str, script: str, warm_starts: int) -> Start:
    """Runs the script with empty caches, then again with what it left there."""
    with tempfile.TemporaryDirectory(prefix="fiveleaf-caches-") as caches:
        cold = run_fresh(script, Path(caches))
        warm = [run_fresh(script, Path(caches)) for _ in range(warm_starts)]
    return Start(what, cold, Took(median(took.seconds for took in warm), median(took.processor for took in warm)))


def run_fresh(script: str, caches: Path) -> Took:
    """Runs the script in a new process that keeps its caches in the given folder."""
    own = {"NUMBA_CACHE_DIR": str(caches / "numba"), "PYTHONPYCACHEPREFIX": str(caches / "python"), NO_BYTECODE: ""}
    before, begun = processor_seconds(), time.perf_counter()
    subprocess.run([sys.executable, "-c", script], env={**os.environ, **own}, check=True)
    return Took(time.perf_counter() - begun, processor_seconds() - before)


def processor_seconds() -> float:
    """Returns the CPU time of all ended child processes."""
    times = os.times()
    return times.children_user + times.children_system
