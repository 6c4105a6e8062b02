"""The odds of a deal and of draws, each against counting by hand."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from fiveleaf.luck.solved.lucky_jack.odds import deal_chance, draw_chance


@pytest.mark.parametrize("alike", [2, 3])
def test_the_chance_of_a_deal_is_that_of_counting_all_hands(alike: int) -> None:
    box = [symbol for symbol in range(3) for _ in range(4)]
    hands = list(combinations(box, 5))
    found = sum(max(hand.count(symbol) for symbol in range(3)) >= alike for hand in hands)
    assert deal_chance(alike, symbols=3, copies=4, cards=5) == Fraction(found, len(hands))


@pytest.mark.parametrize("missing", [1, 2])
def test_the_chance_of_a_draw_is_that_of_counting_all_draws(missing: int) -> None:
    unseen = [True] * 3 + [False] * 6
    draws = list(combinations(unseen, 4))
    assert draw_chance(missing, 3, 9, 4) == Fraction(sum(sum(drawn) >= missing for drawn in draws), len(draws))
