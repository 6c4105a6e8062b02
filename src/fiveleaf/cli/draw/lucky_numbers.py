"""The table of Lucky Numbers: the others' gardens on top, the middle between, the own garden below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fiveleaf.games.lucky_numbers.material import DIAGONAL, EXCHANGE_LIMIT, SIDE
from fiveleaf.games.lucky_numbers.view import View
from fiveleaf.texts import Texts

COLOUR: Final = "green"
PICTURE: Final = ("2", "7", "11", "18")
WIDTH = 80
GARDEN_WIDTH = 25  # columns of a garden's panel, so that three fit side by side
FRAME = 6  # columns of a panel's upper edge that hold no title
CELL = "────"
EDGE = "bright_black"
BANDS = ("black on green", "black on cyan", "black on yellow", "black on bright_magenta")  # 1–5, 6–10, 11–15, 16–20
BAND = 5


def draw(seen: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Returns the table as the seat sees it; a spectator sees all seats alike."""
    first = 0 if seen.seat is None else seen.seat + 1
    others = [(first + index) % seen.seats for index in range(seen.seats)]
    others = [seat for seat in others if seat != seen.seat]  # from the left neighbour on, in turn order
    parts: list[RenderableType] = []
    if seen.tournament:
        parts.append(header(seen, texts))
    parts += [side_by_side([seat_panel(seen, texts, names, seat) for seat in others]), middle(seen, texts)]
    if seen.seat is not None:
        parts.append(own_panel(seen, texts, names, seen.seat))
    return Group(*parts)


def header(seen: View, texts: Texts) -> Text:
    """Returns which race of the tournament is run."""
    return Text(texts.say("table-race", race=min(seen.races + 1, seen.seats), races=seen.seats), style="bold")


# ── the gardens ──────────────────────────────────────────────────────────────────────────────────


def side_by_side(panels: Sequence[RenderableType]) -> RenderableType:
    """Returns the others' gardens in rows of up to three."""
    columns = 2 if len(panels) == 4 else 3
    grid = Table.grid(padding=(0, 1))
    for first in range(0, len(panels), columns):
        grid.add_row(*panels[first : first + columns])
    middle_of_page = Table.grid()
    middle_of_page.add_column(width=WIDTH)
    middle_of_page.add_row(Align.center(grid))
    return middle_of_page


def seat_panel(seen: View, texts: Texts, names: Sequence[str], seat: int) -> Panel:
    """Returns one of the others: garden, and the tiles that the seat has drawn and not yet laid."""
    waiting = to_lay(seen, seat)
    inside = Group(garden(seen, seat, 0), tiles(waiting)) if waiting else garden(seen, seat, 0)
    return framed(seen, texts, names, seat, inside, GARDEN_WIDTH)


def garden(seen: View, seat: int, indent: int) -> Text:
    """Returns the sixteen cells between lines; a free one has a dot, on the diagonal of the set-up a diamond."""
    margin = " " * indent
    drawn = Text(no_wrap=True)
    for row in range(SIDE):
        left, cross, right = ("╭", "┬", "╮") if row == 0 else ("├", "┼", "┤")
        drawn.append(f"{margin}{left}{cross.join([CELL] * SIDE)}{right}\n", style=EDGE)
        drawn.append(f"{row + 1:>{indent - 1}} " if indent else "", style="dim")
        for column in range(SIDE):
            drawn.append("│", style=EDGE)
            drawn.append_text(cell(seen, seat, row * SIDE + column))
        drawn.append("│\n", style=EDGE)
    return drawn.append(f"{margin}╰{'┴'.join([CELL] * SIDE)}╯", style=EDGE)


def cell(seen: View, seat: int, index: int) -> Text:
    """Returns what lies on a cell."""
    number = seen.gardens[seat][index]
    if number is not None:
        return tile(number)
    awaited = seen.phase.startswith("setup") and index in DIAGONAL
    return Text("  ◇ ", style="yellow") if awaited else Text("  · ", style="dim")


def tile(number: int) -> Text:
    """Returns a tile: its number on a colour that deepens as numbers rise."""
    return Text(f" {number:>2} ", style=f"bold {BANDS[(number - 1) // BAND]}")


