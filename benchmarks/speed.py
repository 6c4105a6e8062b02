"""How fast each game plays at random on one core, compiled and plain, and how near Lucky Numbers comes to C.

Rates are per second of processor time, so that a busy machine falsifies them less; of several rounds the median counts.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from statistics import median

from benchmarks.twin import Run, has_gcc, run_compiled, run_twin
from fiveleaf.arena.runner import Results, Runner
from fiveleaf.bots.levels import find_bot
from fiveleaf.engine.compiled import Mode
from fiveleaf.engine.game import Game

SEED = 7
COMPILED_RUN = 500  # games in one call into compiled code
PLAIN_RUN = 1


@dataclass(frozen=True)
class Rate:
    """How fast one way of playing is."""

    decisions: float  # a second
    games: float  # a second


@dataclass(frozen=True)
class Speed:
    """One game with one number of seats."""

    game: str
    seats: int
    state_bytes: int
    compiled: Rate
    plain: Rate

    @property
    def plain_microseconds(self) -> float:
        """Of one decision, with the luck that goes with it."""
        return 1e6 / self.plain.decisions


@dataclass(frozen=True)
class Ratio:
    """Compiled Lucky Numbers against its twin in C, in interleaved rounds."""

    seats: int
    compiled: float  # decisions a second
    twin: float  # decisions a second
    ratio: float  # the median of the ratios of the rounds, not the ratio of the medians
    lowest: float
    highest: float


def measure_speed(game: Game, seats: int, rounds: int, seconds: float) -> Speed:
    """Compiled and plain speed of one game."""
    compiled = measure_rate(bench_of(game, seats, Mode.FAST), COMPILED_RUN, rounds, seconds)
    plain = measure_rate(bench_of(game, seats, Mode.PLAIN), PLAIN_RUN, rounds, seconds)
    return Speed(game.name, seats, game.memory.dtype.itemsize, compiled, plain)


def bench_of(game: Game, seats: int, mode: Mode) -> Runner:
    """A runner with a random bot on every seat, as `fiveleaf simulate` has it."""
    return Runner(game.for_bots({}), [find_bot(game, "random")] * seats, mode)


def measure_rate(runner: Runner, run: int, rounds: int, seconds: float) -> Rate:
    """Returns the rate of a runner that plays `run` games at a time; one run beforehand compiles and is not timed."""
    results = Results(run, runner.seats)
    runner.play(SEED, 0, results)
    rates = [rate_of_round(runner, results, seconds) for _ in range(rounds)]
    return Rate(median(rate.decisions for rate in rates), median(rate.games for rate in rates))


def rate_of_round(runner: Runner, results: Results, seconds: float) -> Rate:
    """The rate of one round, which lasts at least one run."""
    games = decisions = 0
    spent = 0.0
    begun = time.thread_time()
    while games == 0 or spent < seconds:
        runner.play(SEED, games, results)
        games += len(results.decisions)
        decisions += int(results.decisions.sum())
        spent = time.thread_time() - begun
    return Rate(decisions / spent, games / spent)


def measure_ratio(seats: int, rounds: int, games: int) -> Ratio | str:
    """How near the compiled playout comes to C, or why that is unknown."""
    if not has_gcc():
        return "There is no gcc here, so the twin in C cannot be built: no ratio."
    pairs = [interleaved(seats, games, number) for number in range(rounds)]
    if any(ours.checksum != theirs.checksum for ours, theirs in pairs):
        return "benchmarks/lucky_numbers.c plays other games than the rules do (their checksums differ): no ratio."
    ours = [run.decisions / run.seconds for run, _ in pairs]
    theirs = [run.decisions / run.seconds for _, run in pairs]
    ratios = [mine / its for mine, its in zip(ours, theirs, strict=True)]
    return Ratio(seats, median(ours), median(theirs), median(ratios), min(ratios), max(ratios))


def interleaved(seats: int, games: int, number: int) -> tuple[Run, Run]:
    """One round: both play the same games, and each goes first in every second round."""
    if number % 2 == 0:
        ours = run_compiled(seats, games, SEED + number)
        return ours, run_twin(seats, games, SEED + number)
    theirs = run_twin(seats, games, SEED + number)
    return run_compiled(seats, games, SEED + number), theirs
