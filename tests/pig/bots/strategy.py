"""The strategy of the bots of Pig: two rules of thumb; the strong ones search by rollouts."""

from typing import Final

from fiveleaf.bots.strategy import Strategy
from tests.pig.bots.rules import clever, simple
from tests.pig.game import GAME

STRATEGY: Final = Strategy(game=GAME, simple=simple, clever=clever)
