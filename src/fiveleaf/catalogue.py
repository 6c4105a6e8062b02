"""The list of games, one line each; the only module that imports them all.

A built-in game has its rules in `fiveleaf.games`, and its bots, its drawing and its texts in their own packages. An
external game is one package that contains all of these; the environment variable FIVELEAF_GAMES lists such packages,
separated by spaces.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import Final

from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.texts import add_folder

FLOOR: Final = "fiveleaf.games"
PACKAGES: Final = (
    "fiveleaf.games.lucky_jack",
    "fiveleaf.games.eight_28",
    "fiveleaf.games.lucky_numbers",
    "fiveleaf.games.lucky_hand",
    "fiveleaf.games.lucky_five",
)


def game_in(package: str) -> Game:
    """Returns the game that a package exports as GAME."""
    game: Game = import_module(package).GAME
    return game


def guest_in(package: str) -> Game:
    """Returns the game of an external package, and registers its texts."""
    game = game_in(package)
    add_folder(game.folder / "locale")
    return game


HOUSE: Final = tuple(game_in(package) for package in PACKAGES)
GUESTS: Final = tuple(guest_in(package) for package in os.environ.get("FIVELEAF_GAMES", "").split())
GAMES: Final = HOUSE + GUESTS


def find(name: str) -> Game:
    """Returns the game of that name; an unknown name is refused."""
    for game in GAMES:
        if game.name == name:
            return game
    raise Refused("error-unknown-game", name=name, known=", ".join(game.name for game in GAMES))


def part_of(game: Game, floor: str) -> str:
    """Returns the name of a game's package for bots or drawing: `fiveleaf.bots.lucky_jack`, or external, `pig.bots`."""
    home, _, name = game.package.rpartition(".")
    return f"fiveleaf.{floor}.{name}" if home == FLOOR else f"{game.package}.{floor.rpartition('.')[2]}"
