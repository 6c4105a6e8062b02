"""Lucky Five: players without chips, the shoe running out, the end and the points."""

from __future__ import annotations

from fiveleaf.engine.contract import CHANCE
from fiveleaf.games.lucky_five.state import Ending, Phase
from tests.games.lucky_five.positions import (
    NO_CHIPS,
    ONE_TEN,
    a_game,
    a_pile,
    bet,
    cards_in,
    choose,
    go_on,
    lose_red,
    on_table,
    piles_of,
    refused_by,
    reroll,
    step,
    stop,
    turn,
    win_red,
)

# ── players without chips ────────────────────────────────────────────────────────────────────────


def test_L5_15_a_player_without_chips_takes_no_turn() -> None:
    table = a_game(seats=4, chips={1: NO_CHIPS, 2: NO_CHIPS})
    lose_red(table)
    assert table.state.turn == 3
    lose_red(table)
    assert table.state.turn == 0


def test_L5_15_a_player_without_chips_is_no_right_neighbour() -> None:
    table = a_game(seats=4, chips={3: NO_CHIPS, 2: NO_CHIPS})
    turn(table, "!!")
    assert table.asked == (1,)
    choose(table, "red", "orange")
    bet(table, 10, "higher", 6, 6)
    go_on(table)
    turn(table, "lucky-five")
    assert table.asked == (1,)


def test_L5_15_one_chip_is_enough() -> None:
    table = a_game(seats=3, chips={2: ONE_TEN})
    turn(table, "!!")
    assert table.asked == (2,)


# ── the shoe ─────────────────────────────────────────────────────────────────────────────────────


def test_L5_16_discards_become_the_stock_when_no_card_is_left() -> None:
    table = a_game(deck={"red": 2})
    lose_red(table)
    lose_red(table)
    assert (cards_in(table.state.stock), cards_in(table.state.discard)) == (["red", "red"], [])
    assert table.to_act == CHANCE


def test_L5_16_not_while_a_card_is_left() -> None:
    table = a_game(deck={"red": 2})
    lose_red(table)
    assert (cards_in(table.state.stock), cards_in(table.state.discard)) == (["red"], ["red"])


def test_L5_R5_the_reshuffle_waits_until_a_card_is_needed() -> None:
    table = a_game(deck={"red": 1, "orange": 1})
    lose_red(table)
    step(table, "orange", 10, "higher", 6)
    assert (cards_in(table.state.stock), cards_in(table.state.discard)) == ([], ["red"])


def test_L5_R5_the_cards_of_the_turn_are_not_reshuffled() -> None:
    table = a_game(deck={"red": 1, "orange": 1})
    lose_red(table)
    step(table, "orange", 10, "higher", 6)
    go_on(table)
    assert (cards_in(table.state.stock), cards_in(table.state.turned)) == (["red"], ["orange"])


# ── the end ──────────────────────────────────────────────────────────────────────────────────────


def test_L5_17_the_only_player_with_chips_has_one_last_turn() -> None:
    table = a_game(chips={0: ONE_TEN})
    lose_red(table)
    assert (table.state.turn, table.is_over) == (1, False)
    lose_red(table)
    assert (table.is_over, table.state.ending) == (True, Ending.LAST_TURN)


def test_L5_17_chips_on_the_table_and_in_hand_score_nothing() -> None:
    table = a_game(chips={0: ONE_TEN})
    lose_red(table)
    lose_red(table, 100)
    assert (on_table(table), table.scores()) == (110, [0, 0])


def test_L5_17_the_last_turn_may_have_many_steps_and_win_a_pile() -> None:
    table = a_game(chips={0: ONE_TEN})
    lose_red(table)
    win_red(table)
    go_on(table)
    step(table, "orange", 10, "higher", 6)
    assert not table.is_over
    stop(table)
    assert (table.is_over, table.scores(), table.winners()) == (True, [0, 2 * 30], [1])


def test_L5_17_not_while_two_players_have_chips() -> None:
    table = a_game(seats=3, chips={0: ONE_TEN})
    for _ in range(3):
        lose_red(table)
        table.state.stock[1] = 3
    assert (table.is_over, table.state.turn) == (False, 1)


def test_L5_18_no_card_at_all_ends_the_game_and_chips_in_hand_score() -> None:
    table = a_game(deck={"red": 1})
    win_red(table)
    assert (table.is_over, table.state.ending) == (True, Ending.NO_CARD)
    assert table.scores() == [10 + 260, 270]


