"""Small gardens in solitaire, solved: the fewest draws, on average, that fill a garden.

One player, one garden of a few cells, and an endless stock in which each number is equally likely. A drawn tile goes on
a free cell, replaces another, or is thrown away.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Final

EMPTY: Final = 0
NEVER: Final = float("inf")
Garden = tuple[int, ...]  # the number on each cell, row by row, or EMPTY


class Solitaire:
    """Gardens of some rows and columns, filled from the numbers 1 to `highest`."""

    def __init__(self, rows: int, columns: int, highest: int, replacing: bool = True) -> None:
        self.rows, self.columns, self.highest, self.replacing = rows, columns, highest, replacing
        self.cells = rows * columns
        self.draws: dict[Garden, float] = {}

    def fits(self, garden: Garden, cell: int, number: int) -> bool:
        """LN-09, LN-R3: numbers rise along the row and the column; what lies on the cell itself does not count."""
        row, column = divmod(cell, self.columns)
        for other in range(self.cells):
            there = garden[other]
            if there == EMPTY or other == cell or (other // self.columns != row and other % self.columns != column):
                continue
            if there == number or (there < number) != (other < cell):
                return False
        return True

    def gardens(self, filled: int) -> Iterator[Garden]:
        """Returns every rising garden with tiles on just these cells, given as bits."""
        waiting: list[tuple[Garden, int]] = [((EMPTY,) * self.cells, 0)]
        while waiting:
            garden, cell = waiting.pop()
            if cell == self.cells:
                yield garden
            elif not filled >> cell & 1:
                waiting.append((garden, cell + 1))
            else:
                for number in range(1, self.highest + 1):
                    if self.fits(garden, cell, number):
                        waiting.append(((*garden[:cell], number, *garden[cell + 1 :]), cell + 1))

    def solve(self) -> float:
        """Returns the mean number of draws from an empty garden to a full one, with the best play."""
        full = (1 << self.cells) - 1
        for filled in sorted(range(full + 1), key=lambda bits: -bits.bit_count()):
            self._solve_filled(filled, full)
        return self.draws[(EMPTY,) * self.cells]

    def _solve_filled(self, filled: int, full: int) -> None:
        """All gardens with tiles on the same cells, best first: a tile is replaced only for a better garden."""
        if filled == full:
            self.draws.update(dict.fromkeys(self.gardens(filled), 0.0))
            return
        after = {garden: self._after_filling(garden) for garden in self.gardens(filled)}
        best = {garden: mean_draws(numbers) for garden, numbers in after.items()}
        heap = [(draws, garden) for garden, draws in best.items()]
        heap.sort()
        while heap:
            draws, garden = heappop(heap)
            if garden in self.draws:
                continue
            self.draws[garden] = draws
            for worse, number in self._replaced_from(garden) if self.replacing else ():
                if worse in after and worse not in self.draws and draws < after[worse][number - 1]:
                    after[worse][number - 1] = draws
                    best[worse] = mean_draws(after[worse])
                    heappush(heap, (best[worse], worse))

    def _after_filling(self, garden: Garden) -> list[float]:
        """Returns for each number the fewest draws still needed once it lies on a free cell."""
        free = [cell for cell in range(self.cells) if garden[cell] == EMPTY]
        return [
            min((self._with(garden, cell, number) for cell in free if self.fits(garden, cell, number)), default=NEVER)
            for number in range(1, self.highest + 1)
        ]

    def _with(self, garden: Garden, cell: int, number: int) -> float:
        return self.draws[(*garden[:cell], number, *garden[cell + 1 :])]

    def _replaced_from(self, garden: Garden) -> Iterator[tuple[Garden, int]]:
        """Returns every garden from which one tile, placed over another, leads here, with the number of that tile."""
        for cell in range(self.cells):
            if garden[cell] != EMPTY:
                for number in range(1, self.highest + 1):
                    if number != garden[cell] and self.fits(garden, cell, number):
                        yield (*garden[:cell], number, *garden[cell + 1 :]), garden[cell]


def mean_draws(after: list[float]) -> float:
    """Returns the mean number of draws where each number, equally likely, leads on to so many more, or is thrown away.

    Using the k best numbers: draws = 1 + (sum of the k) / all + (all - k) / all · draws, for the best k.
    """
    best, total = NEVER, float(len(after))
    for used, draws in enumerate(sorted(after), 1):
        if draws == NEVER:
            break
        total += draws
        best = min(best, total / used)
    return best
