"""Lucky Five: the start, the steps of a turn, the cards and the dice."""

from __future__ import annotations

import pytest

from fiveleaf.engine.contract import CHANCE
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.table import Table
from fiveleaf.games.lucky_five import GAME
from fiveleaf.games.lucky_five.material import DEFAULT_DECK
from fiveleaf.games.lucky_five.state import Phase
from fiveleaf.games.lucky_five.view import view
from tests.games.lucky_five.positions import (
    BOOK_DICE,
    a_game,
    bet,
    cards_in,
    choose,
    dice_of,
    go_on,
    lose_red,
    luck_rolls,
    on_table,
    piles_of,
    refused_by,
    reroll,
    step,
    turn,
    win_red,
)

PAIRS = [["red", "orange"], ["red", "yellow"], ["orange", "yellow"]]


# ── the start ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_L5_01_everybody_has_ten_chips_worth_270(seats: int) -> None:
    view = Table(GAME, seats).view()
    assert view.chips == ((7, 2, 1),) * seats  # type: ignore[attr-defined]


@pytest.mark.parametrize("seats", [1, 7])
def test_L5_01_two_to_six_play(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        Table(GAME, seats)
    assert refused.value.clause == "L5-01"


def test_L5_02_33_cards_lie_in_the_shoe() -> None:
    table = a_game()
    assert len(cards_in(table.state.stock)) == 33
    weights = {words["card"]: weight for words, weight in table.odds()}
    assert weights == DEFAULT_DECK


def test_L5_02_a_kind_that_is_not_in_the_deck_never_comes() -> None:
    table = a_game(deck={"red": 2, "??": 1, "!!": 0})
    assert table.odds() == [({"chance": "turn", "card": "red"}, 2), ({"chance": "turn", "card": "??"}, 1)]


@pytest.mark.parametrize(
    "deck", [{}, {"red": 0}, {"red": 100}, {"red": -1}, {"red": True}, {"red": 1.0}, {"blue": 1}, [], None, "red", 3]
)
def test_L5_02_a_deck_needs_a_card_and_counts_from_0_to_99(deck: object) -> None:
    with pytest.raises(Refused) as refused:
        Table(GAME, 2, {"deck": deck})
    assert refused.value.clause == "L5-02"


def test_L5_02_the_default_deck_spelled_out_is_the_default() -> None:
    assert Table(GAME, 2, {"deck": dict(reversed(DEFAULT_DECK.items()))}).options == {}
    assert Table(GAME, 2, {"deck": DEFAULT_DECK | {"red": 2}}).options == {"deck": DEFAULT_DECK | {"red": 2}}


def test_L5_02_kinds_not_named_count_0() -> None:
    few, spelled_out = (Table(GAME, 2, {"deck": deck}) for deck in ({"??": 5}, {"??": 5, "red": 0}))
    assert few.options == spelled_out.options == {"deck": {"??": 5}}
    assert GAME.memory.content(few.state) == GAME.memory.content(spelled_out.state)


def test_L5_03_chance_names_who_begins_and_rolls_all_three_dice() -> None:
    table = Table(GAME, 3)
    assert [words for words, _ in table.odds()] == [{"chance": "begins", "seat": seat} for seat in range(3)]
    table.resolve_code(2)
    luck_rolls(table, 5, 2, 1)
    assert [event["die"] for event in table.events[1:]] == ["red", "orange", "yellow"]
    assert (table.state.turn, dice_of(table)) == (2, BOOK_DICE)


def test_L5_03_every_face_is_equally_likely() -> None:
    table = Table(GAME, 2, {"first_seat": 0})
    assert table.odds() == [({"chance": "roll", "die": "red", "value": value}, 1) for value in range(1, 7)]


def test_L5_03_a_later_turn_begins_with_the_dice_as_they_lie() -> None:
    table = a_game()
    lose_red(table)
    assert (table.state.turn, table.state.phase, dice_of(table)) == (1, Phase.CARD, BOOK_DICE)


# ── the card and its dice ────────────────────────────────────────────────────────────────────────


def test_L5_04_a_step_is_card_stake_call_roll() -> None:
    table = a_game()
    win_red(table)
    told = [event.get("chance") or event["move"] for event in table.events[3:]]
    assert told == ["turn", "stake", "call", "roll"]


def test_L5_04_going_on_is_a_new_step_of_the_same_turn() -> None:
    table = a_game()
    win_red(table)
    go_on(table)
    assert (table.state.phase, table.state.turn) == (Phase.CARD, 0)
    turn(table, "orange")
    assert cards_in(table.state.turned) == ["red", "orange"]


@pytest.mark.parametrize(
    ("card", "dice", "sum_before"),
    [
        ("red", ["red"], 5),
        ("orange", ["orange"], 2),
        ("yellow", ["yellow"], 1),
        ("red+orange", ["red", "orange"], 7),
        ("red+yellow", ["red", "yellow"], 6),
        ("orange+yellow", ["orange", "yellow"], 3),
        ("red+orange+yellow", ["red", "orange", "yellow"], 8),
    ],
)
def test_L5_05_the_card_names_the_dice(card: str, dice: list[str], sum_before: int) -> None:
    table = a_game()
    turn(table, card)
    assert table.state.before == sum_before
    bet(table, 10, "higher", *[6] * len(dice))
    assert [event["die"] for event in table.events[-len(dice) :]] == dice


def test_L5_05_nobody_chooses_other_dice() -> None:
    table = a_game()
    turn(table, "red")
    assert refused_by(table, 0, move="choose", dice=["red", "orange"]) == "L5-05"


def test_L5_06_question_marks_are_the_players_choice() -> None:
    table = a_game()
    turn(table, "??")
    assert table.asked == (0,)
    assert [move["dice"] for move in table.legal_moves(0)] == PAIRS
    choose(table, "red", "yellow")
    assert table.state.before == 6
    assert refused_by(table, 0, move="choose", dice=["red", "orange"]) == "L5-R1"


@pytest.mark.parametrize("dice", [["red"], ["yellow", "red"], ["red", "red"], ["red", "orange", "yellow"], "red"])
def test_L5_06_two_dice_in_their_order_are_written(dice: object) -> None:
    table = a_game()
    turn(table, "??")
    with pytest.raises(Refused, match="no move"):
        table.play(0, {"move": "choose", "dice": dice})


def test_L5_07_exclamation_marks_are_the_right_neighbours_choice() -> None:
    table = a_game(seats=4)
    turn(table, "!!")
    assert table.asked == (3,)
    assert view(table.state, 0).chooser == 3
    assert table.legal_moves(0) == []
    assert refused_by(table, 0, move="choose", dice=["red", "orange"]) == "L5-07"
    choose(table, "red", "yellow")
    assert (table.asked, table.state.before) == ((0,), 6)


def test_L5_R1_the_order_is_card_dice_stake_call() -> None:
    table = a_game()
    turn(table, "??")
    assert refused_by(table, 0, move="stake", chip=10) == "L5-R1"
    assert refused_by(table, 0, move="call", bet="higher") == "L5-R1"
    choose(table, "red", "orange")
    assert refused_by(table, 0, move="call", bet="higher") == "L5-R1"


def test_L5_R1_the_neighbours_roll_comes_before_the_stake() -> None:
    table = a_game()
    turn(table, "lucky-five")
    assert table.asked == (1,)
    assert refused_by(table, 1, move="stake", chip=10) == "L5-13"
    assert refused_by(table, 0, move="stake", chip=10) == "L5-13"


# ── the lucky five ───────────────────────────────────────────────────────────────────────────────


def test_L5_13_the_right_neighbour_may_have_one_die_rolled_again() -> None:
    table = a_game(seats=3)
    turn(table, "lucky-five")
    assert table.asked == (2,)
    assert [move["die"] for move in table.legal_moves(2)] == ["red", "orange", "yellow", None]
    reroll(table, "orange", 6)
    assert (dice_of(table), table.state.before, table.asked) == ((5, 6, 1), 12, (0,))


def test_L5_13_the_right_neighbour_may_let_the_dice_lie() -> None:
    table = a_game()
    turn(table, "lucky-five")
    reroll(table, None)
    assert (dice_of(table), table.state.before, table.asked) == (BOOK_DICE, 8, (0,))


def test_L5_13_other_cards_give_no_such_roll() -> None:
    table = a_game()
    turn(table, "red+orange+yellow")
    assert table.asked == (0,)
    assert refused_by(table, 0, move="reroll", die=None) == "L5-13"


def test_L5_14_right_with_a_lucky_five_ends_the_turn_with_a_pile_of_five() -> None:
    table = a_game()
    turn(table, "lucky-five")
    reroll(table, None)
    bet(table, 50, "higher", 3, 3, 3)
    assert piles_of(table, 0) == [(1, 50, True)]
    assert table.scores() == [250, 0]
    assert (table.to_act, table.state.turn) == (CHANCE, 1)


def test_L5_14_more_than_five_cards_count_as_five_too() -> None:
    table = a_game(dice=(6, 6, 6))
    for card in ("red", "orange", "yellow"):
        step(table, card, 10, "lower", 1)
        go_on(table)
    for called, value in (("higher", 2), ("lower", 1)):
        step(table, "red+orange+yellow", 10, called, value, value, value)
        go_on(table)
    turn(table, "lucky-five")
    reroll(table, None)
    bet(table, 10, "higher", 6, 6, 6)
    assert piles_of(table, 0) == [(6, 60, True)]
    assert table.scores() == [300, 0]


def test_L5_14_wrong_with_a_lucky_five_is_wrong_as_always() -> None:
    table = a_game()
    turn(table, "lucky-five")
    reroll(table, None)
    bet(table, 50, "higher", 1, 1, 1)
    assert (piles_of(table, 0), on_table(table)) == ([], 50)
    assert cards_in(table.state.discard) == ["lucky-five"]
