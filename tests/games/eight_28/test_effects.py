"""8·28: what events do to cards and gems, and who sees which."""

from __future__ import annotations

from fiveleaf.engine.table import Table
from fiveleaf.games.eight_28 import GAME
from tests.games.effects import gain, move, newest, suspense, turn, win
from tests.games.eight_28.positions import IN_THE_ROUND, a_round, a_showdown, aim, decline, luck_brings, take


def test_EX_02_a_face_down_card_is_known_to_its_owner() -> None:
    table = Table(GAME, 3, {"first_seat": 0})
    luck_brings(table, "9")
    assert newest(table, viewer=1) == [move("9", "deck", "down/1")]
    assert newest(table, viewer=0) == newest(table) == [move(None, "deck", "down/1")]


def test_EX_04_the_dealer_places_a_gem_once_all_have_a_card() -> None:
    table = Table(GAME, 3, {"first_seat": 0})
    luck_brings(table, "9", "9", "9")
    assert newest(table) == [move(None, "deck", "down/0"), move("blue", "reserve", "middle")]


def test_EX_06_a_card_that_is_taken_lies_face_up() -> None:
    table = a_round(*IN_THE_ROUND)
    take(table, "1/11")
    assert newest(table) == [move("1/11", "deck", "shown/1")]


def test_EX_08_the_next_pass_begins_with_a_gem() -> None:
    table = a_round(*IN_THE_ROUND)
    take(table, "1")
    decline(table, 2)
    assert newest(table) == [move("blue", "reserve", "middle")]


def test_EX_10_a_showdown_turns_up_every_card() -> None:
    table = a_showdown("8 |", "10 | 8 9", "9 | 10 8", blue=8)
    assert newest(table) == [suspense("showdown"), turn("8", "down/0"), turn("10", "down/1"), turn("9", "down/2")]


def test_EX_12_EX_13_the_treasures_are_won_and_shared() -> None:
    table = a_showdown("8 |", "10 | 8 9", "9 | 10 8", blue=8)
    aim(table, 8)
    assert newest(table) == [
        win("8", 0),
        win("28", 1, 2),
        move("blue", "middle", "gems/0", 4),
        gain(0, 4),
        move("blue", "middle", "gems/1", 2),
        gain(1, 2),
        move("blue", "middle", "gems/2", 2),
        gain(2, 2),
        *(move(None, f"down/{seat}", "deck") for seat in range(3)),
        *(move(None, f"shown/{seat}", "deck", 2) for seat in (1, 2)),
    ]


def test_EX_18_a_jackpot_wins_the_middle() -> None:
    table = a_showdown("6 | 1/11 1/11", "10 | 8", "9 | 8", blue=3, red=1)
    effects = newest(table)
    assert effects[4:8] == [
        win("jackpot", 0),
        move("blue", "middle", "gems/0", 3),
        move("red", "middle", "gems/0", 1),
        gain(0, 5),
    ]


def test_EX_20_the_last_round_wins_the_game_and_the_cards_stay() -> None:
    table = a_round("6 | 1/11 1/11", "10 | 8", "9 | 8", blue=3)
    table.state.last_round = 1
    decline(table, 3)
    assert newest(table)[-2:] == [gain(0, 3), win("game", 0)]
