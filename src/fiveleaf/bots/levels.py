"""The bots of every game, by name, from the weakest to the strongest."""

from __future__ import annotations

from importlib import import_module

from fiveleaf.bots.bot import Bot
from fiveleaf.bots.strategy import Strategy
from fiveleaf.catalogue import part_of
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game

NAMES = ("random", "simple", "clever", "strong", "master")


def strategy_of(game: Game) -> Strategy:
    """Returns the strategy in `bots/<game>/strategy.py`."""
    strategy: Strategy = import_module(f"{part_of(game, 'bots')}.strategy").STRATEGY
    return strategy


def find_bot(game: Game, name: str) -> Bot:
    """Returns the game's bot of that name."""
    if name not in NAMES:
        raise Refused("error-unknown-bot", bot=name, known=", ".join(NAMES))
    return Bot(name, NAMES.index(name) + 1, strategy_of(game))
