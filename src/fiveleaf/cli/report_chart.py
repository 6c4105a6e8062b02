"""A chart of every seat's chance to win, drawn with characters."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from fiveleaf.luck.report import Report
from fiveleaf.texts import Texts

ROWS = 10  # of the chart, without the one at 0
MAX_COLUMNS = 72
MARGIN = 6  # columns left of the chart
MARKS = "●▲■◆★✚"  # one for each seat, told apart without colours
STYLES = ("green", "red", "blue", "yellow", "magenta", "cyan")


def chart(own: Texts, report: Report, names: Sequence[str], width: int) -> Text:
    """Returns the chart: time from left to right, chances from 0 to 100 upwards, a mark for each seat."""
    course = [report.start, *(event.values for event in report.events)]
    columns = max(1, min(MAX_COLUMNS, width - MARGIN - 1, len(course)))
    drawn = Text(f"{own.say('report-chart')}\n", style="bold")
    cells = marks_of([course[round(at * (len(course) - 1) / max(1, columns - 1))] for at in range(columns)])
    for row in range(ROWS, -1, -1):
        label = f"{100 * row // ROWS:4} " if row % 5 == 0 else " " * 5
        drawn.append(f"{label}│", style="not bold dim")
        for column in range(columns):
            seat = cells.get((row, column))
            drawn.append(" " if seat is None else MARKS[seat], style="" if seat is None else f"not bold {STYLES[seat]}")
        drawn.append("\n")
    for seat, name in enumerate(names):
        drawn.append(f"{MARKS[seat]} {name}   ", style=f"not bold {STYLES[seat]}")
    return drawn.append("\n")


def marks_of(values: Sequence[Sequence[float]]) -> dict[tuple[int, int], int]:
    """Returns which seat's mark stands in each cell, by row and column; where marks meet, those seats take turns."""
    found: dict[tuple[int, int], list[int]] = {}
    for column, shares in enumerate(values):
        for seat, share in enumerate(shares):
            found.setdefault((round(share * ROWS), column), []).append(seat)
    return {cell: seats[cell[1] % len(seats)] for cell, seats in found.items()}
