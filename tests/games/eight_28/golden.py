"""The worked examples of the book, played from a real start; run as a module it writes their transcripts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from fiveleaf.engine.table import Table
from fiveleaf.engine.transcript import save, transcript_of
from fiveleaf.games.eight_28 import GAME
from tests.games.eight_28.positions import play_round

FOLDER = Path(__file__).parents[2] / "golden" / "8-28"


def totals_of_8_and_28() -> Table:
    """Example 1: totals of 8, 8, 28 and 25; both eights go for the first treasure."""
    table = Table(GAME, 4, {"first_seat": 3})
    play_round(table, "7 2 10 8", {0: "1", 1: "3 3", 2: "8 8 1 1", 3: "9 8"}, aims=[8, 8])
    return table


def nearest_below() -> Table:
    """Example 2: totals of 6, 4, 26 and 23."""
    table = Table(GAME, 4, {"first_seat": 3})
    play_round(table, "5 4 9 10", {0: "1", 2: "10 7", 3: "9 4"}, aims=[8, 8])
    return table


def seven_gems() -> Table:
    """Example 3: seven gems in the middle, two winners of the first treasure, one of the second."""
    table = Table(GAME, 3, {"first_seat": 2})
    play_round(table, "8 8 7", {2: "3 3 3 4 4 4"}, aims=[8, 8])
    return table


def two_elevens() -> Table:
    """Example 4: 6, 16 or 26 with two cards 1/11, up to the choice."""
    table = Table(GAME, 3, {"first_seat": 0})
    play_round(table, "10 9 1/11", {0: "1/11 4", 1: "8 7", 2: "9 4"})
    return table


def jackpot() -> Table:
    """Example 5: 8 and 28 at once, in a last round with red gems."""
    table = Table(GAME, 3, {"first_seat": 0, "blue_gems": 1, "red_gems": 2})
    play_round(table, "8 10 1/11", {0: "6 1/11", 2: "10 8"})
    return table


EXAMPLES: dict[str, Callable[[], Table]] = {
    "totals-of-8-and-28": totals_of_8_and_28,
    "nearest-below": nearest_below,
    "seven-gems": seven_gems,
    "two-elevens": two_elevens,
    "jackpot": jackpot,
}

if __name__ == "__main__":
    for name, play in EXAMPLES.items():
        save(transcript_of(play()), FOLDER / f"{name}.json")
