"""Lucky Hand: what events do to the cards, and who sees which."""

from __future__ import annotations

from tests.games import effects as made
from tests.games.effects import gain, move, newest, suspense, win
from tests.games.lucky_hand.positions import DULL, a_full_turn, a_game, answer, draw, play, refill, roll, stakes


def test_LH_03_a_card_that_is_drawn_is_known_to_its_owner() -> None:
    table = a_game("+20 max max", DULL)
    play(table, 0, "+20")
    roll(table, 1)
    draw(table, "+15")
    assert newest(table, viewer=0) == [move("+15", "stock", "hand/0")]
    assert newest(table, viewer=1) == newest(table) == [move(None, "stock", "hand/0")]


def test_LH_07_a_bonus_card_that_is_won_goes_to_the_pot() -> None:
    table = a_game("+10 max max", DULL)
    play(table, 0, "+10")
    assert newest(table) == [move("+10", "hand/0", "played")]
    roll(table, 10)
    assert newest(table) == [
        suspense("bonus"),
        made.roll("d20", 10, "die/0"),
        win("bonus", 0),
        move("+10", "played", "pot/0"),
        gain(0, 10),
    ]


def test_LH_12_a_roll_uses_up_the_dice_penalties() -> None:
    table = a_game("+10 max max", DULL, lying={0: "dice-2 dice-2"})
    play(table, 0, "+10")
    roll(table, 13)
    assert newest(table) == [
        suspense("bonus"),
        made.roll("d20", 13, "die/0"),
        win("bonus"),
        move("+10", "played", "heap"),
        move("dice-2", "penalties/0", "heap", 2),
    ]


def test_LH_08_all_stakes_go_to_the_highest_roll() -> None:
    table = a_game("+20 +5 max", "+5 +5 +5", "+15 +15 +15")
    play(table, 0, "max")
    stakes(table, seat_0="+20", seat_2="+15")
    assert table.effects(None, 2, 3) == [[]]
    assert newest(table) == [move("+15", "hand/2", "stake/2")]
    roll(table, 7, 8)
    assert newest(table) == [
        suspense("max"),
        made.roll("d20", 8, "die/2"),
        win("max", 2),
        move("+20", "stake/0", "pot/2"),
        move("+15", "stake/2", "pot/2"),
        gain(2, 35),
        move("max", "played", "heap"),
    ]


def test_LH_09_a_single_stake_that_misses_its_number_is_lost() -> None:
    table = a_game("+20 +5 max", DULL)
    play(table, 0, "max")
    stakes(table, seat_0="+20")
    roll(table, 16)
    assert newest(table)[2:] == [win("bonus"), move("+20", "stake/0", "heap"), move("max", "played", "heap")]


def test_LH_11_a_max_without_stakes_is_used_up() -> None:
    table = a_game("+20 +5 max", DULL)
    play(table, 0, "max")
    stakes(table)
    assert newest(table) == [move("max", "played", "heap")]


def test_LH_14_a_bonus_card_changes_pots() -> None:
    table = a_game("points-10 +5 +5", DULL, pots={1: "+10"})
    play(table, 0, "points-10", 1)
    assert newest(table) == [move("points-10", "hand/0", "played")]
    answer(table, 1, "accept")
    assert newest(table) == [
        move("points-10", "played", "heap"),
        move("+10", "pot/1", "pot/0"),
        gain(0, 10, source=1),
    ]


def test_LH_15_without_such_a_card_it_goes_the_other_way() -> None:
    table = a_game("points-10 +5 +5", DULL, pots={0: "+10"})
    play(table, 0, "points-10", 1)
    answer(table, 1, "accept")
    assert newest(table)[1:] == [move("+10", "pot/0", "pot/1"), gain(1, 10, source=0)]


def test_LH_16_a_ban_is_given_and_served() -> None:
    table = a_game("ban-2 +5 +5", DULL, "+15 +15 +15")
    play(table, 0, "ban-2", 1)
    answer(table, 1, "accept")
    assert newest(table) == [move("ban-2", "played", "heap"), gain(1, 2, "bans")]
    refill(table)
    assert newest(table)[1:] == [gain(1, -1, "bans")]


def test_LH_17_a_penalty_at_an_immune_player_is_wasted_and_the_immunity_wears_off() -> None:
    table = a_game("dice-4 +5 +5", DULL, immune={1: 1})
    play(table, 0, "dice-4", 1)
    assert newest(table) == [move("dice-4", "hand/0", "played"), move("dice-4", "played", "heap")]
    refill(table)
    assert newest(table)[1:] == [move("immunity", "immunity/1", "heap")]


def test_LH_18_a_counter_lays_an_immunity_and_sends_the_penalty_to_the_heap() -> None:
    table = a_game("dice-4 +5 +5", "immunity +5 +5")
    play(table, 0, "dice-4", 1)
    answer(table, 1, "counter")
    assert newest(table) == [move("dice-4", "played", "heap"), move("immunity", "hand/1", "immunity/1")]


def test_LH_13_a_player_in_phase_1_is_hit_at_once() -> None:
    table = a_game("dice-4 +5 +5", DULL, waiting=[1])
    play(table, 0, "dice-4", 1)
    assert newest(table) == [move("dice-4", "hand/0", "played"), move("dice-4", "played", "penalties/1")]


def test_LH_19_the_heap_becomes_the_stock_when_a_card_is_needed() -> None:
    table = a_game("immunity +5 +5", DULL, stock="", heap="+20 +20 max")
    play(table, 0, "immunity")
    assert newest(table) == [move("immunity", "hand/0", "immunity/0"), move(None, "heap", "stock", 3)]


def test_LH_R6_a_further_immunity_sends_the_older_one_to_the_heap() -> None:
    table = a_game("immunity +5 +5", DULL, immune={0: 1})
    play(table, 0, "immunity")
    assert newest(table) == [move("immunity", "immunity/0", "heap"), move("immunity", "hand/0", "immunity/0")]


def test_LH_R11_the_last_round_is_followed_by_the_winner() -> None:
    table = a_game("immunity +5 +5", DULL, pots={1: "+5"}, rounds=1)
    a_full_turn(table, 0, "immunity")
    play(table, 1, "+5")
    roll(table, 1)
    refill(table)
    assert newest(table)[-1] == win("game", 1)


def test_LH_02_time_up_may_end_the_game() -> None:
    table = a_game(DULL, DULL, pots={1: "+5"})
    table.time_up()
    assert newest(table) == [win("game", 1)]
