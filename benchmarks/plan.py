"""What `engine.py` measures, step by step; each step adds its figures to the report."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from benchmarks.others import HOW, PACKAGES, Unavailable, measure_package
from benchmarks.report import Report
from benchmarks.speed import measure_ratio, measure_speed
from benchmarks.starts import REMARK, measure_first_game, measure_imports
from fiveleaf.catalogue import GAMES
from fiveleaf.engine.game import Game
from fiveleaf.games.lucky_numbers import GAME as LUCKY_NUMBERS

Step = tuple[str, Callable[[Report], None]]  # what it does in words, and doing it


@dataclass(frozen=True)
class Effort:
    """How much is measured."""

    rounds: int
    seconds: float  # of each round
    twin_rounds: int
    twin_games: int  # of each round
    warm_starts: int
    started: tuple[Game, ...]  # the games whose starts are measured


FULL = Effort(rounds=5, seconds=0.4, twin_rounds=25, twin_games=5_000, warm_starts=3, started=GAMES)
QUICK = Effort(rounds=1, seconds=0.05, twin_rounds=3, twin_games=200, warm_starts=1, started=(LUCKY_NUMBERS,))


def steps(settings: Effort, others: bool) -> list[Step]:
    """All steps of a run, in the order of the tables."""
    return [
        *(
            (f"{game.name}, {seats} seats", partial(add_speed, game, seats, settings))
            for game in GAMES
            for seats in ends(game)
        ),
        *(
            (f"lucky-numbers, {seats} seats, against C", partial(add_ratio, seats, settings))
            for seats in ends(LUCKY_NUMBERS)
        ),
        ("imports", partial(add_imports, settings)),
        *((f"{game.name}, cold and warm start", partial(add_start, game, settings)) for game in settings.started),
        *other_steps(settings, others),
    ]


def other_steps(settings: Effort, others: bool) -> list[Step]:
    """One step for each of the other engines, or one that says how to get them."""
    if not others:
        return [("other engines", lambda report: report.remarks.append(HOW))]
    seconds = settings.rounds * settings.seconds
    return [(f"{package}, to be installed first", partial(add_others, package, seconds)) for package in PACKAGES]


def ends(game: Game) -> tuple[int, int]:
    """The fewest seats and the most."""
    return game.fewest_seats, game.most_seats


def add_speed(game: Game, seats: int, settings: Effort, report: Report) -> None:
    """Compiled and plain speed of one game."""
    report.speeds.append(measure_speed(game, seats, settings.rounds, settings.seconds))


def add_ratio(seats: int, settings: Effort, report: Report) -> None:
    """How near Lucky Numbers comes to C, or a remark why that is unknown."""
    found = measure_ratio(seats, settings.twin_rounds, settings.twin_games)
    if not isinstance(found, str):
        report.ratios.append(found)
    elif found not in report.remarks:
        report.remarks.append(found)


def add_imports(settings: Effort, report: Report) -> None:
    """What every start pays."""
    report.imports += measure_imports(settings.warm_starts)
    if sys.dont_write_bytecode:
        report.remarks.append(REMARK)


def add_start(game: Game, settings: Effort, report: Report) -> None:
    """Cold and warm start of one game."""
    report.starts.append(measure_first_game(game, settings.warm_starts))


def add_others(package: str, seconds: float, report: Report) -> None:
    """The loops of another engine, or a remark why there are none."""
    try:
        report.others += measure_package(package, seconds)
    except Unavailable as reason:
        report.remarks.append(f"{package} cannot be measured here: {reason}")
