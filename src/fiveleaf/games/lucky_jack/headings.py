"""The parts of the game as the log heads them: its hands."""

from __future__ import annotations

from fiveleaf.engine.effects import Began, Effect
from fiveleaf.engine.view import standing
from fiveleaf.games.lucky_jack import rules
from fiveleaf.games.lucky_jack.state import Phase, State


def headings(before: State | None, after: State) -> list[Effect]:
    """LJ-02, LJ-04: a hand begins with its deal, after the scores of the one before it."""
    hand = Began("hand", after.played + 1, after.hands)
    if before is None or before.phase == Phase.BEGINS:
        return [] if after.phase == Phase.BEGINS else [hand]
    return [standing(rules, after), hand] if after.played > before.played else []
