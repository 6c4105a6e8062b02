"""8·28: take card after card, and stop as near as you dare to 8 or to 28."""

from fiveleaf.games.eight_28.game import GAME

__all__ = ["GAME"]
