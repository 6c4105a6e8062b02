"""Pig: every clause."""

from __future__ import annotations

import pytest

from fiveleaf.engine.contract import CHANCE
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.table import Table
from tests.pig.game import GAME
from tests.pig.positions import a_game, hold, roll


def test_PI_01_the_lot_names_the_seat_that_begins() -> None:
    table = Table(GAME, 3)
    assert table.to_act == CHANCE
    assert [(event["seat"], weight) for event, weight in table.odds()] == [(0, 1), (1, 1), (2, 1)]
    table.resolve_code(2)
    assert table.asked == (2,)


def test_PI_02_rolls_add_up() -> None:
    table = a_game()
    roll(table, 5)
    roll(table, 6)
    assert (table.asked, table.state.total, table.scores()) == ((0,), 11, [0, 0])


def test_PI_03_a_1_loses_the_turn_and_nothing_else() -> None:
    table = a_game()
    roll(table, 5)
    hold(table)
    roll(table, 6)
    roll(table, 1)
    assert (table.asked, table.state.total, table.scores()) == ((0,), 0, [5, 0])


def test_PI_04_holding_keeps_the_total_and_ends_the_turn() -> None:
    table = a_game(3)
    roll(table, 4)
    hold(table)
    assert (table.asked, table.state.total, table.scores()) == ((1,), 0, [4, 0, 0])


@pytest.mark.parametrize(("value", "is_over"), [(4, True), (3, False)])
def test_PI_05_the_goal_wins_when_it_is_held(value: int, is_over: bool) -> None:
    table = a_game(goal=10)
    roll(table, 6)
    roll(table, value)
    assert not table.is_over
    hold(table)
    assert table.is_over == is_over
    assert table.winners() == [0]


def test_PI_R1_there_is_nothing_to_hold_before_the_first_roll() -> None:
    table = a_game()
    assert table.legal_moves(0) == [{"move": "roll"}]
    with pytest.raises(Refused) as refused:
        hold(table)
    assert refused.value.clause == "PI-R1"
