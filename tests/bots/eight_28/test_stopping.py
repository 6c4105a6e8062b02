"""What hands are worth in the long run."""

from __future__ import annotations

from fiveleaf.bots.eight_28.stopping import (
    HANDS,
    chance,
    continue_value,
    continue_values,
    end_of,
    solve,
    stop_value,
    stop_values,
)
from fiveleaf.games.eight_28.material import KINDS, LOWEST, SECOND


def test_the_chances_of_a_fresh_deck_add_up_to_one() -> None:
    assert abs(sum(chance(card) for card in range(LOWEST, KINDS)) - 1) < 1e-12


def test_worths_lie_between_nothing_and_both_treasures() -> None:
    for lowest in range(1, SECOND + 1):
        for elevens in range(HANDS):
            assert 0 <= continue_value(lowest, elevens) <= 2
            assert 0 < stop_value(lowest, elevens) <= 2


def test_a_total_on_a_goal_stops_and_one_in_the_middle_goes_on() -> None:
    assert all(stop_value(8, elevens) > continue_value(8, elevens) for elevens in range(HANDS))
    assert all(stop_value(28, elevens) > continue_value(28, elevens) for elevens in range(HANDS))
    assert all(stop_value(lowest, 0) < continue_value(lowest, 0) for lowest in range(9, 22))


def test_the_jackpot_is_worth_most_and_a_1_11_is_never_a_loss() -> None:
    assert max(stop_value(lowest, elevens) for lowest in range(1, 29) for elevens in range(HANDS)) == stop_value(8, 2)
    assert all(continue_value(lowest, 1) >= continue_value(lowest, 0) for lowest in range(1, 28))


def test_nobody_gains_much_by_another_way_to_stop() -> None:
    """The best answer to how everybody ends is worth little more than what all get."""
    resting_worth, on = solve()
    goes_on = [[float(on[n][e] > resting_worth[n][e]) for e in range(HANDS)] for n in range(SECOND + 1)]
    end = end_of(goes_on)
    again = stop_values(end)
    answer = sum(
        chance(card) * max(again[value][extra], continue_values(again)[value][extra])
        for card, value, extra in [(card, min(card, 11) if card < 11 else 1, int(card == 11)) for card in range(1, 12)]
    )
    got = sum(end[n][e] * again[n][e] for n in range(1, SECOND + 1) for e in range(HANDS))
    assert 0 <= answer - got < 0.05
