"""8·28: the clauses and rulings of the showdown: choices, treasures, the jackpot."""

from __future__ import annotations

import pytest

from fiveleaf.engine.errors import Refused
from fiveleaf.engine.table import Table
from fiveleaf.games.eight_28.rules.totals import hits_jackpot
from fiveleaf.games.eight_28.state import Phase
from tests.games.eight_28.positions import a_round, a_showdown, aim, decline, gems, last_share, middle, seen

EIGHT = "1 | 7"
TWENTY_EIGHT = "10 | 10 8"
TWENTY = "9 | 9 1 1"
ALSO_TWENTY = "10 | 10"
TOO_HIGH = "6 | 6 6 5 5 1"  # 29 with the face-down card, so not out
ALSO_TOO_HIGH = "4 | 4 4 5 3 3 2 2 2"


def asked_of(table: Table, *aims: int) -> list[int]:
    """Which seats are asked while these aims are chosen, and whoever is asked after them."""
    seats = [table.to_act]
    for at in aims:
        aim(table, at)
        seats.append(table.to_act)
    return seats


# ── the cards and the choice ─────────────────────────────────────────────────────────────────────


def test_EX_10_everybody_sees_every_card_at_the_showdown() -> None:
    table = a_showdown(EIGHT, TWENTY, TOO_HIGH)
    assert table.state.phase == Phase.AIM
    for seat in (0, 1, None):
        assert seen(table, seat).down == ("1", "9", "6")


def test_EX_10_the_next_round_still_tells_how_the_last_one_ended() -> None:
    table = a_showdown(EIGHT, TWENTY, TOO_HIGH, blue=4)
    aim(table, 8)
    assert [(share.card, share.aim, share.total, share.points) for share in last_share(table)] == [
        ("1", "8", 8, 2),
        ("9", "28", 20, 2),
        ("6", None, 29, 0),
    ]


def test_EX_16_a_total_of_8_may_go_for_either_treasure() -> None:
    table = a_showdown(EIGHT, TWENTY, TOO_HIGH, blue=4)
    assert table.legal_moves(0) == [{"move": "aim", "at": 8}, {"move": "aim", "at": 28}]
    with pytest.raises(Refused) as refused:
        decline(table)
    assert refused.value.clause == "EX-16"


def test_EX_16_nobody_takes_part_in_both_shares() -> None:
    table = a_showdown(EIGHT, TOO_HIGH, ALSO_TOO_HIGH, blue=4)
    aim(table, 28)
    assert (table.scores(), middle(table)) == ([2, 0, 0], (2, 0))


def test_EX_17_the_last_dealer_chooses_first_then_clockwise() -> None:
    table = a_showdown("2", "3", "4", "5", dealer=2)
    assert asked_of(table, 8, 28, 8) == [2, 3, 0, 1]
    assert [table.state.aim[seat] for seat in range(4)] == [8, 0, 8, 28]


def test_EX_17_out_of_turn_nobody_chooses() -> None:
    table = a_showdown("2", "3", "4")
    with pytest.raises(Refused) as refused:
        table.play(1, {"move": "aim", "at": 8})
    assert refused.value.clause == "EX-17"


def test_EX_R5_totals_above_28_have_no_part() -> None:
    table = a_showdown(EIGHT, TOO_HIGH, "9 | 10 10", blue=4)
    aim(table, 8)
    assert (table.scores(), middle(table)) == ([2, 0, 0], (2, 0))


def test_EX_R5_totals_above_8_are_not_asked() -> None:
    table = a_showdown("1/11 | 8", TWENTY, TOO_HIGH, blue=2)
    assert table.state.rounds == 1
    assert table.scores() == [0, 1, 0]


def test_EX_R5_the_best_total_within_the_share_counts() -> None:
    table = a_showdown("1/11 | 1/11 4", "10 | 8 7", TOO_HIGH, blue=2)
    aim(table, 28)
    assert table.scores() == [1, 0, 0]


def test_EX_R6_the_choice_is_asked_also_over_nothing() -> None:
    table = a_showdown(EIGHT, TWENTY, TOO_HIGH)
    assert (table.to_act, middle(table)) == (0, (0, 0))


def test_EX_R6_on_a_jackpot_nobody_is_asked() -> None:
    table = a_showdown("1/11 | 1/11 6", EIGHT, TWENTY, blue=5)
    assert table.state.rounds == 1
    assert table.scores() == [5, 0, 0]


# ── the treasures ────────────────────────────────────────────────────────────────────────────────


def test_EX_11_two_treasures_of_equal_value_and_the_odd_gem_stays() -> None:
    table = a_showdown(EIGHT, TWENTY_EIGHT, TOO_HIGH, blue=9)
    aim(table, 8)
    assert (table.scores(), middle(table)) == ([4, 4, 0], (1, 0))


