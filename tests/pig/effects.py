"""What an event did to the die and the scores; every viewer sees the same."""

from __future__ import annotations

from typing import Final

from fiveleaf.engine.contract import Event
from fiveleaf.engine.effects import Die, Effect, Gained, Rolled, Viewer
from tests.pig.state import State

PLACES: Final = ("mat",)  # the die
PIECES: Final[tuple[str, ...]] = ()


def effects(before: State, event: Event, after: State, viewer: Viewer) -> list[Effect]:
    """PI-02, PI-04: the die shows something new, or points are held."""
    if event.get("chance") == "roll":
        return [Rolled((Die("die", event["value"]),), "mat")]
    if event.get("move") == "hold":
        return [Gained(event["seat"], "points", before.total)]
    return []
