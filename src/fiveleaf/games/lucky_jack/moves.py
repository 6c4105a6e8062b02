"""The move codes: how a number maps to a meaning, and back."""

from typing import Final

from fiveleaf.games.lucky_jack.material import HIGHEST, RANKS

DRAW: Final = 0
KEEP: Final = 1
PUT: Final = 2
TAKE: Final = 3
LEAVE: Final = 4
PASS: Final = 5
DISCARD: Final = 6  # + rank
JACKPOT: Final = DISCARD + RANKS  # + rank
MOVE_CODES: Final = JACKPOT + RANKS
MAX_MOVES: Final = 1 + HIGHEST  # a draw, and every symbol; a hand that can announce holds at most two
