"""Lucky Hand: penalties and immunity (LH-12 to LH-18, LH-R4 to LH-R6, LH-R8)."""

from __future__ import annotations

import pytest

from fiveleaf.games.lucky_hand.state import Phase
from tests.games.lucky_hand.positions import (
    DULL,
    a_full_turn,
    a_game,
    answer,
    hand_of,
    heap_of,
    lying_before,
    phase_of,
    play,
    pot_of,
    refill,
    refused_by,
    roll,
    stakes,
)

PENALTIES = ["dice-4", "dice-2", "points-20", "points-15", "points-10", "points-5", "ban-1", "ban-2"]

# ── dice penalties ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("card", "minus"), [("dice-4", 4), ("dice-2", 2)])
def test_LH_12_a_dice_penalty_is_taken_off_the_next_bonus_roll(card: str, minus: int) -> None:
    for value, won in ((10 + minus, True), (9 + minus, False)):
        table = a_game(f"{card} +5 +5", "+10 +5 +5")
        a_full_turn(table, 0, card, 1)
        assert lying_before(table, 1) == card
        play(table, 1, "+10")
        roll(table, value)
        assert pot_of(table, 1) == ("+10" if won else "")
        assert lying_before(table, 1) == ""
        assert card in heap_of(table)


def test_LH_12_several_may_lie_before_one_player_from_several_players() -> None:
    table = a_game("dice-4 +5 +5", "dice-2 +5 +5", "+10 +5 +5")
    a_full_turn(table, 0, "dice-4", 2)
    a_full_turn(table, 1, "dice-2", 2)
    assert lying_before(table, 2) == "dice-4 dice-2"


def test_LH_12_it_waits_while_other_cards_are_played() -> None:
    table = a_game("dice-4 +5 +5", "immunity +5 +5")
    a_full_turn(table, 0, "dice-4", 1)
    a_full_turn(table, 1, "immunity")
    assert lying_before(table, 1) == "dice-4"


def test_LH_13_a_dice_penalty_waits_for_who_has_not_qualified() -> None:
    table = a_game("dice-4 +5 +5", "+10 +5 +5", waiting=[1])
    play(table, 0, "dice-4", 1)
    refill(table)
    roll(table, 20)
    assert lying_before(table, 1) == "dice-4"
    play(table, 1, "+10")
    roll(table, 13)
    assert (pot_of(table, 1), lying_before(table, 1)) == ("", "")


# ── points penalties ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("points", [20, 15, 10, 5])
def test_LH_14_the_target_gives_such_a_card_from_the_pot(points: int) -> None:
    table = a_game(f"points-{points} +5 +5", DULL, pots={0: "+5", 1: f"+{points} +{points}"})
    a_full_turn(table, 0, f"points-{points}", 1)
    assert (table.scores(), heap_of(table)) == ([5 + points, points], f"points-{points}")


def test_LH_15_without_one_the_player_of_the_penalty_gives_one() -> None:
    table = a_game("points-10 +5 +5", DULL, pots={0: "+10 +10", 1: "+20 +5 +5"})
    a_full_turn(table, 0, "points-10", 1)
    assert [pot_of(table, seat) for seat in (0, 1)] == ["+10", "+20 +10 +5 +5"]


def test_LH_15_if_neither_has_one_nothing_happens() -> None:
    table = a_game("points-10 +5 +5", DULL, pots={0: "+15", 1: "+20"})
    a_full_turn(table, 0, "points-10", 1)
    assert (table.scores(), heap_of(table)) == ([15, 20], "points-10")


def test_LH_R8_a_points_penalty_hits_who_has_not_qualified_at_once() -> None:
    table = a_game("points-10 +5 +5", DULL, pots={1: "+10"}, waiting=[1])
    play(table, 0, "points-10", 1)
    assert (phase_of(table), table.scores()) == (Phase.DRAW, [10, 0])


# ── bans ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("card", "turns"), [("ban-1", 1), ("ban-2", 2)])
def test_LH_16_a_banned_player_misses_the_next_turns(card: str, turns: int) -> None:
    table = a_game(f"{card} immunity immunity", DULL)
    a_full_turn(table, 0, card, 1)
    for _ in range(turns - 1):
        assert table.to_act == 0
        a_full_turn(table, 0, "immunity")
    a_full_turn(table, 0, "immunity")
    assert (table.to_act, table.state.banned[1]) == (1, 0)


def test_LH_R4_bans_add_up_and_the_cards_go_to_the_heap_at_once() -> None:
    table = a_game("ban-2 +5 +5", "ban-1 +5 +5", DULL)
    a_full_turn(table, 0, "ban-2", 2)
    a_full_turn(table, 1, "ban-1", 2)
    assert heap_of(table) == "ban-1 ban-2"
    assert (table.to_act, table.state.banned[2]) == (0, 2)


def test_LH_R4_a_ban_waits_for_who_has_not_qualified() -> None:
    table = a_game("ban-1 immunity +5", DULL, waiting=[1])
    a_full_turn(table, 0, "ban-1", 1)
    roll(table, 12)
    assert table.state.banned[1] == 1
    a_full_turn(table, 0, "immunity")
    assert (table.to_act, table.state.banned[1]) == (0, 0)


def test_LH_R4_a_failed_roll_of_phase_1_serves_no_missed_turn() -> None:
    table = a_game(DULL, DULL, waiting=[0, 1], banned={0: 1})
    roll(table, 9)
    assert table.state.banned[0] == 1


def test_LH_R4_after_a_20_the_missed_turns_begin_with_this_very_turn() -> None:
    table = a_game(DULL, DULL, waiting=[0], banned={0: 2})
    roll(table, 20)
    assert (table.to_act, table.state.banned[0], table.state.qualified[0]) == (1, 1, 1)


