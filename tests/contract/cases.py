"""Every game with every seat count and the values of every option that change how it is played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from fiveleaf.catalogue import GAMES, HOUSE
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.compiled import Mode, game_gate
from fiveleaf.engine.contract import NOBODY
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import Row, buffer_of
from fiveleaf.engine.playout import step


def positions_of(game: Game) -> Any:
    """A game's own builders; `VARIANTS` and `pieces`, which no event may lose, are there for every game."""
    home = f"tests.games.{game.package.rpartition('.')[2]}" if game in HOUSE else game.package
    return import_module(f"{home}.positions")


@dataclass(frozen=True)
class Case:
    """A game as a table may set it."""

    game: Game
    seats: int
    variant: int

    @property
    def options(self) -> dict[str, Any]:
        """The options of this case."""
        chosen: dict[str, Any] = positions_of(self.game).VARIANTS[self.variant]
        return chosen

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}-{self.variant}"

    @property
    def positions(self) -> Any:
        """The game's own builders, with `pieces`."""
        return positions_of(self.game)


CASES = [
    Case(game, seats, variant)
    for game in GAMES
    for seats in game.seat_counts
    for variant in range(len(positions_of(game).VARIANTS))
]


def each(cases: Iterable[Case]) -> pytest.MarkDecorator:
    """A test of all these; those with neither the fewest seats nor the most are slow."""
    return pytest.mark.parametrize("case", [param(case) for case in cases])


def param(case: Case) -> Any:
    """A case as a parameter of a test."""
    is_edge = case.seats in (case.game.fewest_seats, case.game.most_seats)
    return pytest.param(case, id=str(case), marks=() if is_edge else pytest.mark.slow)


EACH_CASE = each(CASES)
EACH_SEAT_COUNT = each(case for case in CASES if not case.variant)


class Room:
    """Buffers for plain code."""

    def __init__(self, game: Game) -> None:
        self.moves: Row = buffer_of(np.zeros(game.most_moves + 1, dtype=np.int32))
        self.weights: Row = buffer_of(np.zeros(game.most_outcomes, dtype=np.int64))
        self.seats: Row = buffer_of(np.zeros(game.most_seats, dtype=np.int64))


def random_states(case: Case, seed: int) -> Iterator[Any]:
    """The states of one random game, from the start to the end; each is valid until the next is asked for."""
    state = case.game.start(case.options, case.seats)
    rng = buffer_of(new_rng(seed))
    room = Room(case.game)
    one_step = game_gate(case.game, Mode.PLAIN).bind(step)
    yield state
    while one_step(state, rng, room.moves, room.weights) != NOBODY:
        yield state