def test_L5_18_not_while_a_discard_can_be_reshuffled() -> None:
    table = a_game(deck={"red": 1})
    lose_red(table)
    assert (table.is_over, table.scores()) == (False, [0, 0])


def test_L5_R3_the_last_chip_and_a_right_call_stop_the_turn() -> None:
    table = a_game(seats=3, chips={0: ONE_TEN})
    win_red(table)
    assert piles_of(table, 0) == [(1, 10, False)]
    assert (table.state.turn, table.state.phase) == (1, Phase.CARD)


def test_L5_R3_the_last_card_and_a_right_call_stop_the_turn() -> None:
    table = a_game(deck={"red": 1, "orange": 1})
    win_red(table)
    assert table.state.phase == Phase.GO_ON
    go_on(table)
    step(table, "orange", 10, "higher", 6)
    assert (piles_of(table, 0), table.state.ending) == ([(2, 20, False)], Ending.NO_CARD)


def test_L5_R3_a_last_turn_that_cannot_begin_is_not_played() -> None:
    table = a_game(deck={"red": 1}, chips={0: ONE_TEN})
    win_red(table)
    assert (table.state.ending, table.scores()) == (Ending.NO_CARD, [10, 270])


def test_L5_R3_a_last_turn_that_uses_the_last_card_is_the_last_turn() -> None:
    table = a_game(deck={"red": 1, "orange": 1}, chips={0: ONE_TEN})
    win_red(table)
    step(table, "orange", 10, "higher", 6)
    assert (table.state.ending, table.scores()) == (Ending.LAST_TURN, [10, 10])


def test_L5_R4_the_last_player_chooses_the_dice_of_exclamation_marks() -> None:
    table = a_game(chips={1: NO_CHIPS})
    turn(table, "!!")
    assert table.asked == (0,)
    assert refused_by(table, 0, move="go-on") == "L5-R4"
    choose(table, "red", "orange")
    assert table.asked == (0,)


def test_L5_R4_nobody_rerolls_for_the_last_player() -> None:
    table = a_game(chips={1: NO_CHIPS})
    turn(table, "lucky-five")
    assert (table.asked, table.state.phase) == ((0,), Phase.STAKE)


# ── the points ───────────────────────────────────────────────────────────────────────────────────


def test_L5_19_cards_times_chips_pile_by_pile() -> None:
    table = a_game()
    a_pile(table, 0, cards=3, chips=120)
    a_pile(table, 0, cards=1, chips=50)
    a_pile(table, 1, cards=1, chips=90, lucky=True)
    assert table.scores() == [360 + 50, 450]
    assert table.winners() == [1]


def test_L5_19_without_piles_there_are_no_points() -> None:
    assert a_game().scores() == [0, 0]


def test_L5_20_equal_scores_go_to_more_cards() -> None:
    table = a_game(seats=3)
    a_pile(table, 0, cards=1, chips=60)
    a_pile(table, 1, cards=3, chips=20)
    a_pile(table, 2, cards=2, chips=10)
    assert (table.scores(), table.winners()) == ([60, 60, 20], [1])


def test_L5_20_more_cards_are_nothing_against_more_points() -> None:
    table = a_game()
    a_pile(table, 0, cards=10, chips=100)
    a_pile(table, 1, cards=1, chips=1010)
    assert table.winners() == [1]


def test_L5_R6_a_lucky_pile_has_its_real_cards() -> None:
    table = a_game()
    a_pile(table, 0, cards=1, chips=20, lucky=True)
    a_pile(table, 1, cards=2, chips=50)
    assert (table.scores(), table.winners()) == ([100, 100], [1])


def test_L5_R6_still_equal_win_together() -> None:
    table = a_game(seats=3)
    a_pile(table, 0, cards=2, chips=50)
    a_pile(table, 2, cards=2, chips=20, lucky=True)
    assert table.winners() == [0, 2]


def test_L5_13_a_reroll_then_a_last_chip_still_ends_with_the_pile() -> None:
    table = a_game(chips={0: ONE_TEN})
    turn(table, "lucky-five")
    reroll(table, "red", 1)
    bet(table, 10, "higher", 6, 6, 6)
    assert (piles_of(table, 0), table.state.turn) == ([(1, 10, True)], 1)