def tiles(numbers: Iterable[int]) -> Text:
    """Returns tiles in a row, wrapped at the end of the line."""
    return Text(" ").join(tile(number) for number in numbers)


def to_lay(seen: View, seat: int) -> tuple[int, ...]:
    """Returns the tiles of the set-up that the seat has drawn and, as far as is known, not yet laid."""
    return seen.drawn[seat][len(seen.spots[seat]) :]


def framed(seen: View, texts: Texts, names: Sequence[str], seat: int, inside: RenderableType, width: int) -> Panel:
    """Returns a seat's panel: name, a sign if it is asked or has won, tournament points, free cells."""
    asked = seat in seen.asked
    won = seen.winners is not None and seat in seen.winners
    sign = "★ " if won else "▶ " if asked else ""
    points = f" · {texts.say('table-points', count=seen.points[seat])}" if seen.tournament else ""
    name = Text(names[seat], style="bold default")
    name.truncate(width - FRAME - len(sign) - len(points), overflow="ellipsis")
    return Panel(
        inside,
        title=Text.assemble((sign, "bold yellow"), name, (points, "default")),
        title_align="left",
        subtitle=Text(texts.say("table-free", count=seen.gardens[seat].count(None)), style="default"),
        subtitle_align="right",
        border_style="yellow" if asked else EDGE,
        width=width,
        padding=(0, 1),
    )


# ── the middle ───────────────────────────────────────────────────────────────────────────────────


def middle(seen: View, texts: Texts) -> Panel:
    """Returns the face-down tiles, those face up from low to high, and the one that was turned up just now."""
    grid = Table.grid(expand=True, padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_column(no_wrap=True)
    grid.add_row(stock(seen, texts), face_up(seen, texts), held(seen, texts))
    limit = EXCHANGE_LIMIT * seen.seats
    warned = 2 * seen.exchanges >= limit
    warning = Text(texts.say("table-exchanges", count=seen.exchanges, limit=limit), style="yellow")
    inside = Group(grid, warning) if warned else grid
    return Panel(inside, box=box.HORIZONTALS, border_style=EDGE, width=WIDTH)


def stock(seen: View, texts: Texts) -> Group:
    """Returns how many tiles lie face down."""
    back = Text(f" ▒▒ ×{sum(seen.stock)}", style="green")
    return Group(Text(texts.say("table-stock"), style="bold"), back)


def face_up(seen: View, texts: Texts) -> Group:
    """Returns every face-up tile, sorted."""
    numbers = [number for number, count in enumerate(seen.middle) for _ in range(count)]
    shown = tiles(numbers) if numbers else Text(texts.say("table-middle-empty"), style="dim")
    return Group(Text(texts.say("table-middle"), style="bold"), shown)


def held(seen: View, texts: Texts) -> RenderableType:
    """Returns the drawn tile while the seat decides."""
    if seen.held is None:
        return Text("")
    return Group(Text(texts.say("table-held"), style="bold yellow"), tile(seen.held))


# ── the own garden ───────────────────────────────────────────────────────────────────────────────


def own_panel(seen: View, texts: Texts, names: Sequence[str], seat: int) -> Panel:
    """Returns the seat's own garden with the names of its cells, and in the set-up the tiles to lay."""
    indent = 3
    columns = "".join(f"{texts.piece('cell', column)[0]:>5}" for column in range(SIDE))
    drawn = Text(no_wrap=True)
    drawn.append(f"{' ' * (indent - 2)}{columns}\n", style="dim")
    drawn.append_text(garden(seen, seat, indent))
    grid = Table.grid(padding=(0, 4))
    grid.add_column(no_wrap=True, min_width=indent + GARDEN_WIDTH - 4)
    grid.add_row(drawn, own_tiles(seen, texts, seat))
    return framed(seen, texts, names, seat, Align.center(grid), WIDTH)


def own_tiles(seen: View, texts: Texts, seat: int) -> RenderableType:
    """Returns the tiles to lay, the next one first."""
    waiting = to_lay(seen, seat)
    if not waiting:
        return Text("")
    return Group(Text(""), Text(texts.say("table-to-lay"), style="bold"), tiles(waiting))
