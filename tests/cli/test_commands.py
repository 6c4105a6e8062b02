"""The commands as a person uses them: output, exit codes, and one sentence where something is wrong."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fiveleaf
from fiveleaf.arena.simulate import plan, record
from fiveleaf.catalogue import GAMES, find
from fiveleaf.cli.main import COMMANDS, main
from fiveleaf.cli.screen import NO_BREAK_SPACES, STAND_INS
from fiveleaf.engine.game import Game
from fiveleaf.engine.notation import compact
from fiveleaf.engine.transcript import from_json, replay, save
from fiveleaf.rulebook import rulebook
from fiveleaf.texts import LANGUAGES, texts
from tests import cheating

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A whole race of Lucky Numbers."""
    path = tmp_path / "race.json"
    save(record(plan(find("lucky-numbers"), 2, 1, ["simple"], 1), 0), path)
    return path


def one_sentence(capture: Capture) -> str:
    """What stderr says: one line, no traceback, and nothing on stdout."""
    said = capture.readouterr()
    assert "Traceback" not in said.err
    assert len(said.err.strip().splitlines()) == 1
    return said.err


def code_of(*arguments: str) -> int:
    """The exit code, also where the parser itself ends the program."""
    try:
        return main(arguments)
    except SystemExit as ended:
        return int(ended.code or 0)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.NAME)
def test_every_command_has_help_with_an_example(command: object, capsys: Capture) -> None:
    name, example = command.NAME, command.EXAMPLE  # type: ignore[attr-defined]
    assert code_of(name, "--help") == 0
    assert " ".join(example.split()) in " ".join(capsys.readouterr().out.split())


