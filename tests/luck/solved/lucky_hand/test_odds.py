"""What cards and rolls of Lucky Hand are worth, each against every order of play."""

from __future__ import annotations

import pytest

from fiveleaf.games.lucky_hand.material import BONUS_KINDS, BOX
from fiveleaf.luck.solved.lucky_hand.odds import chance_with_roll, promise, undisturbed, undisturbed_pot


def test_an_undisturbed_pot_is_what_every_order_of_play_says() -> None:
    def best(hand: tuple[int, ...], turns: int) -> float:
        if turns == 0:
            return 0.0
        found = []
        for at, card in enumerate(hand):
            kept = hand[:at] + hand[at + 1 :]
            rest = sum(BOX[new] / 33 * best((*kept, new), turns - 1) for new in range(BONUS_KINDS))
            found.append(promise(card, 0) + rest)
        return max(found)

    for hand in ((0, 1, 2), (3, 3, 0), (2, 2, 1)):
        assert undisturbed(tuple(sorted(hand)), 4) == pytest.approx(best(hand, 4))


def test_in_the_long_run_a_turn_is_worth_the_mean_of_the_cards_drawn() -> None:
    mean = sum(BOX[card] * promise(card, 0) for card in range(BONUS_KINDS)) / 33
    assert undisturbed_pot(60) - undisturbed_pot(59) == pytest.approx(mean, abs=0.001)


def test_a_roll_of_twenty_loses_only_to_another_twenty() -> None:
    assert chance_with_roll(20, 1) == pytest.approx(19 / 20 + 1 / 40)
