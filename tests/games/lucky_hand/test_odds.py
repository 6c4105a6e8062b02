"""Lucky Hand: odds worked out on paper."""

from __future__ import annotations

from fractions import Fraction

import pytest

from fiveleaf.engine.table import Table
from fiveleaf.games.lucky_hand import GAME
from tests.games.lucky_hand.positions import DULL, a_game, play, pot_of, refill, roll, stakes

LYING = {  # dice penalties that take off so much together
    0: "",
    2: "dice-2",
    4: "dice-4",
    6: "dice-4 dice-2",
    8: "dice-4 dice-4",
    10: "dice-4 dice-4 dice-2",
    12: "dice-4 dice-4 dice-2 dice-2",
}

# Of 20 sides, those that win the card with −0, −2, −4, −6, −8, −10, −12: 21 − number − penalty, never below 0.
WINNING_SIDES = {
    "+20": (4, 2, 0, 0, 0, 0, 0),
    "+15": (7, 5, 3, 1, 0, 0, 0),
    "+10": (11, 9, 7, 5, 3, 1, 0),
    "+5": (16, 14, 12, 10, 8, 6, 4),
}


def chance_that(table: Table, outcomes: list[int], total: int) -> Fraction:
    """The share of these outcomes in the weights of the chance event that is due."""
    weights = {code: weight for (code, _), (_, weight) in zip(table.possible_outcomes(), table.odds(), strict=True)}
    assert sum(weights.values()) == total
    return Fraction(sum(weights[code] for code in outcomes), total)


@pytest.mark.parametrize("card", WINNING_SIDES)
@pytest.mark.parametrize("penalty", LYING)
def test_LH_07_LH_12_the_chance_of_every_bonus_card_under_every_penalty(card: str, penalty: int) -> None:
    winning = []
    for value in range(1, 21):
        table = a_game(f"{card} max max", DULL, lying={0: LYING[penalty]})
        play(table, 0, card)
        assert chance_that(table, [value - 1], 20) == Fraction(1, 20)
        roll(table, value)
        winning += [value] if pot_of(table, 0) else []
    assert len(winning) == WINNING_SIDES[card][penalty // 2]


def test_LH_04_LH_05_eleven_in_twenty_qualify_and_one_plays_at_once() -> None:
    qualified, at_once = 0, 0
    for value in range(1, 21):
        table = a_game(DULL, DULL, waiting=[0])
        roll(table, value)
        qualified += table.state.qualified[0]
        at_once += table.to_act == 0
    assert (Fraction(qualified, 20), Fraction(at_once, 20)) == (Fraction(11, 20), Fraction(1, 20))


def test_LH_08_LH_R7_of_two_stakers_each_wins_190_in_400_and_20_roll_again() -> None:
    first, second, again = 0, 0, 0
    for one in range(1, 21):
        for other in range(1, 21):
            table = a_game("max +5 +5", DULL)
            play(table, 0, "max")
            stakes(table, seat_0="+5", seat_1="+5")
            roll(table, one, other)
            first += table.scores() == [10, 0]
            second += table.scores() == [0, 10]
            again += table.scores() == [0, 0]
    assert (first, second, again) == (190, 190, 20)


def test_LH_01_the_first_card_is_a_bonus_card_33_times_in_55() -> None:
    table = Table(GAME, 2, {"first_seat": 0})
    assert chance_that(table, [0, 1, 2, 3], 55) == Fraction(33, 55)
    assert chance_that(table, [13], 55) == Fraction(3, 55)


def test_LH_19_after_the_heap_is_turned_over_its_cards_are_the_odds() -> None:
    table = a_game("+20 +5 +5", DULL, stock="", heap="ban-1 ban-1 immunity")
    play(table, 0, "+20")
    roll(table, 1)
    assert [(words["card"], weight) for words, weight in table.odds()] == [("+20", 1), ("ban-1", 2), ("immunity", 1)]
    refill(table)
    assert table.to_act == 1
