"""Lucky Jack: the jackpot, announced or not."""

from __future__ import annotations

import pytest

from fiveleaf.games.lucky_jack.material import CARDS
from fiveleaf.games.lucky_jack.state import Phase
from tests.games.lucky_jack.positions import (
    SYMBOLS,
    a_hand,
    discard,
    draw,
    hand_of,
    jackpot,
    keep,
    named,
    put,
    refused_by,
    say,
)


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_LJ_17_three_alike_score_a_thousand_times_the_rank(symbol: str) -> None:
    table = a_hand(f"4 {symbol}", "7 cherry", top="lemon")
    assert named(table, "jackpot") == [symbol]
    jackpot(table, symbol)
    assert table.scores() == [1000 * CARDS.index(symbol), 0]
    assert (table.state.played, table.state.phase) == (1, Phase.DEAL)


def test_LJ_17_the_fourth_card_may_be_of_any_symbol_that_is_not_lower() -> None:
    assert named(a_hand("3 lemon clover", "7 cherry"), "jackpot") == ["clover"]
    assert named(a_hand("3 lemon seven", "7 cherry"), "jackpot") == ["seven"]


def test_LJ_17_not_with_two_kinds_left() -> None:
    table = a_hand("2 lemon bell seven", "7 cherry")
    assert named(table, "jackpot") == []
    assert refused_by(table, 0, move="jackpot", card="seven") == "LJ-17"


def test_LJ_17_not_with_another_number_of_cards() -> None:
    table = a_hand("5 lemon seven", "7 cherry")
    assert named(table, "jackpot") == []
    assert refused_by(table, 0, move="jackpot", card="seven") == "LJ-17"


def test_LJ_17_not_by_discarding_one_of_the_three() -> None:
    assert named(a_hand("3 bell grape", "7 cherry"), "jackpot") == ["grape"]


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_LJ_18_four_alike_score_two_thousand_times_the_rank(symbol: str) -> None:
    table = a_hand(f"5 {symbol}", "7 cherry", top="lemon")
    jackpot(table, symbol)
    assert table.scores() == [2000 * CARDS.index(symbol), 0]


def test_LJ_18_not_with_three_of_four() -> None:
    table = a_hand("3 lemon bell seven", "7 cherry")
    assert named(table, "jackpot") == []
    assert refused_by(table, 0, move="jackpot", card="seven") == "LJ-18"


def test_LJ_19_only_the_announcer_scores() -> None:
    table = a_hand("3 seven grape", "3 grape seven", "4 seven")
    jackpot(table, "grape")
    assert table.scores() == [7000, 0, 0]


def test_LJ_19_points_of_several_hands_add_up() -> None:
    table = a_hand("3 seven grape", "3 grape seven")
    table.state.played, table.state.announcer[0], table.state.prize[0] = 1, 0, 2000
    jackpot(table, "grape")
    assert table.scores() == [9000, 0]


def test_LJ_20_who_could_announce_may_go_on() -> None:
    table = a_hand("4 bell grape", "3 lemon seven", top="bell")
    assert set(named(table, "discard")) == {"bell", "grape"}
    draw(table, "lemon")
    keep(table)
    jackpot(table, "seven")
    assert table.scores() == [0, 1000]


def test_LJ_20_three_alike_may_wait_for_a_fourth() -> None:
    table = a_hand("3 bell clover", "7 cherry")
    draw(table, "bell")
    keep(table)
    draw(table, "lemon")
    keep(table)
    jackpot(table, "clover")
    assert table.scores() == [10000, 0]


def test_LJ_R1_not_with_a_lower_discard() -> None:
    table = a_hand("3 seven lemon", "7 cherry")
    assert named(table, "jackpot") == []
    assert refused_by(table, 0, move="jackpot", card="lemon") == "LJ-R1"
    assert "lemon" in named(table, "discard")


def test_LJ_R1_with_the_same_symbol_it_is() -> None:
    assert named(a_hand("3 seven clover", "7 cherry", top="clover"), "jackpot") == ["clover"]


def test_LJ_R2_three_alike_may_be_left_without_a_word() -> None:
    table = a_hand("3 bell grape", "7 cherry")
    discard(table, "grape")
    assert (table.state.played, hand_of(table, 0), table.scores()) == (0, "3 bell", [0, 0])


def test_LJ_R2_a_later_announcement_needs_a_new_discard_from_the_hand() -> None:
    table = a_hand("3 bell", "7 cherry")
    assert table.legal_moves(0) == [{"move": "draw"}]
    draw(table, "grape")
    assert refused_by(table, 0, move="jackpot", card="grape") == "LJ-14"
    put(table)
    say(table, seat_1="leave")
    assert (table.state.played, table.scores()) == (0, [0, 0])


def test_LJ_R2_a_new_discard_announces() -> None:
    table = a_hand("3 bell", "7 cherry")
    draw(table, "grape")
    keep(table)
    draw(table, "lemon")
    keep(table)
    jackpot(table, "grape")
    assert table.scores() == [5000, 0]
