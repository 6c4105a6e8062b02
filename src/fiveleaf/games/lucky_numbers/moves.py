"""The move codes: how a number maps to a meaning, and back."""

from typing import Final

from fiveleaf.games.lucky_numbers.material import CELLS, NUMBERS

DRAW: Final = 0
PUT: Final = 1
LAY: Final = 2  # + cell of the diagonal
PLACE: Final = LAY + CELLS  # + cell
PICK: Final = PLACE + CELLS  # + number * CELLS + cell
MOVE_CODES: Final = PICK + NUMBERS * CELLS
MAX_MOVES: Final = 1 + (NUMBERS - 1) * CELLS  # a draw, and every number on every cell
