"""Stand-ins for what the bots of each game know: the compile gate binds the game's own, as for its rules."""

from __future__ import annotations

from fiveleaf.bots.desk import Desk, Reals
from fiveleaf.engine.layout import Row, State


def simple(state: State, seat: int, moves: Row, count: int, rng: Row) -> int:
    """The rule of level 2."""
    raise NotImplementedError


def clever(state: State, seat: int, moves: Row, count: int, rng: Row) -> int:
    """The rule of level 3, by which games are played on."""
    raise NotImplementedError


def ponder(desk: Desk, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """The thinking of levels 4 and 5: fills `desk.worth`, returns the index of its choice."""
    raise NotImplementedError


def answer(desk: Desk, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """The move of a bot of any level that is bound, in the state imagined for it."""
    raise NotImplementedError


def features(state: State, seat: int, inputs: Reals) -> None:
    """What matters for one seat, in numbers from about -1 to 1; all were 0 before."""
    raise NotImplementedError


def likelihood(state: State, seat: int) -> float:
    """How well what the others did fits the hands that they are imagined to hold."""
    raise NotImplementedError