def test_LH_R5_a_banned_player_can_still_stake_and_counter() -> None:
    table = a_game("max ban-1 +10", "immunity +5 +5", banned={1: 3})
    play(table, 0, "max")
    stakes(table, seat_1="+5")
    roll(table, 5)
    assert pot_of(table, 1) == "+5"
    refill(table)
    play(table, 0, "ban-1", 1)
    answer(table, 1, "counter")
    assert table.state.banned[1] == 2


def test_LH_R5_who_has_not_qualified_can_stake_but_not_counter() -> None:
    table = a_game("max ban-1 +10", "immunity +5 +5", waiting=[1])
    play(table, 0, "max")
    stakes(table, seat_1="+5")
    roll(table, 5)
    refill(table)
    roll(table, 1)
    play(table, 0, "ban-1", 1)
    assert (pot_of(table, 1), phase_of(table), table.state.banned[1]) == ("+5", Phase.DRAW, 1)


# ── immunity ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("card", PENALTIES)
def test_LH_17_no_penalty_touches_an_immune_player(card: str) -> None:
    table = a_game(f"{card} +5 +5", DULL, pots={0: "+20 +15 +10 +5", 1: "+20 +15 +10 +5"}, immune={1: 2})
    play(table, 0, card, 1)
    assert (table.scores(), lying_before(table, 1), table.state.banned[1]) == ([50, 50], "", 0)
    assert (heap_of(table), phase_of(table)) == (card, Phase.DRAW)


def test_LH_R2_playing_a_penalty_at_an_immune_player_is_legal() -> None:
    table = a_game("ban-1 +5 +5", DULL, immune={1: 1})
    assert {"move": "play", "card": "ban-1", "target": 1} in table.legal_moves(0)


def test_LH_17_after_two_turns_the_card_goes_to_the_heap() -> None:
    table = a_game("immunity points-20 points-15", "points-10 points-5 +15")
    a_full_turn(table, 0, "immunity")
    a_full_turn(table, 1, "points-10", 0)
    assert table.state.immunity[0] == 1
    a_full_turn(table, 0, "points-20", 1)
    a_full_turn(table, 1, "points-5", 0)
    assert (table.state.immunity[0], table.to_act) == (0, 0)
    assert "immunity" in heap_of(table)


def test_LH_R6_missed_turns_wear_it_out_as_well() -> None:
    table = a_game("points-20 +5 +5", DULL, immune={1: 1}, banned={1: 1})
    a_full_turn(table, 0, "points-20", 1)
    assert (table.to_act, table.state.immunity[1], heap_of(table)) == (0, 0, "points-20 immunity")


def test_LH_R6_a_second_immunity_renews_the_count_and_the_first_goes_to_the_heap() -> None:
    table = a_game("immunity +5 +5", DULL, immune={0: 1})
    play(table, 0, "immunity")
    assert (table.state.immunity[0], heap_of(table)) == (2, "immunity")


def test_LH_R6_it_does_not_undo_what_lay_there_before() -> None:
    table = a_game("immunity +10 +5", DULL, lying={0: "dice-4"}, banned={0: 2})
    play(table, 0, "immunity")
    assert (lying_before(table, 0), table.state.banned[0]) == ("dice-4", 2)


@pytest.mark.parametrize("card", PENALTIES)
def test_LH_18_a_penalty_just_received_can_be_countered(card: str) -> None:
    table = a_game(f"{card} +5 +5", "immunity +5 +5", pots={1: "+20 +15 +10 +5"})
    play(table, 0, card, 1)
    assert table.legal_moves(1) == [{"move": "accept"}, {"move": "counter"}]
    answer(table, 1, "counter")
    assert (table.scores(), lying_before(table, 1), table.state.banned[1]) == ([0, 50], "", 0)
    assert (heap_of(table), table.state.immunity[1], hand_of(table, 1)) == (card, 2, "+5 +5")


def test_LH_18_if_it_is_then_their_turn_they_still_play_a_card() -> None:
    table = a_game("ban-2 +5 +5", "immunity +10 +5")
    play(table, 0, "ban-2", 1)
    answer(table, 1, "counter")
    refill(table)
    assert (table.to_act, phase_of(table), table.state.immunity[1]) == (1, Phase.TURN, 1)


def test_LH_18_later_it_is_too_late() -> None:
    table = a_game("dice-4 +5 +5", "immunity +5 +5")
    play(table, 0, "dice-4", 1)
    answer(table, 1, "accept")
    refill(table)
    a_full_turn(table, 1, "immunity")
    assert lying_before(table, 1) == "dice-4"


def test_LH_18_no_counter_without_an_immunity_card_and_no_other_move() -> None:
    table = a_game("ban-1 +5 +5", DULL)
    play(table, 0, "ban-1", 1)
    assert refused_by(table, 1, move="counter") == "LH-18"
    assert refused_by(table, 1, move="play", card="+5") == "LH-18"
    assert refused_by(table, 0, move="accept") == "LH-18"


def test_LH_R8_every_target_is_asked_that_is_qualified_and_not_immune_even_without_a_counter() -> None:
    table = a_game("ban-1 +5 +5", DULL)
    play(table, 0, "ban-1", 1)
    assert (table.asked, table.legal_moves(1)) == ((1,), [{"move": "accept"}])


def test_LH_R8_the_counter_comes_before_the_effect() -> None:
    table = a_game("points-20 +5 +5", "immunity +5 +5", pots={1: "+20"})
    play(table, 0, "points-20", 1)
    assert table.scores() == [0, 20]
    answer(table, 1, "accept")
    assert table.scores() == [20, 0]
