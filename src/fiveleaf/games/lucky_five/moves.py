"""The move codes: how a number maps to a meaning, and back."""

from typing import Final

from fiveleaf.games.lucky_five.material import ALL_DICE, CHIP_KINDS, DICE
from fiveleaf.games.lucky_five.state import Bet

GO_ON: Final = 0
STOP: Final = 1
CHOOSE: Final = 2  # + set of two dice
REROLL: Final = CHOOSE + ALL_DICE + 1  # + die
REROLL_NOTHING: Final = REROLL + DICE
STAKE: Final = REROLL_NOTHING + 1  # + kind of chip
CALL: Final = STAKE + CHIP_KINDS  # + bet
MOVE_CODES: Final = CALL + Bet.LOWER + 1
MAX_MOVES: Final = 1 + DICE  # no die, or any of them
