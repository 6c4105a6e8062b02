"""Lucky Numbers: the end of a race, scores, and the tournament."""

from __future__ import annotations

import pytest

from fiveleaf.engine.errors import Refused
from fiveleaf.engine.table import Table
from fiveleaf.games.lucky_numbers import GAME
from fiveleaf.games.lucky_numbers.material import EXCHANGE_LIMIT
from fiveleaf.games.lucky_numbers.state import Ending, Phase
from tests.games.lucky_numbers.positions import (
    FREE_GARDEN,
    ONE_CELL_FREE,
    PLAIN_GARDEN,
    a_race,
    draw,
    lay_in_order,
    luck_draws,
    pick,
    place,
    put,
    refused_by,
)


def test_LN_10_a_full_garden_wins_at_once() -> None:
    table = a_race(PLAIN_GARDEN, ONE_CELL_FREE, ONE_CELL_FREE)
    draw(table, 1)
    put(table)
    draw(table, 20)
    place(table, 15)
    assert (table.is_over, table.state.ending, table.winners()) == (True, Ending.GARDEN_FULL, [1])


def test_LN_10_a_tile_from_the_middle_may_be_the_last() -> None:
    table = a_race(ONE_CELL_FREE, PLAIN_GARDEN, middle=[16])
    pick(table, 16, 15)
    assert (table.is_over, table.winners()) == (True, [0])


def test_LN_10_a_replacement_fills_no_cell() -> None:
    table = a_race(ONE_CELL_FREE, PLAIN_GARDEN, held=16)
    place(table, 14)
    assert not table.is_over


def test_LN_10_nobody_plays_after_the_end() -> None:
    table = a_race(ONE_CELL_FREE, PLAIN_GARDEN, held=16)
    place(table, 15)
    assert refused_by(table, 1, move="draw") is None
    assert (table.asked, table.legal_moves(0)) == ((), [])


def test_LN_11_the_last_face_down_tile_ends_the_race_after_that_turn() -> None:
    table = a_race(PLAIN_GARDEN, ONE_CELL_FREE, stock=[11])
    draw(table, 11)
    assert not table.is_over
    place(table, 2)
    assert (table.state.ending, table.winners()) == (Ending.LAST_TILE, [1])


def test_LN_11_equal_free_cells_win_together() -> None:
    table = a_race(PLAIN_GARDEN, PLAIN_GARDEN, FREE_GARDEN, stock=[11])
    draw(table, 11)
    put(table)
    assert (table.scores(), table.winners()) == ([4, 4, 0], [0, 1])


def test_LN_11_one_tile_left_goes_on() -> None:
    table = a_race(PLAIN_GARDEN, PLAIN_GARDEN, stock=[11, 12])
    draw(table, 11)
    put(table)
    assert (table.is_over, table.to_act) == (False, 1)


def end_race(table: Table) -> None:
    """The seat that has the turn has drawn the last tile and gives it up."""
    state = table.state
    state.phase, state.held, state.left = Phase.PLACE, 20, 0
    put(table)


def test_LN_13_winners_score_2_and_the_others_lose_their_free_cells() -> None:
    table = a_race(ONE_CELL_FREE, PLAIN_GARDEN, ONE_CELL_FREE, FREE_GARDEN, tournament=True)
    end_race(table)
    assert table.scores() == [2, -12, 2, -16]
    assert not table.is_over


def test_LN_13_every_seat_begins_once_and_then_it_is_over() -> None:
    table = Table(GAME, 3, {"first_seat": 2, "tournament": True})
    begun = []
    while not table.is_over:
        begun.append(table.to_act if table.to_act >= 0 else table.state.begins)
        luck_draws(table, *range(1, 13))
        lay_in_order(table)
        end_race(table)
    assert begun == [2, 0, 1]
    assert table.state.ending == Ending.TOURNAMENT


def test_LN_13_the_next_race_has_all_tiles_again() -> None:
    table = a_race(ONE_CELL_FREE, PLAIN_GARDEN, tournament=True, held=16)
    place(table, 15)
    fresh = GAME.start({"first_seat": 1, "tournament": True}, 2)
    fresh.first_seat, fresh.races, fresh.points[0], fresh.points[1] = 0, 1, 2, -12
    assert GAME.memory.content(table.state) == GAME.memory.content(fresh)


@pytest.mark.parametrize(("lead", "winners"), [(13, [1]), (14, [0, 1]), (15, [0])])
def test_LN_13_most_points_win_and_ties_together(lead: int, winners: list[int]) -> None:
    table = a_race(PLAIN_GARDEN, ONE_CELL_FREE, tournament=True)
    table.state.races, table.state.points[0] = 1, lead
    end_race(table)  # −12 for the first seat, 2 for the other
    assert (table.is_over, table.winners()) == (True, winners)


def test_LN_13_only_where_the_table_says_so() -> None:
    assert not GAME.start({}, 2).tournament
    with pytest.raises(Refused) as refused:
        GAME.start({"tournament": 1}, 2)
    assert refused.value.clause == "LN-13"


def test_LN_R5_the_last_tile_on_the_last_cell_is_a_full_garden() -> None:
    table = a_race(ONE_CELL_FREE, ONE_CELL_FREE, stock=[20])
    draw(table, 20)
    place(table, 15)
    assert (table.state.ending, table.winners()) == (Ending.GARDEN_FULL, [0])


def test_LN_R6_after_20_turns_each_without_a_draw_the_free_cells_are_counted() -> None:
    table = a_race(PLAIN_GARDEN, ONE_CELL_FREE, middle=[2], exchanges=2 * EXCHANGE_LIMIT - 1)
    pick(table, 2, 0)
    assert (table.state.ending, table.winners()) == (Ending.EXCHANGE, [1])


def test_LN_R6_one_turn_fewer_goes_on_and_a_draw_starts_again() -> None:
    table = a_race(PLAIN_GARDEN, PLAIN_GARDEN, middle=[2], exchanges=2 * EXCHANGE_LIMIT - 2)
    pick(table, 2, 0)
    assert not table.is_over
    draw(table, 1)
    assert table.state.exchanges == 0


def test_LN_R6_a_tile_taken_on_a_free_cell_is_a_turn_without_a_draw_too() -> None:
    table = a_race(PLAIN_GARDEN, PLAIN_GARDEN, middle=[5])
    pick(table, 5, 1)
    assert table.state.exchanges == 1


def test_LN_R7_a_single_race_scores_filled_cells() -> None:
    table = a_race(PLAIN_GARDEN, ONE_CELL_FREE)
    assert table.scores() == [4, 15]


def test_LN_R7_a_tournament_scores_points_only() -> None:
    assert a_race(PLAIN_GARDEN, ONE_CELL_FREE, tournament=True).scores() == [0, 0]
