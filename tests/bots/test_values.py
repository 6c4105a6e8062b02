"""The features and the value of each game, and the search of levels 4 and 5: the same plain and compiled."""

from __future__ import annotations

from importlib.resources import as_file, files
from typing import Any

import numpy as np
import pytest

from fiveleaf.arena.training import load
from fiveleaf.bots.bot import Decider
from fiveleaf.bots.decide import MASTER, STRONG
from fiveleaf.bots.levels import strategy_of
from fiveleaf.bots.prospects import value_moves
from fiveleaf.bots.scratch import ROOT
from fiveleaf.bots.strategy import SEARCH_LEVEL, VALUE_FILE, strategy_gate
from fiveleaf.bots.value import evaluate
from fiveleaf.catalogue import GAMES, HOUSE
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.compiled import Mode
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import buffer_of
from tests.bots.moments import Moment, moments
from tests.contract.cases import Case, positions_of, random_states

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
CASES = [
    Case(game, seats, variant)
    for game in GAMES
    for seats in game.seat_counts
    for variant in range(len(positions_of(game).VARIANTS))
]
SMALL_SETTINGS = {
    "8-28": (2, 2),
    "lucky-jack": (12, 2),
    "lucky-five": (1, 1),
    "lucky-hand": (12, 2),
    "lucky-numbers": (2,),
}
MAX_FILE_BYTES = 1_000_000
MAX_INPUT = 30  # in games played at random


@pytest.mark.parametrize("case", CASES, ids=str)
def test_features_are_finite_and_within_bounds(case: Case) -> None:
    strategy = strategy_of(case.game)
    inputs = np.zeros(strategy.inputs)
    room: Any = buffer_of(inputs)
    for index, state in enumerate(random_states(case, 11)):
        if index % 23 == 0:
            for seat in range(case.seats):
                inputs[:] = 0
                strategy.features(state, seat, room)
                assert np.isfinite(inputs).all()
                assert np.abs(inputs).max() < MAX_INPUT


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_the_shipped_value_is_that_of_its_training_plan(game: Game) -> None:
    strategy = strategy_of(game)
    with as_file(files(strategy.package) / VALUE_FILE) as path:
        trainers = load(strategy, path)
        assert path.stat().st_size < MAX_FILE_BYTES
    assert list(trainers) == list(game.seat_counts)
    for seats, trainer in trainers.items():
        assert (trainer.plan, trainer.generation) == (strategy.training_at(seats), trainer.plan.generations)


@EVERY_GAME
def test_chances_of_all_seats_add_up_to_one(game: Game) -> None:
    strategy, seats = strategy_of(game), game.fewest_seats
    scratch, memory = strategy.scratch(seats, game.for_bots({}), plain=True)
    look = strategy_gate(strategy, Mode.PLAIN, SEARCH_LEVEL).bind(evaluate)
    for index, state in enumerate(random_states(Case(game, seats, 0), 4)):
        if index % 50 == 0:
            memory[ROOT * scratch.size : (ROOT + 1) * scratch.size] = game.memory.buffer(state)
            look(scratch, ROOT)
            assert sum(scratch.win_chances[seat] for seat in range(seats)) == pytest.approx(1)


@EVERY_GAME
@pytest.mark.parametrize("level", [STRONG, MASTER])
def test_plain_and_compiled_search_agree(game: Game, level: int) -> None:
    for moment in moments(game, game.fewest_seats, 3):
        plain, compiled = plain_search(moment, level), compiled_search(moment, level)
        assert plain[1] == pytest.approx(compiled[1], abs=1e-5)
        assert plain[0] == compiled[0]


def plain_search(moment: Moment, level: int) -> tuple[int, list[float]]:
    """Returns the choice of a level and its move values, with small settings, in plain Python."""
    strategy, count = strategy_of(moment.game), len(moment.moves)
    scratch, memory = strategy.scratch(moment.state.seats, moment.game.for_bots({}), plain=True)
    memory[ROOT * scratch.size : (ROOT + 1) * scratch.size] = moment.game.memory.buffer(moment.state)
    search_little(moment.game, scratch, level)
    for index, move in enumerate(moment.moves):
        scratch.moves[0][index] = move
    run_search = strategy_gate(strategy, Mode.PLAIN, SEARCH_LEVEL).bind(value_moves)
    best = run_search(scratch, level, moment.seat, scratch.moves[0], count, buffer_of(new_rng(5)))
    return best, [scratch.move_values[index] for index in range(count)]


def compiled_search(moment: Moment, level: int) -> tuple[int, list[float]]:
    """Returns the same, compiled."""
    decider = Decider(strategy_of(moment.game), moment.state.seats, plain=False)
    search_little(moment.game, decider.scratch, level)
    best, worth = decider.value_moves(level, moment.state, moment.seat, moment.moves, new_rng(5))
    return best, worth


def search_little(game: Game, scratch: Any, level: int) -> None:
    """Lowers the settings of a level, since plain Python is slow."""
    for index, settings in enumerate(SMALL_SETTINGS.get(game.name, (0, 2))):
        scratch.settings[level][index] = min(scratch.settings[level][index], settings)
