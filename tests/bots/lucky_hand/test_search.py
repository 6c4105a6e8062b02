"""The two strongest bots of Lucky Hand: what they choose, plain and compiled, and what they cannot see."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from fiveleaf.bots.bot import Bot
from fiveleaf.bots.decide import MASTER, STRONG, answer_by_search
from fiveleaf.bots.lucky_hand.strategy import STRATEGY
from fiveleaf.bots.scratch import ROOT
from fiveleaf.bots.strategy import SEARCH_LEVEL, strategy_gate
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.compiled import Mode
from fiveleaf.engine.layout import buffer_of
from fiveleaf.games.lucky_hand.material import POINTS
from fiveleaf.luck.solved.lucky_hand.endgame import OpenHands, end_position
from tests.bots.lucky_hand.positions import legal, states_of

TINY = replace(STRATEGY, settings={STRONG: (4, 1), MASTER: (12, 2)})


def answer_of(level: int, state: Any, seat: int, plain: bool) -> tuple[int, list[float]]:
    """Returns the move of a level that searches very little, and the values of all moves."""
    scratch, memory = TINY.scratch(state.seats, {"rounds": 40}, plain=plain)
    memory[ROOT * scratch.size : (ROOT + 1) * scratch.size] = TINY.game.memory.buffer(state)
    moves = legal(state, seat)
    for index, move in enumerate(moves):
        scratch.moves[0][index] = move
    run_search = strategy_gate(TINY, Mode.PLAIN if plain else Mode.SEARCH, SEARCH_LEVEL).bind(answer_by_search)
    rng = buffer_of(new_rng(3)) if plain else new_rng(3)
    move = int(run_search(scratch, level, seat, scratch.moves[0], len(moves), rng))
    return move, [float(scratch.move_values[index]) for index in range(len(moves))]


@pytest.mark.parametrize("may_pass", [False, True])
@pytest.mark.parametrize("level", [STRONG, MASTER])
def test_plain_and_compiled_bots_give_the_same_answer(level: int, may_pass: bool) -> None:
    options = {"rounds": 8, "may_pass": may_pass}
    asked = [(STRATEGY.game.memory.copy(state), seat) for state, seat in states_of(2, options, 5) if seat >= 0]
    for state, seat in [pair for pair in asked if len(legal(*pair)) > 1][::6]:
        plain, compiled = answer_of(level, state, seat, True), answer_of(level, state, seat, False)
        assert plain[0] == compiled[0]
        assert plain[1] == pytest.approx(compiled[1], abs=1e-6)


@pytest.mark.parametrize("name", ["strong", "master"])
@pytest.mark.parametrize("behind", range(4))
def test_the_last_card_is_the_one_with_the_best_chance_to_win(name: str, behind: int) -> None:
    state = end_position(({3: behind}, {}), ((POINTS, POINTS + 1, 2), (0, 1, 2)), 1)
    found = OpenHands().by_move(state, 1)
    level = STRONG if name == "strong" else MASTER
    chosen = Bot(name, level, STRATEGY).choose(STRATEGY.game.views.view(state, 1), legal(state, 1), new_rng(1))
    assert found[chosen] == max(found.values())


@pytest.mark.parametrize("level", [STRONG, MASTER])
def test_a_swap_of_hidden_cards_changes_no_move(level: int) -> None:
    state = end_position(({2: 1}, {0: 1}), ((POINTS, 2, 3), (1, 2, 3)), 0, 9)
    swapped = end_position(({2: 1}, {0: 1}), ((POINTS, 2, 3), (13, 11, 12)), 0, 9)
    bot = Bot("", level, TINY)
    views = [STRATEGY.game.views.view(one, 0) for one in (state, swapped)]
    assert views[0] == views[1]
    assert len({bot.choose(seen, legal(state, 0), new_rng(7)) for seen in views}) == 1


def test_every_move_gets_a_chance_from_nought_to_one() -> None:
    state = end_position(({2: 1}, {0: 1}), ((POINTS, 2, 3), (1, 2, 3)), 0, 9)
    for level in (STRONG, MASTER):
        assert all(0 < worth < 1 for worth in answer_of(level, state, 0, False)[1])


def test_a_value_is_kept_for_every_number_of_seats() -> None:
    assert sorted(STRATEGY.trained) == [2, 3, 4, 5]
    assert all(
        np.isfinite(STRATEGY.parameters(seats)).all() and STRATEGY.parameters(seats).any() for seats in STRATEGY.trained
    )
