"""Lucky Jack: the four options of a turn."""

from __future__ import annotations

import pytest

from fiveleaf.engine.contract import CHANCE
from fiveleaf.games.lucky_jack.material import CARDS
from fiveleaf.games.lucky_jack.state import Phase
from tests.games.lucky_jack.positions import (
    SYMBOLS,
    a_hand,
    discard,
    discard_of,
    draw,
    hand_of,
    keep,
    luck,
    named,
    plain_moves,
    put,
    refused_by,
    say,
)

ALL_SEVEN = "lemon cherry diamond clover bell grape seven"


def test_LJ_06_the_same_symbol_ends_the_turn() -> None:
    table = a_hand(ALL_SEVEN, "4 bell")
    discard(table, "clover")
    assert (discard_of(table), table.to_act, table.state.hand_size[0]) == ("2 clover", 1, 6)


def test_LJ_06_only_a_card_that_is_held() -> None:
    table = a_hand("3 bell lemon", "4 bell")
    assert named(table, "discard") == ["lemon", "bell"]
    assert refused_by(table, 0, move="discard", card="clover") == "LJ-06"


@pytest.mark.parametrize("card", ["bell", "grape", "seven"])
def test_LJ_07_a_higher_symbol_ends_the_turn(card: str) -> None:
    table = a_hand(ALL_SEVEN, "4 bell")
    discard(table, card)
    assert (CARDS[table.state.top], table.to_act, table.state.hand_size[0]) == (card, 1, 6)


def test_LJ_07_only_a_card_that_is_held() -> None:
    assert refused_by(a_hand("3 bell lemon", "4 bell"), 0, move="discard", card="grape") == "LJ-07"


@pytest.mark.parametrize("card", ["lemon", "cherry", "diamond"])
def test_LJ_08_a_lower_symbol_costs_two_cards(card: str) -> None:
    table = a_hand(ALL_SEVEN, "4 bell")
    discard(table, card)
    assert (CARDS[table.state.top], table.to_act) == (card, CHANCE)
    assert table.possible_outcomes()[0][1] == {"chance": "draw", "seat": 0, "card": "lemon"}
    luck(table, "2 seven")
    assert (table.to_act, table.state.hand_size[0], table.state.hand[0, 7]) == (1, 8, 3)


def test_LJ_08_only_a_card_that_is_held() -> None:
    assert refused_by(a_hand("3 bell lemon", "4 bell"), 0, move="discard", card="cherry") == "LJ-08"


def test_LJ_08_the_cards_are_seen_by_their_owner_alone() -> None:
    table, other = a_hand(ALL_SEVEN, "4 bell"), a_hand(ALL_SEVEN, "4 bell")
    for each, cards in ((table, "lemon seven"), (other, "bell grape")):
        discard(each, "lemon")
        luck(each, cards)
    assert (table.view(1), table.view(None)) == (other.view(1), other.view(None))
    assert table.view(0) != other.view(0)


def test_LJ_09_drawing_can_always_be_chosen() -> None:
    table = a_hand("4 seven", "4 bell")
    assert plain_moves(table) == ["draw"]
    draw(table, "grape")
    assert (table.state.phase, table.to_act, hand_of(table, 0)) == (Phase.KEEP, 0, "4 seven")


def test_LJ_09_the_drawn_card_is_seen_by_its_drawer_alone() -> None:
    table = a_hand("4 seven", "4 bell")
    draw(table, "grape")
    seen = [table.view(seat).held for seat in (0, 1, None)]  # type: ignore[attr-defined]
    assert seen == ["grape", None, None]


def test_LJ_10_the_drawn_card_is_kept() -> None:
    table = a_hand("4 seven", "4 bell")
    draw(table, "grape")
    assert plain_moves(table) == ["keep", "put"]
    keep(table)
    assert (hand_of(table, 0), discard_of(table), table.to_act) == ("grape 4 seven", "clover", 1)


@pytest.mark.parametrize("card", SYMBOLS)
def test_LJ_10_or_put_on_the_discard_pile_whatever_its_rank(card: str) -> None:
    table = a_hand("4 seven", "4 bell")
    draw(table, card)
    put(table)
    say(table, seat_1="leave")
    assert (CARDS[table.state.top], hand_of(table, 0), table.to_act) == (card, "4 seven", 1)


def test_LJ_10_nothing_is_kept_or_put_without_a_draw() -> None:
    table = a_hand("4 seven", "4 bell")
    assert refused_by(table, 0, move="keep") == "LJ-10"
    assert refused_by(table, 0, move="put") == "LJ-10"
    draw(table, "grape")
    assert refused_by(table, 0, move="draw") == "LJ-10"
    assert refused_by(table, 0, move="pass") == "LJ-10"


def test_LJ_14_nothing_else_is_discarded_after_a_draw() -> None:
    table = a_hand("3 lemon seven", "4 bell")
    draw(table, "grape")
    assert refused_by(table, 0, move="discard", card="seven") == "LJ-14"
    assert refused_by(table, 0, move="jackpot", card="seven") == "LJ-14"
    keep(table)
    assert table.to_act == 1


def test_LJ_15_with_three_cards_only_drawing_remains() -> None:
    table = a_hand("clover bell grape", "4 bell")
    assert table.legal_moves(0) == [{"move": "draw"}]
    assert refused_by(table, 0, move="discard", card="bell") == "LJ-15"
    assert refused_by(table, 0, move="jackpot", card="bell") == "LJ-15"


def test_LJ_15_with_four_cards_all_options_are_open() -> None:
    table = a_hand("lemon clover bell grape", "4 bell")
    assert (plain_moves(table), named(table, "discard")) == (["draw"], ["lemon", "clover", "bell", "grape"])


def test_LJ_15_the_drawn_card_may_still_be_put() -> None:
    table = a_hand("clover bell grape", "4 bell")
    draw(table, "lemon")
    put(table)
    say(table, seat_1="leave")
    assert table.state.hand_size[0] == 3
