"""A race or a tournament at one moment: every field, the phases, the endings."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from fiveleaf.engine import layout
from fiveleaf.engine.layout import Grid, Int8, Int16, Row
from fiveleaf.games.lucky_numbers.material import CELLS, MAX_SEATS, NUMBERS, SETUP_TILES


class Phase(IntEnum):
    """What happens next."""

    BEGINS = 0  # chance names the seat that begins
    SETUP_DRAW = 1  # chance draws a tile for the set-up
    SETUP_LAY = 2  # the seats lay their tiles on the diagonal, all at once
    TURN = 3  # a seat draws or picks
    DRAW = 4  # chance turns up the tile
    PLACE = 5  # the seat places the drawn tile or puts it in the middle
    OVER = 6


class Ending(IntEnum):
    """Why the game is over."""

    NONE = 0
    GARDEN_FULL = 1  # LN-10
    LAST_TILE = 2  # LN-11
    EXCHANGE = 3  # LN-R6
    TOURNAMENT = 4  # LN-13


class State(layout.State):
    """The full state; it holds no order of the face-down tiles, which luck decides tile by tile."""

    michael: Int8  # 1 with Michael's set-up (LN-12)
    tournament: Int8  # 1 in a tournament (LN-13)
    begins: Int8  # the seat that begins this race, NOBODY until known
    races: Int8  # races of a tournament already scored, 0..seats
    turn: Int8  # whose turn, 0..seats-1
    held: Int8  # the tile drawn and not yet placed, 1..20, or EMPTY
    exchanges: Int16  # turns in a row in which nobody drew
    left: Int8  # face-down tiles, 0..80
    stock: Annotated[Row, "int8", NUMBERS]  # face-down tiles per number
    middle: Annotated[Row, "int8", NUMBERS]  # face-up tiles in the middle per number
    garden: Annotated[Grid, "int8", MAX_SEATS, CELLS]  # the number on each cell, or EMPTY
    free: Annotated[Row, "int8", MAX_SEATS]  # free cells per seat, 0..16, without the lays of a question still open
    drawn: Annotated[Grid, "int8", MAX_SEATS, SETUP_TILES]  # tiles of the set-up in the order drawn; EMPTY after it
    laid: Annotated[Row, "int8", MAX_SEATS]  # how many of them lie on the diagonal
    spot: Annotated[Grid, "int8", MAX_SEATS, SETUP_TILES]  # the cell on which each of them was laid
    points: Annotated[Row, "int16", MAX_SEATS]  # tournament points
