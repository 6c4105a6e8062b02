"""Lucky Hand: how long it lasts and who wins (LH-02, LH-20, LH-R10 to LH-R12)."""

from __future__ import annotations

from typing import Any

import pytest

from fiveleaf.engine.contract import NOBODY
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.table import Table
from fiveleaf.games.lucky_hand import GAME
from fiveleaf.games.lucky_hand.state import Ending
from tests.games.lucky_hand.positions import (
    DULL,
    a_full_turn,
    a_game,
    draw,
    hand_of,
    play,
    refill,
    roll,
)


def test_LH_02_the_clock_ends_the_game_and_the_pots_are_counted() -> None:
    table = a_game(DULL, DULL, pots={1: "+20 +5"})
    table.time_up()
    assert (table.to_act, table.state.ending) == (NOBODY, Ending.CLOCK)
    assert (table.scores(), table.winners()) == ([0, 25], [1])
    assert table.events == [{"clock": "time-up"}]


def test_LH_02_the_book_plays_20_minutes() -> None:
    assert Table(GAME, 2).state.clock == 20
    assert Table(GAME, 2, {"clock": 5}).view().clock == 5  # type: ignore[attr-defined]


def test_LH_20_the_highest_sum_in_the_pot_wins() -> None:
    table = a_game(DULL, DULL, DULL, pots={0: "+20 +10", 1: "+15 +15 +5", 2: "+5"})
    assert (table.scores(), table.winners()) == ([30, 35, 5], [1])


def test_LH_R12_equal_sums_win_together() -> None:
    table = a_game(DULL, DULL, DULL, pots={0: "+20 +10", 1: "+15 +15", 2: "+5"})
    assert table.winners() == [0, 1]
    assert a_game(DULL, DULL).winners() == [0, 1]


@pytest.mark.parametrize("waiting", [[], [0]])
def test_LH_R10_before_a_card_or_a_roll_of_phase_1_the_game_is_over_at_once(waiting: list[int]) -> None:
    table = a_game(DULL, DULL, waiting=waiting)
    table.time_up()
    assert table.is_over


def test_LH_R10_before_the_card_of_a_20_and_during_the_deal_the_game_is_over_at_once() -> None:
    table = a_game(DULL, DULL, waiting=[0])
    roll(table, 20)
    table.time_up()
    dealing = Table(GAME, 2, {"first_seat": 0})
    dealing.time_up()
    assert table.is_over
    assert dealing.is_over


def test_LH_R10_a_card_being_played_is_resolved_to_its_end_refill_included() -> None:
    table = a_game("+20 +5 +5", DULL)
    play(table, 0, "+20")
    table.time_up()
    roll(table, 17)
    assert not table.is_over
    draw(table, "+15")
    assert (table.is_over, table.scores(), hand_of(table, 0)) == (True, [20, 0], "+15 +5 +5")


def test_LH_R10_open_questions_of_the_card_being_played_are_still_answered() -> None:
    table = a_game("max +5 +5", DULL)
    play(table, 0, "max")
    table.play(1, {"move": "stake", "card": "+5"})
    table.time_up()
    table.play(0, {"move": "stake", "card": None})
    roll(table, 5)
    refill(table)
    assert (table.is_over, table.scores()) == (True, [0, 5])
    assert [event.get("seat") for event in table.events[1:4]] == [None, 0, 1]


def test_LH_R10_time_is_up_only_once() -> None:
    table = a_game("+20 +5 +5", DULL)
    play(table, 0, "+20")
    table.time_up()
    with pytest.raises(Refused) as refused:
        table.time_up()
    assert refused.value.clause == "LH-R10"


def test_LH_R11_a_round_is_a_turn_of_every_seat_from_the_first_player() -> None:
    table = a_game("immunity +5 +5", "immunity +5 +5", "immunity +5 +5", rounds=1)
    for seat in range(3):
        assert not table.is_over
        a_full_turn(table, seat, "immunity")
    assert (table.is_over, table.state.ending) == (True, Ending.ROUNDS)


def test_LH_R11_missed_turns_and_rolls_of_phase_1_count_as_turns() -> None:
    table = a_game("immunity +5 +5", DULL, DULL, banned={1: 1}, waiting=[2], rounds=2)
    a_full_turn(table, 0, "immunity")
    roll(table, 3)
    assert (table.to_act, table.state.rounds_left) == (0, 1)


def test_LH_R11_a_round_of_missed_turns_can_be_the_last() -> None:
    table = a_game("immunity +5 +5", DULL, banned={0: 1, 1: 3}, rounds=2)
    a_full_turn(table, 0, "immunity")
    assert table.state.ending == Ending.ROUNDS


def test_LH_R11_a_game_by_rounds_has_no_clock() -> None:
    table = Table(GAME, 2, {"rounds": 40})
    with pytest.raises(Refused) as refused:
        table.time_up()
    assert (refused.value.clause, table.events, table.state.clock) == ("LH-R11", [], 0)


@pytest.mark.parametrize(
    "options",
    [{"clock": 10, "rounds": 5}, {"clock": 0}, {"clock": 181}, {"rounds": 0}, {"rounds": 1001}, {"rounds": True}],
)
def test_LH_R11_refuses_both_at_once_and_values_out_of_range(options: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        Table(GAME, 2, options)
    assert refused.value.clause == "LH-R11"


@pytest.mark.parametrize(
    "options", [{"clock": 1}, {"clock": 180}, {"rounds": 1}, {"rounds": 1000}, {"clock": 9, "rounds": None}]
)
def test_LH_R11_accepts_one_of_the_two(options: dict[str, Any]) -> None:
    table = Table(GAME, 2, options)
    assert bool(table.state.clock) != bool(table.state.rounds)


def test_LH_R11_where_no_clock_runs_40_rounds_stand_in_for_it_unless_rounds_are_named() -> None:
    assert GAME.for_bots({"first_seat": 1}) == {"rounds": 40, "first_seat": 1}
    assert GAME.for_bots({"rounds": 3}) == {"rounds": 3}
