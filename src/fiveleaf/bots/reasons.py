"""Reasons for a move in words: facts of the view by which moves are compared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from fiveleaf.engine.contract import Event, Message


class Fact(msgspec.Struct, frozen=True):
    """Something that speaks for a move: the more of it, the better. Moves are compared by facts with the same key."""

    key: str  # of a message of the game
    value: float
    params: dict[str, Any] = {}


Facts = Callable[[Any, Event], Sequence[Fact]]  # a seat's view, a legal move → the weightiest first


def no_facts(seen: Any, move: Event) -> Sequence[Fact]:
    """A game that says nothing about its moves."""
    return ()


def deciding_fact(facts_of: Facts, seen: Any, best: Event, runner_up: Event) -> Message | None:
    """Returns the first fact of which the best move has more than the runner-up; None where there is none."""
    others = {fact.key: fact.value for fact in facts_of(seen, runner_up)}
    for fact in facts_of(seen, best):
        if fact.value > others.get(fact.key, 0):
            return Message(fact.key, fact.params)
    return None
