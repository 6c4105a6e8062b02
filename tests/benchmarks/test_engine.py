"""The benchmark of the engine runs and tells its figures; no figure is asserted, and nothing is compiled."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from benchmarks import engine, foreign, others, plan, speed, starts, twin
from benchmarks.report import Report
from fiveleaf.catalogue import GAMES
from fiveleaf.engine.compiled import Mode
from fiveleaf.engine.game import Game

SCRIPT = Path(engine.__file__)
NO_TIME = 1e-4  # seconds: every round ends after its first run


def plain_speed(game: Game, seats: int, rounds: int, seconds: float) -> speed.Speed:
    rate = speed.measure_rate(speed.bench_of(game, seats, Mode.PLAIN), 1, rounds, NO_TIME)
    return speed.Speed(game.name, seats, game.memory.dtype.itemsize, compiled=rate, plain=rate)


def bare_start(game: Game, warm_starts: int) -> starts.Start:
    return starts.measure_start(game.name, "pass", warm_starts)


@pytest.fixture
def nothing_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain games stand in for compiled ones, a bare Python for a start, and there is no gcc."""
    monkeypatch.setattr(plan, "measure_speed", plain_speed)
    monkeypatch.setattr(plan, "measure_first_game", bare_start)
    monkeypatch.setattr(starts, "IMPORTS", {"python alone": "pass"})
    monkeypatch.setattr(speed, "has_gcc", lambda: False)


@pytest.mark.usefixtures("nothing_compiled")
def test_a_quick_run_tells_every_game_and_every_target(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert engine.main(["--quick", "--json", str(tmp_path / "figures.json")]) == 0
    page = capsys.readouterr().out
    figures = json.loads((tmp_path / "figures.json").read_bytes())
    assert all(game.name in page for game in GAMES)
    assert "no gcc here" in page
    assert "--others" in page
    assert {(found["game"], found["seats"]) for found in figures["speeds"]} == {
        (game.name, seats) for game in GAMES for seats in (game.fewest_seats, game.most_seats)
    }
    assert [target["is_reached"] for target in figures["targets"] if "against C" in target["what"]] == [None]


@pytest.mark.usefixtures("nothing_compiled")
def test_a_file_that_cannot_be_written_is_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert engine.main(["--quick", "--json", str(tmp_path / "file" / "figures.json")]) == 1
    assert "cannot be written" in capsys.readouterr().err.splitlines()[-1]


def test_it_runs_as_a_script_from_any_folder(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, SCRIPT, "--help"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert ".venv/bin/python benchmarks/engine.py" in done.stdout


def test_a_python_without_fiveleaf_is_told_what_to_do(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-I", "-S", SCRIPT], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("engine.py: fiveleaf is not installed")


def test_the_ratio_to_c_is_the_median_of_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds = [(twin.Run(100, 1.0, 1), twin.Run(100, seconds, 1)) for seconds in (0.5, 0.8, 2.0)]
    monkeypatch.setattr(speed, "has_gcc", lambda: True)
    monkeypatch.setattr(speed, "interleaved", lambda seats, games, number: rounds[number])
    found = speed.measure_ratio(seats=2, rounds=3, games=1)
    assert isinstance(found, speed.Ratio)
    assert (found.lowest, found.ratio, found.highest) == (0.5, 0.8, 2.0)


def test_a_twin_that_plays_other_games_has_no_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "has_gcc", lambda: True)
    monkeypatch.setattr(speed, "interleaved", lambda *told: (twin.Run(9, 1.0, 1), twin.Run(9, 1.0, 2)))
    assert "checksums differ" in str(speed.measure_ratio(seats=2, rounds=1, games=1))


def test_an_engine_that_does_not_install_is_one_remark(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*told: Any) -> None:
        others.output_of([sys.executable, "-c", "raise SystemExit('ERROR: no such package')"])

    monkeypatch.setattr(others, "install", fail)
    report = Report({})
    for _, take in plan.other_steps(plan.QUICK, others=True):
        take(report)
    assert report.remarks == [f"{name} cannot be measured here: ERROR: no such package" for name in others.PACKAGES]


def test_a_loop_of_another_engine_is_timed() -> None:
    assert foreign.rate(lambda: sum(range(100)), NO_TIME) > 0
