"""8·28: the clauses and rulings of the round, from the first card to the last offer."""

from __future__ import annotations

import pytest

from fiveleaf.engine.errors import Refused
from fiveleaf.engine.table import Table, seen_by
from fiveleaf.games.eight_28 import GAME
from fiveleaf.games.eight_28.material import CARDS
from fiveleaf.games.eight_28.rules.totals import nearest_total
from fiveleaf.games.eight_28.state import Phase
from tests.games.eight_28.positions import (
    IN_THE_ROUND,
    a_round,
    a_showdown,
    aim,
    decline,
    luck_brings,
    middle,
    pieces,
    reserve,
    seen,
    set_reserve,
    take,
)

# ── the material and the deal ────────────────────────────────────────────────────────────────────


def test_EX_01_two_reserves_of_55_blue_and_15_red_gems() -> None:
    table = Table(GAME, 3)
    assert reserve(table) == (55, 15)
    assert middle(table) == (0, 0)


@pytest.mark.parametrize("seats", [2, 7])
def test_EX_01_only_three_to_six_play(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        Table(GAME, seats)
    assert refused.value.clause == "EX-01"


@pytest.mark.parametrize(
    "options", [{"blue_gems": 0}, {"blue_gems": 201}, {"red_gems": 0}, {"red_gems": True}, {"deck": "seventeen-ones"}]
)
def test_EX_01_options_out_of_range_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(Refused):
        Table(GAME, 3, options)


def test_EX_01_up_to_200_gems_of_a_colour() -> None:
    assert reserve(Table(GAME, 3, {"blue_gems": 200, "red_gems": 200})) == (200, 200)


@pytest.mark.parametrize(
    ("deck", "counts"),
    [
        ("fifteen-ones", (0, 15, 3, 3, 3, 3, 3, 3, 4, 3, 3, 8)),
        ("sixteen-ones", (0, 16, 3, 3, 3, 3, 3, 3, 3, 3, 3, 8)),
    ],
)
def test_EX_02_the_deck_has_51_cards(deck: str, counts: tuple[int, ...]) -> None:
    state = GAME.start({"deck": deck}, 4)
    assert pieces(state) == (*counts, 55, 15)
    assert sum(counts) == state.left == CARDS


def test_EX_02_one_face_down_card_each_from_the_dealers_left() -> None:
    table = Table(GAME, 3, {"first_seat": 1})
    luck_brings(table, "7", "1/11", "2")
    assert [event["seat"] for event in table.events] == [2, 0, 1]
    assert [table.state.down[seat] for seat in range(3)] == [11, 2, 7]
    assert table.state.left == CARDS - 3


def test_EX_02_a_face_down_card_is_seen_by_its_owner_alone() -> None:
    table = a_round("3", "4", "5")
    assert seen(table, 0).down == ("3", "?", "?")
    assert seen(table).down == ("?", "?", "?")
    dealt = {"chance": "deal", "seat": 1, "card": "4"}
    assert seen_by(GAME, dealt, 0) == {"chance": "deal", "seat": 1, "hidden": True}
    assert seen_by(GAME, dealt, 1) == dealt


def test_EX_03_luck_names_the_first_dealer_once() -> None:
    table = Table(GAME, 3)
    assert table.odds() == [({"chance": "begins", "seat": seat}, 1) for seat in range(3)]
    table.resolve_code(2)
    assert (table.state.dealer, table.state.first_seat, table.state.turn) == (2, 2, 0)


def test_EX_03_a_named_first_dealer_needs_no_luck() -> None:
    table = Table(GAME, 3, {"first_seat": 2})
    assert table.state.dealer == 2
    assert table.state.phase == Phase.DEAL


# ── gems and offers ──────────────────────────────────────────────────────────────────────────────


def test_EX_04_a_blue_gem_opens_the_pass() -> None:
    table = Table(GAME, 3, {"first_seat": 0})
    luck_brings(table, "1", "1")
    assert middle(table) == (0, 0)
    luck_brings(table, "1")
    assert (middle(table), reserve(table)) == ((1, 0), (54, 15))


def test_EX_04_without_blue_gems_a_red_one_is_placed() -> None:
    table = a_round(*IN_THE_ROUND)
    set_reserve(table, 0, 2)
    take(table, "1")
    decline(table, 2)
    assert (middle(table), reserve(table)) == ((0, 1), (0, 1))


def test_EX_05_offers_go_clockwise_with_the_dealer_last() -> None:
    table = a_round(*IN_THE_ROUND, dealer=1)
    offered = []
    for _ in range(3):
        offered.append(table.to_act)
        take(table, "1")
    assert offered == [2, 0, 1]


def test_EX_05_take_or_decline_and_nothing_else() -> None:
    table = a_round(*IN_THE_ROUND)
    assert table.legal_moves(1) == [{"move": "take"}, {"move": "decline"}]
    assert table.legal_moves(2) == []
    with pytest.raises(Refused) as refused:
        aim(table, 8)
    assert refused.value.clause == "EX-05"


def test_EX_05_having_declined_before_does_not_matter() -> None:
    table = a_round(*IN_THE_ROUND)
    decline(table, 2)
    take(table, "1")
    assert (table.state.dealer, table.to_act) == (1, 2)
    take(table, "2")
    assert table.state.open_total[2] == 12


def test_EX_05_where_passing_is_final_who_declined_is_not_offered_again() -> None:
    table = a_round(*IN_THE_ROUND, passing_is_final=True)
    decline(table)
    take(table, "1")
    take(table, "1")
    assert (table.state.dealer, table.to_act) == (1, 2)
    take(table, "1")
    assert table.to_act == 0
    decline(table)
    assert (table.state.dealer, table.to_act) == (2, 2)


def test_EX_05_where_passing_is_final_it_is_so_for_one_round_only() -> None:
    table = a_showdown(*IN_THE_ROUND, passing_is_final=True)
    luck_brings(table, "1", "1", "1")
    assert not any(table.state.passed[seat] for seat in range(3))
    assert table.state.phase == Phase.OFFER


def test_EX_06_a_card_taken_lies_face_up_beside_the_others() -> None:
    table = a_round("3 | 2", "4", "5")
    take(table, "7")
    assert table.state.shown[1, 7] == 1
    assert seen(table, 2).shown == (("2",), ("7",), ())
    assert table.events[-1] == {"chance": "draw", "seat": 1, "card": "7"}


def test_EX_06_each_eleven_counts_1_or_11_and_can_be_changed() -> None:
    table = a_round("1/11 | 4 1/11", "4", "5")
    assert seen(table, 0).totals[0] == (6, 16, 26)
    assert [nearest_total(table.state, 0, goal) for goal in (8, 25, 26, 28)] == [6, 16, 26, 26]


def test_EX_07_face_up_cards_of_28_are_out_at_once() -> None:
    table = a_round("3", "1 | 10 10 1", "5")
    take(table, "7")
    assert table.state.out[1]
    assert table.to_act == 2


def test_EX_07_face_up_cards_of_27_are_not_out_whatever_lies_face_down() -> None:
    table = a_round("3", "10 | 10 10 1", "5")
    take(table, "6")
    assert not table.state.out[1]


def test_EX_R1_a_player_is_out_only_when_no_reading_saves_them() -> None:
    table = a_round("3", "1 | 10 10 6", "5")
    take(table, "1/11")
    assert not table.state.out[1]
    decline(table, 3)
    decline(table)
    take(table, "1")
    assert table.state.out[1]


def test_EX_R2_who_is_out_deals_but_is_offered_nothing() -> None:
    table = a_round("3", "1 | 10 10 1", "5", blue=1)
    take(table, "7")
    decline(table, 2)
    assert (table.state.dealer, middle(table), table.to_act) == (1, (2, 0), 2)
    take(table, "1")
    decline(table)
    assert (table.state.dealer, table.to_act) == (2, 0)


def test_EX_R2_who_is_out_shares_nothing() -> None:
    table = a_showdown("2 | 10 10 8", "9 | 10", "9 | 1", blue=4)
    assert table.scores() == [0, 2, 0]
