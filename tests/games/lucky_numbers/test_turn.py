"""Lucky Numbers: the turn, and where a tile fits."""

from __future__ import annotations

import pytest

from fiveleaf.engine.chance import FastChance, below, new_rng
from fiveleaf.engine.contract import CHANCE, Event
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.table import Table
from fiveleaf.games.lucky_numbers import GAME
from fiveleaf.games.lucky_numbers.material import CELLS
from fiveleaf.games.lucky_numbers.notation import TILES
from fiveleaf.games.lucky_numbers.state import Phase
from tests.games.lucky_numbers.positions import (
    FREE_GARDEN,
    PLAIN_GARDEN,
    a_garden,
    a_garden_with,
    a_race,
    cells_for,
    draw,
    fits,
    garden_of,
    luck_draws,
    middle_of,
    pick,
    picks_of,
    place,
    put,
    refused_by,
    seen,
)


def test_LN_05_a_drawn_tile_is_placed() -> None:
    table = a_race(PLAIN_GARDEN, PLAIN_GARDEN)
    draw(table, 5)
    place(table, 1)
    assert garden_of(table, 0)[1] == 5
    assert (table.to_act, table.state.held, table.state.free[0]) == (1, 0, 11)


def test_LN_05_a_drawn_tile_is_put_face_up_in_the_middle() -> None:
    table = a_race(PLAIN_GARDEN, PLAIN_GARDEN)
    draw(table, 5)
    put(table)
    assert middle_of(table) == [5]
    assert garden_of(table, 0) == a_garden(PLAIN_GARDEN)
    assert table.to_act == 1


def test_LN_05_the_turn_goes_to_the_left_and_round() -> None:
    table = a_race(PLAIN_GARDEN, PLAIN_GARDEN, PLAIN_GARDEN)
    turns = []
    for tile in (1, 1, 1, 2):
        turns.append(table.to_act)
        draw(table, tile)
        put(table)
    assert turns == [0, 1, 2, 0]


def test_LN_05_nothing_to_place_before_a_draw_and_no_second_draw() -> None:
    table = a_race(PLAIN_GARDEN, PLAIN_GARDEN, middle=[5])
    assert refused_by(table, 0, move="put") == "LN-05"
    assert refused_by(table, 0, move="place", cell=1) == "LN-05"
    draw(table, 6)
    assert refused_by(table, 0, move="draw") == "LN-05"
    assert refused_by(table, 0, move="pick", tile=5, cell=1) == "LN-05"


def test_LN_06_a_face_up_tile_is_taken_and_placed_at_once() -> None:
    table = a_race(PLAIN_GARDEN, PLAIN_GARDEN, middle=[5, 5, 9])
    pick(table, 5, 1)
    assert garden_of(table, 0)[1] == 5
    assert middle_of(table) == [5, 9]
    assert table.to_act == 1


def test_LN_06_only_numbers_that_lie_face_up_can_be_taken() -> None:
    table = a_race(PLAIN_GARDEN, PLAIN_GARDEN, middle=[5])
    assert {tile for tile, _ in picks_of(table, 0)} == {5}
    assert refused_by(table, 0, move="pick", tile=6, cell=1) == "LN-06"


def test_LN_06_with_an_empty_middle_only_the_draw_is_left() -> None:
    assert a_race(PLAIN_GARDEN, PLAIN_GARDEN).legal_moves(0) == [{"move": "draw"}]


@pytest.mark.parametrize("number", TILES)
def test_LN_06_a_number_that_the_garden_does_not_hold_fits_somewhere(number: int) -> None:
    """The largest smaller tile, or else the smallest larger one, can be replaced, even in a full garden."""
    others = [tile for tile in TILES if tile != number]
    for tiles in (others[:CELLS], others[-CELLS:]):
        assert picks_of(a_race(a_garden_with(dict(enumerate(tiles))), middle=[number]), 0)


def test_LN_06_a_number_that_lies_in_the_garden_may_fit_nowhere() -> None:
    table = a_race("13 14 15 16 / 14 · · · / 15 · · · / 16 · · ·", PLAIN_GARDEN, middle=[13])
    assert table.legal_moves(0) == [{"move": "draw"}]
    assert refused_by(table, 0, move="pick", tile=13, cell=5) == "LN-09"
    assert refused_by(table, 0, move="pick", tile=13, cell=0) == "LN-R3"


def test_LN_07_a_tile_goes_on_a_free_cell() -> None:
    table = a_race(FREE_GARDEN, PLAIN_GARDEN, held=10)
    assert cells_for(table, 0) == list(range(CELLS))
    place(table, 6)
    assert garden_of(table, 0) == a_garden(a_garden_with({6: 10}))
    assert middle_of(table) == []
    assert table.state.free[0] == 15


def test_LN_08_a_replaced_tile_goes_face_up_to_the_middle() -> None:
    table = a_race(PLAIN_GARDEN, PLAIN_GARDEN, held=9, middle=[9])
    place(table, 5)
    assert garden_of(table, 0)[5] == 9
    assert middle_of(table) == [8, 9]
    assert table.state.free[0] == 12


