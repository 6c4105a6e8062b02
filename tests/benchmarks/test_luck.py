"""The benchmark of luck computes what it says; no figure of a bot is asserted."""

from __future__ import annotations

import numpy as np
import pytest

from benchmarks import luck
from benchmarks.luck import Figures, Pairing, figures_of, row
from fiveleaf.luck.matches import LuckOfGames

COIN = np.array([[0.5, -0.5], [-0.5, 0.5]] * 50)  # what a fair coin brings


def played(luck: np.ndarray, result: np.ndarray) -> LuckOfGames:
    return LuckOfGames(np.full_like(luck, 0.5), luck, result)


def test_a_coin_that_decides_alone_explains_everything() -> None:
    found = figures_of(played(COIN, 0.5 + COIN))
    assert found == pytest.approx(Figures(shrinks=1, slope=1, bias=0, luckiest_wins=1))


def test_luck_that_is_overstated_has_a_slope_below_one() -> None:
    assert figures_of(played(2 * COIN, 0.5 + COIN)).slope == pytest.approx(0.5)


def test_luck_that_has_nothing_to_do_with_the_result_explains_nothing() -> None:
    unrelated = np.repeat(COIN[:2], 2, axis=0)
    result = 0.5 + np.tile(COIN[:2], (2, 1))
    found = figures_of(played(unrelated, result))
    assert found.slope == pytest.approx(0)
    assert found.shrinks < 0
    assert found.luckiest_wins == 0.5


def test_luck_that_favours_a_seat_is_a_bias() -> None:
    assert abs(figures_of(played(COIN + np.array([0.2, -0.2]), 0.5 + COIN)).bias) == pytest.approx(4.0)


def test_a_figure_below_its_bar_is_marked() -> None:
    cells = row(Pairing("lucky-five", ("clever", "simple"), 0.6), Figures(0.61, 0.8, -3.0, 0.9))
    assert cells == ("lucky-five", "clever v simple (2)", "−61.0%", "−60%", "0.80 ✗", "-3.0 ✗", "90%")


@pytest.mark.slow
def test_a_quick_run_prints_a_row_for_each_pairing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    assert luck.main(["lucky-five", "--games", "60", "--bots", "simple"]) == 0
    assert capsys.readouterr().out.count("clever v simple (2)") == 1
