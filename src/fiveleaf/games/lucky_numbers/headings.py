"""The parts of the game as the log heads them: set-up and race, once or in a tournament."""

from __future__ import annotations

from fiveleaf.engine.effects import Began, Effect
from fiveleaf.engine.view import standing
from fiveleaf.games.lucky_numbers import rules
from fiveleaf.games.lucky_numbers.state import Phase, State


def headings(before: State | None, after: State) -> list[Effect]:
    """LN-03, LN-13: a race begins when the diagonals are laid; the next set-up follows the scores of a race."""
    if before is None or before.phase == Phase.BEGINS:
        return [] if after.phase == Phase.BEGINS else [part("setup", after)]
    if after.races > before.races:
        return [standing(rules, after), part("setup", after)]
    return [part("race", after)] if before.phase == Phase.SETUP_LAY and after.phase == Phase.TURN else []


def part(what: str, state: State) -> Began:
    """LN-13: the races of a tournament are numbered."""
    return Began(what, state.races + 1, state.seats) if state.tournament else Began(what)
