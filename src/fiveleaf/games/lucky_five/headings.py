"""The parts of the game as the log heads them: its turns."""

from __future__ import annotations

from fiveleaf.engine.effects import Began, Effect
from fiveleaf.engine.view import standing
from fiveleaf.games.lucky_five import rules
from fiveleaf.games.lucky_five.rules.turn import count_cards
from fiveleaf.games.lucky_five.state import Phase, State


def headings(before: State | None, after: State) -> list[Effect]:
    """L5-04, L5-14: a turn begins with its first card; a pile that was taken in the last one changes the scores."""
    if before is None or after.phase != Phase.CARD or count_cards(after.turned):
        return []
    scores = standing(rules, after)
    changed: list[Effect] = [] if scores == standing(rules, before) else [scores]
    return [*changed, Began("turn", seat=after.turn)]
