"""The page of the solved figures of Lucky Numbers."""

from __future__ import annotations

import sys
from typing import Final

from fiveleaf.luck.solved.lucky_numbers.solitaire import EMPTY, Garden, Solitaire

SOLVED: Final = (  # rows, columns, and the highest numbers
    (1, 2, (3, 4, 6, 10, 20)),
    (1, 3, (4, 6, 10, 20)),
    (1, 4, (4, 6, 10, 20)),
    (2, 2, (4, 6, 10, 20)),
    (2, 3, (5, 6, 8, 10)),
    (3, 3, (5, 6, 7)),
)


def page() -> str:
    """Returns the solved figures as a page."""
    lines = [
        "# Lucky Numbers: small gardens in solitaire",
        "",
        "One player fills a small garden from an endless stock in which every number from 1 to the highest is equally",
        "likely. A drawn tile goes on a free cell, replaces a tile, or is thrown away; rows and columns rise (LN-09).",
        "The figures are the mean number of draws from an empty to a full garden with the best play, by dynamic",
        "programming over all gardens: from the full ones down, and among gardens with tiles on the same cells from",
        "the best to the worst, since a tile is only ever replaced for the sake of a better garden. That no tile",
        "replaces one of its own number (LN-R3) changes nothing here: throwing it away comes to the same.",
        "Small ones are checked in the tests against every possible strategy and against play to a fixed horizon.",
        "Written by `python -m fiveleaf.luck.solved lucky-numbers FILE`.",
        "",
        "| garden | numbers | gardens | draws, best play | never replacing | replacing saves | best first tile |",
        "|---|---|---|---|---|---|---|",
    ]
    for rows, columns, numbers in SOLVED:
        for highest in numbers:
            lines.append(solved_row(rows, columns, highest))
            print(lines[-1], file=sys.stderr)
    return "\n".join(lines) + "\n"


def solved_row(rows: int, columns: int, highest: int) -> str:
    """Returns one row of the table."""
    game = Solitaire(rows, columns, highest)
    draws = game.solve()
    keeping = Solitaire(rows, columns, highest, replacing=False).solve()
    spots = [(cell, number) for cell in range(game.cells) for number in range(1, highest + 1)]
    cell, number = min(spots, key=lambda spot: game.draws[one_tile(game, *spot)])
    return (
        f"| {rows} × {columns} | 1 to {highest} | {len(game.draws):,} | {draws:.3f} | {keeping:.3f} "
        f"| {100 * (1 - draws / keeping):.1f}% | {number} on row {cell // columns + 1}, column {cell % columns + 1} |"
    )


def one_tile(game: Solitaire, cell: int, number: int) -> Garden:
    """Returns a garden with a single tile."""
    return tuple(number if place == cell else EMPTY for place in range(game.cells))
