"""Level 3: what somebody does who knows the odds."""

from __future__ import annotations

from typing import Any

import pytest

from fiveleaf.bots.eight_28.beliefs import likelihood
from fiveleaf.bots.eight_28.clever import clever, rivalry, standing, value_after_card
from fiveleaf.bots.eight_28.hand import has_declined, passes
from fiveleaf.bots.eight_28.stopping import continue_value
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.table import Table
from fiveleaf.games.eight_28.material import FIRST, SECOND
from fiveleaf.games.eight_28.moves import AIM_FIRST, AIM_SECOND, DECLINE, TAKE
from tests.contract.cases import Room
from tests.games.eight_28.positions import a_round, a_showdown, set_deck


def chosen(table: Table) -> int:
    room = Room(table.game)
    state: Any = table.state
    count = table.game.rules.legal_moves(state, table.to_act, room.moves)
    return clever(state, table.to_act, room.moves, count, buffer_of(new_rng(1)))


@pytest.mark.parametrize("hand", ["8 |", "4 | 4", "6 | 1/11 1/11", "10 | 10 8", "7 | 1/11 10"])
def test_a_hand_on_a_goal_is_kept(hand: str) -> None:
    assert chosen(a_round("2 | 7 9", hand, "3 | 9 9")) == DECLINE


def test_a_middling_hand_that_loses_both_treasures_goes_on() -> None:
    table = a_round("8 |", "5 | 9", "1 | 9 10 6")
    table.state.turn = 1
    table.state.dealer = 1
    assert chosen(table) == TAKE


def test_a_hand_past_both_goals_takes_nothing() -> None:
    assert chosen(a_round("2 | 7 9", "10 | 10 10", "3 | 9 9")) == DECLINE


def test_while_the_round_goes_on_anyway_waiting_costs_nothing() -> None:
    table = a_round("3 | 9", "5 | 9", "4 | 9")
    table.state.took = 1
    assert chosen(table) == DECLINE


def test_where_passing_is_final_nobody_waits() -> None:
    table = a_round("3 | 9 9", "5 | 9", "4 | 10 10", passing_is_final=True)
    table.state.took = 1
    assert chosen(table) == TAKE


def test_the_next_card_is_weighed_over_all_cards_that_the_seat_has_not_seen() -> None:
    table = a_round("1 | 9 10 9", "2 | 10 10", "1 | 9 8 8")
    set_deck(table, "6", "10")
    six = standing(table.state, 1, 28, 0, 1)
    one = max(standing(table.state, 1, 23, 0, 1), continue_value(23, 0))
    assert value_after_card(table.state, 1, 22, 0, 1) == pytest.approx((six + 2 * one) / 4, abs=1e-6)


def test_a_rival_is_weighed_by_the_cards_that_it_may_hold() -> None:
    table = a_round("8 | 10 8", "10 | 7", "2 | 9 9 9")
    set_deck(table, "10", "1")
    table.state.out[2] = 1
    ahead = rivalry(table.state, 1, 0, SECOND, 27, False)
    assert ahead == pytest.approx(1 / 4)  # of 8, 2, 10 and 1 only the 10 makes 28
    assert rivalry(table.state, 1, 0, FIRST, 8, False) == 0


def test_a_treasure_that_nobody_else_can_win_is_sure() -> None:
    table = a_round("3 | 9", "2 |", "4 | 10")
    assert standing(table.state, 1, 2, 0, 1) == 1


def test_the_cards_taken_tell_who_has_declined() -> None:
    table = a_round("3 |", "5 | 9 2", "4 | 9")
    assert passes(table.state) == 3
    assert [has_declined(table.state, seat, 3) for seat in range(3)] == [True, False, True]


def test_who_declined_is_believed_to_be_near_a_goal() -> None:
    near, far = a_round("7 |", "5 | 9 2", "4 | 9"), a_round("3 |", "5 | 9 2", "4 | 9")
    assert likelihood(near.state, 1) > likelihood(far.state, 1)


def test_who_went_on_is_believed_not_to_have_been_near_a_goal() -> None:
    far, near = a_round("2 | 9", "5 |", "4 |"), a_round("8 | 9", "5 |", "4 |")
    assert likelihood(far.state, 1) > likelihood(near.state, 1)


def test_of_two_treasures_the_one_that_it_wins_is_chosen() -> None:
    assert chosen(a_showdown("8 | 1", "7 |", "10 | 10 9", blue=8)) == AIM_FIRST
    assert chosen(a_showdown("8 |", "7 | 1/11", "10 | 10 9", blue=8, dealer=0)) in (AIM_FIRST, AIM_SECOND)


def test_behind_for_the_first_treasure_the_second_is_chosen() -> None:
    table = a_showdown("6 | 1/11", "8 |", "10 | 10 9", blue=8, dealer=0)
    assert table.to_act == 0
    assert chosen(table) == AIM_SECOND


def test_choosing_an_aim_restores_the_state() -> None:
    table = a_showdown("6 | 1/11", "8 |", "7 |", blue=8)
    before = table.game.memory.content(table.state)
    chosen(table)
    assert table.game.memory.content(table.state) == before
