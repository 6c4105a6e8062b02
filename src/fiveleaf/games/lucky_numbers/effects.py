"""What an event did to the tiles; an event is recorded when all may see what it did, so every viewer sees the same."""

from __future__ import annotations

from typing import Final

from fiveleaf.engine.contract import Event
from fiveleaf.engine.effects import Effect, Gained, Moved, Suspense, Viewer, Won, gathered
from fiveleaf.engine.view import numbers
from fiveleaf.games.lucky_numbers.material import CELLS, EMPTY
from fiveleaf.games.lucky_numbers.notation import TILES
from fiveleaf.games.lucky_numbers.state import Phase, State

PLACES: Final = ("stock", "middle", "held", "tray/<seat>", "garden/<seat>/<cell>")  # `tray`: the set-up's tiles
PIECES: Final = tuple(TILES)


def effects(before: State, event: Event, after: State, viewer: Viewer) -> list[Effect]:
    """LN-R2: what was laid unseen is recorded once all have laid."""
    made = moved(before, event)
    if after.races > before.races:
        made += end_of_race(before, after)
        if not after.ending:
            made += gathered(tiles_lying(before), made, "stock")
    return made


def moved(before: State, event: Event) -> list[Effect]:
    """LN-03, LN-05, LN-06: the tile of the event, and one that makes room for it."""
    seat = event.get("seat", 0)
    match event.get("chance") or event["move"]:
        case "draw" if "chance" in event:
            return drawn(before, seat, event["tile"])
        case "lay":
            return [Moved(event["tile"], f"tray/{seat}", f"garden/{seat}/{event['cell']}")]
        case "place":
            return placed(before, seat, before.held, event["cell"], "held")
        case "pick":
            return placed(before, seat, event["tile"], event["cell"], "middle")
        case "put":
            return [Moved(before.held, "held", "middle")]
    return []


def drawn(before: State, seat: int, tile: int) -> list[Effect]:
    """LN-03, LN-10: a tile comes from the stock; it may be the last one that a garden needs."""
    if before.phase == Phase.SETUP_DRAW:
        return [Moved(tile, "stock", f"tray/{seat}")]
    free = sum(before.garden[seat, cell] == EMPTY for cell in range(CELLS))
    moved = Moved(tile, "stock", "held")
    return [Suspense("last-tile"), moved] if free == 1 else [moved]


def placed(before: State, seat: int, tile: int, cell: int, source: str) -> list[Effect]:
    """LN-07, LN-08: the tile goes to the cell; one that lay there goes to the middle."""
    place = f"garden/{seat}/{cell}"
    replaced = before.garden[seat, cell]
    leaving: list[Effect] = [Moved(replaced, place, "middle")] if replaced != EMPTY else []
    return [*leaving, Moved(tile, source, place)]


def end_of_race(before: State, after: State) -> list[Effect]:
    """LN-13: the points of a race of a tournament; only its winners gain any."""
    gains = {seat: after.points[seat] - before.points[seat] for seat in range(after.seats)}
    won = Won(tuple(seat for seat, points in gains.items() if points > 0), "race")
    return [won, *(Gained(seat, "points", points) for seat, points in gains.items())]


def tiles_lying(before: State) -> dict[str, int]:
    """Returns every tile that lies face up."""
    cells = [(seat, cell) for seat in range(before.seats) for cell in range(CELLS)]
    lying = {f"garden/{seat}/{cell}": int(before.garden[seat, cell] != EMPTY) for seat, cell in cells}
    return lying | {"held": int(before.held != EMPTY), "middle": sum(numbers(before.middle))}
