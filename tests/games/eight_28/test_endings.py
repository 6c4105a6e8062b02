"""8·28: the clauses and rulings by which a round and the game end."""

from __future__ import annotations

from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.games.eight_28.material import CARDS
from fiveleaf.games.eight_28.state import Ending, Phase
from tests.games.eight_28.positions import (
    IN_THE_ROUND,
    a_round,
    decline,
    gems,
    middle,
    reserve,
    set_deck,
    set_reserve,
    take,
)

# ── the end of a round ───────────────────────────────────────────────────────────────────────────


def test_EX_08_the_deck_goes_to_the_left_neighbour() -> None:
    table = a_round(*IN_THE_ROUND, dealer=2)
    take(table, "1")
    decline(table, 2)
    assert (table.state.dealer, table.to_act, middle(table)) == (0, 1, (1, 0))


def test_EX_09_a_pass_without_a_taker_ends_the_round() -> None:
    table = a_round(*IN_THE_ROUND)
    decline(table, 2)
    assert table.state.phase == Phase.OFFER
    decline(table)
    assert (table.state.phase, table.state.rounds) == (Phase.DEAL, 1)


def test_EX_09_a_card_taken_by_the_dealer_keeps_the_round_going() -> None:
    table = a_round(*IN_THE_ROUND)
    decline(table, 2)
    take(table, "1")
    assert (table.state.phase, table.state.rounds) == (Phase.OFFER, 0)


def test_EX_09_where_passing_is_final_the_last_pass_is_still_played() -> None:
    table = a_round(*IN_THE_ROUND, blue=1, passing_is_final=True)
    decline(table, 2)
    take(table, "1")
    assert (table.state.dealer, table.to_act) == (1, 0)
    decline(table)
    assert table.state.rounds == 1
    assert sum(table.scores()) + sum(middle(table)) == 2


def test_EX_R3_the_round_ends_at_once_when_nobody_is_left() -> None:
    table = a_round("3 | 10 9 9", "4 | 10 10 7", "5 | 9 8 8 7", blue=4)
    take(table, "1")
    assert (table.state.rounds, table.state.phase) == (1, Phase.DEAL)
    assert (middle(table), table.scores()) == ((4, 0), [0, 0, 0])
    assert table.state.dealer == 1


def test_EX_R3_an_empty_deck_offers_nothing_but_the_last_pass_has_its_gem() -> None:
    table = a_round(*IN_THE_ROUND, blue=1)
    set_deck(table, "1")
    take(table, "1")
    assert table.state.rounds == 1
    assert sum(table.scores()) + sum(middle(table)) == 2
    assert table.state.dealer == 2


def test_EX_R3_a_deck_that_runs_out_on_the_dealer_is_followed_by_one_more_pass() -> None:
    table = a_round(*IN_THE_ROUND, blue=1)
    set_deck(table, "1", "2")
    take(table, "1")
    decline(table, 2)
    assert (table.state.dealer, middle(table)) == (1, (2, 0))
    decline(table, 2)
    assert table.to_act == 1
    take(table, "2")
    assert (table.state.rounds, table.state.dealer) == (1, 0)


def test_EX_19_the_next_round_keeps_the_middle_and_takes_back_all_cards() -> None:
    table = a_round("3 | 9", "4 | 10", "5 | 10", blue=1, dealer=1)
    decline(table, 3)
    assert (table.state.dealer, table.state.turn, table.state.left) == (2, 0, CARDS)
    assert middle(table) == (1, 0)
    assert not any(table.state.shown[seat, card] for seat in range(3) for card in range(12))


def test_EX_19_the_left_neighbour_of_the_last_dealer_deals_first() -> None:
    table = a_round(*IN_THE_ROUND, dealer=0)
    take(table, "1")
    decline(table, 5)
    assert (table.state.rounds, table.state.dealer) == (1, 2)
    assert table.to_act == CHANCE


# ── the end of the game ──────────────────────────────────────────────────────────────────────────


def test_EX_20_the_round_of_the_first_red_gem_is_the_last() -> None:
    table = a_round(*IN_THE_ROUND)
    set_reserve(table, 0, 5)
    take(table, "1")
    decline(table, 2)
    assert table.state.last_round
    decline(table, 3)
    assert (table.to_act, table.state.ending) == (NOBODY, Ending.LAST_ROUND)


def test_EX_20_the_last_blue_gem_does_not_end_the_game() -> None:
    table = a_round(*IN_THE_ROUND)
    set_reserve(table, 0, 5)
    decline(table, 3)
    assert (table.state.phase, table.state.last_round) == (Phase.DEAL, 0)


def test_EX_21_without_any_gems_the_round_goes_on() -> None:
    table = a_round(*IN_THE_ROUND, red=1)
    table.state.last_round = 1
    set_reserve(table, 0, 0)
    take(table, "1")
    decline(table, 2)
    assert (middle(table), reserve(table), table.to_act) == ((0, 1), (0, 0), 2)
    decline(table, 3)
    assert table.is_over


def test_EX_22_blue_gems_count_1_and_red_gems_2() -> None:
    table = a_round("3", "4", "5")
    table.state.blue[0], table.state.red[1], table.state.blue[2] = 3, 2, 1
    assert table.scores() == [3, 4, 1]
    assert table.winners() == [1]


def test_EX_R7_the_middle_belongs_to_nobody_and_equal_points_win_together() -> None:
    table = a_round(*IN_THE_ROUND, blue=1)
    table.state.last_round = 1
    table.state.blue[0], table.state.red[1] = 4, 2
    decline(table, 3)
    assert (table.is_over, middle(table)) == (True, (1, 0))
    assert (table.scores(), table.winners()) == ([4, 4, 0], [0, 1])
    assert gems(table, 1) == (0, 2)
