"""The move codes: how a number maps to a meaning, and back."""

from typing import Final

ROLL: Final = 0
HOLD: Final = 1
MAX_MOVES: Final = 2
