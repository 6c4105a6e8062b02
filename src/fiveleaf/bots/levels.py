"""The bots of every game, by name, from the weakest to the strongest."""

from __future__ import annotations

from fiveleaf.bots import eight_28, lucky_five, lucky_hand, lucky_jack, lucky_numbers
from fiveleaf.bots.bot import Bot, Rule
from fiveleaf.bots.random import random
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game

SIMPLE: dict[str, Rule] = {
    "lucky-jack": lucky_jack.simple,
    "8-28": eight_28.simple,
    "lucky-numbers": lucky_numbers.simple,
    "lucky-hand": lucky_hand.simple,
    "lucky-five": lucky_five.simple,
}
NAMES = ("random", "simple")


def find_bot(game: Game, name: str) -> Bot:
    """That game's bot of a name."""
    if name not in NAMES:
        raise Refused("error-unknown-bot", bot=name, known=", ".join(NAMES))
    rule = random if name == "random" else SIMPLE[game.name]
    return Bot(name, NAMES.index(name) + 1, game, rule)
