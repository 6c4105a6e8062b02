"""The bots of every game, by name, from the weakest to the strongest."""

from __future__ import annotations

from importlib import import_module

from fiveleaf.bots.bot import Bot
from fiveleaf.bots.mind import Mind
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game

NAMES = ("random", "simple", "clever", "strong", "master")


def mind_of(game: Game) -> Mind:
    """What the bots of a game know: `bots/<game>/mind.py`."""
    package = game.package.rpartition(".")[2]
    mind: Mind = import_module(f"fiveleaf.bots.{package}.mind").MIND
    return mind


def find_bot(game: Game, name: str) -> Bot:
    """That game's bot of a name."""
    if name not in NAMES:
        raise Refused("error-unknown-bot", bot=name, known=", ".join(NAMES))
    return Bot(name, NAMES.index(name) + 1, mind_of(game))
