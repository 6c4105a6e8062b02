"""Lucky Jack: what events do to the cards, and who sees which."""

from __future__ import annotations

from collections import Counter

import pytest

from fiveleaf.engine.effects import Viewer
from tests.games.effects import begins_here, gain, move, newest, suspense, turn, win
from tests.games.lucky_jack.positions import DISCARD, a_hand, discard, draw, jackpot, keep, luck, put, say


def test_LJ_06_a_discard_goes_from_the_hand_to_the_pile() -> None:
    table = a_hand("clover 4 bell", "7 cherry")
    discard(table, "clover")
    assert newest(table) == [move("clover", "hand/0", "discard")]


def test_LJ_08_penalty_cards_go_to_the_hand_and_only_their_owner_sees_them() -> None:
    table = a_hand("lemon 4 bell", "7 cherry")
    discard(table, "lemon")
    luck(table, "seven")
    assert newest(table, viewer=0) == [move("seven", "stock", "hand/0")]
    assert newest(table, viewer=1) == newest(table) == [move(None, "stock", "hand/0")]


def test_LJ_09_a_drawn_card_is_held_apart_and_only_its_owner_sees_it() -> None:
    table = a_hand("4 bell", "7 cherry")
    draw(table, "grape")
    assert newest(table, viewer=0) == [move("grape", "stock", "held")]
    assert newest(table, viewer=1) == [move(None, "stock", "held")]
    keep(table)
    assert newest(table, viewer=0) == [move("grape", "held", "hand/0")]
    assert newest(table, viewer=1) == [move(None, "held", "hand/0")]


def test_LJ_11_a_card_that_is_put_is_turned_up_for_all() -> None:
    table = a_hand("4 bell", "5 cherry", "5 cherry")
    draw(table, "grape")
    put(table)
    assert newest(table, viewer=2) == [turn("grape", "held")]


def test_LJ_12_a_claimed_card_goes_to_the_claimant() -> None:
    table = a_hand("4 bell", "5 cherry", "5 cherry")
    draw(table, "grape")
    put(table)
    say(table, seat_2="take", seat_1="leave")
    assert table.effects(None, len(table.events) - 2)[0] == []
    assert newest(table) == [move("grape", "held", "hand/2")]


def test_LJ_13_a_card_that_nobody_claims_goes_on_the_pile() -> None:
    table = a_hand("4 bell", "7 cherry")
    draw(table, "grape")
    put(table)
    say(table, seat_1="leave")
    assert newest(table) == [move("grape", "held", "discard")]


def test_LJ_16_the_pile_is_shuffled_into_the_stock() -> None:
    table = a_hand("4 bell", "7 cherry", stock="grape", rest=DISCARD)
    draw(table, "grape")
    keep(table)
    assert newest(table, viewer=1) == [move(None, "held", "hand/0"), move(None, "discard", "stock", 72)]


def test_LJ_17_a_jackpot_is_shown_scored_and_followed_by_a_shuffle() -> None:
    table = a_hand("3 lemon seven", "7 cherry")
    jackpot(table, "seven")
    assert newest(table, viewer=1) == [
        move("seven", "hand/0", "discard"),
        *[turn("lemon", "hand/0")] * 3,
        *[turn("cherry", "hand/1")] * 7,
        win("jackpot", 0),
        gain(0, 1000),
        move(None, "hand/0", "stock", 3),
        move(None, "hand/1", "stock", 7),
        move(None, "discard", "stock", 2),
    ]


def test_LJ_17_only_who_draws_to_a_pair_waits_for_the_third_symbol() -> None:
    table = a_hand("2 bell cherry", "7 cherry")
    draw(table, "grape")
    assert newest(table, viewer=0) == [suspense("third-symbol"), move("grape", "stock", "held")]
    assert newest(table, viewer=1) == newest(table) == [move(None, "stock", "held")]


def test_LJ_18_a_double_jackpot_is_one() -> None:
    table = a_hand("4 lemon seven", "7 cherry")
    jackpot(table, "seven")
    assert win("double-jackpot", 0) in newest(table)
    assert gain(0, 2000) in newest(table)


def test_LJ_R7_nobody_wins_a_void_hand() -> None:
    table = a_hand("4 bell", "7 cherry", stock="grape", rest=DISCARD, reshuffles=9)
    draw(table, "grape")
    keep(table)
    assert newest(table) == [
        move(None, "held", "hand/0"),
        *[turn("bell", "hand/0")] * 4,
        turn("grape", "hand/0"),
        *[turn("cherry", "hand/1")] * 7,
        win("hand"),
        move(None, "hand/0", "stock", 5),
        move(None, "hand/1", "stock", 7),
        move(None, "discard", "stock", 72),
    ]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_LJ_R9_everybody_shows_their_cards_at_the_end_of_a_hand(viewer: Viewer) -> None:
    table = a_hand("3 lemon seven", "7 cherry", "2 bell grape")
    jackpot(table, "seven")
    shown = [effect for effect in newest(table, viewer=viewer) if effect["effect"] == "turn"]
    assert Counter((effect["piece"], effect["place"]) for effect in shown) == {
        ("lemon", "hand/0"): 3,
        ("cherry", "hand/1"): 7,
        ("bell", "hand/2"): 2,
        ("grape", "hand/2"): 1,
    }


def test_LJ_21_the_last_jackpot_wins_the_game_and_the_cards_stay() -> None:
    table = a_hand("3 lemon seven", "7 cherry")
    table.state.played = 2
    begins_here(table)
    jackpot(table, "seven")
    assert newest(table)[-2:] == [gain(0, 1000), win("game", 0)]
