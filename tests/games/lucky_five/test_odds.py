"""Lucky Five: how likely a call is right, for every sum of one, two and three dice, against counting on paper."""

from __future__ import annotations

from fractions import Fraction

import pytest

from fiveleaf.engine.contract import CHANCE
from fiveleaf.engine.table import Table
from fiveleaf.games.lucky_five import GAME
from fiveleaf.games.lucky_five.state import Phase
from tests.games.lucky_five.positions import a_game, turn

# In how many ways dice make a sum, counted on paper: from the lowest sum (all ones) to the highest (all sixes).
WAYS = {
    1: (1, 1, 1, 1, 1, 1),
    2: (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1),
    3: (1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1),
}
# (higher, equal, lower) out of 6, 36 and 216, added up from the ways by hand, for the lower half of the sums; the upper
# half is its mirror image, because a die turned upside down makes 7 minus its value.
ON_PAPER = {
    1: {1: (5, 1, 0), 2: (4, 1, 1), 3: (3, 1, 2)},
    2: {2: (35, 1, 0), 3: (33, 2, 1), 4: (30, 3, 3), 5: (26, 4, 6), 6: (21, 5, 10), 7: (15, 6, 15)},
    3: {
        3: (215, 1, 0),
        4: (212, 3, 1),
        5: (206, 6, 4),
        6: (196, 10, 10),
        7: (181, 15, 20),
        8: (160, 21, 35),
        9: (135, 25, 56),
        10: (108, 27, 81),
    },
}
CARDS = {1: "red", 2: "red+orange", 3: "red+orange+yellow"}
CASES = [(count, total) for count in (1, 2, 3) for total in range(count, 6 * count + 1)]


def paper_odds(count: int, total: int) -> tuple[int, int, int]:
    """What was counted by hand; the upper sums by the mirror."""
    if total in ON_PAPER[count]:
        return ON_PAPER[count][total]
    higher, equal, lower = ON_PAPER[count][7 * count - total]
    return lower, equal, higher


def dice_making(count: int, total: int) -> list[int]:
    """Three dice of which the first `count` make the total."""
    values = [1] * 3
    rest = total - count
    for die in range(count):
        values[die] += min(5, rest)
        rest -= values[die] - 1
    return values


def chance_of_right(table: Table) -> Fraction:
    """The share of all rolls after which the turn goes on, by trying every one of them in the engine."""
    if table.state.phase != Phase.ROLL:
        return Fraction(table.state.phase == Phase.GO_ON)
    odds = Fraction(0)
    weights = [
        (outcome, weight) for (outcome, _), (_, weight) in zip(table.possible_outcomes(), table.odds(), strict=True)
    ]
    before = GAME.memory.copy(table.state)
    for outcome, weight in weights:
        table.resolve_code(outcome)
        odds += weight * chance_of_right(table)
        GAME.memory.assign(table.state, before)
    return odds / sum(weight for _, weight in weights)


def a_call(count: int, total: int, called: str) -> Table:
    """A table at which that many dice made that total, and the call about them has been made."""
    table = a_game(dice=dice_making(count, total))
    turn(table, CARDS[count])
    assert table.state.before == total
    table.play(0, {"move": "stake", "chip": 10})
    table.play(0, {"move": "call", "bet": called})
    assert table.to_act == CHANCE
    return table


@pytest.mark.parametrize(("count", "total"), CASES)
def test_L5_09_L5_10_the_odds_of_every_call(count: int, total: int) -> None:
    higher, equal, lower = paper_odds(count, total)
    assert higher + equal + lower == 6**count
    right_if_higher = chance_of_right(a_call(count, total, "higher"))
    right_if_lower = chance_of_right(a_call(count, total, "lower"))
    assert right_if_higher == Fraction(higher, 6**count)
    assert right_if_lower == Fraction(lower, 6**count)
    assert 1 - right_if_higher - right_if_lower == Fraction(equal, 6**count)


@pytest.mark.parametrize(("count", "total"), CASES)
def test_L5_10_an_equal_sum_is_as_likely_as_its_ways(count: int, total: int) -> None:
    assert paper_odds(count, total)[1] == WAYS[count][total - count]


def test_L5_02_the_odds_of_the_first_card() -> None:
    weights = {words["card"]: weight for words, weight in a_game().odds()}
    assert Fraction(weights["lucky-five"], sum(weights.values())) == Fraction(4, 33)
    assert Fraction(weights["red"], sum(weights.values())) == Fraction(1, 11)


def test_L5_02_a_turned_card_is_not_there_any_more() -> None:
    table = a_game()
    turn(table, "lucky-five")
    weights = [table.state.stock[kind] for kind in range(1, 11)]
    assert (weights[-1], sum(weights)) == (3, 32)
