"""A game of Pig at one moment: every field, the phases, the endings."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from fiveleaf.engine import layout
from fiveleaf.engine.layout import Int8, Int16, Row
from tests.pig.material import MAX_SEATS


class Phase(IntEnum):
    """What happens next."""

    BEGINS = 0  # chance names the seat that begins
    ROLL = 1  # chance rolls the die
    TURN = 2  # a seat rolls on or holds
    OVER = 3


class Ending(IntEnum):
    """Why the game is over."""

    NONE = 0
    GOAL = 1  # PI-05


class State(layout.State):
    """The whole truth; nothing is hidden."""

    goal: Int16  # the score that wins, 10..200
    turn: Int8  # whose turn, 0..seats-1
    total: Int16  # points of this turn
    score: Annotated[Row, "int16", MAX_SEATS]  # points held per seat
