"""The Lucky Numbers playout in two languages: compiled from Python by the gate, and its twin in C built by gcc.

Both play the same games from the same seeds and end in the same states, which the checksum shows:

    from benchmarks.twin import run_compiled, run_twin
    decisions, seconds, checksum = run_twin(seats=2, games=10_000, seed=7)
    assert run_compiled(seats=2, games=10_000, seed=7).checksum == checksum

`python -m benchmarks.twin` prints both rates and their ratio.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from fiveleaf.engine.chance import WORD, new_rng, seed_rng
from fiveleaf.engine.compiled import Gate, Mode
from fiveleaf.engine.layout import Grid, Row, State
from fiveleaf.engine.playout import playout
from fiveleaf.games.lucky_numbers import GAME

SOURCE = Path(__file__).with_name("lucky_numbers.c")
FLAGS = ("-O3", "-march=native")  # for this machine's processor, as the compiled Python is
STEP = 31  # of the checksum
LIVE, START = 0, 1


class Run(NamedTuple):
    """What came of a run: processor time without the building, and a checksum over all final states."""

    decisions: int
    seconds: float
    checksum: int


def has_gcc() -> bool:
    """Whether the twin can be built here."""
    return shutil.which("gcc") is not None


def run_twin(
    seats: int, games: int, seed: int, options: Mapping[str, Any] | None = None, flags: Sequence[str] = FLAGS
) -> Run:
    """Random games in C; game number i has stream i of the seed."""
    library = twin(tuple(flags))
    start = GAME.memory.content(GAME.start(options or {}, seats))
    if library.state_size() != len(start):
        raise RuntimeError("benchmarks/lucky_numbers.c no longer has the layout of the state")
    checksum = ctypes.c_uint32(0)
    begun = time.thread_time()
    decisions = library.run_playouts(start, ctypes.c_uint64(seed), ctypes.c_int64(games), ctypes.byref(checksum))
    return Run(decisions, time.thread_time() - begun, checksum.value)


@cache
def twin(flags: tuple[str, ...]) -> ctypes.CDLL:
    """The twin, built with these flags and loaded."""
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "twin.so"
        subprocess.run(["gcc", "-shared", "-fPIC", *flags, "-o", library, SOURCE], check=True)
        loaded = ctypes.CDLL(str(library))
    loaded.state_size.restype = ctypes.c_int64
    loaded.run_playouts.restype = ctypes.c_int64
    return loaded


def run_compiled(seats: int, games: int, seed: int, options: Mapping[str, Any] | None = None) -> Run:
    """The same games in compiled Python, in one call."""
    start = GAME.memory.content(GAME.start(options or {}, seats))
    runner = bytearray(start * 2)
    states = GAME.memory.records(runner)
    content = np.frombuffer(runner, dtype=np.uint8).reshape(2, len(start))
    rng = new_rng(seed)
    moves = np.zeros(GAME.most_moves + 1, dtype=np.int32)
    weights = np.zeros(GAME.most_outcomes, dtype=np.int64)
    run = compiled_run()
    run(states, content, len(start), seed, 0, rng, moves, weights)  # compiles, or reads the cache
    begun = time.thread_time()
    decisions, checksum = run(states, content, len(start), seed, games, rng, moves, weights)
    return Run(decisions, time.thread_time() - begun, checksum)


@cache
def compiled_run() -> Any:
    """`run_playouts`, bound to the rules of Lucky Numbers."""
    names = ("to_act", "legal_moves", "play", "weigh", "resolve")
    modules = (__name__, f"{GAME.package}.rules")
    gate = Gate("twin", modules, Mode.FAST, {name: GAME.rule_functions[name] for name in names})
    return gate.bind(run_playouts)


def run_playouts(
    states: Sequence[State], content: Grid, size: int, seed: int, games: int, rng: Row, moves: Row, weights: Row
) -> tuple[int, int]:
    """Plays random games to their ends; returns the decisions and the checksum."""
    decisions = 0
    checksum = 0
    for game in range(games):
        for index in range(size):
            content[LIVE, index] = content[START, index]
        seed_rng(rng, seed, game)
        decisions += playout(states[LIVE], rng, moves, weights)
        for index in range(size):
            checksum = (checksum * STEP + content[LIVE, index]) & WORD
    return decisions, checksum


def main() -> None:
    """Prints decisions per second of both, and how near the compiled Python comes to C; best of some short runs."""
    for seats in GAME.seat_counts:
        pairs = [(run_compiled(seats, 2_000, 7), run_twin(seats, 2_000, 7)) for _ in range(9)]
        if any(ours.checksum != theirs.checksum for ours, theirs in pairs):
            raise SystemExit("The two play different games.")
        ours, theirs = (max(run.decisions / run.seconds for run in runs) for runs in zip(*pairs, strict=True))
        print(f"{seats} seats: Python {ours / 1e6:.2f} M/s, C {theirs / 1e6:.2f} M/s, ratio {ours / theirs:.2f}")


if __name__ == "__main__":
    main()
