"""Lucky Jack: get rid of your cards until the last three or four are alike."""

from fiveleaf.games.lucky_jack.game import GAME

__all__ = ["GAME"]
