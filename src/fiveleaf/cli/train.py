"""`fiveleaf train GAME`: trains the value of a game by self-play, and shows its calibration."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from fiveleaf.arena import calibration, plot, training
from fiveleaf.arena.calibration import Calibration
from fiveleaf.bots.levels import strategy_of
from fiveleaf.bots.strategy import Strategy
from fiveleaf.bots.training_plan import TrainingPlan
from fiveleaf.catalogue import find
from fiveleaf.cli.league import seat_counts
from fiveleaf.cli.screen import command_name, console, write_file
from fiveleaf.cli.simulate import bar
from fiveleaf.engine.errors import Refused
from fiveleaf.texts import Texts, texts

NAME = "train"
HELP = "Learn the value of a game by self-play; can be stopped and gone on with. Shows how true the value is."
EXAMPLE = "fiveleaf train lucky-five --seats 2 --value five.npz --plot five.png"
NUMBERS = ("generations", "games", "seed")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments: the game, the training and the output files."""
    parser.add_argument("game", metavar="GAME", help=f"for instance lucky-jack; see {command_name()} games")
    parser.add_argument("--seats", metavar="N,…", help="numbers of seats; default: all of the game")
    parser.add_argument("--generations", metavar="G", type=int, help="default: as the shipped value")
    parser.add_argument("--games", metavar="K", type=int, help="in each generation; default: as the shipped value")
    parser.add_argument("--seed", metavar="S", type=int, help="default: as the shipped value")
    parser.add_argument("--value", metavar="FILE", type=Path, help="keep it here (.npz), and go on from what it holds")
    parser.add_argument("--check", metavar="K", type=int, default=calibration.GAMES, help="fresh games; default: 10000")
    parser.add_argument("--plot", metavar="FILE", type=Path, help="draw the calibration (.png or .svg)")
    parser.add_argument("--threads", metavar="T", type=int, help=argparse.SUPPRESS)


def run(args: argparse.Namespace) -> int:
    """Trains the missing generations, checks the value with new games, and writes the requested files."""
    game = find(args.game)
    strategy, own = strategy_of(game), texts(args.language, game.name)
    if args.plot:
        plot.check_path(args.plot)
    if args.check < 1:
        raise Refused("error-games", games=str(args.check), most=10**7)
    args.seats = args.seats or ",".join(map(str, range(game.fewest_seats, game.most_seats + 1)))
    seats = seat_counts(args, game)
    for count in seats:
        game.complete({}, count)
    plans = {count: plan_of(args, strategy, count) for count in seats}
    if args.value:
        strategy = strategy.with_trained(train(args, own, strategy, plans))
    page = console()
    found = {}
    for count in seats:
        with bar(own.say("train-check", seats=count), args.check) as advance:
            found[count] = calibration.calibrate(strategy, count, args.check, progress=advance)
    show(page, own, found)
    if args.plot:
        write_file(args.plot, calibration.draw(found, own, plot.check_path(args.plot)))
    for path in (args.value, args.plot):
        if path:
            page.print(escape(own.say("simulate-saved", file=str(path))), soft_wrap=True)
    return 0


def plan_of(args: argparse.Namespace, strategy: Strategy, seats: int) -> TrainingPlan:
    """Returns the plan of the shipped value, with what was asked for instead."""
    changes = {name: getattr(args, name) for name in NUMBERS if getattr(args, name) is not None}
    for name, value in changes.items():
        if not (1 if name != "seed" else 0) <= value < 2**40:
            raise Refused("error-course", name=name, value=str(value))
    return replace(strategy.training_at(seats), **changes)


def train(args: argparse.Namespace, own: Texts, strategy: Strategy, plans: dict[int, TrainingPlan]) -> dict[int, Any]:
    """Trains the missing generations; the file is complete after each."""
    trainers = training.load(strategy, args.value) if args.value.exists() else {}
    for count, plan in plans.items():
        trainer = trainers.get(count)
        if trainer is None or trainer.plan != plan:
            trainer = trainers[count] = training.new_trainer(strategy, count, plan)
        while trainer.generation < plan.generations:
            title = own.say("train-progress", seats=count, generation=trainer.generation + 1, all=plan.generations)
            with bar(title, trainer.games) as advance:
                trainer.train_generation(advance)
            save(trainers, args.value)
            console().print(
                own.say(
                    "train-generation", seats=count, generation=trainer.generation, loss=f"{trainer.losses[-1]:.4f}"
                )
            )
    return {count: trainer.parameters for count, trainer in trainers.items()}


def save(trainers: dict[int, training.Trainer], path: Path) -> None:
    """Writes the file; refuses with the reason if that fails."""
    try:
        training.save(trainers, path)
    except OSError as error:
        raise Refused("error-file-unwritable", file=str(path), reason=error.strerror or str(error)) from error


def show(page: Console, own: Texts, found: dict[int, Calibration]) -> None:
    """Prints the calibration of the value, one row for each number of seats."""
    table = Table(header_style="bold")
    for name in ("seats", "games", "error", "blind", "gap"):
        table.add_column(own.say(f"train-column-{name}"), justify="right")
    for seats, one in found.items():
        table.add_row(
            str(seats), f"{one.games:,}", f"{one.error:.4f}", f"{one.baseline_error:.4f}", f"{one.largest_gap:.1%}"
        )
    page.print(table)
