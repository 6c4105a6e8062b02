"""8·28: heaps of equal value, checked against every way in which few gems can be laid out (EX-R4)."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from fiveleaf.games.eight_28.material import FIRST, SECOND
from fiveleaf.games.eight_28.rules.gems import can_form, heap_value, red_in_heap
from fiveleaf.games.eight_28.rules.showdown import share_treasures
from tests.games.eight_28.positions import a_round, middle

MOST = 9  # gems of either colour


@cache
def can_lay_out(blue: int, red: int, heaps: int, value: int) -> bool:
    """Whether so many heaps of the value can be laid out, trying every first heap."""
    if heaps == 0:
        return True
    return any(
        can_lay_out(blue - (value - 2 * used), red - used, heaps - 1, value)
        for used in range(min(red, value // 2) + 1)
        if value - 2 * used <= blue
    )


@pytest.mark.parametrize("heaps", range(1, 7))
def test_EX_R4_the_value_is_the_greatest_that_can_be_laid_out(heaps: int) -> None:
    for blue, red in product(range(MOST), repeat=2):
        possible = [value for value in range(blue + 2 * red + 1) if can_lay_out(blue, red, heaps, value)]
        assert heap_value(blue, red, heaps) == max(possible)
        assert possible == [value for value in range(blue + 2 * red + 1) if can_form(blue, red, heaps, value)]


@pytest.mark.parametrize("heaps", range(1, 7))
def test_EX_R4_filling_with_red_gems_first_never_runs_short(heaps: int) -> None:
    for blue, red in product(range(MOST), repeat=2):
        value = heap_value(blue, red, heaps)
        for _ in range(heaps):
            used = red_in_heap(red, value)
            blue, red = blue - (value - 2 * used), red - used
        assert blue >= 0
        assert red >= 0


@pytest.mark.parametrize("heaps", range(1, 7))
def test_EX_R4_less_than_a_red_gem_a_heap_stays_behind(heaps: int) -> None:
    for blue, red in product(range(MOST), repeat=2):
        assert blue + 2 * red - heaps * heap_value(blue, red, heaps) < 2 * heaps


@pytest.mark.parametrize(("eights", "nines"), [pair for pair in product(range(4), repeat=2) if sum(pair) <= 5])
def test_EX_R4_both_treasures_are_shared_as_the_ruling_says(eights: int, nines: int) -> None:
    for blue, red in product(range(MOST), repeat=2):
        assert shared_by_rules(eights, nines, blue, red) == shared_by_hand(eights, nines, blue, red)


def shared_by_rules(eights: int, nines: int, blue: int, red: int) -> tuple[int, int, int, int]:
    """What each winner of the first and of the second treasure gets, and the gems that stay."""
    table = a_round(*["8"] * eights, *["9"] * nines, *["1"] * (6 - eights - nines), blue=blue, red=red)
    for seat in range(eights + nines):
        table.state.aim[seat] = FIRST if seat < eights else SECOND
    share_treasures(table.state)
    points = table.scores()
    first, second = {*points[:eights]} or {0}, {*points[eights : eights + nines]} or {0}
    assert len(first) == len(second) == 1
    return first.pop(), second.pop(), *middle(table)


def shared_by_hand(eights: int, nines: int, blue: int, red: int) -> tuple[int, int, int, int]:
    """The same, by laying heaps out one after the other as the ruling tells it."""
    value = max(value for value in range(blue + 2 * red + 1) if can_lay_out(blue, red, 2, value))
    earlier_red = min(red, value // 2)
    later_red = min(red - earlier_red, value // 2)
    second_is_earlier = nines < eights
    reds = (later_red, earlier_red) if second_is_earlier else (earlier_red, later_red)
    each = []
    for winners, red_gems in zip((eights, nines), reds, strict=True):
        blue_gems = value - 2 * red_gems
        best = max((v for v in range(value + 1) if winners and can_lay_out(blue_gems, red_gems, winners, v)), default=0)
        red_used = min(red_gems, winners * (best // 2))
        blue, red = blue - (winners * best - 2 * red_used), red - red_used
        each.append(best)
    return each[0], each[1], blue, red
