"""The study of luck: its measures on data whose answer is known, its page, and its command with a handful of games."""

from __future__ import annotations

from math import log
from pathlib import Path

import numpy as np
import pytest

from fiveleaf.arena.study import estimates, figures
from fiveleaf.arena.study.__main__ import main
from fiveleaf.arena.study.estimates import (
    Estimate,
    Numbers,
    explained_by_luck,
    games_to_distinguish,
    luckiest_wins,
    mean_skill,
    skill,
    skill_by_spread,
    spread,
)
from fiveleaf.arena.study.page import page_of

LEVELS = [(1, 0), (2, 0), (2, 1)]  # of three levels, the better one first
COIN = np.array([[0.5, -0.5], [-0.5, 0.5]] * 50)  # what a fair coin brings two seats


def rng(seed: int = 1) -> np.random.Generator:
    return np.random.default_rng(seed)


def decided(p: float, deals: int, seats: int, seed: int) -> Numbers:
    """Win shares of a better seat in a game that skill decides with probability p, and a lot else."""
    draws = rng(seed).random((2, deals))
    return np.where((draws[0] < p) | (draws[1] < 1 / seats), 1.0, 0.0)


# ── skill ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("p", [0.0, 0.3, 1.0])
def test_p_is_the_share_that_the_better_one_decides(p: float, seats: int) -> None:
    won = p + (1 - p) / seats
    assert skill(np.array([won]), seats) == pytest.approx([p])
    samples = [np.full(10, won)] * 3
    assert mean_skill(samples, seats, rng()).value == pytest.approx(p)
    assert skill_by_spread(samples, LEVELS, seats, rng()).value == pytest.approx(p, abs=0.003)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("p", [0.0, 0.25, 0.8])
def test_the_intervals_of_p_cover_it_as_often_as_they_should(
    p: float, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(estimates, "RESAMPLES", 300)
    covered = 0
    for experiment in range(100):
        samples = [decided(p, 150, seats, seed=3 * experiment + pair) for pair in range(3)]
        found = mean_skill(samples, seats, rng(experiment))
        covered += found.low <= p <= found.high
    assert 88 <= covered <= 100


def test_p_of_several_pairs_is_their_mean_and_may_be_below_zero() -> None:
    samples = [np.array([0.5, 0.9]), np.array([0.2, 0.4])]
    assert mean_skill(samples, 2, rng()).value == pytest.approx((0.4 - 0.4) / 2)
    assert mean_skill(samples[1:], 2, rng()).value == pytest.approx(-0.4)


def test_the_spread_of_two_levels_is_half_the_logarithm_of_their_odds() -> None:
    shares = np.array([[0.8], [0.5], [0.2]])
    assert spread(shares, [(1, 0)], 2) == pytest.approx([log(4) / 2, 0, log(4) / 2])
    assert spread(np.array([[0.5]]), [(1, 0)], 4) == pytest.approx([log(3) / 2])  # one alone among three


def test_the_spread_of_three_levels_that_fit_the_model_is_that_of_their_ratings() -> None:
    ratings = np.array([-0.9, 0.1, 0.8])
    shares = [1 / (1 + np.exp(ratings[worse] - ratings[better])) for better, worse in LEVELS]
    assert spread(np.array([shares]), LEVELS, 2) == pytest.approx([ratings.std()])


# ── luck ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_coin_that_decides_alone_explains_everything() -> None:
    found = explained_by_luck(0.5 + COIN, COIN, rng())
    assert (found.value, found.low, found.high) == pytest.approx((1, 1, 1))
    assert luckiest_wins(0.5 + COIN, COIN) == (1.0, 100)


def test_luck_that_explains_half_of_the_variance() -> None:
    luck, skill_of_the_day = rng(3).standard_normal((2, 4000, 1))
    found = explained_by_luck(luck + skill_of_the_day, luck, rng())
    assert found.low < 0.5 < found.high
    assert found.high - found.low < 0.06


def test_luck_that_has_nothing_to_do_with_the_result_explains_nothing() -> None:
    luck, result = rng(4).standard_normal((2, 4000, 1))
    assert explained_by_luck(result, luck, rng()).high < 0
    assert explained_by_luck(result, 0 * luck, rng()).value == 0


def test_a_joint_win_is_no_win_of_the_luckiest() -> None:
    result = np.array([[1.0, 0.0], [0.5, 0.5], [0.0, 1.0]])
    assert luckiest_wins(result, np.array([[0.3, -0.3]] * 3)) == (0.5, 2)


def test_how_many_games_show_a_difference() -> None:
    """1.96 standard errors: (1.96 · 0.5 / 0.1)² is 96.04."""
    assert games_to_distinguish(0.1, 0.5) == games_to_distinguish(-0.1, 0.5) == 97
    assert games_to_distinguish(0.5, 0.0) == 1


def test_an_estimate_differs_where_zero_is_outside() -> None:
    assert Estimate(0.1, 0.01, 0.2).differs
    assert Estimate(-0.1, -0.2, -0.01).differs
    assert not Estimate(0.1, -0.01, 0.2).differs


# ── the page ─────────────────────────────────────────────────────────────────────────────────────


def test_the_page_in_docs_says_what_its_figures_say(request: pytest.FixtureRequest) -> None:
    docs = request.config.rootpath / "docs"
    page = page_of(figures.load(docs / "luck.json"), "luck", "pictures/luck")
    assert page == (docs / "luck.md").read_text(encoding="utf-8")
    assert all((docs / "pictures" / "luck" / f"{name}.png").is_file() for name in ("luck", "skill", "games"))


def study(folder: Path, *more: str) -> Path:
    """The page of a small study of Lucky Five."""
    file = folder / "luck.md"
    small = ["--games", "12", "--deals", "4", "--search-deals", "2", "--first-seat-games", "50"]
    assert main([str(file), "lucky-five", *small, *more]) == 0
    return file


@pytest.mark.slow
def test_the_command_writes_page_figures_and_pictures_the_same_every_time(tmp_path: Path) -> None:
    first, second = (study(tmp_path / name, "--threads", name) for name in ("1", "2"))
    for name in ("luck.md", "luck.json", "pictures/luck/luck.png", "pictures/luck/skill.png"):
        assert (first.parent / name).read_bytes() == (second.parent / name).read_bytes()
    found = figures.load(first.with_suffix(".json"))
    assert [one.seats for one in found.luck] == [2, 3, 4, 5, 6]
    assert [(one.bot, one.against) for one in found.pairs if one.seats == 2] == [
        ("clever", "simple"),
        ("strong", "simple"),
        ("strong", "clever"),
    ]
    assert found.skills[0].levels == ("simple", "clever", "strong")
    assert "Lucky Five" in first.read_text(encoding="utf-8")
    before = first.read_bytes()
    first.unlink()
    assert main([str(first), "--again"]) == 0
    assert first.read_bytes() == before
