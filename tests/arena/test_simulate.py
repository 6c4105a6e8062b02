"""Simulation: reproducible whatever the threads, and figures that can be worked out by hand."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from fiveleaf.arena.figures import figures_of, wilson
from fiveleaf.arena.plot import draw
from fiveleaf.arena.runner import Results
from fiveleaf.arena.simulate import GAMES_PER_CHUNK, MIN_CHUNKS, TRANSCRIPTS_PER_CHUNK, plan, record, record_all, run
from fiveleaf.bots.levels import find_bot
from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.engine.transcript import load
from fiveleaf.texts import texts

RACE = find("lucky-numbers")


def test_the_number_of_threads_changes_no_result() -> None:
    chosen = plan(RACE, 3, GAMES_PER_CHUNK + 500, ["simple"], 8)
    one, four = (run(chosen, threads) for threads in (1, 4))
    assert np.array_equal(one.results.scores, four.results.scores)
    assert np.array_equal(one.results.decisions, four.results.decisions)


def test_progress_adds_up_to_all_games() -> None:
    told: list[int] = []
    run(plan(RACE, 2, GAMES_PER_CHUNK * 2 + 7, ["simple"], 1), progress=told.append)
    assert sum(told) == GAMES_PER_CHUNK * 2 + 7
    assert len(told) == 3


def test_a_longer_run_begins_like_a_shorter_one() -> None:
    short, long = (run(plan(RACE, 2, games, ["random"], 5)).results for games in (40, 60))
    assert np.array_equal(short.scores, long.scores[:40])


def test_a_recorded_random_game_is_the_one_that_was_simulated() -> None:
    chosen = plan(RACE, 2, 40, ["random"], 5)
    told = record(chosen, 7)
    assert told.result is not None
    assert told.result["scores"] == run(chosen).results.scores[7].tolist()


def test_shares_are_divided_among_joint_winners() -> None:
    results = Results(4, 2)
    results.won[:] = [[1, 0], [1, 1], [0, 1], [1, 0]]
    results.endings[:] = 1
    figures = figures_of(RACE, [find_bot(RACE, "random"), find_bot(RACE, "simple")], results)
    assert [share.share for share in figures.seat_shares] == [0.625, 0.375]
    assert figures.bot_shares["simple"].share == 0.375
    assert figures.endings == {"garden-full": 4}


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0), (0.1, 50, 0.0435, 0.2136)],
)
def test_the_interval_is_wilsons(share: float, games: int, low: float, high: float) -> None:
    """The figures are those of the textbook formula, to four places."""
    interval = wilson(share, games)
    assert (round(interval.low, 4), round(interval.high, 4)) == (low, high)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_simple_bot_beats_the_random_one(game: Game) -> None:
    bots = ["simple"] + ["random"] * (game.fewest_seats - 1)
    share = run(plan(game, game.fewest_seats, 2000, bots, 2)).seat_shares[0]
    assert share.low > 1 / game.fewest_seats


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_seats_are_equal_where_the_first_one_is_drawn(game: Game) -> None:
    """Who begins is drawn, so no seat has an edge: its share lies near an equal one (five deviations)."""
    games = 3000
    figures = run(plan(game, game.fewest_seats, games, ["simple"], 6))
    equal = 1 / game.fewest_seats
    spread = 5 * (equal * (1 - equal) / games) ** 0.5
    assert all(abs(share.share - equal) < spread for share in figures.seat_shares)


@pytest.mark.slow
def test_many_transcripts_are_written_by_several_processes(tmp_path: Path) -> None:
    chosen = plan(RACE, 2, TRANSCRIPTS_PER_CHUNK * MIN_CHUNKS, ["simple"], 3)
    told: list[int] = []
    record_all(chosen, tmp_path, told.append)
    assert sum(told) == chosen.games == len(list(tmp_path.iterdir()))
    assert load(tmp_path / "lucky-numbers-007.json", find) == record(chosen, 7)


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_equal_simulations_give_equal_pictures(kind: str) -> None:
    figures = run(plan(RACE, 2, 50, ["simple"], 3))
    pictures = {draw(figures, texts(language, RACE.name), kind) for language in ("en", "en", "de")}
    assert len(pictures) == 2 or kind == "svg"


def test_one_name_stands_for_all_seats() -> None:
    assert [bot.name for bot in plan(RACE, 4, 1, ["simple"], 0).bots] == ["simple"] * 4
    with pytest.raises(Refused, match="3 bots are named for 2 seats"):
        plan(RACE, 2, 1, ["simple"] * 3, 0)


def test_lucky_hand_is_simulated_by_rounds() -> None:
    """LH-R11: without a choice forty rounds are played, and written into the options."""
    assert record(plan(find("lucky-hand"), 2, 1, ["random"], 0), 0).options == {"rounds": 40}
    assert plan(find("lucky-hand"), 2, 1, ["random"], 0, {"rounds": None}).options == {"rounds": 40}