BOOKS = {  # minutes and age as the printed books give them
    "lucky-jack": ("20", "7+"),
    "8-28": ("–", "8+"),
    "lucky-numbers": ("–", "8+"),
    "lucky-hand": ("20", "8+"),
    "lucky-five": ("–", "–"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_the_five_games(language: str, capsys: Capture) -> None:
    assert code_of("games", "--language", language) == 0
    shown = capsys.readouterr().out
    assert all(game.name in shown for game in GAMES)
    facts = {name: re.findall(rf"{name}[^\n]*?│ \d–\d *│ *(\S+) *│ *(\S+)", shown)[0] for name in BOOKS}
    assert facts == BOOKS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rules_shows_the_whole_page(game: Game, language: str, capsys: Capture) -> None:
    assert code_of("rules", game.name, "--language", language) == 0
    shown = re.sub(r"\W+", "", capsys.readouterr().out)
    own = texts(language, game.name)
    for paragraph in own.say("rules").split("\n\n"):
        assert re.sub(r"[\W_]+", "", paragraph.split("\n")[0])[:30] in re.sub("_", "", shown)
    options = game.table_options(game.most_seats)
    assert options[-1].name == "first_seat"
    assert all(option.name.replace("_", "") in shown.replace("_", "") for option in options)
    assert re.sub(r"\W+", "", own.say("option-first-seat")) in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rules_shows_the_example_the_pieces_the_rulings_and_the_makers(
    game: Game, language: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    assert code_of("rules", game.name, "--language", language) == 0
    shown, own, book = capsys.readouterr().out, texts(language, game.name), rulebook(game.name)
    for title in ("example", "pieces", "rulings", "makers"):
        assert own.say(f"rules-{title}") in shown
    assert [ruling for ruling in book.rulings if f"{ruling} " not in shown] == []
    assert [step.number for step in book.steps if f"\n{step.number}. " not in shown] == []
    assert [name for name in (*book.makers.designers, *book.makers.illustrators) if name not in shown] == []
    assert ("10" in shown.partition(own.say("rules-time"))[2]) == bool(game.silence)
    assert not re.search(r'[{}"]', shown), "an option is told without JSON"


@pytest.mark.parametrize("width", [40, 60, 80, 100])
def test_no_line_is_broken_at_a_no_break_space(width: int, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    for game in GAMES:
        assert code_of("rules", game.name, "--language", "fr") == 0
        shown = capsys.readouterr().out
        assert all(space in shown for space in NO_BREAK_SPACES)
        assert re.findall(f".*[{NO_BREAK_SPACES}{STAND_INS}] *│$", shown, re.MULTILINE) == []


def test_replay_tells_the_game_and_its_result(file: Path, capsys: Capture) -> None:
    assert code_of("replay", str(file)) == 0
    shown = capsys.readouterr().out
    assert "A garden is full." in shown
    assert "legal" in shown
    assert len(shown.splitlines()) > 50


def test_replay_quietly_says_the_verdict_alone(file: Path, capsys: Capture) -> None:
    assert code_of("replay", "--quiet", str(file), str(file)) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_replay_stops_at_the_first_fault(file: Path, capsys: Capture) -> None:
    told = json.loads(file.read_text())
    told["events"][9]["cell"] = 3
    file.write_text(json.dumps(told))
    assert code_of("replay", "--quiet", str(file)) == 1
    said = one_sentence(capsys)
    assert "Event 9:" in said
    assert "LN-03" in said
    assert '"move":"lay"' in said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_replay_lists_the_legal_moves_of_every_decision(game: Game, tmp_path: Path, capsys: Capture) -> None:
    told = record(plan(game, game.fewest_seats, 1, ["random"], 4), 0)
    path = tmp_path / "game.json"
    save(told, path)
    assert code_of("replay", "--legal", str(path)) == 0
    lines = [msgspec.json.decode(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["event"] for line in lines] == [i for i, event in enumerate(told.events) if "move" in event]
    for line in lines:
        event = told.events[line["event"]]
        assert line["seat"] == event["seat"]
        assert {key: value for key, value in event.items() if key != "seat"} in line["legal"]
        assert [compact(move) for move in line["legal"]] == sorted(compact(move) for move in line["legal"])
        assert not any("seat" in move for move in line["legal"])
    assert len(lines) == sum(table.to_act >= 0 for _, table in replay(told))


def test_verify_tells_a_fair_game_from_a_forged_one(tmp_path: Path, capsys: Capture) -> None:
    table = fiveleaf.start("lucky-numbers", 2, seed="tea")
    while not table.is_over:
        table.resolve_all()
        for seat in table.may_act:
            table.play(seat, table.legal_moves(seat)[0])
    told = fiveleaf.transcript(table)
    path = tmp_path / "fair.json"
    save(from_json(told, find), path)
    assert code_of("verify", str(path)) == 0
    assert "not fully checked" in capsys.readouterr().out
    told["events"][1]["tile"] = 1 + told["events"][1]["tile"] % 20
    path.write_text(json.dumps(told))
    assert code_of("verify", str(path)) == 1
    assert "Event 1:" in one_sentence(capsys)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", [*cheating.GOOD.values(), cheating.blamed_on_anna, cheating.came_late])
def test_verify_compares_with_what_a_browser_saw(
    case: Callable[[], cheating.Case], language: str, tmp_path: Path, capsys: Capture
) -> None:
    game, seen = tmp_path / "game.json", tmp_path / "seen.json"
    game.write_text(json.dumps(case().told))
    seen.write_text(json.dumps(case().seen))
    code = code_of("verify", str(game), "--seen", str(seen), "--language", language)
    shown = capsys.readouterr().out
    verdict = {cheating.blamed_on_anna: "bad", cheating.came_late: "missing"}.get(case, "good")
    said = {"good": "✓", "bad": "✗", "missing": "?"}[verdict]
    house = texts(language)
    assert code == (verdict == "bad")
    assert said in shown
    assert house.say("verify-check-broken") in shown
    has_broken = bool(case().told["fairness"]["broken_starts"])
    assert (house.say("verify-broken-starts", count=1) in shown) == has_broken
    assert shown.startswith(house.say(f"verify-{verdict}", file=str(game), events=chances_in(case().told)))


def chances_in(told: dict[str, Any]) -> int:
    """How many chance events a transcript has."""
    return sum("chance" in event for event in told["events"])


def test_verify_says_what_the_old_scheme_and_a_lonely_secret_do_not_prove(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "game.json"
    for case, said in ((cheating.old_scheme, "verify-old-scheme"), (cheating.nobody_pledged, "verify-no-pledges")):
        file.write_text(json.dumps(case().told))
        assert code_of("verify", str(file)) == 0
        shown = capsys.readouterr().out
        assert texts("en").say(said) in shown
        assert texts("en").say("verify-nothing-seen") in shown


def test_verify_refuses_what_no_browser_saved(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(cheating.honest().told))
    assert code_of("verify", str(file), "--seen", str(file)) == 1
    assert "not what a browser saw" in one_sentence(capsys)


def test_a_transcript_without_a_seal_cannot_be_verified(file: Path, capsys: Capture) -> None:
    assert code_of("verify", str(file)) == 1
    assert "fairness" in one_sentence(capsys)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rules", "chess"], "chess"),
        (["simulate", "chess"], "chess"),
        (["simulate", "lucky-numbers", "--seats", "9"], "2 to 4"),
        (["simulate", "lucky-numbers", "--games", "0"], "from 1 to"),
        (["simulate", "lucky-numbers", "--seed", "-1"], "seed"),
        (["simulate", "lucky-numbers", "--threads", "0"], "threads"),
        (["simulate", "lucky-numbers", "--bots", "genius"], "genius"),
        (["simulate", "lucky-numbers", "--bots", "random,random,random"], "seats"),
        (["simulate", "lucky-numbers", "--option", "setup"], "name=value"),
        (["simulate", "lucky-numbers", "--option", "setup=quick"], "michael"),
        (["simulate", "lucky-numbers", "--option", "speed=3"], "speed"),
        (["simulate", "lucky-numbers", "--plot", "picture.gif"], ".png"),
        (["simulate", "lucky-hand", "--option", "clock=5"], "LH-R11"),
        (["simulate", "lucky-numbers", "--games", "many"], "--games"),
        (["simulate"], "GAME"),
        (["dance"], "dance"),
        (["rules", "lucky-jack", "--language", "xx"], "--language"),
    ],
)
def test_a_wrong_call_is_answered_in_one_sentence(arguments: list[str], said: str, capsys: Capture) -> None:
    assert code_of(*arguments) == 2
    assert said in one_sentence(capsys)


def test_an_error_speaks_the_users_language(capsys: Capture) -> None:
    assert code_of("rules", "chess", "--language", "de") == 2
    assert "chess" in (said := one_sentence(capsys))
    assert "There is no game" not in said


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_missing_file_is_a_fault(command: str, tmp_path: Path, capsys: Capture) -> None:
    assert code_of(command, str(tmp_path / "none.json")) == 1
    assert "none.json" in one_sentence(capsys)


def test_simulate_writes_what_it_is_asked_for(tmp_path: Path, capsys: Capture) -> None:
    figures, picture, folder = tmp_path / "f.json", tmp_path / "p.png", tmp_path / "games"
    arguments = ["--games", "12", "--bots", "simple,random", "--seed", "3"]
    places = ["--json", str(figures), "--plot", str(picture), "--transcripts", str(folder)]
    assert code_of("simulate", "lucky-numbers", *arguments, *places) == 0
    shown = capsys.readouterr().out
    assert "simple" in shown
    assert str(12) in shown
    told = json.loads(figures.read_text())
    assert told["games"] == 12
    assert sum(seat["win_share"] for seat in told["seats"]) == pytest.approx(1)
    assert picture.read_bytes().startswith(b"\x89PNG")
    files = sorted(folder.iterdir())
    assert len(files) == 12
    assert code_of("replay", "--quiet", *map(str, files)) == 0


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "file").write_text("")
    for flag in ("--json", "--transcripts"):
        target = str(tmp_path / "file" / "below")
        assert code_of("simulate", "lucky-numbers", "--games", "1", flag, target) == 2
        assert "below" in one_sentence_after_figures(capsys)


def one_sentence_after_figures(capture: Capture) -> str:
    """The figures are shown; what could not be written is said on stderr."""
    said = capture.readouterr()
    assert said.out
    return said.err.strip().splitlines()[-1]


def test_a_reader_that_leaves_is_no_error(file: Path) -> None:
    command = [sys.executable, "-m", "fiveleaf.cli.main", "replay", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
