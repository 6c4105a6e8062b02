"""Exact odds against every order of small decks."""

from __future__ import annotations

from itertools import permutations

import pytest

from fiveleaf.bots.eight_28.hand import elevens_in, worth
from fiveleaf.games.eight_28.material import DECKS, FIRST, KINDS, SECOND
from fiveleaf.luck.solved.eight_28.odds import (
    Deck,
    Goal,
    is_both,
    is_either,
    is_first,
    is_second,
    past,
    reach,
    totals_after,
)

SMALL: list[list[int]] = [[1, 1, 2, 3, 6, 11, 11], [1, 4, 8, 9, 10, 11, 11], [2, 5, 6, 7, 11, 11, 11]]
GOALS: list[tuple[Goal, int]] = [(is_first, FIRST), (is_second, SECOND), (is_either, SECOND), (is_both, FIRST)]


def deck_of(cards: list[int]) -> Deck:
    return tuple(cards.count(kind) for kind in range(KINDS))


def hands_of(order: tuple[int, ...], lowest: int) -> list[tuple[int, int]]:
    return [
        (lowest + sum(map(worth, order[:count])), sum(map(elevens_in, order[:count])))
        for count in range(len(order) + 1)
    ]


@pytest.mark.parametrize("cards", SMALL)
def test_totals_after_some_cards_are_those_of_every_order(cards: list[int]) -> None:
    orders = list(permutations(cards))
    for count in (1, 3, 5):
        met = [hands_of(order, 0)[count] for order in orders]
        expected = {hand: met.count(hand) / len(orders) for hand in set(met)}
        assert {hand: float(found) for hand, found in totals_after(deck_of(cards), count).items()} == pytest.approx(
            expected
        )


@pytest.mark.parametrize("cards", SMALL)
@pytest.mark.parametrize(("goal", "highest"), GOALS)
@pytest.mark.parametrize("lowest", [0, 6, 17])
def test_the_chance_to_land_on_a_goal_is_that_of_every_order(
    cards: list[int], goal: Goal, highest: int, lowest: int
) -> None:
    orders = list(permutations(cards))
    landed = sum(any(goal(*hand) for hand in hands_of(order, lowest)) for order in orders)
    assert reach(deck_of(cards), (lowest, 0), goal, highest) == pytest.approx(landed / len(orders))


def test_landing_on_8_is_the_sum_over_the_number_of_cards() -> None:
    landed = sum(
        float(found)
        for count in range(1, 9)
        for hand, found in totals_after(DECKS[0], count).items()
        if is_first(*hand)
    )
    assert reach(DECKS[0], (0, 0), is_first, FIRST) == pytest.approx(landed)


def test_the_next_card_past_a_goal_is_counted() -> None:
    assert past(DECKS[0], 7, FIRST) * 51 == 28
    assert past(DECKS[0], 18, SECOND) == 0
    assert past(DECKS[0], 28, SECOND) == 1
