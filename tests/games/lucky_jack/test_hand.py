"""Lucky Jack: the deal, the stock, the end of a hand and of the game."""

from __future__ import annotations

from typing import Any

import pytest

from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.table import Table
from fiveleaf.games.lucky_jack import GAME
from fiveleaf.games.lucky_jack.material import COPIES, RANKS
from fiveleaf.games.lucky_jack.rules.hand import end_hand
from fiveleaf.games.lucky_jack.state import Ending, Phase
from tests.games.lucky_jack.positions import (
    DISCARD,
    a_hand,
    deal_out,
    discard,
    discard_of,
    draw,
    hand_of,
    jackpot,
    keep,
    luck,
    named,
    pieces,
    plain_moves,
    put,
    refused_by,
    say,
    stock_of,
)

ALL_SEVEN = "lemon cherry diamond clover bell grape seven"


# ── the deal ─────────────────────────────────────────────────────────────────────────────────────


def test_LJ_01_seven_symbols_of_twelve_cards() -> None:
    assert pieces(GAME.start({}, 6)) == (0,) + (COPIES,) * 7


@pytest.mark.parametrize("seats", [1, 7])
def test_LJ_01_two_to_six_can_play(seats: int) -> None:
    assert GAME.seat_counts == range(2, 7)
    with pytest.raises(Refused) as refused:
        GAME.start({}, seats)
    assert refused.value.clause == "LJ-01"


@pytest.mark.parametrize("hands", [3, 5])
def test_LJ_02_three_or_five_hands(hands: int) -> None:
    assert GAME.start({}, 2).hands == 3
    assert GAME.start({"hands": hands}, 2).hands == hands


@pytest.mark.parametrize("hands", [0, 1, 2, 4, 6, "3", True, None, 3.5])
def test_LJ_02_no_other_number_of_hands(hands: Any) -> None:
    with pytest.raises(Refused) as refused:
        GAME.start({"hands": hands}, 2)
    assert refused.value.clause == "LJ-02"


def test_LJ_03_luck_names_the_seat_that_begins_the_first_hand() -> None:
    table = Table(GAME, 3)
    assert table.odds() == [({"chance": "begins", "seat": seat}, 1) for seat in range(3)]
    table.resolve_code(2)
    assert (table.state.begins, table.possible_outcomes()[0][1]["seat"]) == (2, 2)


def test_LJ_03_each_next_hand_is_begun_one_seat_to_the_left() -> None:
    table = Table(GAME, 3, {"first_seat": 2, "hands": 5})
    begun = []
    while not table.is_over:
        begun.append(table.state.begins)
        end_hand(table.state, 1, 1000)
    assert begun == [2, 0, 1, 2, 0]


