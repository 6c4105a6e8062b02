"""Placeholders for what the bots of each game define: the compile gate binds the game's own, as for its rules."""

from __future__ import annotations

from fiveleaf.bots.scratch import Floats, Scratch
from fiveleaf.engine.layout import Row, State


def simple(state: State, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Returns the move of level 2."""
    raise NotImplementedError


def clever(state: State, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Returns the move of level 3, which is also the policy of every rollout."""
    raise NotImplementedError


def search(scratch: Scratch, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Returns the search of levels 4 and 5: fills `scratch.move_values`, returns the index of its choice."""
    raise NotImplementedError


def answer(scratch: Scratch, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Returns the move of a bot of any level that is bound, in the state of row ROOT."""
    raise NotImplementedError


def features(state: State, seat: int, inputs: Floats) -> None:
    """Fills in what matters for one seat, in numbers from about -1 to 1; all were 0 before."""
    raise NotImplementedError


def likelihood(state: State, seat: int) -> float:
    """Returns how well what the other seats did fits the hidden cards of this determinization."""
    raise NotImplementedError
