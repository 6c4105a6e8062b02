"""A league: equal deals, seats rotated, the same whatever was stopped and gone on with."""

from __future__ import annotations

from pathlib import Path

import pytest

from fiveleaf.arena import league as arena
from fiveleaf.arena.league import Pair, Season
from fiveleaf.catalogue import find
from fiveleaf.engine.errors import Refused

FIVE = find("lucky-five")


def a_season(deals: int, threads: int = 1, season: Season | None = None) -> Season:
    season = season or arena.new_season(FIVE, 2, 7)
    for _ in arena.league(FIVE, season, threads).play(["random", "simple"], deals):
        pass
    return season


def test_of_two_levels_the_stronger_sits_alone_among_the_weaker() -> None:
    assert arena.fixtures(["simple", "random", "clever"]) == [
        ("simple", "random"),
        ("clever", "random"),
        ("clever", "simple"),
    ]


def test_a_season_is_the_same_on_any_number_of_threads() -> None:
    assert a_season(40, threads=1) == a_season(40, threads=3)


def test_a_season_that_was_stopped_goes_on_to_the_same_end(tmp_path: Path) -> None:
    path = tmp_path / "season.json"
    arena.save([a_season(20)], path)
    (again,) = arena.load(path)
    assert a_season(40, season=again) == a_season(40)


def test_every_deal_is_played_from_every_seat() -> None:
    (pair,) = a_season(30).pairs
    assert pair.deals == 30
    assert pair.won + pair.lost + pair.shared == 60
    assert pair.total == pytest.approx((pair.won + pair.shared / 2) / 2)


def test_a_share_is_sure_when_deals_agree_and_unsure_when_they_scatter() -> None:
    sure = Pair("simple", "random", deals=100, total=60.0, squares=100 * 0.36, won=120, lost=80)
    unsure = Pair("simple", "random", deals=100, total=60.0, squares=60.0, won=120, lost=80)
    assert sure.share.share == unsure.share.share == pytest.approx(0.6)
    assert sure.share.low > unsure.share.low
    assert unsure.share.high - unsure.share.low == pytest.approx(2 * 1.96 * 0.049, rel=0.1)


def test_ratings_put_the_stronger_first_with_intervals_around_them() -> None:
    best, worst = arena.ratings(a_season(60))
    assert (best.bot, worst.bot) == ("simple", "random")
    assert worst.low <= worst.rating <= worst.high < best.low <= best.rating <= best.high


def test_what_is_no_season_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "season.json"
    assert arena.load(path) == []
    path.write_text('[{"game": 5}]')
    with pytest.raises(Refused, match="holds no season"):
        arena.load(path)


def test_too_few_deals_are_refused() -> None:
    with pytest.raises(Refused, match="number of deals"):
        a_season(1)
