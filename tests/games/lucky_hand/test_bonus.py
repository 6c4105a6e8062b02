"""Lucky Hand: bonus cards and the max of points (LH-07 to LH-11, LH-R3, LH-R7)."""

from __future__ import annotations

from itertools import permutations

import pytest

from fiveleaf.engine.table import Table
from fiveleaf.games.lucky_hand import GAME
from fiveleaf.games.lucky_hand.state import Phase
from fiveleaf.games.lucky_hand.view import View
from tests.games.lucky_hand.positions import (
    DULL,
    a_game,
    hand_of,
    heap_of,
    lying_before,
    phase_of,
    pieces,
    play,
    pot_of,
    refill,
    refused_by,
    roll,
    stake,
    stakes,
)


def a_max(*hands: str, lying: dict[int, str] | None = None) -> Table:
    """Seat 0 has just played a max of points; the hands are those that are left."""
    first, *others = hands
    table = a_game(f"max {first}", *others, lying=lying)
    play(table, 0, "max")
    return table


# ── bonus cards ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("card", "needed"), [("+20", 17), ("+15", 14), ("+10", 10), ("+5", 5)])
def test_LH_07_the_number_of_the_card_wins_it_one_less_loses_it(card: str, needed: int) -> None:
    for value, won in ((20, True), (needed, True), (needed - 1, False), (1, False)):
        table = a_game(f"{card} max max", DULL)
        play(table, 0, card)
        assert roll(table, value) == [{"chance": "roll", "seat": 0, "value": value}]
        assert (pot_of(table, 0), heap_of(table)) == ((card, "") if won else ("", card))


def test_LH_07_the_pot_lies_open_for_all() -> None:
    table = a_game("+20 max max", DULL)
    play(table, 0, "+20")
    roll(table, 17)
    for seat in (0, 1, None):
        seen = table.view(seat)
        assert isinstance(seen, View)
        assert seen.pots == (("+20",), ())


def test_LH_R3_all_dice_penalties_count_together() -> None:
    for value, won in ((17, True), (16, False)):
        table = a_game("+5 max max", "+10 +10 +10", lying={0: "dice-4 dice-4 dice-2 dice-2"})
        play(table, 0, "+5")
        roll(table, value)
        assert pot_of(table, 0) == ("+5" if won else "")
        assert lying_before(table, 0) == ""


# ── a max of points: the stakes ──────────────────────────────────────────────────────────────────


def test_LH_08_everybody_may_stake_one_bonus_card_of_the_hand() -> None:
    table = a_max("+20 +5", "+15 +15 ban-1", "max immunity ban-2")
    assert table.asked == (0, 1, 2)
    nothing = {"move": "stake", "card": None}
    assert table.legal_moves(0) == [nothing, {"move": "stake", "card": "+20"}, {"move": "stake", "card": "+5"}]
    assert table.legal_moves(1) == [nothing, {"move": "stake", "card": "+15"}]
    assert table.legal_moves(2) == [nothing]


@pytest.mark.parametrize("card", ["+10", "ban-1"])
def test_LH_08_only_a_bonus_card_that_is_held_can_be_staked(card: str) -> None:
    assert refused_by(a_max("+20 +5", "+15 +15 ban-1"), 1, move="stake", card=card) == "LH-08"


def test_LH_08_nothing_else_can_be_done_while_stakes_are_asked() -> None:
    assert refused_by(a_max("+20 +5", DULL), 0, move="play", card="+20") == "LH-08"


def test_LH_08_the_highest_roll_wins_all_stakes() -> None:
    table = a_max("+20 +5", "+15 +5 +5", "+10 +5 +5")
    stakes(table, seat_0="+20", seat_1="+15", seat_2="+10")
    roll(table, 2, 4, 3)
    assert [pot_of(table, seat) for seat in range(3)] == ["", "+20 +15 +10", ""]
    assert pieces(table.state) == pieces(GAME.start({}, 3))


def test_LH_08_who_staked_nothing_does_not_roll() -> None:
    table = a_max("+20 +5", DULL, "+10 +5 +5")
    stakes(table, seat_0="+20", seat_2="+10")
    assert [event["seat"] for event in roll(table, 9, 8)] == [0, 2]
    assert pot_of(table, 0) == "+20 +10"


@pytest.mark.parametrize(("value", "pot", "heap"), [(14, "+15", "max"), (13, "", "+15 max")])
def test_LH_09_a_single_staker_has_to_reach_the_number_of_the_card(value: int, pot: str, heap: str) -> None:
    table = a_max("+20 +5", "+15 +5 +5")
    stakes(table, seat_1="+15")
    roll(table, value)
    assert (pot_of(table, 1), heap_of(table)) == (pot, heap)


