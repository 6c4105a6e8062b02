"""Lucky Five: the stake, the call, and what comes of it."""

from __future__ import annotations

import pytest

from fiveleaf.games.lucky_five.state import Phase
from tests.games.lucky_five.positions import (
    a_game,
    cards_in,
    chips_of,
    dice_of,
    go_on,
    lose_red,
    on_table,
    piles_of,
    refused_by,
    step,
    stop,
    turn,
    win_red,
)


def test_L5_08_exactly_one_chip_that_the_player_has() -> None:
    table = a_game(chips={0: (2, 0, 1)})
    turn(table, "red")
    assert [move["chip"] for move in table.legal_moves(0)] == [10, 100]
    assert refused_by(table, 0, move="stake", chip=50) == "L5-08"
    table.play(0, {"move": "stake", "chip": 100})
    assert (chips_of(table, 0), on_table(table)) == ((2, 0, 0), 100)
    assert refused_by(table, 0, move="stake", chip=10) == "L5-08"


def test_L5_09_the_call_is_about_the_dice_of_the_bet_alone() -> None:
    table = a_game()
    step(table, "orange+yellow", 10, "higher", 3, 1)  # 4 beats 3, whatever red shows
    assert table.asked == (0,)
    assert dice_of(table) == (5, 3, 1)


@pytest.mark.parametrize(("called", "value", "right"), [("higher", 6, True), ("higher", 4, False), ("lower", 4, True)])
def test_L5_09_higher_and_lower_than_the_sum_before(called: str, value: int, right: bool) -> None:
    table = a_game()
    step(table, "red", 10, called, value)
    assert (table.state.phase == Phase.GO_ON) is right


def test_L5_09_a_call_comes_after_the_stake() -> None:
    table = a_game()
    turn(table, "red")
    table.play(0, {"move": "stake", "chip": 10})
    assert [move["bet"] for move in table.legal_moves(0)] == ["higher", "lower"]
    assert refused_by(table, 0, move="go-on") == "L5-09"


@pytest.mark.parametrize("called", ["higher", "lower"])
def test_L5_10_the_same_sum_is_wrong(called: str) -> None:
    table = a_game()
    step(table, "red+orange", 10, called, 4, 3)
    assert (table.state.turn, on_table(table)) == (1, 10)


def test_L5_11_who_stops_takes_the_cards_of_the_turn_and_all_chips_on_the_table() -> None:
    table = a_game()
    lose_red(table, 50)
    win_red(table, 10)
    go_on(table)
    step(table, "orange", 100, "higher", 6)
    stop(table)
    assert piles_of(table, 1) == [(2, 160, False)]
    assert (on_table(table), cards_in(table.state.turned), table.state.turn) == (0, [], 0)
    assert cards_in(table.state.taken) == ["red", "orange"]


def test_L5_11_piles_are_kept_apart() -> None:
    table = a_game(dice=(6, 2, 1))
    for _ in range(2):
        step(table, "orange", 10, "higher", 6)
        stop(table)
        step(table, "orange", 10, "lower", 2)
        stop(table)
        table.state.stock[2] = 3
    assert piles_of(table, 0) == [(1, 10, False), (1, 10, False)]


def test_L5_11_go_on_or_stop_and_nothing_else() -> None:
    table = a_game()
    win_red(table)
    assert [move["move"] for move in table.legal_moves(0)] == ["go-on", "stop"]
    assert refused_by(table, 0, move="stake", chip=10) == "L5-11"


def test_L5_12_wrong_loses_the_cards_of_the_turn_and_leaves_the_chips() -> None:
    table = a_game()
    win_red(table, 50)
    go_on(table)
    step(table, "orange", 10, "lower", 6)
    assert cards_in(table.state.discard) == ["red", "orange"]
    assert (on_table(table), table.scores(), table.state.turn) == (60, [0, 0], 1)


def test_L5_R2_nobody_stops_before_the_first_bet() -> None:
    table = a_game()
    turn(table, "red")
    assert refused_by(table, 0, move="stop") == "L5-R2"
    table.play(0, {"move": "stake", "chip": 10})
    assert refused_by(table, 0, move="stop") == "L5-R2"


def test_L5_R2_nor_between_the_card_and_the_roll_of_a_later_step() -> None:
    table = a_game()
    win_red(table)
    go_on(table)
    turn(table, "orange")
    assert refused_by(table, 0, move="stop") == "L5-08"
