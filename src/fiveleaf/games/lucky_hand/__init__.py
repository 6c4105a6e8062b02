"""Lucky Hand: bonus cards won by the roll of a d20, and penalties for everybody who has too many of them."""

from fiveleaf.games.lucky_hand.game import GAME

__all__ = ["GAME"]
