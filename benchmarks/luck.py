"""Measures how much of the results is luck: `.venv/bin/python -m benchmarks.luck [GAME …] [--games 2000]`.

For pairs of bots in each game: by how much the spread of the result (standard deviation) shrinks when luck is taken
out, beside the bar to reach; the slope of the result on luck, which is 1 where luck is neither over- nor understated;
the mean luck in standard errors, which has to be near 0; and how often the luckiest seat wins. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from fiveleaf.bots.levels import find_bot
from fiveleaf.catalogue import find
from fiveleaf.luck.matches import LuckOfGames, luck_of_games

SEED = 2014
CHUNK = 50  # games between two reports of progress
SLOPES = (0.95, 1.05)
MAX_BIAS = 2.5  # standard errors


class Pairing(NamedTuple):
    """Bots that meet at one table, and by how much the spread has to shrink."""

    game: str
    bots: tuple[str, ...]
    bar: float


PAIRINGS = (
    Pairing("lucky-numbers", ("clever",) * 2, 0.55),
    Pairing("lucky-numbers", ("strong",) * 2, 0.55),
    Pairing("lucky-numbers", ("clever",) * 4, 0.58),
    Pairing("lucky-numbers", ("clever", "simple"), 0.35),
    Pairing("lucky-five", ("clever",) * 2, 0.65),
    Pairing("lucky-five", ("strong",) * 2, 0.75),
    Pairing("lucky-five", ("clever", "simple"), 0.60),
    Pairing("lucky-jack", ("clever",) * 2, 0.40),
    Pairing("lucky-jack", ("clever", "simple"), 0.30),
    Pairing("8-28", ("clever",) * 3, 0.42),
    Pairing("8-28", ("clever", "simple", "simple"), 0.32),
    Pairing("lucky-hand", ("clever",) * 2, 0.55),
    Pairing("lucky-hand", ("clever", "simple"), 0.48),
)


class Figures(NamedTuple):
    """What was measured of one pairing."""

    shrinks: float  # share of the spread that luck explains
    slope: float  # of the result on luck
    bias: float  # the mean luck of a seat that is furthest from 0, in standard errors
    luckiest_wins: float  # share of the games in which one seat won


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints the figures of all pairings."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="only these games")
    parser.add_argument("--games", type=int, default=2000, help="games of each pairing")
    parser.add_argument("--bots", choices=["clever", "strong", "simple"], help="only pairings with this bot")
    asked = parser.parse_args(arguments)
    table = Table(title=f"{asked.games} games each")
    for column in ("game", "bots", "spread", "bar", "slope", "bias z", "luckiest wins"):
        table.add_column(column, justify="left" if column in ("game", "bots") else "right", no_wrap=True)
    wanted = [one for one in PAIRINGS if (not asked.game or one.game in asked.game) and asked.bots in (None, *one.bots)]
    with Progress(console=Console(stderr=True)) as progress:
        for pairing in wanted:
            table.add_row(*row(pairing, figures_of(play(pairing, asked.games, progress))))
    Console().print(table)
    return 0


def play(pairing: Pairing, games: int, progress: Progress) -> LuckOfGames:
    """Plays the games of a pairing on all cores."""
    game = find(pairing.game)
    bots = [find_bot(game, name) for name in pairing.bots]
    task = progress.add_task(f"{pairing.game}: {', '.join(pairing.bots)}", total=games)

    def part(first: int) -> LuckOfGames:
        count = min(CHUNK, games - first)
        found = luck_of_games(bots, game.for_bots({}), SEED, first, count)
        progress.advance(task, count)
        return found

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        parts = list(pool.map(part, range(0, games, CHUNK)))
    return LuckOfGames(*map(np.concatenate, zip(*parts, strict=True)))


def figures_of(played: LuckOfGames) -> Figures:
    """Computes the figures over all seats of all games; each seat's own mean result counts as known."""
    luck, result = played.luck, played.result
    raw, adjusted = (numbers - numbers.mean(axis=0) for numbers in (result, result - luck))
    centred = luck - luck.mean(axis=0)
    errors = luck.std(axis=0) / np.sqrt(len(luck))
    bias = luck.mean(axis=0) / errors
    won_alone = result.max(axis=1) == 1
    is_luckiest = luck.argmax(axis=1) == result.argmax(axis=1)
    return Figures(
        shrinks=1 - adjusted.std() / raw.std(),
        slope=(raw * centred).sum() / (centred**2).sum(),
        bias=bias[np.abs(bias).argmax()],
        luckiest_wins=is_luckiest[won_alone].mean(),
    )


def row(pairing: Pairing, found: Figures) -> tuple[str, ...]:
    """Formats the figures; what misses its bar is marked."""
    low, high = SLOPES
    return (
        pairing.game,
        " v ".join(dict.fromkeys(pairing.bots)) + f" ({len(pairing.bots)})",
        marked(f"−{found.shrinks:.1%}", found.shrinks >= pairing.bar),
        f"−{pairing.bar:.0%}",
        marked(f"{found.slope:.2f}", low <= found.slope <= high),
        marked(f"{found.bias:+.1f}", abs(found.bias) < MAX_BIAS),
        f"{found.luckiest_wins:.0%}",
    )


def marked(text: str, is_reached: bool) -> str:
    """Returns a figure with a mark if it misses its bar."""
    return text if is_reached else f"{text} ✗"


if __name__ == "__main__":
    sys.exit(main())
