"""Gems divided into heaps of equal value; a red gem cannot be cut."""

from __future__ import annotations

from fiveleaf.games.eight_28.material import BLUE_POINTS, RED_POINTS, TREASURES
from fiveleaf.games.eight_28.state import State


def points_of(blue: int, red: int) -> int:
    """EX-01, EX-22: a blue gem is worth 1, a red one 2."""
    return BLUE_POINTS * blue + RED_POINTS * red


def red_in_heap(red: int, value: int) -> int:
    """EX-R4: a heap takes red gems first, as many as there are and as its value can hold."""
    return min(red, value // RED_POINTS)


def can_form(blue: int, red: int, heaps: int, value: int) -> bool:
    """EX-R4: the heaps can be formed if blue gems make up what red ones leave open."""
    red_used = min(red, heaps * (value // RED_POINTS))
    return heaps * value - RED_POINTS * red_used <= blue


def heap_value(blue: int, red: int, heaps: int) -> int:
    """EX-11, EX-14, EX-R4: the greatest value that this many equal heaps can have."""
    value = points_of(blue, red) // heaps
    while not can_form(blue, red, heaps, value):
        value -= 1
    return value


def treasure_value(state: State) -> int:
    """EX-11: the gems in the middle make two treasures of equal value, as large as possible."""
    return heap_value(state.blue_middle, state.red_middle, TREASURES)
