"""What a choice costs or risks, from the seat's view; and the diagonal laid in order, for whoever wants that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fiveleaf.engine.contract import Consequence, Event
from fiveleaf.games.lucky_numbers.material import CELLS, DIAGONAL, EXCHANGE_LIMIT, HIGHEST
from fiveleaf.games.lucky_numbers.rules.legality import AFTER, BEFORE
from fiveleaf.games.lucky_numbers.view import View, question

Garden = Sequence[int | None]
Bounds = dict[int, tuple[int, int]]  # of free cells that can be filled: a number has to lie between the two

CELLS_BEFORE = [[cell for cell in range(CELLS) if bits >> cell & 1] for bits in BEFORE]
CELLS_AFTER = [[cell for cell in range(CELLS) if bits >> cell & 1] for bits in AFTER]


def consequences(seen: View, legal: Sequence[Event]) -> list[Consequence | None]:
    """Returns one for each legal move, or None."""
    assert seen.seat is not None
    garden = seen.gardens[seen.seat]
    bounds = bounds_of(garden)
    return [consequence(seen, garden, bounds, move) for move in legal]


def consequence(seen: View, garden: Garden, bounds: Bounds, move: Event) -> Consequence | None:
    """LN-05, LN-06, LN-08, LN-09, LN-11: what the others can take, cells that stay empty, and the end of the race."""
    match move["move"]:
        case "draw":
            return Consequence("consequence-draw-last") if sum(seen.stock) == 1 else None
        case "put":
            return Consequence("consequence-put")
        case "lay":
            return of_lay(seen, garden, bounds, move)
    tile = seen.held if move["move"] == "place" else move["tile"]
    return of_placing(seen, garden, bounds, move, tile)


# ── the set-up ───────────────────────────────────────────────────────────────────────────────────


def of_lay(seen: View, garden: Garden, bounds: Bounds, move: Event) -> Consequence | None:
    """LN-03, LN-09, LN-R1: a diagonal that does not rise is legal, and cells beside it can then not be filled."""
    if is_in_order(seen, garden) and not is_in_order(seen, with_tile(garden, move["cell"], move["tile"])):
        return Consequence("consequence-lay-unsorted", warning=True)
    return newly_blocked(bounds, move["cell"], move["tile"])


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


def of_placing(seen: View, garden: Garden, bounds: Bounds, move: Event, tile: Any) -> Consequence | None:
    """LN-08, LN-09, LN-R6: cells that can no longer be filled, a tile that the others can have, an endless exchange."""
    replaced = garden[move["cell"]]
    fills_last = garden.count(None) == 1 and replaced is None
    if move["move"] == "pick" and seen.exchanges + 1 >= EXCHANGE_LIMIT * seen.seats and not fills_last:
        return Consequence("consequence-exchange")
    barred = newly_blocked(bounds, move["cell"], tile)
    if barred is not None or replaced is None:
        return barred
    return Consequence("consequence-swap", {"tile": replaced})


def newly_blocked(bounds: Bounds, cell: int, tile: int) -> Consequence | None:
    """LN-09: the free cells of the row and the column that no number fits any more, as long as nothing is replaced.

    A tile that is replaced need not be taken off the bounds: a new one that is wider blocks nothing.
    """
    cells = [other for other in CELLS_BEFORE[cell] if other in bounds and bounds[other][0] + 1 >= tile]
    cells += [other for other in CELLS_AFTER[cell] if other in bounds and tile + 1 >= bounds[other][1]]
    return Consequence("consequence-blocked", {"cells": sorted(cells), "count": len(cells)}) if cells else None


def with_tile(garden: Garden, cell: int, tile: int) -> Garden:
    """Returns the garden with the tile on that cell."""
    return [*garden[:cell], tile, *garden[cell + 1 :]]


def bounds_of(garden: Garden) -> Bounds:
    """LN-09: between which numbers a tile on a free cell has to lie; without the cells that no number fits."""
    low, high = [0] * CELLS, [HIGHEST + 1] * CELLS
    for cell, tile in enumerate(garden):
        if tile is not None:
            for other in CELLS_BEFORE[cell]:
                high[other] = min(high[other], tile)
            for other in CELLS_AFTER[cell]:
                low[other] = max(low[other], tile)
    return {
        cell: (low[cell], high[cell]) for cell, tile in enumerate(garden) if tile is None and low[cell] + 1 < high[cell]
    }
