"""Lucky Numbers: the material and the set-up."""

from __future__ import annotations

import pytest

from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.table import Table
from fiveleaf.games.lucky_numbers import GAME
from fiveleaf.games.lucky_numbers.material import DIAGONAL, HIGHEST
from fiveleaf.games.lucky_numbers.notation import TILES
from fiveleaf.games.lucky_numbers.state import Phase
from tests.games.lucky_numbers.positions import (
    EIGHT_TILES,
    FREE_GARDEN,
    a_garden,
    a_garden_with,
    a_setup,
    draw,
    garden_of,
    lay,
    lay_in_order,
    luck_draws,
    middle_of,
    pieces,
    place,
    refused_by,
    seen,
)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_LN_01_one_set_of_1_to_20_per_player(seats: int) -> None:
    state = GAME.start({}, seats)
    assert pieces(state) == (0, *[seats] * HIGHEST)
    assert state.left == seats * HIGHEST


@pytest.mark.parametrize("seats", [0, 1, 5, True, "2"])
def test_LN_01_only_two_to_four_play(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        GAME.start({}, seats)
    assert refused.value.clause == "LN-01"


def test_LN_02_all_tiles_lie_face_down_and_every_garden_is_free() -> None:
    table = Table(GAME, 3, {"first_seat": 0})
    assert [weight for _, weight in table.odds()] == [3] * HIGHEST
    assert all(garden_of(table, seat) == a_garden(FREE_GARDEN) for seat in range(3))
    assert middle_of(table) == []


def test_LN_02_a_tile_drawn_is_no_longer_in_the_stock() -> None:
    table = a_setup([7, 7])
    assert {words["tile"] for words, _ in table.odds()} == set(TILES) - {7}
    assert table.state.left == 38


def test_LN_03_four_tiles_for_each_seat_from_the_one_that_begins() -> None:
    table = Table(GAME, 3, {"first_seat": 2})
    seats = [table.resolve_code(tile)["seat"] for tile in range(1, 13)]
    assert seats == [2] * 4 + [0] * 4 + [1] * 4
    assert table.asked == (2, 0, 1)


def test_LN_03_the_tiles_go_on_the_diagonal_in_any_order() -> None:
    table = a_setup(EIGHT_TILES)
    assert [move["cell"] for move in table.legal_moves(0)] == list(DIAGONAL)
    lay(table, 0, 10, 0, 15, 5)
    assert garden_of(table, 0) == a_garden(a_garden_with({10: 2, 0: 9, 15: 14, 5: 20}))


def test_LN_03_no_cell_off_the_diagonal_and_none_twice() -> None:
    table = a_setup(EIGHT_TILES)
    assert refused_by(table, 0, move="lay", tile=2, cell=1) == "LN-03"
    lay(table, 0, 5)
    assert refused_by(table, 0, move="lay", tile=9, cell=5) == "LN-03"


def test_LN_03_nothing_is_drawn_in_a_turn_before_all_have_laid() -> None:
    table = a_setup(EIGHT_TILES)
    assert refused_by(table, 0, move="draw") == "LN-03"


def test_LN_04_after_the_set_up_the_diagonal_is_ordinary() -> None:
    table = a_setup(EIGHT_TILES)
    lay_in_order(table)
    draw(table, 3)
    place(table, 0)
    assert garden_of(table, 0) == a_garden(a_garden_with({0: 3, 5: 9, 10: 14, 15: 20}))
    assert middle_of(table) == [2]


def test_LN_04_the_seat_that_begins_has_the_first_turn() -> None:
    table = Table(GAME, 2, {"first_seat": 1})
    luck_draws(table, *EIGHT_TILES)
    lay_in_order(table)
    assert (table.state.phase, table.to_act) == (Phase.TURN, 1)
    assert [table.state.free[seat] for seat in range(2)] == [12, 12]


def test_LN_12_everyone_draws_one_and_lays_one_four_times() -> None:
    table = Table(GAME, 2, {"setup": "michael", "first_seat": 1})
    for tiles in ((3, 4), (5, 6), (7, 8), (9, 10)):
        luck_draws(table, *tiles)
        assert [len(table.legal_moves(seat)) for seat in (0, 1)] == [4 - table.state.laid[0]] * 2
        lay_in_order(table)
    assert garden_of(table, 1) == a_garden(a_garden_with({0: 3, 5: 5, 10: 7, 15: 9}))
    assert (table.state.phase, table.to_act) == (Phase.TURN, 1)


def test_LN_12_a_tile_laid_does_not_move() -> None:
    table = a_setup([3, 4], setup="michael")
    lay_in_order(table)
    luck_draws(table, 5, 6)
    assert refused_by(table, 0, move="lay", tile=5, cell=0) == "LN-12"
    assert [move["cell"] for move in table.legal_moves(0)] == [5, 10, 15]


def test_LN_12_standard_is_the_default() -> None:
    assert not GAME.start({}, 2).michael
    assert GAME.start({"setup": "michael"}, 2).michael
    with pytest.raises(Refused) as refused:
        GAME.start({"setup": "Michael"}, 2)
    assert refused.value.clause == "LN-12"


def test_LN_R1_the_diagonal_need_not_rise() -> None:
    table = a_setup(EIGHT_TILES)
    lay(table, 0, 15, 10, 5, 0)
    assert [garden_of(table, 0)[cell] for cell in DIAGONAL] == [20, 14, 9, 2]


def test_LN_R1_tiles_are_laid_one_after_the_other_in_the_order_drawn() -> None:
    table = a_setup(EIGHT_TILES)
    assert seen(table, 0).drawn[0] == (2, 9, 14, 20)
    assert refused_by(table, 0, move="lay", tile=9, cell=0) == "LN-R1"
    lay(table, 0, 0)
    assert {move["tile"] for move in table.legal_moves(0)} == {9}


def test_LN_R2_all_lay_at_the_same_time_in_any_order() -> None:
    one, other = a_setup(EIGHT_TILES), a_setup(EIGHT_TILES)
    lay(one, 0, 0, 5, 10, 15)
    lay(one, 1, 15, 10, 5, 0)
    lay(other, 1, 15, 10)
    lay(other, 0, 0, 5, 10, 15)
    lay(other, 1, 5, 0)
    assert one.events == other.events
    assert GAME.memory.content(one.state) == GAME.memory.content(other.state)


def test_LN_R2_where_the_others_lay_is_unseen_until_all_have_laid() -> None:
    table = a_setup(EIGHT_TILES)
    before = [table.view(0), table.view(None)]
    lay(table, 1, 0, 5)
    assert [table.view(0), table.view(None)] == before
    assert table.view(1) != before[0]
    lay(table, 0, 0, 5, 10, 15)
    lay(table, 1, 10, 15)
    assert seen(table, 0).gardens[1] == tuple(number or None for number in garden_of(table, 1))


def test_LN_R2_to_a_seat_that_imagines_it_the_others_are_still_to_lay() -> None:
    table = a_setup(EIGHT_TILES)
    lay(table, 0, 10)
    lay(table, 1, 0, 5)
    GAME.rules.redeal(table.state, 0, buffer_of(new_rng(1)))
    assert garden_of(table, 1) == a_garden(FREE_GARDEN)
    assert [(move["tile"], move["cell"]) for move in table.legal_moves(1)] == [(1, cell) for cell in DIAGONAL]
    assert garden_of(table, 0) == a_garden(a_garden_with({10: 2}))
    assert {move["tile"] for move in table.legal_moves(0)} == {9}


def test_LN_R2_LN_12_what_lay_open_before_the_question_stays_where_a_seat_imagines_it() -> None:
    table = a_setup([3, 4], setup="michael")
    lay_in_order(table)
    luck_draws(table, 5, 6)
    lay(table, 1, 10)
    GAME.rules.redeal(table.state, 0, buffer_of(new_rng(1)))
    assert garden_of(table, 1) == a_garden(a_garden_with({0: 4}))
    assert [(move["tile"], move["cell"]) for move in table.legal_moves(1)] == [(6, 5), (6, 10), (6, 15)]


def test_LN_R2_a_seat_that_has_laid_all_waits() -> None:
    table = a_setup(EIGHT_TILES)
    lay(table, 0, 0, 5, 10, 15)
    assert (table.legal_moves(0), table.may_act, table.asked) == ([], (1,), (0, 1))
    assert refused_by(table, 0, move="draw") is None
