"""The odds of a garden against brute force."""

from __future__ import annotations

from itertools import product

import pytest

from fiveleaf.bots.lucky_numbers.greedy import bounds
from fiveleaf.bots.lucky_numbers.odds import (
    HALF,
    NOWHERE,
    best_cell,
    high_of,
    highest_fits,
    low_of,
    lowest_fits,
    tiles_between,
    turns_after,
    turns_to_go,
)
from fiveleaf.games.lucky_numbers import GAME
from fiveleaf.games.lucky_numbers.material import CELLS, EMPTY, HIGHEST
from fiveleaf.games.lucky_numbers.rules.legality import barred_cells
from fiveleaf.games.lucky_numbers.state import State
from tests.games.lucky_numbers.positions import FREE_GARDEN, PLAIN_GARDEN, a_garden, a_race, fits, rises

GARDENS = [
    "1 · · 9 / · 8 · · / 5 · 12 · / · 15 · 20",
    "· 4 6 · / 3 · 9 11 / 5 · · · / 8 · 17 ·",
]


def reachable(state: State, cell: int) -> tuple[int, int]:
    """The packed bounds of one cell of seat 0."""
    top = lowest_fits(state, 0, 0, 0)
    under = highest_fits(state, 0, HALF, 0)
    if cell < HALF:
        return low_of(top, cell), high_of(highest_fits(state, 0, 0, under), cell)
    return low_of(lowest_fits(state, 0, HALF, top), cell), high_of(under, cell)


def can_be_filled(garden: list[int], first: int = 0) -> bool:
    """Whether any numbers at all fill the free cells from one on so that the garden rises."""
    free = [cell for cell in range(first, CELLS) if garden[cell] == EMPTY]
    if not free:
        return rises(garden)
    cell = free[0]
    fitting = [number for number in range(1, HIGHEST + 1) if fits(garden, number, cell)]
    return any(can_be_filled([*garden[:cell], number, *garden[cell + 1 :]], cell + 1) for number in fitting)


@pytest.mark.parametrize("picture", GARDENS)
def test_the_bounds_of_a_free_cell_are_the_numbers_with_which_the_garden_can_be_filled(picture: str) -> None:
    state = a_race(picture, FREE_GARDEN).state
    garden = list(a_garden(picture))
    for cell in [cell for cell in range(CELLS) if garden[cell] == EMPTY]:
        numbers = [n for n in range(1, HIGHEST + 1) if fits(garden, n, cell)]
        filling = [n for n in numbers if can_be_filled([*garden[:cell], n, *garden[cell + 1 :]])]
        assert reachable(state, cell) == (filling[0], filling[-1])


@pytest.mark.parametrize("picture", GARDENS)
def test_the_numbers_that_may_be_placed_now_are_those_that_keep_the_garden_rising(picture: str) -> None:
    state = a_race(picture, FREE_GARDEN).state
    garden = a_garden(picture)
    for cell, number in product([cell for cell in range(CELLS) if garden[cell] == EMPTY], range(1, HIGHEST + 1)):
        low, high = bounds(state, 0, cell)
        assert (low <= number <= high) == fits(garden, number, cell)


def test_tiles_between_two_numbers_are_counted_in_the_stock() -> None:
    state = a_race(FREE_GARDEN, FREE_GARDEN, stock=[3, 3, 7, 12, 20]).state
    assert tiles_between(state, 3, 12) == 4
    assert tiles_between(state, 8, 11) == 0
    assert tiles_between(state, 0, 25) == 5


def test_a_full_garden_needs_no_turn_and_a_wider_gap_needs_fewer() -> None:
    full = "1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 16"
    narrow, wide = full.replace("15 16", "19 ·"), full.replace("15 16", "15 ·")
    state = a_race(full, narrow).state
    assert turns_to_go(state, 0) == 0
    assert turns_to_go(a_race(wide, full).state, 0) < turns_to_go(state, 1)


def test_the_best_cell_is_that_of_the_fewest_turns_and_leaves_the_state_as_it_was() -> None:
    state = a_race(PLAIN_GARDEN, FREE_GARDEN).state
    before = GAME.memory.content(state)
    fitting = ~barred_cells(state, 0, 10)
    cell = best_cell(state, 0, 10, fitting)
    turns = {place: turns_after(state, 0, 10, place) for place in range(CELLS) if fitting >> place & 1}
    assert cell == min(turns, key=turns.__getitem__)
    assert best_cell(state, 0, 10, 0) == NOWHERE
    assert GAME.memory.content(state) == before
