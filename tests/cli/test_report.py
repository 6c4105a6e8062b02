"""`fiveleaf report`: what it says, draws and writes, and one sentence where something is wrong."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import fiveleaf
from fiveleaf.arena.simulate import plan, record
from fiveleaf.catalogue import GAMES, find
from fiveleaf.cli.report_chart import MARKS, chart
from fiveleaf.engine.game import Game
from fiveleaf.engine.transcript import Transcript, load, save
from fiveleaf.luck.report import report_of
from fiveleaf.luck.verdict import columns_of, verdict_of
from fiveleaf.texts import LANGUAGES, texts
from tests.cli.test_commands import Capture, code_of, one_sentence

NAMES = ["Mia", "Ben [x]", "$Zoé$", "Tom", "Eve", "Finn"]
SHORT: dict[str, dict[str, Any]] = {"lucky-hand": {"rounds": 6}}


def a_game(game: Game, seats: int | None = None, seed: int = 2) -> Transcript:
    """A finished game of people with names that a screen could misread."""
    chosen = seats or game.fewest_seats
    transcript = record(plan(game, chosen, 1, ["clever"], seed, SHORT.get(game.name)), 0)
    transcript.more["names"] = NAMES[:chosen]
    return transcript


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A whole game of Lucky Five."""
    path = tmp_path / "game.json"
    save(a_game(find("lucky-five")), path)
    return path


SAID = [("lucky-five", language) for language in LANGUAGES] + [(game.name, "en") for game in GAMES]


@pytest.mark.parametrize(("name", "language"), list(dict.fromkeys(SAID)))
def test_it_says_everything_of_every_game_and_in_every_language(
    name: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    game = find(name)
    transcript = a_game(game, min(3, game.most_seats))
    save(transcript, tmp_path / "game.json")
    assert code_of("report", str(tmp_path / "game.json"), "--language", language) == 0
    shown, own, report = capsys.readouterr().out, texts(language, game.name), report_of(transcript)
    verdict = verdict_of(report)
    assert own.message(verdict.key, verdict.params, NAMES) in shown
    moments = "report-moments" if report.moments else "report-no-moments"
    for key in ("report-chart", "report-adds-up", moments, "report-table", "report-not-graded"):
        assert own.say(key) in shown
    assert all(own.say(f"report-column-{column}") in shown for column in columns_of(report))
    assert re.findall(r"^\d +(\d+)  \S", shown, re.MULTILINE) == [str(moment.first) for moment in report.moments]
    assert own.say("report-not-over") not in shown


def test_the_table_adds_up_for_everybody_who_reads_it(file: Path, capsys: Capture) -> None:
    assert code_of("report", str(file)) == 0
    rows = re.findall(r"^│ .+? +│ +(\d+) │ +(\S+) │ +(\S+) │ +(\d+) │$", capsys.readouterr().out, re.MULTILINE)
    assert len(rows) == 2
    for row in rows:
        *parts, result = (int(number.replace("−", "-")) for number in row)
        assert sum(parts) == result
        assert result in (0, 50, 100)


def test_it_writes_the_figures_of_seats_moments_and_events(file: Path, tmp_path: Path, capsys: Capture) -> None:
    target = tmp_path / "report.json"
    assert code_of("report", str(file), "--json", str(target)) == 0
    assert f"Written: {target}" in capsys.readouterr().out
    told = json.loads(target.read_text())
    assert set(told["seats"][0]) == {"start", "luck", "play", "information", "rest", "result"}
    for seat in told["seats"]:
        assert sum(seat.values()) - 2 * seat["result"] == pytest.approx(0, abs=1e-9)
    transcript = load(file, find)
    assert [one["event"] for one in told["events"]] == list(range(len(transcript.events)))
    assert [("luck" in one) for one in told["events"]] == ["chance" in event for event in transcript.events]
    assert 1 <= len(told["moments"]) <= 3
    assert told["moves_graded"] is False


@pytest.mark.parametrize("suffix", [".png", ".svg"])
@pytest.mark.parametrize("seats", [2, 6])
def test_it_draws_a_picture(seats: int, suffix: str, tmp_path: Path) -> None:
    save(a_game(find("lucky-five"), seats), tmp_path / "game.json")
    pictures = [tmp_path / f"one{suffix}", tmp_path / f"two{suffix}"]
    for picture in pictures:
        assert code_of("report", str(tmp_path / "game.json"), "--plot", str(picture)) == 0
    first, second = (picture.read_bytes() for picture in pictures)
    assert first.startswith(b"\x89PNG" if suffix == ".png" else b"<?xml")
    assert suffix == ".svg" or first == second


def test_a_game_that_is_not_over_is_said_to_be_open(file: Path, capsys: Capture) -> None:
    told = json.loads(file.read_text())
    told["events"] = told["events"][:20]
    del told["result"]
    file.write_text(json.dumps(told))
    assert code_of("report", str(file)) == 0
    shown = capsys.readouterr().out
    assert "The game is not over." in shown
    assert texts("en").say("report-not-over") in shown


def test_a_game_without_an_event_has_a_report_too(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(fiveleaf.transcript(fiveleaf.start("lucky-five", 2))))
    assert code_of("report", str(path), "--plot", str(tmp_path / "report.png")) == 0
    assert texts("en").say("report-no-moments") in capsys.readouterr().out


@pytest.mark.parametrize("width", [20, 40, 80, 200])
def test_the_chart_fits_the_screen_and_marks_every_seat(width: int) -> None:
    own, transcript = texts("en", "lucky-five"), a_game(find("lucky-five"), 6)
    lines = chart(own, report_of(transcript), [str(seat) for seat in range(6)], width).plain.splitlines()
    rows = [line for line in lines if "│" in line]
    assert len(rows) == 11
    assert max(map(len, rows)) < width
    assert set(MARKS) <= set("".join(rows))


# ── where something is wrong ─────────────────────────────────────────────────────────────────────


def test_a_missing_file_is_a_fault(tmp_path: Path, capsys: Capture) -> None:
    assert code_of("report", str(tmp_path / "none.json")) == 1
    assert "none.json" in one_sentence(capsys)


def test_a_spoiled_game_is_a_fault_that_names_the_event(file: Path, capsys: Capture) -> None:
    told = json.loads(file.read_text())
    told["events"][6] = {"chance": "roll", "die": "red", "value": 9}
    file.write_text(json.dumps(told))
    assert code_of("report", str(file)) == 1
    assert "Event 6:" in one_sentence(capsys)


def test_a_file_that_is_no_game_is_a_fault(tmp_path: Path, capsys: Capture) -> None:
    for content in ("", "[]", '{"format": "chess"}'):
        (tmp_path / "game.json").write_text(content)
        assert code_of("report", str(tmp_path / "game.json")) == 1
        assert "game.json" in one_sentence(capsys)


def test_a_picture_of_another_kind_is_refused_before_anything_is_computed(file: Path, capsys: Capture) -> None:
    assert code_of("report", str(file), "--plot", "report.gif") == 2
    assert ".png" in one_sentence(capsys)


@pytest.mark.parametrize("flag", ["--json", "--plot"])
def test_a_place_that_cannot_be_written_is_named(flag: str, file: Path, capsys: Capture) -> None:
    assert code_of("report", str(file), flag, str(file / "below.png")) == 2
    assert "below.png" in capsys.readouterr().err.strip().splitlines()[-1]
