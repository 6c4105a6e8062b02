"""The benchmark of floods runs and tells its figures side by side; no figure is asserted."""

from __future__ import annotations

import subprocess
import sys
from itertools import islice

import pytest

from benchmarks import flood
from benchmarks.crowd import Crowd
from benchmarks.flooder import FRAMES, KINDS, REQUESTS
from tests.benchmarks.test_server import ROOT


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="players have addresses of their own under 127.0.0.0/8")
def test_a_quick_run_tells_every_round() -> None:
    command = [
        sys.executable,
        "-m",
        "benchmarks.flood",
        "--kinds",
        "pings,handshakes",
        "--seconds",
        "1",
        "--tables",
        "2",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode in (0, 1), done.stderr
    cells = [[cell.strip() for cell in line.split("│")[1:-1]] for line in done.stdout.splitlines() if "│" in line]
    assert [row[0] for row in cells] == ["quiet", "pings", "handshakes"], done.stderr
    assert all(int(row[1]) > 0 and float(row[3]) > 0 for row in cells)


def test_every_kind_has_something_to_send() -> None:
    assert set(KINDS) == {*FRAMES, *REQUESTS}
    for kind in KINDS:
        chunks = FRAMES[kind]() if kind in FRAMES else REQUESTS[kind](5280)
        sent = b"".join(islice(chunks, 3))
        assert bool(sent) == (kind not in ("handshakes", "connections"))


def test_a_move_that_has_not_arrived_counts_as_long_as_it_has_waited(monkeypatch: pytest.MonkeyPatch) -> None:
    crowd = Crowd(0, "lucky-numbers", 1)
    crowd.delays = [0.3, 0.1]
    for moved_at in (None, 5.0):
        player = type("Player", (), {"moved_at": moved_at})
        crowd._players.append(player)  # type: ignore[arg-type]
    monkeypatch.setattr("benchmarks.crowd.time.perf_counter", lambda: 7.0)
    assert crowd.all_delays() == [0.1, 0.3, 2.0]


def test_rounds_are_told_with_their_ratio_to_the_quiet_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    quiet = flood.Round("quiet", [0.01] * 100, 0.05, 0.0, {}, 2.0)
    pings = flood.Round("pings", [0.03] * 100, 0.1, 0.02, {"bytes": 4_000_000, "connections": 100, "closed": 7}, 2.0)
    flood.print_rounds([quiet, pings])
    row = next(line for line in capsys.readouterr().out.splitlines() if "pings" in line)
    assert [cell.strip() for cell in row.split("│")[1:-1]] == [
        "pings",
        "100",
        "30.0",
        "30.0",
        "3.0",
        "30.0",
        "10%",
        "2%",
        "2.00",
        "50",
        "7",
    ]
