"""What is in the box: the tiles and the gardens."""

from typing import Final

MAX_SEATS: Final = 4
LOWEST: Final = 1
HIGHEST: Final = 20
NUMBERS: Final = HIGHEST + 1  # numbers index their counts, so slot 0 stays empty
SIDE: Final = 4
CELLS: Final = SIDE * SIDE
EMPTY: Final = 0  # a free cell
ROW: Final = 0b1111  # the cells of the first row, as bits
COLUMN: Final = 0b0001_0001_0001_0001  # the cells of the first column, as bits

DIAGONAL: Final = (0, 5, 10, 15)
SETUP_TILES: Final = len(DIAGONAL)

TOURNAMENT_WIN: Final = 2
EXCHANGE_LIMIT: Final = 20  # turns per seat in a row without a draw
