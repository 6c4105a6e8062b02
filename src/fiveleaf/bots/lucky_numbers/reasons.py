"""What speaks for a move of Lucky Numbers."""

from __future__ import annotations

from collections.abc import Sequence

from fiveleaf.bots.reasons import Fact
from fiveleaf.engine.contract import Event
from fiveleaf.games.lucky_numbers.consequences import CELLS_AFTER, CELLS_BEFORE, Garden, with_tile
from fiveleaf.games.lucky_numbers.material import CELLS, HIGHEST
from fiveleaf.games.lucky_numbers.view import View


def facts(seen: View, move: Event) -> Sequence[Fact]:
    """Returns whether a free cell is filled, and how many face-down clovers fit on a free cell afterwards."""
    assert seen.seat is not None
    garden = seen.gardens[seen.seat]
    if "cell" not in move:
        return (fitting(seen, garden),)
    after = with_tile(garden, move["cell"], move.get("tile", seen.held or 0))
    fills = garden[move["cell"]] is None and move["move"] != "lay"
    return (Fact("reason-fills", fills), fitting(seen, after))


def fitting(seen: View, garden: Garden) -> Fact:
    """Returns how many of the face-down clovers fit on a free cell of the garden."""
    fits: set[int] = set()
    for cell in [cell for cell in range(CELLS) if garden[cell] is None]:
        low = max((garden[other] or 0 for other in CELLS_BEFORE[cell]), default=0)
        high = min((garden[other] or HIGHEST + 1 for other in CELLS_AFTER[cell]), default=HIGHEST + 1)
        fits |= set(range(low + 1, high))
    count = sum(seen.stock[number] for number in fits)
    return Fact("reason-fits", count, {"count": count, "stock": sum(seen.stock)})
