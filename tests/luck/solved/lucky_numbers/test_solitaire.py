"""Small gardens in solitaire against every strategy and against play to a horizon, both without cleverness."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from fiveleaf.luck.solved.lucky_numbers.page import solved_row
from fiveleaf.luck.solved.lucky_numbers.solitaire import EMPTY, Garden, Solitaire, mean_draws


def choices(game: Solitaire, garden: Garden, number: int) -> list[Garden]:
    """The gardens that a drawn number can lead to: thrown away, or placed wherever it fits."""
    fitting = [cell for cell in range(game.cells) if game.fits(garden, cell, number)]
    placed = [(*garden[:cell], number, *garden[cell + 1 :]) for cell in fitting]
    return [garden, *(after for after in placed if after != garden)]


def draws_of(gardens: list[Garden], strategy: dict[tuple[Garden, int], Garden], highest: int) -> float:
    """The mean draws from an empty garden if this strategy is followed; endless if it never gets there."""
    place = {garden: index for index, garden in enumerate(gardens)}
    steps = np.eye(len(gardens))
    for (garden, _), after in strategy.items():
        if EMPTY in after:
            steps[place[garden], place[after]] -= 1 / highest
    if abs(np.linalg.det(steps)) < 1e-12:
        return float("inf")
    return float(np.linalg.solve(steps, np.ones(len(gardens)))[place[gardens[0]]])


def test_no_strategy_of_all_fills_two_cells_from_two_numbers_faster() -> None:
    game = Solitaire(1, 2, 2)
    best = game.solve()
    gardens = sorted(garden for garden in game.draws if EMPTY in garden)
    asked = [(garden, number) for garden in gardens for number in (1, 2)]
    strategies = list(product(*(choices(game, *question) for question in asked)))
    found = [draws_of(gardens, dict(zip(asked, answers, strict=True)), 2) for answers in strategies]
    assert len(strategies) > 100
    assert best == pytest.approx(min(found))


@pytest.mark.parametrize(("rows", "columns", "highest"), [(1, 3, 4), (2, 2, 4), (2, 2, 5)])
def test_play_to_a_far_horizon_comes_to_the_same_draws(rows: int, columns: int, highest: int) -> None:
    game = Solitaire(rows, columns, highest)
    best = game.solve()
    draws = dict.fromkeys(game.draws, 0.0)
    ways = {garden: [choices(game, garden, n + 1) for n in range(highest)] for garden in draws if EMPTY in garden}
    for _ in range(150):
        draws |= {
            garden: 1 + sum(min(draws[after] for after in each) for each in numbers) / highest
            for garden, numbers in ways.items()
        }
    assert best == pytest.approx(draws[(EMPTY,) * game.cells], abs=1e-6)


def test_one_cell_takes_one_draw_and_two_cells_what_paper_says() -> None:
    assert Solitaire(1, 1, 5).solve() == 1
    # From {1, 2}: a 1 or a 2 lies where it belongs, then half of the draws fill the other cell.
    assert Solitaire(1, 2, 2).solve() == pytest.approx(1 + 2)


def test_a_number_that_leads_nowhere_better_is_thrown_away() -> None:
    assert mean_draws([0.0, 9.0]) == 2.0
    assert mean_draws([0.0, 0.5]) == 1.25


def test_replacing_helps_and_a_row_says_by_how_much() -> None:
    assert Solitaire(2, 2, 6).solve() < Solitaire(2, 2, 6, replacing=False).solve()
    assert solved_row(1, 2, 4).startswith("| 1 × 2 | 1 to 4 | 15 | 2.556 | 2.667 | 4.2% |")