def test_EX_11_a_red_gem_that_cannot_be_cut_stays() -> None:
    table = a_showdown(EIGHT, TWENTY_EIGHT, TOO_HIGH, blue=1, red=3)
    aim(table, 8)
    assert (gems(table, 0), gems(table, 1), middle(table)) == ((0, 1), (0, 1), (1, 1))


def test_EX_12_the_first_treasure_goes_to_8_or_nearest_below() -> None:
    table = a_showdown("3 | 3", "5", "9", "7", blue=4)
    for at in (8, 8, 8):
        aim(table, at)
    assert table.scores() == [0, 0, 2, 2]


def test_EX_13_the_second_treasure_goes_to_28_or_nearest_below() -> None:
    table = a_showdown("10 | 10 7", TWENTY, TOO_HIGH, blue=4)
    assert (table.scores(), middle(table)) == ([2, 0, 0], (2, 0))


def test_EX_13_a_total_of_8_can_win_the_second_treasure() -> None:
    table = a_showdown(EIGHT, "7", TOO_HIGH, blue=4)
    aim(table, 8)
    aim(table, 28)
    assert table.scores() == [2, 2, 0]


def test_EX_14_tied_players_get_equal_value_and_the_rest_stays() -> None:
    table = a_showdown(TWENTY, ALSO_TWENTY, "8 | 8 4", "1", blue=10)
    aim(table, 8)
    assert (table.scores(), middle(table)) == ([1, 1, 1, 5], (2, 0))


def test_EX_14_a_treasure_of_one_red_gem_is_not_divided() -> None:
    table = a_showdown(TWENTY, ALSO_TWENTY, TOO_HIGH, red=2)
    assert (table.scores(), middle(table)) == ([0, 0, 0], (0, 2))


def test_EX_15_a_treasure_without_a_winner_stays() -> None:
    table = a_showdown(EIGHT, EIGHT, EIGHT, blue=12)
    for _ in range(3):
        aim(table, 8)
    assert (table.scores(), middle(table)) == ([2, 2, 2], (6, 0))


def test_EX_R4_the_treasure_with_fewer_winners_gets_the_red_gems() -> None:
    table = a_showdown(EIGHT, EIGHT, TWENTY, blue=4, red=2)
    aim(table, 8)
    aim(table, 8)
    assert [gems(table, seat) for seat in range(3)] == [(2, 0), (2, 0), (0, 2)]


def test_EX_R4_a_treasure_that_nobody_wins_is_filled_before_all() -> None:
    table = a_showdown(TWENTY, TOO_HIGH, ALSO_TOO_HIGH, blue=4, red=2)
    assert (gems(table, 0), middle(table)) == ((4, 0), (0, 2))


def test_EX_R4_with_equal_numbers_the_first_treasure_is_filled_first() -> None:
    table = a_showdown(EIGHT, TWENTY, TOO_HIGH, blue=2, red=1)
    aim(table, 8)
    assert (gems(table, 0), gems(table, 1)) == ((0, 1), (2, 0))


def test_EX_R4_red_gems_of_a_shared_treasure_go_clockwise_from_the_last_dealer() -> None:
    table = a_showdown(TWENTY, ALSO_TWENTY, EIGHT, blue=4, red=3, dealer=1)
    aim(table, 8)
    assert [gems(table, seat) for seat in range(3)] == [(2, 0), (0, 1), (1, 2)]


# ── the jackpot ──────────────────────────────────────────────────────────────────────────────────


def test_EX_18_exactly_8_and_exactly_28_win_the_whole_middle() -> None:
    table = a_showdown("6 | 1/11 1/11", EIGHT, TWENTY_EIGHT, blue=4, red=3)
    assert (gems(table, 0), middle(table)) == ((4, 3), (0, 0))
    assert last_share(table)[0].aim == "jackpot"


@pytest.mark.parametrize("hand", ["8", "5 | 1/11 1/11", "7 | 1/11", "8 | 10 10"])
def test_EX_18_one_of_the_two_is_no_jackpot(hand: str) -> None:
    assert not hits_jackpot(a_round(hand, TWENTY, TOO_HIGH).state, 0)


def test_EX_18_more_than_two_elevens_can_make_it_too() -> None:
    table = a_showdown("1/11 | 1/11 1/11 5", EIGHT, TWENTY, blue=3)
    assert table.scores() == [3, 0, 0]


def test_EX_18_several_jackpots_divide_the_middle() -> None:
    table = a_showdown("6 | 1/11 1/11", "1/11 | 1/11 6", TWENTY_EIGHT, blue=1, red=3, dealer=1)
    assert [gems(table, seat) for seat in range(3)] == [(0, 1), (0, 1), (0, 0)]
    assert middle(table) == (1, 1)
