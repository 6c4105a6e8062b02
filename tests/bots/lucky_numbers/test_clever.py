"""Level 3 prefers what the odds say."""

from __future__ import annotations

from typing import Any

import pytest

from fiveleaf.bots.lucky_numbers.clever import clever, turns_by, turns_by_draw
from fiveleaf.bots.lucky_numbers.greedy import greedy
from fiveleaf.bots.lucky_numbers.odds import turns_after, turns_to_go
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.table import Table
from fiveleaf.games.lucky_numbers import GAME
from fiveleaf.games.lucky_numbers.material import CELLS
from fiveleaf.games.lucky_numbers.moves import DRAW, LAY, PICK, PLACE, PUT
from tests.contract.cases import Room
from tests.games.lucky_numbers.positions import ONE_CELL_FREE, PLAIN_GARDEN, a_garden, a_race, a_setup, fits


def choice(table: Table, rule: Any = clever) -> int:
    """The move of a rule for the seat to act; the state is as before."""
    room, seat = Room(GAME), table.to_act
    before = GAME.memory.content(table.state)
    count = GAME.rules.legal_moves(table.state, seat, room.moves)
    move: int = rule(table.state, seat, room.moves, count, buffer_of(new_rng(1)))
    assert GAME.memory.content(table.state) == before
    assert move in [room.moves[index] for index in range(count)]
    return move


@pytest.mark.parametrize("rule", [clever, greedy])
def test_the_last_free_cell_is_filled_from_the_middle_or_the_hand(rule: Any) -> None:
    assert choice(a_race(ONE_CELL_FREE, PLAIN_GARDEN, middle=[3, 18]), rule) == PICK + 18 * CELLS + 15
    assert choice(a_race(ONE_CELL_FREE, PLAIN_GARDEN, held=18), rule) == PLACE + 15


def test_a_tile_that_only_narrows_the_gaps_goes_to_the_middle() -> None:
    full_but_one = "1 3 5 7 / 4 6 8 10 / 7 9 11 · / 10 12 14 20"
    assert choice(a_race(full_but_one, PLAIN_GARDEN, held=2)) == PUT


def test_a_tile_that_widens_the_last_gap_replaces_another() -> None:
    narrow = "1 3 5 7 / 4 6 8 10 / 7 9 11 18 / 10 12 14 ·"
    assert choice(a_race(narrow, PLAIN_GARDEN, held=12)) == PLACE + 11


def test_with_nothing_useful_in_the_middle_it_draws() -> None:
    assert choice(a_race(PLAIN_GARDEN, PLAIN_GARDEN)) == DRAW
    assert choice(a_race(ONE_CELL_FREE, PLAIN_GARDEN, middle=[2])) == DRAW


def test_a_draw_is_weighed_over_every_tile_of_the_stock() -> None:
    state = a_race(PLAIN_GARDEN, PLAIN_GARDEN, stock=[5, 5, 19]).state
    garden, now = a_garden(PLAIN_GARDEN), turns_to_go(state, 0)

    def best(number: int) -> float:
        return min([now, *(turns_after(state, 0, number, c) for c in range(CELLS) if fits(garden, number, c))])

    assert turns_by_draw(state, 0) == pytest.approx((2 * best(5) + best(19)) / 3)
    assert turns_by(state, 0, DRAW) == turns_by_draw(state, 0)


def test_the_set_up_is_laid_in_rising_order() -> None:
    table = a_setup((15, 2, 20, 9, 1, 5, 10, 18))
    cells = []
    for _ in range(4):
        move = choice(table)
        cells.append(move - LAY)
        table.play_code(0, move)
    assert cells == [10, 0, 15, 5]


def test_in_michaels_set_up_a_small_number_goes_to_the_top_left_and_a_large_one_to_the_bottom_right() -> None:
    assert choice(a_setup((2, 19), setup="michael")) == LAY
    assert choice(a_setup((19, 2), setup="michael")) == LAY + 15
