"""What the bots' decisions cost: `.venv/bin/python -m benchmarks.losses lucky-hand [--settings 2400,6 6000,30]`.

Wins are too noisy to tell two kinds of search apart. Here every move of some decisions, taken from games between clever
bots, is tried with very many rollouts to the end of the game. What a choice falls short of the best move is its loss:
the chance to win that is given away if everybody goes on like the clever bot. `--settings` adds other settings
of level 5, as they stand in the game's `strategy.py`. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import os
import sys
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import track
from rich.table import Table as Page

from benchmarks.decisions import Decision, decisions
from fiveleaf.bots.bot import Bot, Decider
from fiveleaf.bots.decide import MASTER
from fiveleaf.bots.levels import NAMES, find_bot, strategy_of
from fiveleaf.bots.scratch import Scratch
from fiveleaf.bots.search import UNLIMITED, try_moves
from fiveleaf.bots.strategy import SEARCH_LEVEL, Strategy, strategy_gate
from fiveleaf.catalogue import find
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.compiled import Mode
from fiveleaf.engine.layout import Row, buffer_of

DECISIONS_PER_SAMPLE = 25
REPEATS = 3  # of each choice, each with a generator of its own
Z_95 = 1.96


def value_moves_equally(scratch: Scratch, seat: int, moves: Row, count: int, rng: Row, rollouts: int) -> None:
    """Gives every move as many rollouts to the end as any other, in the same determinizations."""
    for index in range(count):
        scratch.sums[index] = 0.0
        scratch.visits[index] = 0
    total = 0.0
    for done in range(rollouts):
        total += try_moves(scratch, seat, moves, count, rng, UNLIMITED, done)
    for index in range(count):
        scratch.move_values[index] = scratch.sums[index] / total


class Deciders:
    """One strategy's deciders, one per thread."""

    def __init__(self, strategy: Strategy, seats: int) -> None:
        self.strategy = strategy
        self.seats = seats
        self._value = strategy_gate(strategy, Mode.SEARCH, SEARCH_LEVEL, __name__).bind(value_moves_equally)
        self._own = threading.local()

    def _decider(self) -> Decider:
        if not hasattr(self._own, "decider"):
            self._own.decider = Decider(self.strategy, self.seats, plain=False)
        decider: Decider = self._own.decider
        return decider

    def values(self, decision: Decision, rollouts: int) -> npt.NDArray[np.float64]:
        """Returns the value of each move by so many rollouts."""
        decider, count = self._decider(), len(decision.moves)
        decider.load(decision.state, decision.moves)
        scratch = decider.scratch
        self._value(scratch, decision.seat, scratch.moves[0], count, new_rng(1), rollouts)
        return np.array([scratch.move_values[index] for index in range(count)])

    def choose(self, decision: Decision, level: int, seed: int) -> tuple[int, float]:
        """Returns the index of a level's choice, and the seconds that it took."""
        decider, rng = self._decider(), new_rng(seed)
        state = self.strategy.game.memory.copy(decision.state)
        self.strategy.game.rules.redeal(state, decision.seat, buffer_of(rng))
        began = time.thread_time()
        move = decider.choose(level, state, decision.seat, decision.moves, rng)
        return decision.moves.index(move), time.thread_time() - began


def on_all_cores(work: Any, tasks: Sequence[Any], title: str) -> list[Any]:
    """Returns the results of all tasks, worked on by all cores, with progress."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(track(pool.map(work, tasks), title, total=len(tasks)))


def row_of(bot: Bot, seats: int, chosen: Sequence[Decision], worths: Sequence[npt.NDArray[np.float64]]) -> list[str]:
    """Returns what a bot loses, and what time it takes."""
    own = Deciders(bot.strategy, seats)
    own.choose(chosen[0], bot.level, 0)  # compiles
    tasks = [(index, seed) for index in range(len(chosen)) for seed in range(REPEATS)]
    made = on_all_cores(lambda task: own.choose(chosen[task[0]], bot.level, task[1]), tasks, bot.name)
    losses = np.zeros((len(chosen), REPEATS))
    for (index, seed), (choice, _) in zip(tasks, made, strict=True):
        losses[index, seed] = worths[index].max() - worths[index][choice]
    half = Z_95 * losses.mean(axis=1).std(ddof=1) / len(chosen) ** 0.5
    spent = [1000 * seconds for _, seconds in made]
    return [bot.name, f"{losses.mean():.3%}", f"± {half:.3%}", f"{np.mean(spent):.1f}", f"{max(spent):.0f}"]


def main(arguments: Sequence[str]) -> int:
    """Values the decisions of one game and prints what every bot loses."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=int, help="default: the fewest")
    parser.add_argument("--positions", type=int, default=100, help="decisions; default: 100")
    parser.add_argument("--rollouts", type=int, default=20_000, help="from every move; default: 20000")
    parser.add_argument("--settings", nargs="*", default=[], help="of level 5, for instance 2400,6")
    asked = parser.parse_args(arguments)
    game = find(asked.game)
    seats, strategy = asked.seats or game.fewest_seats, strategy_of(game)
    bots = [find_bot(game, name) for name in NAMES]
    for settings in asked.settings:
        numbers = tuple(map(int, settings.split(",")))
        bots.append(Bot(settings, MASTER, replace(strategy, settings={MASTER: numbers})))
    deciders, chosen = Deciders(strategy, seats), list(decisions(game, seats, asked.positions, DECISIONS_PER_SAMPLE))
    deciders.values(chosen[0], 1)  # compiles
    worths = on_all_cores(lambda decision: deciders.values(decision, asked.rollouts), chosen, "trying every move")
    page = Page(
        title=f"{game.name}, {seats} seats: {len(chosen)} decisions, {asked.rollouts:,} rollouts from every move"
    )
    for column in ("who", "loss of a decision", "95%", "ms", "worst"):
        page.add_column(column, justify="right")
    for bot in bots:
        page.add_row(*row_of(bot, seats, chosen, worths))
    Console().print(page)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
