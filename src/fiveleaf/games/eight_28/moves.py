"""The move codes: how a number maps to a meaning, and back."""

from typing import Final

TAKE: Final = 0
DECLINE: Final = 1
AIM_FIRST: Final = 2
AIM_SECOND: Final = 3
MOVE_CODES: Final = AIM_SECOND + 1
MAX_MOVES: Final = 2  # every question has two answers
