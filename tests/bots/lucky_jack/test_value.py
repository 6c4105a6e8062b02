"""What the value of Lucky Jack looks at, and how levels 4 and 5 use it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from fiveleaf.bots.desk import IMAGINED
from fiveleaf.bots.lucky_jack.features import INPUTS, features
from fiveleaf.bots.lucky_jack.mind import MIND
from fiveleaf.bots.matches import MASTER, STRONG
from fiveleaf.bots.mind import THOUGHT, mind_gate
from fiveleaf.bots.value import evaluate
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.compiled import Mode
from fiveleaf.engine.layout import buffer_of
from fiveleaf.games.lucky_jack import GAME
from tests.bots.moments import Moment, moments
from tests.contract.cases import VARIANTS, Case, random_states

CASES = [Case(GAME, seats, variant) for seats in GAME.seat_counts for variant in range(len(VARIANTS[GAME.name]))]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_features_are_finite_and_within_bounds(case: Case) -> None:
    inputs = np.zeros(INPUTS)
    room: Any = buffer_of(inputs)
    for index, state in enumerate(random_states(case, 11)):
        if index % 23 == 0:
            for seat in range(case.seats):
                inputs[:] = 0
                features(state, seat, room)
                assert np.isfinite(inputs).all()
                assert np.abs(inputs).max() < 6


def weighed(moment: Moment, level: int, plain: bool) -> tuple[list[float], int]:
    """What a level thinks of each move, with hardly any effort."""
    desk, memory = MIND.desk(moment.state.seats, GAME.for_bots({}), plain)
    size = desk.size
    memory[IMAGINED * size : (IMAGINED + 1) * size] = GAME.memory.buffer(moment.state)
    for index, move in enumerate(moment.moves):
        desk.moves[0][index] = move
    desk.efforts[level][0], desk.efforts[level][1] = 12, 2  # lines, and candidates for each world
    rng: Any = buffer_of(new_rng(5)) if plain else new_rng(5)
    think = mind_gate(MIND, Mode.PLAIN if plain else Mode.SEARCH, THOUGHT).bind(MIND.ponder)
    best = think(desk, level, moment.seat, desk.moves[0], len(moment.moves), rng)
    return [float(desk.worth[index]) for index in range(len(moment.moves))], int(best)


@pytest.mark.parametrize("level", [STRONG, MASTER])
def test_plain_and_compiled_thoughts_agree(level: int) -> None:
    for moment in moments(GAME, 2, 3):
        plain, compiled = weighed(moment, level, True), weighed(moment, level, False)
        assert plain[0] == pytest.approx(compiled[0], abs=1e-6)
        assert plain[1] == compiled[1]


def test_chances_of_all_seats_add_up_to_one() -> None:
    desk, memory = MIND.desk(3, GAME.for_bots({}), True)
    look = mind_gate(MIND, Mode.PLAIN, THOUGHT).bind(evaluate)
    for index, state in enumerate(random_states(Case(GAME, 3, 0), 4)):
        if index % 50 == 0:
            memory[IMAGINED * desk.size : (IMAGINED + 1) * desk.size] = GAME.memory.buffer(state)
            look(desk, IMAGINED)
            assert sum(desk.chances[seat] for seat in range(3)) == pytest.approx(1)
