"""The five games: the only module that knows them all."""

from __future__ import annotations

from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.games import eight_28, lucky_five, lucky_hand, lucky_jack, lucky_numbers

GAMES = (lucky_jack.GAME, eight_28.GAME, lucky_numbers.GAME, lucky_hand.GAME, lucky_five.GAME)


def find(name: str) -> Game:
    """The game of that name."""
    for game in GAMES:
        if game.name == name:
            return game
    raise Refused("error-unknown-game", name=name, known=", ".join(game.name for game in GAMES))
