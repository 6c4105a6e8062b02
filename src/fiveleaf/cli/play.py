"""`fiveleaf play GAME`: people at one keyboard and bots, with every event saved at once."""

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
from fiveleaf.engine.errors import Refused
from fiveleaf.texts import texts

NAME = "play"
HELP = "Play a game in the terminal, alone against bots or with others at the same keyboard."
EXAMPLE = "fiveleaf play lucky-numbers --seats you:Anna,you:Ben,simple"
NEWEST = Path()  # --resume without a file


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game, who plays, and the file."""
    parser.add_argument("game", metavar="GAME", nargs="?", help=f"for instance lucky-jack; see {command_name()} games")
    bots = ", ".join(NAMES)
    seats = f"who plays, clockwise: you, you:NAME, or a bot ({bots}); default: you and as few bots as needed"
    parser.add_argument("--seats", metavar="LIST", help=seats)
    options = f"an option of the game; see {command_name()} rules GAME"
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=options)
    parser.add_argument("--seed", metavar="TEXT", help="the same luck for the same seed, for practice")
    coach = "a coach shows every move with its chance to win; among several people all have to agree to this"
    parser.add_argument("--coach", action="store_true", help=coach)
    goes_on = "go on with a saved game; without FILE, with the one played last"
    parser.add_argument("--resume", metavar="FILE", nargs="?", type=Path, const=NEWEST, help=goes_on)
    parser.add_argument("--save", metavar="FILE", type=Path, help="where to save; default: your own data folder")


def run(asked: argparse.Namespace) -> int:
    """Plays; quitting is no failure."""
    saved = go_on(asked) if asked.resume is not None else begin(asked)
    Sitting(saved, asked.language, console(), Keyboard()).run()
    return 0


def says_what(asked: argparse.Namespace) -> bool:
    """Whether anything at all was said about the game; if not, people may pick one."""
    said = (asked.game, asked.resume, asked.seats, asked.seed, asked.save)
    return bool(asked.option) or asked.coach or any(part is not None for part in said)


def begin(asked: argparse.Namespace) -> SavedGame:
    """A new game."""
    if asked.game is None:
        raise Refused("play-refused-no-game", known=", ".join(game.name for game in GAMES))
    game = find(asked.game)
    players = read_seats(game, asked.seats, texts(asked.language, game.name))
    return new_game(game, players, read_options(asked.option), asked.seed, asked.save, asked.coach)


def go_on(asked: argparse.Namespace) -> SavedGame:
    """A saved game, whose players, options and luck are settled."""
    if asked.seats is not None or asked.option or asked.seed is not None or asked.coach:
        raise Refused("play-refused-settled")
    game = find(asked.game) if asked.game is not None else None
    saved = resumed(newest(game) if asked.resume == NEWEST else asked.resume, asked.save)
    if game not in (None, saved.game):
        raise Refused("play-refused-other-game", game=saved.game.name)
    return saved
