"""Win shares with luck taken out, in simulations and leagues: the same games, the same mean, less scatter."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import fiveleaf
from fiveleaf.arena import league as arena
from fiveleaf.arena.figures import figures_of, mean_share, normal
from fiveleaf.arena.league import Pair, Season
from fiveleaf.arena.runner import Results
from fiveleaf.arena.simulate import plan, run
from fiveleaf.bots.levels import find_bot, strategy_of
from fiveleaf.catalogue import GAMES, find
from fiveleaf.cli.main import main
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.luck.matches import luck_of_games, require_value
from fiveleaf.texts import LANGUAGES

FIVE = find("lucky-five")
BOTS = ("clever", "simple")
Capture = pytest.CaptureFixture[str]


# ── the mean and its interval ────────────────────────────────────────────────────────────────────


def test_luck_is_taken_out_of_every_seat_and_every_bot() -> None:
    results = Results(2, 3)
    results.won[:] = [[1, 0, 0], [0, 1, 1]]
    luck = np.array([[0.5, -0.2, -0.3], [-0.3, 0.2, 0.1]])
    bots = [find_bot(FIVE, name) for name in ("clever", "simple", "simple")]
    adjusted = figures_of(FIVE, bots, results, luck).adjusted
    assert adjusted is not None
    assert [share.share for share in adjusted.seat_shares] == pytest.approx([0.4, 0.25, 0.35])
    assert adjusted.bot_shares["simple"].share == pytest.approx(0.3)
    assert adjusted.bot_shares["clever"].share == pytest.approx(0.4)


def test_the_interval_of_a_mean_is_the_textbook_one_within_0_and_1() -> None:
    share = mean_share(np.array([0.2, 0.4, 0.6, 0.8]))
    assert share.share == pytest.approx(0.5)
    assert share.high - share.share == pytest.approx(1.96 * 0.2582 / 2, abs=1e-4)
    assert (normal(1.1, 0.2).share, normal(1.1, 0.2).high, normal(-0.1, 0.01).low) == (1.0, 1.0, 0.0)


def test_one_game_says_nothing_about_the_interval() -> None:
    share = mean_share(np.array([0.7]))
    assert (share.share, share.low, share.high) == (0.7, 0.0, 1.0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_luck_is_refused_where_there_is_no_value(game: Game) -> None:
    untrained = {game.fewest_seats, game.most_seats + 1} - strategy_of(game).trained.keys()
    for seats in (game.fewest_seats, game.most_seats + 1):
        if seats in untrained:
            with pytest.raises(Refused, match="no learned value"):
                require_value(game, seats)
        else:
            require_value(game, seats)


# ── simulations ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.slow
def test_a_simulation_takes_the_luck_out_of_the_games_that_it_played() -> None:
    chosen = plan(FIVE, 2, 120, BOTS, 4)
    one, two = (run(chosen, threads, luck=True) for threads in (1, 2))
    played = luck_of_games(chosen.bots, chosen.options, 4, 0, 120)
    assert (one.results.won / one.results.won.sum(axis=1, keepdims=True) == played.result).all()
    assert one.adjusted is not None
    assert one.adjusted == two.adjusted
    raw, adjusted = one.seat_shares[0], one.adjusted.seat_shares[0]
    assert adjusted.share == pytest.approx((played.result - played.luck)[:, 0].mean())
    assert adjusted.high - adjusted.low < 0.8 * (raw.high - raw.low)
    assert sum(share.share for share in one.adjusted.seat_shares) == pytest.approx(1)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_shows_and_writes_shares_without_luck(language: str, tmp_path: Path, capsys: Capture) -> None:
    path, picture = tmp_path / "figures.json", tmp_path / "figures.png"
    asked = ["simulate", "lucky-five", "--games", "20", "--bots", "clever,simple", "--luck", "--language", language]
    assert main([*asked, "--json", str(path), "--plot", str(picture)]) == 0
    figures = json.loads(path.read_text())
    shares = [seat["luck_adjusted"]["win_share"] for seat in figures["seats"]]
    assert sum(shares) == pytest.approx(1)
    assert figures["by_bot"]["clever"]["luck_adjusted"]["win_share"] == pytest.approx(shares[0])
    assert f"{shares[0]:.1%}" in capsys.readouterr().out
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_without_luck_nothing_is_said_of_it() -> None:
    figures = fiveleaf.simulate("lucky-five", 2, 20, BOTS)
    assert figures.adjusted is None
    assert "luck_adjusted" not in json.dumps(figures.to_json())


# ── leagues ──────────────────────────────────────────────────────────────────────────────────────


def a_season(deals: int, luck: bool, threads: int = 1, season: Season | None = None) -> Season:
    season = season or arena.new_season(FIVE, 2, 7)
    for _ in arena.league(FIVE, season, threads, luck).play(BOTS, deals):
        pass
    return season


@pytest.mark.slow
def test_a_league_with_luck_plays_the_same_deals_and_is_surer() -> None:
    with_luck, without = a_season(40, luck=True), a_season(40, luck=False)
    (pair,), (raw,) = with_luck.pairs, without.pairs
    assert (pair.won, pair.lost, pair.shared) == (raw.won, raw.lost, raw.shared)
    assert pair.total == pytest.approx(raw.total)
    assert raw.adjusted_share is None
    share = pair.adjusted_share
    assert share is not None
    assert share.high - share.low < pair.share.high - pair.share.low
    assert with_luck == a_season(40, luck=True, threads=3)


@pytest.mark.slow
def test_luck_may_be_asked_for_later() -> None:
    """Deals that were played already are played again for their luck, and count once."""
    season = a_season(20, luck=False)
    assert arena.league(FIVE, season, luck=True).games_left(BOTS, 40) == 80
    assert (
        a_season(40, luck=True, season=season).pairs[0].adjusted_share
        == a_season(40, luck=True).pairs[0].adjusted_share
    )
    assert season.pairs[0].deals == season.pairs[0].adjusted_deals == 40
    assert season.pairs[0].won + season.pairs[0].lost + season.pairs[0].shared == 80
    assert a_season(50, luck=False, season=season).pairs[0].adjusted_share is None


def test_an_old_season_has_no_luck() -> None:
    pair = Pair("simple", "random", deals=2, total=1.0, squares=1.0, won=2, lost=2)
    assert pair.adjusted_share is None
    pair.add(np.array([[1.0, 0.0], [1.0, 0.0]]), np.array([[0.2, -0.2], [0.4, 0.0]]), counted=2)
    assert pair.adjusted_share is not None
    assert pair.adjusted_share.share == pytest.approx((0.5 + 0.3) / 2)
    assert (pair.deals, pair.won) == (2, 2)


@pytest.mark.slow
def test_the_page_of_a_league_shows_luck_if_it_was_asked_for(tmp_path: Path, capsys: Capture) -> None:
    page, picture = tmp_path / "league.md", tmp_path / "league.png"
    asked = ["league", "lucky-five", "--bots", "simple,clever", "--deals", "10", "--page", str(page)]
    assert main(asked) == 0
    assert "Luck taken out" not in page.read_text()
    assert main([*asked, "--luck", "--plot", str(picture)]) == 0
    assert "Luck taken out" in capsys.readouterr().out
    assert "| Luck taken out | 95% interval |" in page.read_text()
    assert picture.read_bytes().startswith(b"\x89PNG")
