"""The odds of calls, counted out."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from fiveleaf.bots.lucky_five.odds import (
    best_ways,
    called_chance,
    card_chance,
    mean_chance,
    ways_higher,
    ways_lower,
)
from fiveleaf.games.lucky_five.material import CARD_NAMES, PAIRS
from fiveleaf.games.lucky_five.state import Bet
from tests.games.lucky_five.positions import a_game

FACES = range(1, 7)
DICE_TO_TRY = [(1, 1, 1), (5, 2, 1), (3, 4, 4), (6, 1, 3), (6, 6, 5)]
KIND = {name: kind for kind, name in enumerate(CARD_NAMES)}


def best_by_counting(faces: list[int]) -> float:
    """The better side of a bet on dice that show these faces."""
    rolls = [sum(roll) for roll in product(FACES, repeat=len(faces))]
    return max(sum(roll > sum(faces) for roll in rolls), sum(roll < sum(faces) for roll in rolls)) / len(rolls)


@pytest.mark.parametrize("size", [1, 2, 3])
def test_ways_to_fall_above_or_below_a_sum(size: int) -> None:
    rolls = [sum(roll) for roll in product(FACES, repeat=size)]
    for total in range(-3, 25):
        assert ways_lower(size, total) == sum(roll < total for roll in rolls)
        assert ways_higher(size, total) == sum(roll > total for roll in rolls)
        assert best_ways(size, total) == max(ways_lower(size, total), ways_higher(size, total))


@pytest.mark.parametrize("dice", DICE_TO_TRY)
def test_marks_let_the_player_or_the_neighbour_choose_the_pair(dice: tuple[int, ...]) -> None:
    state = a_game(dice=dice).state
    pairs = [best_by_counting([dice[die] for die in range(3) if pair & (1 << die)]) for pair in PAIRS]
    assert card_chance(state, KIND["??"], False) == pytest.approx(max(pairs))
    assert card_chance(state, KIND["!!"], False) == pytest.approx(min(pairs))
    assert card_chance(state, KIND["!!"], True) == pytest.approx(max(pairs))


@pytest.mark.parametrize("dice", DICE_TO_TRY)
def test_the_neighbour_rolls_the_die_again_that_hurts_a_lucky_five_most(dice: tuple[int, ...]) -> None:
    state = a_game(dice=dice).state
    hopes = [best_by_counting(list(dice))]
    for die in range(3):
        rest = [dice[other] for other in range(3) if other != die]
        hopes.append(sum(best_by_counting([*rest, face]) for face in FACES) / 6)
    assert card_chance(state, KIND["lucky-five"], False) == pytest.approx(min(hopes))
    assert card_chance(state, KIND["lucky-five"], True) == pytest.approx(hopes[0])


def test_the_mean_chance_counts_every_card_left() -> None:
    state = a_game(dice=(1, 3, 3), deck={"red": 1, "orange": 2}).state
    assert mean_chance(state, state.stock, False) == pytest.approx((5 / 6 + 2 * 3 / 6) / 3)


@pytest.mark.parametrize(("called", "won"), [(Bet.HIGHER, range(3, 7)), (Bet.LOWER, range(1, 2))])
def test_a_call_with_one_die_rolled_hangs_on_the_other(called: int, won: Any) -> None:
    state = a_game(dice=(2, 5, 5)).state
    state.bet_dice, state.before, state.called, state.to_roll = 0b011, 4, called, 0b010
    assert called_chance(state) == pytest.approx(len(won) / 6)
