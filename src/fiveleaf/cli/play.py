"""`fiveleaf play GAME`: a game of people at one keyboard and bots, saved after every event."""

from __future__ import annotations

import argparse
from pathlib import Path

from fiveleaf.bots.levels import NAMES
from fiveleaf.catalogue import GAMES, find
from fiveleaf.cli.asking import Keyboard
from fiveleaf.cli.players import read_seats
from fiveleaf.cli.saved import SavedGame, new_game, newest, resumed
from fiveleaf.cli.screen import command_name, console, read_options
from fiveleaf.cli.sitting import Sitting
from fiveleaf.engine.contract import Options
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.engine.notation import compact
from fiveleaf.texts import texts

NAME = "play"
HELP = "Play a game in the terminal, alone against bots or with others at the same keyboard."
EXAMPLE = "fiveleaf play lucky-numbers --seats you:Anna,you:Ben,simple"
NEWEST = Path()  # --resume without a file


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments: the game, the players and the file."""
    parser.add_argument("game", metavar="GAME", nargs="?", help=f"for instance lucky-jack; see {command_name()} games")
    bots = ", ".join(NAMES)
    seats = f"who plays, clockwise: you, you:NAME, or a bot ({bots}); default: you and as few bots as needed"
    parser.add_argument("--seats", metavar="LIST", help=seats)
    options = f"an option of the game; see {command_name()} rules GAME"
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=options)
    parser.add_argument("--short", action="store_true", help="a short game, the one that the page offers")
    parser.add_argument("--seed", metavar="TEXT", help="the same luck for the same seed, for practice")
    coach = "a coach shows every move with its chance to win; among several people all have to agree to this"
    parser.add_argument("--coach", action="store_true", help=coach)
    goes_on = "go on with a saved game; without FILE, with the one played last"
    parser.add_argument("--resume", metavar="FILE", nargs="?", type=Path, const=NEWEST, help=goes_on)
    parser.add_argument("--save", metavar="FILE", type=Path, help="where to save; default: your own data folder")


def run(args: argparse.Namespace) -> int:
    """Plays a game; quitting counts as success."""
    saved = go_on(args) if args.resume is not None else begin(args)
    Sitting(saved, args.language, console(), Keyboard()).run()
    return 0


def is_specified(args: argparse.Namespace) -> bool:
    """Returns whether any argument specifies the game; if not, the start screen is shown."""
    given = (args.game, args.resume, args.seats, args.seed, args.save)
    return bool(args.option) or args.short or args.coach or any(part is not None for part in given)


def begin(args: argparse.Namespace) -> SavedGame:
    """Starts a new game."""
    if args.game is None:
        raise Refused("play-refused-no-game", known=", ".join(game.name for game in GAMES))
    game = find(args.game)
    players = read_seats(game, args.seats, texts(args.language, game.name))
    options = read_options(args.option)
    if args.short:
        options = shortened(game, options, len(players))
    return new_game(game, players, options, args.seed, args.save, args.coach)


def shortened(game: Game, options: Options, seats: int) -> Options:
    """Returns the options of the short game with the chosen ones; one that contradicts it is refused."""
    if game.short is None:
        raise Refused("play-refused-no-short", name=game.name)
    game.complete(options, seats)
    short = dict(game.short.options)
    for name, value in options.items():
        if contradicts(game, short, {name: value}, seats):
            raise Refused("play-refused-not-short", option=f"{name}={compact(value)}")
    return {**short, **options}


def contradicts(game: Game, short: Options, chosen: Options, seats: int) -> bool:
    """Returns whether a chosen option makes another game than the short one, or cannot be chosen with it."""
    try:
        game.check_options({**short, **chosen})
    except Refused:
        return True
    fixed = short or {option.name: option.default for option in game.options}  # none: the whole game is short
    same = {name: fixed.get(name, value) for name, value in chosen.items()}
    return game.differing(chosen, seats) != game.differing(same, seats)


def go_on(args: argparse.Namespace) -> SavedGame:
    """Resumes a saved game, whose players, options and luck are fixed."""
    if args.seats is not None or args.option or args.seed is not None or args.short or args.coach:
        raise Refused("play-refused-settled")
    game = find(args.game) if args.game is not None else None
    saved = resumed(newest(game) if args.resume == NEWEST else args.resume, args.save)
    if game not in (None, saved.game):
        raise Refused("play-refused-other-game", name=saved.game.name)
    return saved
