"""Clever knows the odds: what it does in told positions."""

from __future__ import annotations

import pytest

from fiveleaf.bots.levels import find_bot
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.table import Table
from fiveleaf.games.lucky_five import GAME
from tests.games.lucky_five.positions import NO_CHIPS, a_game, a_pile, go_on, step, turn

CLEVER = find_bot(GAME, "clever")


def answer(table: Table) -> dict[str, object]:
    """What clever does where a seat is asked."""
    seat = table.to_act
    moves = [table.code_of(seat, words) for words in table.legal_moves(seat)]
    chosen = CLEVER.choose(GAME.views.view(table.state, seat), moves, buffer_of(new_rng(1)))
    return dict(GAME.notation.move_words(table.state, seat, chosen))


@pytest.mark.parametrize(("red", "call"), [(2, "higher"), (5, "lower")])
def test_it_calls_the_side_with_more_ways(red: int, call: str) -> None:
    table = a_game(dice=(red, 3, 3))
    turn(table, "red")
    table.play(0, {"move": "stake", "chip": 10})
    assert answer(table) == {"move": "call", "bet": call}


def test_it_takes_the_easy_pair_and_gives_the_hard_one() -> None:
    table = a_game(dice=(1, 1, 6))
    turn(table, "??")
    assert answer(table)["dice"] == ["red", "orange"]
    table = a_game(dice=(1, 1, 6))
    turn(table, "!!")
    assert answer(table)["dice"] != ["red", "orange"]


def test_it_rolls_a_die_again_where_the_bet_would_be_easy_and_none_where_it_is_hard() -> None:
    table = a_game(dice=(1, 1, 1))
    turn(table, "lucky-five")
    assert answer(table)["die"] is not None
    table = a_game(dice=(3, 4, 3))
    turn(table, "lucky-five")
    assert answer(table)["die"] is None


def test_it_stakes_the_hundred_on_an_easy_lucky_five_and_a_ten_on_a_hard_first_card() -> None:
    table = a_game(dice=(1, 1, 1))
    turn(table, "lucky-five")
    table.play(1, {"move": "reroll", "die": None})
    assert answer(table)["chip"] == 100
    table = a_game(dice=(3, 3, 3))
    turn(table, "red")
    assert answer(table)["chip"] == 10


def test_it_goes_on_with_one_card_and_stops_with_a_high_pile() -> None:
    table = a_game(dice=(2, 1, 1))
    step(table, "red", 10, "lower", 1)
    assert answer(table) == {"move": "go-on"}
    go_on(table)
    step(table, "orange+yellow", 100, "higher", 3, 4)
    go_on(table)
    step(table, "red", 50, "higher", 3)
    assert answer(table) == {"move": "stop"}


def test_a_pile_of_the_other_changes_nothing_for_it() -> None:
    table = a_game(dice=(2, 1, 1), chips={1: NO_CHIPS})
    a_pile(table, 1, 4, 500)
    step(table, "red", 10, "lower", 1)
    assert answer(table) == {"move": "go-on"}
