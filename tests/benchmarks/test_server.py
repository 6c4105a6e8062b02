"""The benchmark of the server runs, tells its figures and notices what is lost; no figure is asserted."""

from __future__ import annotations

import runpy
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from benchmarks import server
from benchmarks.crowd import Crowd
from benchmarks.host import Host
from fiveleaf.server.store.sqlite import SqliteStore
from tests.server.tables.test_playing import a_game
from tests.server.visitors import run_async, stage

ROOT = Path(server.__file__).parents[1]
ROWS = (
    "moves/s",
    "p50 ms",
    "p99 ms",
    "p99 ms of the median second",
    "p99 ms of seconds left alone",
    "seconds left alone",
    "moves per CPU s",
    "CPU of the server",
    "CPU of the driver",
    "CPU stolen by the host",
    "memory MB",
    "refusals",
)


def benchmark(*arguments: str) -> str:
    """What the benchmark prints when it has gone well."""
    command = [sys.executable, "-m", "benchmarks.server", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=300).stdout


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="figures of a process are read from /proc")
def test_a_quick_run_tells_every_figure() -> None:
    page = benchmark("--tables", "3", "--seconds", "2", "--pace", "0.1")
    cells = [[cell.strip() for cell in line.split("│")[1:-1]] for line in page.splitlines() if "│" in line]
    figures = {cell[0]: cell[1] for cell in cells}
    assert tuple(figures) == ROWS
    assert "nan" not in page
    assert float(figures["moves/s"]) > 0
    assert figures["refusals"] == "0"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="signals")
def test_a_server_that_is_killed_has_lost_nothing() -> None:
    told = benchmark("--kills", "2").splitlines()[-1]
    kills, acknowledged, lost, broken = (int(part.split()[0].replace(",", "")) for part in told.split(", "))
    assert (kills, lost, broken) == (2, 0, 0)
    assert acknowledged > 0


def test_a_time_that_was_not_measured_is_a_dash() -> None:
    assert server.milliseconds(server.quantile([], 0.5)) == "–"
    assert server.milliseconds(server.quantile([0.25], 0.5)) == "250.0"


async def a_kept_game(folder: Path) -> tuple[Path, str, set[str]]:
    """A store with a game, its table, and the moves that were acknowledged, called as the benchmark calls them."""
    async with stage(folder) as house:
        table, (anna, _) = await a_game(house, "lucky-numbers", "Anna", "Ben")
        for number in range(3):
            await anna.decides(client=f"{table}-0-{number}")
    return folder / "store.db", table, set(anna.taken)


def forget(file: Path, statement: str, *values: str) -> None:
    """A store loses something."""
    with closing(sqlite3.connect(file)) as store, store:
        assert store.execute(statement, values).rowcount == 1


@run_async
async def test_a_store_that_has_everything_ends_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, _, acknowledged = await a_kept_game(tmp_path)
    assert await server.report_losses(file, 1, acknowledged) == 0
    assert "1 kills, 3 moves acknowledged, 0 lost, 0 tables that cannot be read" in capsys.readouterr().out


@run_async
async def test_a_move_that_is_missing_is_lost(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, table, acknowledged = await a_kept_game(tmp_path)
    forget(file, "DELETE FROM inputs WHERE tab = ? AND ply = (SELECT max(ply) FROM inputs)", table)
    assert await server.report_losses(file, 1, acknowledged) == 1
    assert "3 moves acknowledged, 1 lost, 0 tables that cannot be read" in capsys.readouterr().out


@run_async
async def test_all_moves_of_a_table_that_cannot_be_read_are_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, table, acknowledged = await a_kept_game(tmp_path)
    forget(file, "DELETE FROM inputs WHERE tab = ? AND ply = 0", table)
    assert await server.report_losses(file, 1, acknowledged) == 1
    assert "3 moves acknowledged, 3 lost, 1 tables that cannot be read" in capsys.readouterr().out


@pytest.fixture
def nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server makes its store and does nothing else, and nobody comes."""

    async def start(host: Host) -> None:
        await SqliteStore(host.file).close()

    async def nothing(*told: Any) -> None:
        pass

    monkeypatch.setattr(Host, "start", start)
    monkeypatch.setattr(Host, "kill", lambda host: None)
    monkeypatch.setattr(Crowd, "sit_down", nothing)
    monkeypatch.setattr(Crowd, "begin", nothing)


@pytest.mark.usefixtures("nobody_plays")
def test_where_nothing_was_acknowledged_nothing_was_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["server.py", "--kills", "1"])
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(server.__file__, run_name="__main__")
    assert ended.value.code == 1
    assert "1 kills, 0 moves acknowledged, 0 lost, 0 tables that cannot be read" in capsys.readouterr().out
