"""What the bots' decisions cost: `.venv/bin/python -m benchmarks.losses lucky-hand [--efforts 2400,6 6000,30]`.

Wins are too noisy to tell two ways of thinking apart. Here every move of some decisions, taken from games between
clever bots, is tried with very many lines to the end of the game. What a choice falls short of the best move is its
loss: the chance to win that is given away if everybody goes on like the clever bot. `--efforts` are further settings of
level 5, as they stand in the game's `mind.py`. Nothing is asserted.
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
from fiveleaf.bots.bot import Bot, Thought
from fiveleaf.bots.decide import MASTER
from fiveleaf.bots.desk import Desk
from fiveleaf.bots.levels import NAMES, find_bot, mind_of
from fiveleaf.bots.mind import THOUGHT, Mind, mind_gate
from fiveleaf.bots.search import TO_THE_END, try_moves
from fiveleaf.catalogue import find
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.compiled import Mode
from fiveleaf.engine.layout import Row, buffer_of

ONE_IN = 25  # decisions for each that is taken
TIMES = 3  # that each way of thinking chooses, each with a generator of its own
Z = 1.96


def weigh_equally(desk: Desk, seat: int, moves: Row, count: int, rng: Row, lines: int) -> None:
    """Every move gets as many lines to the end as any other, in the same worlds."""
    for index in range(count):
        desk.sums[index] = 0.0
        desk.visits[index] = 0
    total = 0.0
    for done in range(lines):
        total += try_moves(desk, seat, moves, count, rng, TO_THE_END, done)
    for index in range(count):
        desk.worth[index] = desk.sums[index] / total


class Thoughts:
    """One mind's desks, one a thread."""

    def __init__(self, mind: Mind, seats: int) -> None:
        self.mind = mind
        self.seats = seats
        self._weigh = mind_gate(mind, Mode.SEARCH, THOUGHT, __name__).bind(weigh_equally)
        self._own = threading.local()

    def _thought(self) -> Thought:
        if not hasattr(self._own, "thought"):
            self._own.thought = Thought(self.mind, self.seats, plain=False)
        thought: Thought = self._own.thought
        return thought

    def weigh(self, decision: Decision, lines: int) -> npt.NDArray[np.float64]:
        """What each move is worth by so many lines."""
        thought, count = self._thought(), len(decision.moves)
        thought.imagine(decision.state, decision.moves)
        desk = thought.desk
        self._weigh(desk, decision.seat, desk.moves[0], count, new_rng(1), lines)
        return np.array([desk.worth[index] for index in range(count)])

    def choose(self, decision: Decision, level: int, seed: int) -> tuple[int, float]:
        """The index of a level's choice, and the seconds that it took."""
        thought, rng = self._thought(), new_rng(seed)
        imagined = self.mind.game.memory.copy(decision.state)
        self.mind.game.rules.redeal(imagined, decision.seat, buffer_of(rng))
        began = time.thread_time()
        move = thought.answer(level, imagined, decision.seat, decision.moves, rng)
        return decision.moves.index(move), time.thread_time() - began


def spread(work: Any, tasks: Sequence[Any], told: str) -> list[Any]:
    """The work on all tasks, on all cores, with progress."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(track(pool.map(work, tasks), told, total=len(tasks)))


def row_of(bot: Bot, seats: int, chosen: Sequence[Decision], worths: Sequence[npt.NDArray[np.float64]]) -> list[str]:
    """What a bot loses, and what time it takes."""
    own = Thoughts(bot.mind, seats)
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
    parser.add_argument("--efforts", nargs="*", default=[], help="of level 5, for instance 2400,6")
    asked = parser.parse_args(arguments)
    game = find(asked.game)
    seats, mind = asked.seats or game.fewest_seats, mind_of(game)
    bots = [find_bot(game, name) for name in NAMES]
    for effort in asked.efforts:
        numbers = tuple(map(int, effort.split(",")))
        bots.append(Bot(effort, MASTER, replace(mind, efforts={MASTER: numbers})))
    thoughts, chosen = Thoughts(mind, seats), list(decisions(game, seats, asked.positions, ONE_IN))
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
