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

ONE_IN = 25  # decisions for each that is taken
TIMES = 3  # that each way of thinking chooses, each with a generator of its own
Z = 1.96


def weigh_equally(scratch: Scratch, seat: int, moves: Row, count: int, rng: Row, lines: int) -> None:
    """Every move gets as many lines to the end as any other, in the same worlds."""
    for index in range(count):
        scratch.sums[index] = 0.0
        scratch.visits[index] = 0
    total = 0.0
    for done in range(lines):
        total += try_moves(scratch, seat, moves, count, rng, UNLIMITED, done)
    for index in range(count):
        scratch.move_values[index] = scratch.sums[index] / total


class Thoughts:
    """One strategy's desks, one a thread."""

    def __init__(self, strategy: Strategy, seats: int) -> None:
        self.strategy = strategy
        self.seats = seats
        self._weigh = strategy_gate(strategy, Mode.SEARCH, SEARCH_LEVEL, __name__).bind(weigh_equally)
        self._own = threading.local()

    def _thought(self) -> Decider:
        if not hasattr(self._own, "decider"):
            self._own.decider = Decider(self.strategy, self.seats, plain=False)
        decider: Decider = self._own.decider
        return decider

    def weigh(self, decision: Decision, lines: int) -> npt.NDArray[np.float64]:
        """What each move is worth by so many lines."""
        decider, count = self._thought(), len(decision.moves)
        decider.imagine(decision.state, decision.moves)
        scratch = decider.scratch
        self._weigh(scratch, decision.seat, scratch.moves[0], count, new_rng(1), lines)
        return np.array([scratch.move_values[index] for index in range(count)])

    def choose(self, decision: Decision, level: int, seed: int) -> tuple[int, float]:
        """The index of a level's choice, and the seconds that it took."""
        decider, rng = self._thought(), new_rng(seed)
        imagined = self.strategy.game.memory.copy(decision.state)
        self.strategy.game.rules.redeal(imagined, decision.seat, buffer_of(rng))
        began = time.thread_time()
        move = decider.answer(level, imagined, decision.seat, decision.moves, rng)
        return decision.moves.index(move), time.thread_time() - began


def spread(work: Any, tasks: Sequence[Any], told: str) -> list[Any]:
    """The work on all tasks, on all cores, with progress."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(track(pool.map(work, tasks), told, total=len(tasks)))


def row_of(bot: Bot, seats: int, chosen: Sequence[Decision], worths: Sequence[npt.NDArray[np.float64]]) -> list[str]:
    """What a bot loses, and what time it takes."""
    own = Thoughts(bot.strategy, seats)
    own.choose(chosen[0], bot.level, 0)  # compiles
    tasks = [(index, seed) for index in range(len(chosen)) for seed in range(TIMES)]
    made = spread(lambda task: own.choose(chosen[task[0]], bot.level, task[1]), tasks, bot.name)
    losses = np.zeros((len(chosen), TIMES))
    for (index, seed), (choice, _) in zip(tasks, made, strict=True):
        losses[index, seed] = worths[index].max() - worths[index][choice]
    half = Z * losses.mean(axis=1).std(ddof=1) / len(chosen) ** 0.5
    spent = [1000 * seconds for _, seconds in made]
    return [bot.name, f"{losses.mean():.3%}", f"± {half:.3%}", f"{np.mean(spent):.1f}", f"{max(spent):.0f}"]


def main(arguments: Sequence[str]) -> int:
    """Weighs the decisions of one game and prints what every way of thinking loses."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=int, help="default: the fewest")
    parser.add_argument("--positions", type=int, default=100, help="decisions; default: 100")
    parser.add_argument("--lines", type=int, default=20_000, help="from every move; default: 20000")
    parser.add_argument("--settings", nargs="*", default=[], help="of level 5, for instance 2400,6")
    asked = parser.parse_args(arguments)
    game = find(asked.game)
    seats, strategy = asked.seats or game.fewest_seats, strategy_of(game)
    bots = [find_bot(game, name) for name in NAMES]
    for settings in asked.settings:
        numbers = tuple(map(int, settings.split(",")))
        bots.append(Bot(settings, MASTER, replace(strategy, settings={MASTER: numbers})))
    thoughts, chosen = Thoughts(strategy, seats), list(decisions(game, seats, asked.positions, ONE_IN))
    thoughts.weigh(chosen[0], 1)  # compiles
    worths = spread(lambda decision: thoughts.weigh(decision, asked.lines), chosen, "trying every move")
    page = Page(title=f"{game.name}, {seats} seats: {len(chosen)} decisions, {asked.lines:,} lines from every move")
    for column in ("who", "loss of a decision", "95%", "ms", "worst"):
        page.add_column(column, justify="right")
    for bot in bots:
        page.add_row(*row_of(bot, seats, chosen, worths))
    Console().print(page)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