def test_LN_08_only_in_ones_own_garden() -> None:
    table = a_race(PLAIN_GARDEN, PLAIN_GARDEN, held=9)
    place(table, 5)
    assert garden_of(table, 1) == a_garden(PLAIN_GARDEN)


@pytest.mark.parametrize(
    ("tile", "cell", "why"),
    [
        (10, 0, "equal to a tile of its row and one of its column"),
        (10, 1, "equal to a tile of its row"),
        (11, 0, "larger than a tile further right, beyond free cells"),
        (6, 7, "smaller than a tile further left, beyond a free cell"),
        (4, 9, "smaller than a tile further up"),
        (16, 2, "larger than a tile further down, beyond free cells"),
    ],
)
def test_LN_09_compares_with_the_whole_row_and_column(tile: int, cell: int, why: str) -> None:
    table = a_race("· · · 10 / · 7 · · / · · · · / 10 · 15 ·", PLAIN_GARDEN, held=tile)
    assert cell not in cells_for(table, 0), why
    assert refused_by(table, 0, move="place", cell=cell) == "LN-09"


def test_LN_09_numbers_need_not_be_consecutive() -> None:
    table = a_race(a_garden_with({0: 1, 3: 20}), PLAIN_GARDEN, held=11)
    assert {1, 2} <= set(cells_for(table, 0))


def test_LN_09_numbers_may_repeat_where_they_share_no_line() -> None:
    table = a_race(a_garden_with({1: 7}), PLAIN_GARDEN, held=7)
    assert cells_for(table, 0) == [4, 6, 7, 8, 10, 11, 12, 14, 15]


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_LN_09_random_races_agree_with_a_naive_reading(seats: int) -> None:
    rng = buffer_of(new_rng(seats))
    table = Table(GAME, seats, chance=FastChance(rng))
    while not table.is_over:
        if table.to_act == CHANCE:
            table.resolve()
            continue
        legal = table.legal_moves(table.to_act)
        if table.state.phase != Phase.SETUP_LAY:
            assert [move for move in legal if "cell" in move] == naive_moves(table)
        table.play(table.to_act, legal[below(rng, len(legal))])


def naive_moves(table: Table) -> list[Event]:
    """LN-06 to LN-09, LN-R3: every tile at hand on every cell of the garden that would still rise."""
    garden = garden_of(table, table.to_act)
    if table.state.held:
        return [{"move": "place", "cell": cell} for cell in range(CELLS) if fits(garden, table.state.held, cell)]
    tiles = [tile for tile in TILES if table.state.middle[tile]]
    return [
        {"move": "pick", "tile": tile, "cell": cell}
        for tile in tiles
        for cell in range(CELLS)
        if fits(garden, tile, cell)
    ]


def test_LN_R3_a_replacement_is_judged_without_the_old_tile() -> None:
    table = a_race("5 10 15 · / · · · · / · · · · / · · · ·", PLAIN_GARDEN, held=13)
    assert {1, 2} <= set(cells_for(table, 0))
    assert 0 not in cells_for(table, 0)
    assert refused_by(table, 0, move="place", cell=0) == "LN-R3"


def test_LN_R3_also_for_a_tile_from_the_middle() -> None:
    table = a_race("5 10 15 · / · · · · / · · · · / · · · ·", PLAIN_GARDEN, middle=[13])
    assert refused_by(table, 0, move="pick", tile=13, cell=0) == "LN-R3"
    pick(table, 13, 1)
    assert middle_of(table) == [10]


@pytest.mark.parametrize("held", [7, 9])
def test_LN_R3_a_tile_replaces_one_of_the_next_number(held: int) -> None:
    table = a_race(PLAIN_GARDEN, PLAIN_GARDEN, held=held)
    place(table, 5)
    assert (garden_of(table, 0)[5], middle_of(table)) == (held, [8])


def test_LN_R3_a_drawn_tile_never_replaces_one_of_the_same_number() -> None:
    table = a_race(PLAIN_GARDEN, PLAIN_GARDEN, held=8)
    assert 5 not in cells_for(table, 0)
    assert refused_by(table, 0, move="place", cell=5) == "LN-R3"


def test_LN_R3_nor_does_one_from_the_middle_so_a_turn_cannot_be_passed() -> None:
    table = a_race(PLAIN_GARDEN, PLAIN_GARDEN, middle=[8])
    assert (8, 5) not in picks_of(table, 0)
    assert refused_by(table, 0, move="pick", tile=8, cell=5) == "LN-R3"
    pick(table, 8, 0)
    assert middle_of(table) == [3]


def test_LN_R4_the_drawn_tile_is_shown_to_all_before_the_seat_decides() -> None:
    table = a_race(PLAIN_GARDEN, PLAIN_GARDEN)
    table.play(0, {"move": "draw"})
    assert table.to_act == CHANCE
    luck_draws(table, 6)
    assert [seen(table, seat).held for seat in (0, 1, None)] == [6, 6, 6]


def test_LN_R4_the_middle_is_always_allowed() -> None:
    for number in TILES:
        assert {"move": "put"} in a_race(PLAIN_GARDEN, held=number).legal_moves(0)
