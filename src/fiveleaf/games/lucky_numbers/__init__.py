"""Lucky Numbers: a garden of sixteen numbers that rise along every row and column."""

from fiveleaf.games.lucky_numbers.game import GAME

__all__ = ["GAME"]