def test_LJ_04_one_card_each_in_turn_seven_times_round() -> None:
    table = Table(GAME, 3, {"first_seat": 1})
    for index in range(21):
        assert table.possible_outcomes()[0][1] == {"chance": "deal", "seat": (1 + index) % 3, "card": "lemon"}
        luck(table, ALL_SEVEN.split()[index // 3])
    assert [hand_of(table, seat) for seat in range(3)] == [ALL_SEVEN] * 3
    assert (table.state.left, table.state.phase) == (63, Phase.TURN_UP)


def test_LJ_04_all_84_cards_are_shuffled_for_every_hand() -> None:
    table = a_hand("3 lemon bell", "7 grape")
    jackpot(table, "bell")
    assert table.state.left == 84
    assert [table.state.stock[rank] for rank in range(RANKS)] == [0] + [COPIES] * 7


def test_LJ_04_a_dealt_card_is_seen_by_its_owner_alone() -> None:
    table = Table(GAME, 2, {"first_seat": 0})
    other = Table(GAME, 2, {"first_seat": 0})
    luck(table, "bell")
    luck(other, "grape")
    assert table.view(1) == other.view(1)
    assert table.view(None) == other.view(None)
    assert table.view(0) != other.view(0)


def test_LJ_05_the_first_card_of_the_stock_is_turned_up() -> None:
    table = Table(GAME, 2, {"first_seat": 1})
    deal_out(table, ALL_SEVEN, ALL_SEVEN)
    assert table.possible_outcomes()[0][1] == {"chance": "turn-up", "card": "lemon"}
    luck(table, "clover")
    assert (discard_of(table), table.state.left) == ("clover", 69)


@pytest.mark.parametrize("first", range(3))
def test_LJ_R8_who_turned_the_first_card_up_also_takes_the_first_turn(first: int) -> None:
    table = Table(GAME, 3, {"first_seat": first})
    deal_out(table, ALL_SEVEN, ALL_SEVEN, ALL_SEVEN)
    luck(table, "clover")
    assert table.may_act == (first,)


def test_LJ_R8_in_the_next_hand_it_is_the_one_who_begins_that_hand() -> None:
    table = a_hand("3 lemon bell", "7 grape", "7 cherry")
    jackpot(table, "bell")
    deal_out(table, ALL_SEVEN, ALL_SEVEN, ALL_SEVEN)
    luck(table, "clover")
    assert table.may_act == (1,)


def test_LJ_05_play_goes_clockwise() -> None:
    table = a_hand("4 clover bell", "4 bell grape", "4 grape seven")
    discard(table, "clover")
    discard(table, "bell")
    discard(table, "grape")
    assert table.to_act == 0


# ── the stock ────────────────────────────────────────────────────────────────────────────────────


def test_LJ_16_an_empty_stock_is_made_of_the_whole_discard_pile_at_the_start_of_a_turn() -> None:
    table = a_hand("4 clover bell", "4 bell grape", top="lemon", rest=DISCARD)
    discard(table, "clover")
    assert (table.state.phase, table.state.left, table.state.turn) == (Phase.TURN_UP, 75, 1)
    luck(table, "diamond")
    assert (discard_of(table), table.state.left, table.to_act) == ("diamond", 74, 1)


def test_LJ_16_a_stock_with_a_card_is_left_alone() -> None:
    table = a_hand("4 clover bell", "4 bell grape", stock="lemon", rest=DISCARD)
    discard(table, "clover")
    assert (table.state.phase, table.state.reshuffles) == (Phase.TURN, 0)


def test_LJ_16_the_last_card_drawn_and_kept_lets_the_next_seat_shuffle() -> None:
    table = a_hand("4 clover bell", "4 bell grape", stock="lemon", rest=DISCARD)
    draw(table, "lemon")
    keep(table)
    assert (table.state.phase, table.state.turn, table.state.reshuffles) == (Phase.TURN_UP, 1, 1)


def test_LJ_R3_within_a_penalty_before_the_first_card() -> None:
    table = a_hand("4 clover diamond", "4 bell grape", top="clover", rest=DISCARD)
    discard(table, "diamond")
    assert (table.state.phase, table.state.owed, table.state.turn) == (Phase.TURN_UP, 2, 0)
    luck(table, "seven 2 lemon")
    assert (hand_of(table, 0), table.to_act) == ("2 lemon 4 clover", 1)


def test_LJ_R3_within_a_penalty_before_the_second_card() -> None:
    table = a_hand("4 clover diamond", "4 bell grape", stock="lemon", rest=DISCARD)
    discard(table, "diamond")
    luck(table, "lemon")
    assert (table.state.phase, table.state.owed) == (Phase.TURN_UP, 1)
    luck(table, "diamond bell")
    assert (hand_of(table, 0), discard_of(table), table.to_act) == ("lemon 4 clover bell", "diamond", 1)


def test_LJ_R3_the_card_just_discarded_is_shuffled_too() -> None:
    table = a_hand("4 clover 2 diamond", "4 bell grape", rest=1)
    discard(table, "diamond")
    assert (stock_of(table), table.state.phase) == ("diamond clover", Phase.TURN_UP)


def test_LJ_R3_a_discard_pile_of_one_card_stays() -> None:
    table = a_hand("3 clover", "4 bell", rest=1)
    table.play(0, {"move": "pass"})
    assert (table.state.phase, table.to_act, table.state.reshuffles) == (Phase.TURN, 1, 0)
    assert discard_of(table) == "clover"


def test_LJ_R3_a_discard_pile_of_two_cards_is_shuffled() -> None:
    table = a_hand("4 clover", "4 bell", rest=1)
    discard(table, "clover")
    assert (table.state.phase, stock_of(table), table.state.reshuffles) == (Phase.TURN_UP, "2 clover", 1)
    luck(table, "clover")
    assert (stock_of(table), discard_of(table), table.to_act) == ("clover", "clover", 1)


def test_LJ_R4_a_penalty_takes_as_many_cards_as_there_are() -> None:
    table = a_hand("4 clover 2 diamond", "3 bell", "grape", rest=2)
    discard(table, "diamond")
    luck(table, "clover diamond")
    assert (hand_of(table, 0), table.state.left, discard_of(table)) == ("2 diamond 4 clover", 0, "clover")
    assert (table.to_act, table.state.owed, table.state.reshuffles) == (1, 0, 1)


def test_LJ_R4_who_can_neither_discard_nor_draw_passes() -> None:
    table = a_hand("3 clover", "4 bell", rest=1)
    assert plain_moves(table) == ["pass"]
    assert refused_by(table, 0, move="draw") == "LJ-R4"
    table.play(0, {"move": "pass"})
    assert (table.to_act, plain_moves(table)) == (1, [])


def test_LJ_R4_nobody_else_passes() -> None:
    table = a_hand("4 clover", "4 bell", rest=1)
    assert (plain_moves(table), named(table, "discard")) == ([], ["clover"])
    assert refused_by(table, 0, move="pass") == "LJ-R4"
    assert refused_by(a_hand("3 clover", "4 bell"), 0, move="pass") == "LJ-R4"


# ── a void hand ──────────────────────────────────────────────────────────────────────────────────


def test_LJ_R7_the_tenth_new_stock_voids_the_hand() -> None:
    table = a_hand("4 clover bell", "4 bell grape", rest=DISCARD, reshuffles=9)
    discard(table, "clover")
    assert (table.state.played, table.scores(), table.state.announcer[0]) == (1, [0, 0], NOBODY)
    assert (table.state.phase, table.state.begins, table.state.left) == (Phase.DEAL, 1, 84)


def test_LJ_R7_the_ninth_does_not() -> None:
    table = a_hand("4 clover bell", "4 bell grape", rest=DISCARD, reshuffles=8)
    discard(table, "clover")
    assert (table.state.phase, table.state.reshuffles, table.state.played) == (Phase.TURN_UP, 9, 0)


def test_LJ_R7_also_within_a_penalty() -> None:
    table = a_hand("4 clover diamond", "4 bell grape", rest=DISCARD, reshuffles=9)
    discard(table, "diamond")
    assert (table.state.played, table.state.owed, table.state.phase) == (1, 0, Phase.DEAL)


def test_LJ_R7_a_discard_pile_of_one_card_does_not_count() -> None:
    table = a_hand("3 clover", "4 bell", rest=1, reshuffles=9)
    table.play(0, {"move": "pass"})
    assert (table.state.played, table.to_act) == (0, 1)


def test_LJ_R7_counted_out_in_a_real_hand() -> None:
    table = a_hand("4 clover 2 diamond", "4 bell grape", rest=1)
    for made in range(1, 10):
        discard(table, "diamond")  # lower than the clover: two cards make the stock anew
        luck(table, "clover diamond")
        assert table.state.reshuffles == made
        table.state.turn = 0  # the other seat would discard, and the stock be made anew for that
    discard(table, "diamond")
    assert (table.state.played, table.state.phase) == (1, Phase.DEAL)


def test_LJ_R7_a_void_last_hand_ends_the_game() -> None:
    table = a_hand("4 clover diamond", "4 bell grape", rest=DISCARD, reshuffles=9)
    table.state.played = 2
    discard(table, "diamond")
    assert (table.is_over, table.state.ending, table.winners()) == (True, Ending.LAST_HAND, [0, 1])
    assert table.state.owed == 0


def test_LJ_R7_the_card_put_last_counts_as_part_of_the_pile() -> None:
    table = a_hand("4 clover bell", "4 bell grape", stock="lemon", rest=DISCARD, reshuffles=9)
    draw(table, "lemon")
    put(table)
    say(table, seat_1="leave")
    assert (table.state.played, table.state.held) == (1, 0)


# ── the end of the game ──────────────────────────────────────────────────────────────────────────


def test_LJ_21_after_the_last_hand_the_highest_total_wins() -> None:
    table = a_hand("3 lemon bell", "7 grape")
    table.state.played, table.state.announcer[0], table.state.prize[0] = 2, 1, 5000
    jackpot(table, "bell")
    assert (table.is_over, table.state.ending) == (True, Ending.LAST_HAND)
    assert (table.scores(), table.winners()) == ([1000, 5000], [1])
    assert (table.legal_moves(0), table.asked) == ([], ())


def test_LJ_21_not_before() -> None:
    table = a_hand("3 lemon bell", "7 grape", hands=5)
    table.state.played = 3
    jackpot(table, "bell")
    assert (table.is_over, table.to_act) == (False, CHANCE)


def test_LJ_21_the_last_jackpot_lies_open() -> None:
    table = a_hand("3 lemon bell", "7 grape")
    table.state.played = 2
    jackpot(table, "bell")
    assert table.view(1).known[0] == (0, 3, 0, 0, 0, 0, 0, 0)  # type: ignore[attr-defined]


def test_LJ_R6_equal_totals_win_together() -> None:
    table = a_hand("3 bell grape", "7 grape", "7 cherry")
    table.state.played, table.state.announcer[0], table.state.prize[0] = 2, 1, 5000
    jackpot(table, "grape")
    assert (table.scores(), table.winners()) == ([5000, 5000, 0], [0, 1])
