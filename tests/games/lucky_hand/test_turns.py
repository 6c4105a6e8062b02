"""Lucky Hand: the material, the turns and the refill (LH-01, LH-03 to LH-06, LH-19, LH-R1, LH-R2, LH-R9)."""

from __future__ import annotations

from typing import Any

import pytest

from fiveleaf.engine.contract import CHANCE
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.table import Table
from fiveleaf.games.lucky_hand import GAME
from fiveleaf.games.lucky_hand.material import BOX, CARDS
from fiveleaf.games.lucky_hand.state import Phase
from tests.games.lucky_hand.positions import (
    DULL,
    a_full_turn,
    a_game,
    answer,
    draw,
    hand_of,
    heap_of,
    phase_of,
    pieces,
    play,
    refill,
    refused_by,
    roll,
    stakes,
)

# ── the start ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_LH_01_the_box_holds_55_cards_for_2_to_5_players(seats: int) -> None:
    assert pieces(GAME.start({}, seats)) == BOX
    assert sum(BOX) == CARDS == 55


@pytest.mark.parametrize("seats", [1, 6])
def test_LH_01_no_table_for_1_or_6(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        Table(GAME, seats)
    assert refused.value.clause == "LH-01"


def test_LH_01_three_cards_are_dealt_in_turn_from_the_first_player() -> None:
    table = Table(GAME, 3)
    table.resolve_code(1)
    dealt = draw(table, *["+5"] * 9)
    assert [event["seat"] for event in dealt] == [1, 2, 0] * 3
    assert {event["chance"] for event in dealt} == {"deal"}
    assert [hand_of(table, seat) for seat in range(3)] == [DULL] * 3
    assert (table.state.turn, table.state.left, phase_of(table)) == (1, 46, Phase.QUALIFY)


def test_LH_01_a_named_first_player_leaves_nothing_to_chance() -> None:
    table = Table(GAME, 2, {"first_seat": 1})
    assert table.possible_outcomes()[0][1] == {"chance": "deal", "seat": 1, "card": "+20"}


# ── phase 1 ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("value", "qualifies"), [(1, False), (9, False), (10, True), (19, True)])
def test_LH_04_ten_or_more_lets_a_seat_play_from_its_next_turn_on(value: int, qualifies: bool) -> None:
    table = a_game(DULL, DULL, waiting=[0, 1])
    assert roll(table, value) == [{"chance": "roll", "seat": 0, "value": value}]
    assert (table.state.turn, phase_of(table)) == (1, Phase.QUALIFY)
    roll(table, 1)
    assert phase_of(table) == (Phase.TURN if qualifies else Phase.QUALIFY)
    assert table.to_act == (0 if qualifies else CHANCE)


def test_LH_04_who_waits_cannot_play_a_card() -> None:
    table = a_game(DULL, DULL, waiting=[0])
    assert table.legal_moves(0) == []
    assert refused_by(table, 0, move="play", card="+5") == "LH-04"


def test_LH_05_a_20_plays_a_card_in_the_same_turn() -> None:
    table = a_game(DULL, DULL, waiting=[0, 1])
    roll(table, 20)
    assert (table.to_act, phase_of(table)) == (0, Phase.TURN)
    play(table, 0, "+5")
    roll(table, 5)
    refill(table)
    assert (table.state.turn, phase_of(table)) == (1, Phase.QUALIFY)


def test_LH_R1_one_roll_qualifies_for_the_whole_game() -> None:
    table = a_game("immunity +5 +5", "immunity +5 +5", waiting=[0])
    roll(table, 10)
    a_full_turn(table, 1, "immunity")
    a_full_turn(table, 0, "immunity")
    play(table, 1, "+5")
    roll(table, 1)
    refill(table)
    assert (table.to_act, phase_of(table)) == (0, Phase.TURN)


# ── phase 2 ──────────────────────────────────────────────────────────────────────────────────────


def test_LH_06_a_turn_is_one_card_at_most() -> None:
    table = a_game("immunity +5 +10", DULL)
    assert table.legal_moves(0) == [
        {"move": "play", "card": "+10"},
        {"move": "play", "card": "+5"},
        {"move": "play", "card": "immunity"},
    ]
    a_full_turn(table, 0, "immunity")
    assert table.to_act == 1
    assert refused_by(table, 0, move="play", card="+5") == "LH-06"


def test_LH_06_a_card_that_is_not_held_cannot_be_played() -> None:
    table = a_game(DULL, DULL)
    assert refused_by(table, 0, move="play", card="+20") == "LH-06"
    assert refused_by(table, 0, move="play", card="ban-1", target=1) == "LH-06"


def test_LH_06_answers_to_other_questions_are_refused_with_their_clause() -> None:
    table = a_game(DULL, DULL)
    assert refused_by(table, 0, move="accept") == "LH-18"
    assert refused_by(table, 0, move="counter") == "LH-18"
    assert refused_by(table, 0, move="stake", card="+5") == "LH-08"


def test_LH_R2_there_is_no_pass_with_a_card_in_hand() -> None:
    assert refused_by(a_game("+5", DULL), 0, move="pass") == "LH-R2"


def test_LH_R2_an_empty_hand_and_nothing_to_draw_is_a_pass() -> None:
    table = a_game("", DULL, stock="")
    assert table.legal_moves(0) == [{"move": "pass"}]
    table.play(0, {"move": "pass"})
    assert table.to_act == 1


def test_LH_R2_where_the_table_allows_it_a_seat_that_holds_cards_may_pass() -> None:
    table = a_game("ban-1 immunity", DULL, may_pass=True)
    assert table.legal_moves(0) == [
        {"move": "play", "card": "ban-1", "target": 1},
        {"move": "play", "card": "immunity"},
        {"move": "pass"},
    ]


def test_LH_R2_after_a_pass_nothing_is_drawn_and_the_turn_goes_on() -> None:
    table = a_game("ban-1 immunity", DULL, may_pass=True)
    before = (hand_of(table, 0), table.state.left)
    table.play(0, {"move": "pass"})
    assert (hand_of(table, 0), table.state.left, table.to_act) == (*before, 1)


def test_LH_R2_after_a_20_too_a_card_is_played_unless_the_table_allows_passing() -> None:
    bound, free = (a_game(DULL, DULL, waiting=[0], may_pass=allowed) for allowed in (False, True))
    for table in (bound, free):
        roll(table, 20)
    assert refused_by(bound, 0, move="pass") == "LH-R2"
    free.play(0, {"move": "pass"})
    assert (free.to_act, free.state.qualified[0]) == (1, 1)


def test_LH_R2_passing_is_for_turns_only_and_none_without_being_qualified() -> None:
    table = a_game("max ban-1 +5", DULL, DULL, waiting=[2], may_pass=True)
    play(table, 0, "max")
    assert refused_by(table, 1, move="pass") == "LH-08"
    stakes(table)
    refill(table)
    table.play(1, {"move": "pass"})
    assert refused_by(table, 2, move="pass") == "LH-04"


def test_LH_R2_passing_is_off_unless_the_table_says_so() -> None:
    assert not GAME.start({}, 2).may_pass
    with pytest.raises(Refused) as refused:
        GAME.start({"may_pass": 1}, 2)
    assert refused.value.clause == "LH-R2"


@pytest.mark.parametrize("target", [None, 0, 2, 4])
def test_LH_R2_a_penalty_needs_another_player_as_its_target(target: int | None) -> None:
    table = a_game("ban-1 +5 +5", DULL)
    move: dict[str, Any] = {} if target is None else {"target": target}
    assert refused_by(table, 0, move="play", card="ban-1", **move) == "LH-R2"


@pytest.mark.parametrize(("card", "clause"), [("+5", "LH-07"), ("max", "LH-08"), ("immunity", "LH-17")])
def test_LH_R2_only_a_penalty_has_a_target(card: str, clause: str) -> None:
    table = a_game("+5 max immunity", DULL)
    assert refused_by(table, 0, move="play", card=card, target=1) == clause


# ── the refill ───────────────────────────────────────────────────────────────────────────────────


def test_LH_03_everybody_refills_to_three_after_a_card() -> None:
    table = a_game("immunity +5 +5", DULL)
    play(table, 0, "immunity")
    assert draw(table, "+20") == [{"chance": "draw", "seat": 0, "card": "+20"}]
    assert hand_of(table, 0) == "+20 +5 +5"
    assert table.to_act == 1


def test_LH_03_no_card_is_drawn_after_a_roll_of_phase_1() -> None:
    table = a_game(DULL, DULL, waiting=[0])
    roll(table, 12)
    assert table.to_act == 1


def test_LH_R9_the_seat_whose_turn_it_is_draws_first_then_the_others_in_order_of_play() -> None:
    table = a_game("ban-1 +5 +5", DULL, "immunity +5 +5")
    play(table, 0, "ban-1", 2)
    answer(table, 2, "counter")
    assert [event["seat"] for event in refill(table)] == [0, 2]


def test_LH_R9_a_seat_draws_all_its_cards_before_the_next_one_draws() -> None:
    table = a_game("max +10 +5", "+10 +5 +5", "+15 +5 +5")
    play(table, 0, "max")
    stakes(table, seat_0="+10", seat_1="+10", seat_2="+15")
    roll(table, 3, 2, 1)
    assert [event["seat"] for event in refill(table)] == [0, 0, 1, 2]


def test_LH_R9_nobody_draws_until_there_is_a_card() -> None:
    table = a_game("dice-2 +5 +5", "immunity +5 +5", stock="")
    a_full_turn(table, 0, "dice-2", 1)
    assert (table.to_act, hand_of(table, 0)) == (1, "+5 +5")
    play(table, 1, "immunity")
    assert table.to_act == 0
    play(table, 0, "+5")
    roll(table, 1)
    assert [event["seat"] for event in refill(table)] == [0]


def test_LH_19_lost_and_used_cards_go_to_the_heap() -> None:
    table = a_game("+20 ban-1 +5", "max +5 +5")
    play(table, 0, "+20")
    roll(table, 16)
    refill(table)
    play(table, 1, "max")
    stakes(table)
    assert heap_of(table) == "+20 max"


def test_LH_19_the_heap_becomes_the_stock_when_a_card_is_needed_and_none_is_left() -> None:
    table = a_game("+20 +5 +5", DULL, stock="", heap="ban-1 immunity")
    play(table, 0, "+20")
    roll(table, 1)
    assert [words["card"] for words, _ in table.odds()] == ["+20", "ban-1", "immunity"]
    assert (heap_of(table), table.state.left) == ("", 3)


def test_LH_19_an_empty_stock_stays_empty_while_nobody_needs_a_card() -> None:
    table = a_game("+20 +5 +5", DULL, stock="+15", heap="ban-1")
    play(table, 0, "+20")
    roll(table, 1)
    draw(table, "+15")
    assert (table.state.left, heap_of(table)) == (0, "+20 ban-1")
