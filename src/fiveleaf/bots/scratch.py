"""Scratch buffers: everything that a bot writes on while it decides, as compiled code takes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Sized
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from fiveleaf.engine.chance import RNG_SIZE
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import Grid, Row, buffer_of

LIVE = 0  # the rows of states: the game that is played,
ROOT = 1  # the determinization in which a bot has to choose,
START = 2  # the table before anything random,
DETERMINIZED = 3  # another determinization, drawn anew for each rollout,
AFTERSTATE = 4  # that state after a move,
AHEAD = 5  # and further ahead; search may use all rows from here on
ROWS = 9

DEPTHS = 4  # rows of moves and of weights: 0 belongs to the game that is played, the others to the search
RESULT_DEPTH = 3  # the row of weights that no search uses
LEVELS = 6  # settings are looked up by level, 1 to 5
SETTINGS_PER_LEVEL = 6  # numbers that say how hard a level searches; each game's `search` says what they mean
FIRST_LAYER = 64  # units of the value network's first hidden layer,
SECOND_LAYER = 32  # and of its second
WORKSPACE_SIZE = 1 << 17  # numbers that a game's own search can store


class Floats(Sized, Protocol):
    """A run of floating-point numbers."""

    def __getitem__(self, index: int, /) -> float: ...

    def __setitem__(self, index: int, value: float, /) -> None: ...


class Scratch(NamedTuple):
    """The buffers of one thread; compiled code gets arrays, plain code memoryviews over arrays."""

    states: Sequence[Any]  # by LIVE, ROOT, …
    content: Grid  # the same as bytes, for copying
    size: int  # bytes of a state
    parameters: Floats  # of the value network
    tables: Floats  # what was computed exactly
    inputs: Floats  # of the value network: the features of one seat
    hidden: Sequence[Floats]  # its two hidden layers
    win_chances: Floats  # its output: every seat's chance to win,
    expected_scores: Floats  # and the score that each can expect
    moves: Sequence[Row]  # legal moves, by depth
    outcomes: Sequence[Row]  # weights of luck's outcomes, by depth
    settings: Sequence[Row]  # how hard each level searches
    sums: Floats  # one number for each move
    visits: Row  # how often each move was tried
    move_values: Floats  # the result of a search: the seat's chance to win after each of its moves
    workspace: Floats  # what a game's own search stores; it says what the numbers mean
    common_rng: Row  # a second generator, for common random numbers: the same luck for every move
    own_search: int  # 1 where the game's own search is used, 0 where plain rollouts are


def make_scratch(
    game: Game,
    start: bytes,
    parameters: npt.NDArray[np.float32],
    tables: npt.NDArray[np.float32],
    inputs: int,
    settings: Mapping[int, Sequence[int]],
    own_search: bool,
    plain: bool,
) -> tuple[Scratch, bytearray]:
    """Returns clean buffers with the start of a game in them, and the memory of their states."""
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
    by_level = np.zeros((LEVELS, SETTINGS_PER_LEVEL), dtype=np.int64)
    for level, numbers in settings.items():
        by_level[level, : len(numbers)] = numbers
    one: Any = buffer_of if plain else unchanged
    many: Any = rows_of if plain else unchanged
    scratch = Scratch(
        states=states,
        content=one(content),
        size=size,
        parameters=one(parameters),
        tables=one(tables),
        inputs=one(np.zeros(inputs)),
        hidden=many(np.zeros((2, max(FIRST_LAYER, SECOND_LAYER)))),
        win_chances=one(np.zeros(game.most_seats)),
        expected_scores=one(np.zeros(game.most_seats)),
        moves=many(np.zeros((DEPTHS, moves), dtype=np.int32)),
        outcomes=many(np.zeros((DEPTHS, outcomes), dtype=np.int64)),
        settings=many(by_level),
        sums=one(np.zeros(moves)),
        visits=one(np.zeros(moves, dtype=np.int64)),
        move_values=one(np.zeros(moves)),
        workspace=one(np.zeros(WORKSPACE_SIZE)),
        common_rng=one(np.zeros(RNG_SIZE, dtype=np.int64)),
        own_search=int(own_search),
    )
    return scratch, memory


def unchanged(numbers: npt.NDArray[Any]) -> Any:
    """Returns the array itself, for compiled code."""
    return numbers


def rows_of(numbers: npt.NDArray[Any]) -> list[Any]:
    """Returns the rows of an array, for plain code."""
    return [buffer_of(row) for row in numbers]


def copy_state(scratch: Scratch, source: int, target: int) -> None:
    """Copies one row of states to another, byte by byte."""
    for index in range(scratch.size):
        scratch.content[target, index] = scratch.content[source, index]
