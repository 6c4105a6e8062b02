"""What the value looks at: finite, within bounds, and nothing changed by looking."""

from __future__ import annotations

from math import isfinite
from typing import Any

import numpy as np
import pytest

from fiveleaf.bots.lucky_numbers.features import BLOCKS, FREE, INPUTS, TABLE, features
from fiveleaf.engine.chance import FastChance, below, new_rng
from fiveleaf.engine.contract import CHANCE
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.table import Table
from fiveleaf.games.lucky_numbers import GAME
from tests.games.lucky_numbers.positions import ONE_CELL_FREE, PLAIN_GARDEN, a_race

OPTIONS = [{}, {"setup": "michael"}, {"tournament": True}, {"setup": "michael", "tournament": True}]


def seen(state: Any, seat: int) -> list[float]:
    """The inputs of one seat."""
    inputs = np.zeros(INPUTS)
    features(state, seat, buffer_of(inputs))  # type: ignore[arg-type]
    return list(map(float, inputs))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_inputs_are_finite_and_small_in_every_state_of_a_random_game(seats: int, options: dict[str, Any]) -> None:
    rng = buffer_of(new_rng(seats))
    table = Table(GAME, seats, options, FastChance(rng))
    while not table.is_over:
        if below(rng, 4) == 0:
            before = GAME.memory.content(table.state)
            assert all(isfinite(number) and -4 <= number <= 4 for number in seen(table.state, below(rng, seats)))
            assert GAME.memory.content(table.state) == before
        if table.to_act == CHANCE:
            table.resolve()
        else:
            moves = table.legal_codes(table.to_act)
            table.play_code(table.to_act, moves[below(rng, len(moves))])


def test_a_tile_in_hand_is_seen_where_it_fills_the_garden() -> None:
    state = a_race(ONE_CELL_FREE, PLAIN_GARDEN, held=18).state
    assert seen(state, 0)[15] == 18 / 20
    assert seen(state, 0)[BLOCKS] == 1  # no free cell
    assert seen(a_race(ONE_CELL_FREE, PLAIN_GARDEN, held=3).state, 0)[FREE + 15] == 1


def test_tiles_of_the_set_up_are_seen_in_rising_order_before_they_are_laid() -> None:
    table = Table(GAME, 2, {"first_seat": 0})
    for number in (15, 2, 20, 9, 1, 5, 10, 18):
        table.resolve_code(number)
    assert [round(seen(table.state, 0)[cell] * 20) for cell in (0, 5, 10, 15)] == [2, 9, 15, 20]


def test_a_seat_sees_how_far_its_turn_is() -> None:
    state = a_race(PLAIN_GARDEN, PLAIN_GARDEN, PLAIN_GARDEN).state
    assert [seen(state, seat)[TABLE : TABLE + 3] for seat in range(3)] == [[1, 0, 0], [0, 0, 1], [0, 1, 0]]
