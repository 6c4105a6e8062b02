"""What the value of Lucky Five looks at."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from fiveleaf.bots.lucky_five.features import INPUTS, features
from fiveleaf.engine.layout import buffer_of
from fiveleaf.games.lucky_five import GAME
from fiveleaf.games.lucky_five.state import Phase
from tests.contract.cases import Case, random_states


def test_before_a_card_is_turned_the_dice_count_by_the_mean_chance_alone() -> None:
    seen: list[Any] = [np.zeros(INPUTS), np.zeros(INPUTS)]
    state = next(state for state in random_states(Case(GAME, 2, 0), 3) if state.phase == Phase.CARD)
    for faces, inputs in zip([(1, 2, 4), (6, 5, 3)], seen, strict=True):
        for die, face in enumerate(faces):
            state.dice[die] = face
        room: Any = buffer_of(inputs)
        features(state, 0, room)
    assert seen[0] == pytest.approx(seen[1])
