"""Lucky Five: higher or lower than the dice that lie there, one chip at a time."""

from fiveleaf.games.lucky_five.game import GAME

__all__ = ["GAME"]
