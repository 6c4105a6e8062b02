"""The parts of the game as the log heads them: its rounds."""

from __future__ import annotations

from fiveleaf.engine.effects import Began, Effect
from fiveleaf.engine.view import standing
from fiveleaf.games.eight_28 import rules
from fiveleaf.games.eight_28.state import Phase, State


def headings(before: State | None, after: State) -> list[Effect]:
    """EX-02, EX-19: a round begins with its deal, after the scores of the one before it."""
    next_round = Began("round", after.rounds + 1)
    if before is None or before.phase == Phase.BEGINS:
        return [] if after.phase == Phase.BEGINS else [next_round]
    return [standing(rules, after), next_round] if after.rounds > before.rounds else []