def test_LH_10_dice_penalties_do_not_count_and_are_not_used_up() -> None:
    table = a_max("+20 +5", "+15 +5 +5", lying={1: "dice-4"})
    stakes(table, seat_0="+20", seat_1="+15")
    roll(table, 10, 11)
    assert (pot_of(table, 1), lying_before(table, 1)) == ("+20 +15", "dice-4")


def test_LH_10_they_do_not_count_for_a_single_staker_either() -> None:
    table = a_max("+20 +5", "+15 +5 +5", lying={1: "dice-4 dice-2"})
    stakes(table, seat_1="+15")
    roll(table, 14)
    assert (pot_of(table, 1), lying_before(table, 1)) == ("+15", "dice-4 dice-2")


def test_LH_10_a_ban_keeps_nobody_from_staking_and_is_not_served_by_it() -> None:
    table = a_game("max +5 +5", "+20 +5 +5", banned={1: 2})
    play(table, 0, "max")
    stakes(table, seat_0="+5", seat_1="+20")
    roll(table, 3, 4)
    assert (pot_of(table, 1), table.state.banned[1]) == ("+20 +5", 2)


def test_LH_11_the_max_card_goes_to_the_heap_and_everybody_refills() -> None:
    table = a_max("+20 +5", "+15 +5 +5", DULL)
    stakes(table, seat_0="+20", seat_1="+15")
    roll(table, 10, 11)
    assert heap_of(table) == "max"
    assert [event["seat"] for event in refill(table)] == [0, 0, 1]
    assert (table.to_act, phase_of(table)) == (1, Phase.TURN)


# ── a max of points: the rulings ─────────────────────────────────────────────────────────────────


def test_LH_R7_stakes_come_in_any_order_and_are_recorded_from_the_player_of_the_max_card() -> None:
    answers = ((0, "+20"), (1, None), (2, "+10"))
    ends = set()
    for order in permutations(answers):
        table = a_max("+20 +5", DULL, "+10 +5 +5")
        for seat, card in order:
            stake(table, seat, card)
        assert [(event["seat"], event["card"]) for event in table.events[1:]] == list(answers)
        ends.add(GAME.memory.content(table.state))
    assert len(ends) == 1


def test_LH_R7_a_stake_is_hidden_until_all_have_answered() -> None:
    table = a_max("+20 +5", "+15 +5 +5", "+10 +5 +5")
    before = [table.view(seat) for seat in (1, 2, None)]
    stake(table, 0, "+20")
    assert [table.view(seat) for seat in (1, 2, None)] == before
    stake(table, 1, None)
    stake(table, 2, "+10")
    for seat in (0, 1, 2, None):
        seen = table.view(seat)
        assert isinstance(seen, View)
        assert seen.stakes == (("+20",), (), ("+10",))


def test_LH_R7_a_seat_answers_once() -> None:
    table = a_max("+20 +5", DULL)
    stake(table, 0, "+20")
    assert (table.legal_moves(0), table.asked, table.may_act) == ([], (0, 1), (1,))
    assert refused_by(table, 0, move="stake", card="+5") is None


def test_LH_R7_rolls_follow_in_order_of_play_from_the_player_of_the_max_card() -> None:
    table = a_game(DULL, "+5 +5 +5", "max +10 +5")
    table.state.turn = 2
    play(table, 2, "max")
    assert table.asked == (2, 0, 1)
    stakes(table, seat_0="+5", seat_1="+5", seat_2="+10")
    assert [event["seat"] for event in roll(table, 1, 2, 3)] == [2, 0, 1]


def test_LH_R7_equal_highest_rolls_roll_again_until_one_is_highest() -> None:
    table = a_max("+20 +5", "+15 +5 +5", "+10 +5 +5")
    stakes(table, seat_0="+20", seat_1="+15", seat_2="+10")
    roll(table, 12, 5, 12)
    assert [event["seat"] for event in roll(table, 3, 3)] == [0, 2]
    assert [event["seat"] for event in roll(table, 1, 2)] == [0, 2]
    assert pot_of(table, 2) == "+20 +15 +10"


def test_LH_R7_equal_low_rolls_change_nothing() -> None:
    table = a_max("+20 +5", "+15 +5 +5", "+10 +5 +5")
    stakes(table, seat_0="+20", seat_1="+15", seat_2="+10")
    roll(table, 5, 5, 12)
    assert pot_of(table, 2) == "+20 +15 +10"


def test_LH_R7_if_nobody_stakes_nothing_happens() -> None:
    table = a_max("+20 +5", DULL)
    stakes(table)
    refill(table)
    assert (table.scores(), heap_of(table), table.to_act) == ([0, 0], "max", 1)


def test_LH_R7_the_only_staker_need_not_be_the_player_of_the_max_card() -> None:
    table = a_max("+20 +5", DULL)
    stakes(table, seat_1="+5")
    assert roll(table, 5)[0]["seat"] == 1
    assert (pot_of(table, 1), hand_of(table, 1)) == ("+5", "+5 +5")
