"""Lucky Numbers: what events do to the tiles."""

from __future__ import annotations

from fiveleaf.engine.effects import Began, Moved
from tests.games.effects import gain, move, newest, suspense, win
from tests.games.lucky_numbers.positions import (
    EIGHT_TILES,
    ONE_CELL_FREE,
    PLAIN_GARDEN,
    a_race,
    a_setup,
    draw,
    lay,
    pick,
    place,
    put,
)


def test_LN_03_tiles_of_the_set_up_lie_in_the_tray_of_their_seat() -> None:
    table = a_setup(EIGHT_TILES)
    made = [effect for effects in table.effects(None) for effect in effects]
    assert made == [Began("setup")] + [
        Moved(tile, "stock", f"tray/{index // 4}") for index, tile in enumerate(EIGHT_TILES)
    ]


def test_LN_R2_tiles_are_laid_for_others_to_see_when_all_have_laid() -> None:
    table = a_setup(EIGHT_TILES)
    lay(table, 1, 0, 5, 10, 15)
    assert len(table.events) == 8
    lay(table, 0, 15, 10, 5, 0)
    assert newest(table, viewer=0) == newest(table) == [move(18, "tray/1", "garden/1/15")]
    assert table.effects(1, 8, 9) == table.effects(None, 8, 9)


def test_LN_10_a_tile_that_may_be_the_last_one_is_awaited() -> None:
    table = a_race(ONE_CELL_FREE, PLAIN_GARDEN)
    draw(table, 9)
    assert newest(table) == [suspense("last-tile"), move(9, "stock", "held")]


def test_LN_05_a_drawn_tile_is_held_and_may_go_to_the_middle() -> None:
    table = a_race(PLAIN_GARDEN, PLAIN_GARDEN)
    draw(table, 9)
    assert newest(table) == [move(9, "stock", "held")]
    put(table)
    assert newest(table) == [move(9, "held", "middle")]


def test_LN_07_a_tile_goes_to_a_free_cell() -> None:
    table = a_race(PLAIN_GARDEN, PLAIN_GARDEN, held=9)
    place(table, 6)
    assert newest(table) == [move(9, "held", "garden/0/6")]


def test_LN_08_the_tile_that_is_replaced_goes_to_the_middle_first() -> None:
    table = a_race(PLAIN_GARDEN, PLAIN_GARDEN, middle=[9])
    pick(table, 9, 5)
    assert newest(table) == [move(8, "garden/0/5", "middle"), move(9, "middle", "garden/0/5")]


def test_LN_10_a_full_garden_wins_the_game() -> None:
    table = a_race(ONE_CELL_FREE, PLAIN_GARDEN, held=16)
    place(table, 15)
    assert newest(table) == [move(16, "held", "garden/0/15"), win("game", 0)]


def test_LN_13_a_race_of_a_tournament_is_scored_and_its_tiles_are_mixed() -> None:
    table = a_race(ONE_CELL_FREE, PLAIN_GARDEN, middle=[3, 4], held=16, tournament=True)
    place(table, 15)
    effects = newest(table)
    assert effects[:4] == [move(16, "held", "garden/0/15"), win("race", 0), gain(0, 2), gain(1, -12)]
    gardens = [move(None, f"garden/0/{cell}", "stock") for cell in range(16)]
    assert effects[4:] == [
        *gardens,
        *(move(None, f"garden/1/{cell}", "stock") for cell in (0, 5, 10, 15)),
        move(None, "middle", "stock", 2),
    ]
