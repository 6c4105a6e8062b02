"""What a choice costs or risks, from the seat's view; and the diagonal laid in order, for whoever wants that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fiveleaf.engine.contract import Consequence, Event
from fiveleaf.games.lucky_numbers.material import CELLS, DIAGONAL, EXCHANGE_LIMIT, HIGHEST
from fiveleaf.games.lucky_numbers.rules.legality import AFTER, BEFORE
from fiveleaf.games.lucky_numbers.view import View, question

Garden = Sequence[int | None]

CELLS_BEFORE = [[cell for cell in range(CELLS) if bits >> cell & 1] for bits in BEFORE]
CELLS_AFTER = [[cell for cell in range(CELLS) if bits >> cell & 1] for bits in AFTER]
LINES = [[*before, *after] for before, after in zip(CELLS_BEFORE, CELLS_AFTER, strict=True)]


def consequences(seen: View, legal: Sequence[Event]) -> list[Consequence | None]:
    """Returns one for each legal move, or None."""
    assert seen.seat is not None
    garden = seen.gardens[seen.seat]
    blocked = {cell for cell in range(CELLS) if is_blocked(garden, cell)}
    return [consequence(seen, garden, blocked, move) for move in legal]


def consequence(seen: View, garden: Garden, blocked: set[int], move: Event) -> Consequence | None:
    """LN-05, LN-06, LN-08, LN-09, LN-11: what the others can take, cells that stay empty, and the end of the race."""
    match move["move"]:
        case "draw":
            return Consequence("consequence-draw-last") if sum(seen.stock) == 1 else None
        case "put":
            return Consequence("consequence-put")
        case "lay":
            return of_lay(seen, garden, blocked, move)
    tile = seen.held if move["move"] == "place" else move["tile"]
    return of_placing(seen, garden, blocked, move, tile)


# ── the set-up ───────────────────────────────────────────────────────────────────────────────────


def of_lay(seen: View, garden: Garden, blocked: set[int], move: Event) -> Consequence | None:
    """LN-03, LN-09, LN-R1: a diagonal that does not rise is legal, and cells beside it can then not be filled."""
    if is_in_order(seen, garden) and not is_in_order(seen, with_tile(garden, move["cell"], move["tile"])):
        return Consequence("consequence-lay-unsorted", warning=True)
    return newly_blocked(garden, blocked, move["cell"], move["tile"])


def is_in_order(seen: View, garden: Garden) -> bool:
    """Returns whether the diagonal rises as far as it is laid, and still can with all tiles that the seat drew."""
    assert seen.seat is not None
    drawn = sorted(seen.drawn[seen.seat])
    if len(drawn) == len(DIAGONAL):
        return all(garden[cell] in (None, tile) for cell, tile in zip(DIAGONAL, drawn, strict=True))
    laid = [tile for cell in DIAGONAL if (tile := garden[cell]) is not None]
    return laid == sorted(laid)


def suggestion(seen: View) -> Event | None:
    """LN-03: lays the next tile so that the diagonal rises, if all four are drawn and none lies elsewhere."""
    if seen.phase != "setup-lay" or seen.seat is None or len(seen.drawn[seen.seat]) < len(DIAGONAL):
        return None
    garden, tile = seen.gardens[seen.seat], question(seen).get("tile")
    for cell, sorted_tile in zip(DIAGONAL, sorted(seen.drawn[seen.seat]), strict=True):
        if garden[cell] is None and sorted_tile == tile and is_in_order(seen, garden):
            return {"move": "lay", "tile": tile, "cell": cell}
    return None


# ── a turn ───────────────────────────────────────────────────────────────────────────────────────


def of_placing(seen: View, garden: Garden, blocked: set[int], move: Event, tile: Any) -> Consequence | None:
    """LN-08, LN-09, LN-R6: cells that can no longer be filled, a tile that the others can have, an endless exchange."""
    replaced = garden[move["cell"]]
    fills_last = garden.count(None) == 1 and replaced is None
    if move["move"] == "pick" and seen.exchanges + 1 >= EXCHANGE_LIMIT * seen.seats and not fills_last:
        return Consequence("consequence-exchange")
    barred = newly_blocked(garden, blocked, move["cell"], tile)
    if barred is not None or replaced is None:
        return barred
    return Consequence("consequence-swap", {"tile": replaced})


def newly_blocked(garden: Garden, blocked: set[int], cell: int, tile: int) -> Consequence | None:
    """LN-09: the free cells of the row and the column that no number fits any more, as long as nothing is replaced."""
    after = with_tile(garden, cell, tile)
    cells = [other for other in LINES[cell] if other not in blocked and is_blocked(after, other)]
    return Consequence("consequence-blocked", {"cells": sorted(cells), "count": len(cells)}) if cells else None


def with_tile(garden: Garden, cell: int, tile: int) -> Garden:
    """Returns the garden with the tile on that cell."""
    return [*garden[:cell], tile, *garden[cell + 1 :]]


def is_blocked(garden: Garden, cell: int) -> bool:
    """LN-09: whether the cell is free and no number lies between those before it and those after it."""
    if garden[cell] is not None:
        return False
    low = max((garden[other] or 0 for other in CELLS_BEFORE[cell]), default=0)
    high = min((garden[other] or HIGHEST + 1 for other in CELLS_AFTER[cell]), default=HIGHEST + 1)
    return low + 1 >= high
