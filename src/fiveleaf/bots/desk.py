"""A desk: everything that a thinking bot writes on while it decides, as compiled code takes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Sized
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from fiveleaf.engine.chance import RNG_SIZE
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import Grid, Row, buffer_of

LIVE = 0  # the rows of states: the game that is played,
IMAGINED = 1  # what a bot is shown of it,
START = 2  # the table before anything random,
WORLD = 3  # one of the states that may be the true one,
AFTER = 4  # that state after a move,
DEEPER = 5  # and further ahead
ROWS = 9

DEPTHS = 4  # rows of moves and of weights: 0 belongs to the game that is played, the others to thinking
LEVELS = 6  # efforts are looked up by level, 1 to 5
EFFORTS = 6  # numbers that say how hard a level thinks; their meaning is the game's own
HIDDEN = 64  # cells of the first hidden layer of a value,
SECOND = 32  # and of the second
GAINED = 1 << 17  # numbers that a game's own thinking can keep


class Reals(Sized, Protocol):
    """A run of real numbers."""

    def __getitem__(self, index: int, /) -> float: ...

    def __setitem__(self, index: int, value: float, /) -> None: ...


class Desk(NamedTuple):
    """Buffers of one thread; compiled code gets arrays, plain code memoryviews over arrays."""

    states: Sequence[Any]  # by LIVE, IMAGINED, …
    content: Grid  # the same as bytes, for copying
    size: int  # bytes of a state
    knowledge: Reals  # the weights of the learned value
    tables: Reals  # what was computed exactly
    inputs: Reals  # what the value looks at, for one seat
    hidden: Sequence[Reals]  # its two hidden layers
    chances: Reals  # its answer: the chance of every seat to win,
    points: Reals  # and the score that each can expect
    moves: Sequence[Row]  # legal moves, by depth
    outcomes: Sequence[Row]  # weights of luck's outcomes, by depth
    efforts: Sequence[Row]  # how hard each level thinks
    sums: Reals  # one number for each move
    visits: Row  # and how often it was tried
    worth: Reals  # the seat's chance to win after each of its moves, once it has thought
    gained: Reals  # what a game's own thinking keeps: their meaning is its own
    luck: Row  # a second generator, for luck that is to be the same again
    ponders: int  # 1 where the game's own thinking is used, 0 where games are played on to their ends


def make_desk(
    game: Game,
    start: bytes,
    knowledge: npt.NDArray[np.float32],
    tables: npt.NDArray[np.float32],
    inputs: int,
    efforts: Mapping[int, Sequence[int]],
    ponders: bool,
    plain: bool,
) -> tuple[Desk, bytearray]:
    """A clean desk with the start of a game on it, and the memory of its states."""
    size = game.memory.dtype.itemsize
    memory = bytearray(ROWS * size)
    memory[START * size : (START + 1) * size] = start
    content = np.frombuffer(memory, dtype=np.int8).reshape(ROWS, size)
    moves = game.most_moves + 1
    outcomes = max(game.most_outcomes, game.most_seats)
    rows = memoryview(memory)
    states: Any = game.memory.records(memory)
    if plain:
        states = [game.memory.over(rows[row * size : (row + 1) * size]) for row in range(ROWS)]
    effort = np.zeros((LEVELS, EFFORTS), dtype=np.int64)
    for level, numbers in efforts.items():
        effort[level, : len(numbers)] = numbers
    one: Any = buffer_of if plain else as_it_is
    many: Any = rows_of if plain else as_it_is
    desk = Desk(
        states=states,
        content=one(content),
        size=size,
        knowledge=one(knowledge),
        tables=one(tables),
        inputs=one(np.zeros(inputs)),
        hidden=many(np.zeros((2, max(HIDDEN, SECOND)))),
        chances=one(np.zeros(game.most_seats)),
        points=one(np.zeros(game.most_seats)),
        moves=many(np.zeros((DEPTHS, moves), dtype=np.int32)),
        outcomes=many(np.zeros((DEPTHS, outcomes), dtype=np.int64)),
        efforts=many(effort),
        sums=one(np.zeros(moves)),
        visits=one(np.zeros(moves, dtype=np.int64)),
        worth=one(np.zeros(moves)),
        gained=one(np.zeros(GAINED)),
        luck=one(np.zeros(RNG_SIZE, dtype=np.int64)),
        ponders=int(ponders),
    )
    return desk, memory


def as_it_is(numbers: npt.NDArray[Any]) -> Any:
    """The array itself, for compiled code."""
    return numbers


def rows_of(numbers: npt.NDArray[Any]) -> list[Any]:
    """The rows of an array, for plain code."""
    return [buffer_of(row) for row in numbers]


def copy_state(desk: Desk, source: int, target: int) -> None:
    """One row becomes equal to another, byte by byte."""
    for index in range(desk.size):
        desk.content[target, index] = desk.content[source, index]
