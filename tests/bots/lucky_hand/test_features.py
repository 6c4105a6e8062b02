"""What the value of Lucky Hand looks at."""

from __future__ import annotations

from math import isfinite
from typing import Any

import numpy as np
import pytest

from fiveleaf.bots.lucky_hand.features import BLOCK, IN_HAND, INPUTS, LEAD, POT, features
from fiveleaf.engine.layout import buffer_of
from fiveleaf.luck.solved.lucky_hand.endgame import end_position
from tests.bots.lucky_hand.positions import states_of

TABLES: tuple[dict[str, Any], ...] = ({"rounds": 40}, {"rounds": 3}, {"rounds": 1000}, {"clock": 20})


def seen(state: Any, seat: int) -> list[float]:
    """All numbers for one seat."""
    inputs = buffer_of(np.zeros(INPUTS))
    features(state, seat, inputs)  # type: ignore[arg-type]
    return [float(inputs[index]) for index in range(INPUTS)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_all_numbers_are_small_in_every_state_of_a_random_game(seats: int, options: dict[str, Any]) -> None:
    for index, (state, _) in enumerate(states_of(seats, options, seats)):
        if index % 5 == 0:
            for seat in range(seats):
                assert all(isfinite(number) and abs(number) <= 4 for number in seen(state, seat))


def test_every_seat_looks_from_its_own_place() -> None:
    state = end_position(({2: 2}, {0: 1}), ((2, 3, 4), (1, 1, 13)), 0, 5)
    first, second = seen(state, 0), seen(state, 1)
    assert first[POT] == second[BLOCK + POT] == pytest.approx(0.2)
    assert first[IN_HAND : IN_HAND + 14] == second[BLOCK + IN_HAND : BLOCK + IN_HAND + 14]
    assert first[LEAD] == 0 == second[LEAD]


def test_the_seat_ahead_and_the_seat_behind_see_the_same_lead() -> None:
    state = end_position(({2: 4}, {0: 1}), ((2, 3, 4), (1, 1, 13)), 0, 5)
    assert seen(state, 0)[LEAD] == -seen(state, 1)[LEAD] > 0
