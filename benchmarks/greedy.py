"""Lucky Numbers against a plain reference: `.venv/bin/python -m benchmarks.greedy [--deals 200]`.

The strongest level meets one seat (2 seats) and three seats (4 seats) that place every tile by one step of foresight,
at equal deals with seats rotated. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from rich.progress import track

from fiveleaf.arena.league import Pair, line_up
from fiveleaf.arena.runner import Results, Runner
from fiveleaf.bots.bot import Bot
from fiveleaf.bots.decide import MASTER, SIMPLE
from fiveleaf.bots.lucky_numbers.greedy import greedy
from fiveleaf.bots.lucky_numbers.strategy import STRATEGY

SEED = 2026
PART = 5  # deals between two signs of progress


def meet(seats: int, deals: int) -> Pair:
    """Returns the strongest level alone among greedy ones, from every seat of each deal."""
    strategy = replace(STRATEGY, simple=greedy)
    master, rival = Bot("master", MASTER, strategy), Bot("greedy", SIMPLE, strategy)
    runners = [Runner(strategy.game.for_bots({}), line_up(master, rival, seat, seats)) for seat in range(seats)]
    pair = Pair("master", "greedy")
    for first in track(range(0, deals, PART), f"{seats} seats"):
        shares = np.zeros((PART, seats))
        for seat, runner in enumerate(runners):
            results = Results(PART, seats)
            runner.play(SEED, first, results)
            shares[:, seat] = results.won[:, seat] / results.won.sum(axis=1)
        pair.add(shares)
    return pair


def main(arguments: Sequence[str]) -> int:
    """Plays at each number of seats and prints the win shares."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", type=int, default=200, help="each is played from every seat; default: 200")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4], help="default: 2 4")
    asked = parser.parse_args(arguments)
    for seats in asked.seats:
        pair = meet(seats, asked.deals)
        share, games = pair.share, pair.deals * seats
        print(f"{seats} seats: master wins {share.share:.1%} ({share.low:.1%} to {share.high:.1%}) of {games:,} games")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
