"""What hands are worth in the long run."""

from __future__ import annotations

from fiveleaf.bots.eight_28.hopes import HANDS, chance, end_of, going_on, hope, rest, resting, solve
from fiveleaf.games.eight_28.material import KINDS, LOWEST, SECOND


def test_the_chances_of_a_fresh_deck_add_up_to_one() -> None:
    assert abs(sum(chance(card) for card in range(LOWEST, KINDS)) - 1) < 1e-12


def test_worths_lie_between_nothing_and_both_treasures() -> None:
    for lowest in range(1, SECOND + 1):
        for elevens in range(HANDS):
            assert 0 <= hope(lowest, elevens) <= 2
            assert 0 < rest(lowest, elevens) <= 2


def test_a_total_on_a_goal_stops_and_one_in_the_middle_goes_on() -> None:
    assert all(rest(8, elevens) > hope(8, elevens) for elevens in range(HANDS))
    assert all(rest(28, elevens) > hope(28, elevens) for elevens in range(HANDS))
    assert all(rest(lowest, 0) < hope(lowest, 0) for lowest in range(9, 22))


def test_the_jackpot_is_worth_most_and_a_1_11_is_never_a_loss() -> None:
    assert max(rest(lowest, elevens) for lowest in range(1, 29) for elevens in range(HANDS)) == rest(8, 2)
    assert all(hope(lowest, 1) >= hope(lowest, 0) for lowest in range(1, 28))


def test_nobody_gains_much_by_another_way_to_stop() -> None:
    """The best answer to how everybody ends is worth little more than what all get."""
    resting_worth, on = solve()
    goes_on = [[float(on[n][e] > resting_worth[n][e]) for e in range(HANDS)] for n in range(SECOND + 1)]
    end = end_of(goes_on)
    again = resting(end)
    answer = sum(
        chance(card) * max(again[value][extra], going_on(again)[value][extra])
        for card, value, extra in [(card, min(card, 11) if card < 11 else 1, int(card == 11)) for card in range(1, 12)]
    )
    got = sum(end[n][e] * again[n][e] for n in range(1, SECOND + 1) for e in range(HANDS))
    assert 0 <= answer - got < 0.05
