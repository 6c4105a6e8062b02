"""What a seat sees: everything."""

from __future__ import annotations

from typing import Any

from fiveleaf.engine import contract
from fiveleaf.engine.layout import Memory, Row
from fiveleaf.engine.view import common, restored
from tests.pig import rules
from tests.pig.state import Ending, Phase, State

MEMORY = Memory(State)


class View(contract.View, frozen=True, kw_only=True):
    """A game as everybody sees it; the scores are those of all games."""

    goal: int  # the score that wins
    turn: int  # whose turn
    total: int  # points of this turn


def view(state: State, seat: int | None) -> View:
    """The same for every seat and for a spectator."""
    return View(**common("pig", rules, Phase, Ending, state, seat), goal=state.goal, turn=state.turn, total=state.total)


def is_open(state: State) -> bool:
    """Nothing is ever hidden from anybody."""
    return True


def question(seen: View) -> dict[str, Any]:
    """What the open question speaks of: the points that are at stake, and what they would make."""
    return {"total": seen.total, "score": seen.scores[seen.turn] + seen.total}


def imagine(seen: View, rng: Row) -> State:
    """The one state that fits the view."""
    state = restored(MEMORY, Phase, Ending, seen)
    state.goal = seen.goal
    state.turn = seen.turn
    state.total = seen.total
    for seat in range(seen.seats):
        state.score[seat] = seen.scores[seat]
    return state
