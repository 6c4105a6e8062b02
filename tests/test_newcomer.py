"""What a newcomer meets: every command that the README, a help page or an error message names works as it stands."""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import matplotlib
import msgspec
import pytest

import fiveleaf
from fiveleaf.catalogue import find
from fiveleaf.cli.main import COMMANDS, main, parser, with_command_name
from fiveleaf.engine.fairness import seal_of
from fiveleaf.engine.transcript import from_json, save
from fiveleaf.engine.witness import Seen, SeenStart
from fiveleaf.server.store.sqlite import SqliteStore
from fiveleaf.texts import LANGUAGES, LOCALE
from run import COMMAND
from tests.server.pages.test_counting import write_store
from tests.test_texts import FILES

ROOT = Path(__file__).parents[1]
Capture = pytest.CaptureFixture[str]

SMALL = {"--games 100000": "--games 20", "--deals 500": "--deals 2 --bots simple,random", "--port 8000": "--port 0"}
QUICKLY = {"train": "--generations 1 --games 40 --check 40", "test": "--help"}  # added to what would take long
SERVED_AT = re.compile(r"http://localhost:\d+/")
TAKEN = "fiveleaf: Port 5280 on 0.0.0.0 cannot be used: Address already in use\n"


# Which commands there are


def readme_commands() -> list[str]:
    """Every command of the README's table."""
    return re.findall(rf"^\| `({re.escape(COMMAND)}[^`]*)` \|", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)


def example_commands() -> list[str]:
    """The example that each help page gives, as it is printed when run.py was started."""
    return [command.EXAMPLE.replace("fiveleaf", COMMAND, 1) for command in COMMANDS]


def subcommands(of: argparse.ArgumentParser) -> Iterator[list[str]]:
    """The words of every command and of its subcommands, as the parser itself knows them."""
    yield []
    for action in of._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, sub in action.choices.items():
                yield from ([name, *words] for words in subcommands(sub))


# How they are run


def write_game(folder: Path, is_finished: bool) -> None:
    """`game.json` is a game of Lucky Five: a whole one that can be verified, or one in which seat 0 is to act."""
    table = fiveleaf.start("lucky-five", 2, seed="tea")
    table.resolve_all()
    while not table.is_over and (is_finished or table.may_act != (0,)):
        seat = table.may_act[0]
        table.play(seat, table.legal_moves(seat)[0])
        table.resolve_all()
    transcript = from_json(fiveleaf.transcript(table), find)
    save(transcript, folder / "game.json")
    if is_finished:  # and what a browser saw of it
        seen = Seen([SeenStart(seal_of(transcript).envelope)])
        (folder / "seen.json").write_bytes(msgspec.json.encode(seen))


def started(command: str, folder: Path, language: str = "en") -> subprocess.Popen[str]:
    """A command as somebody types it, in a folder and a home of its own, with nobody at the keyboard."""
    for long, short in SMALL.items():
        command = command.replace(long, short)
    words = shlex.split(command)
    assert words[:2] == shlex.split(COMMAND)
    words += shlex.split(QUICKLY.get(" ".join(words[2:3]), ""))
    own = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "LC_ALL": language, "COLUMNS": "200"}
    variables = {**os.environ, "MPLCONFIGDIR": matplotlib.get_configdir(), **own}
    for screen in ("DISPLAY", "WAYLAND_DISPLAY", "FIVELEAF_COMMAND"):
        variables.pop(screen, None)
    return subprocess.Popen(
        [sys.executable, str(ROOT / "run.py"), *words[2:]],
        cwd=folder,
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )


def output_of(command: str, folder: Path, language: str = "en") -> str:
    """What a command prints; it ends well and complains of nothing."""
    process = started(command, folder, language)
    out, errors = process.communicate()
    assert (process.returncode, "Traceback" in errors) == (0, False), errors
    return out


def is_server(command: str) -> bool:
    """Whether it runs until it is stopped."""
    return command == COMMAND or command.startswith(f"{COMMAND} serve")


# Every command that is named


def test_the_readme_names_the_commands() -> None:
    named = {" ".join(command.split()[2:3]) for command in readme_commands()}
    assert named == {"", "test", *(command.NAME for command in COMMANDS)}


ALL = list(dict.fromkeys([*readme_commands(), *example_commands()]))


@pytest.mark.slow
@pytest.mark.parametrize("command", [command for command in ALL if not is_server(command)], ids=str)
def test_a_named_command_works(command: str, tmp_path: Path) -> None:
    write_game(tmp_path, is_finished="hint" not in command)
    if "games.db" in command:
        asyncio.run(write_store(tmp_path / "games.db", 1))
    if "--resume" in command:
        output_of(f"{COMMAND} play lucky-numbers", tmp_path)
    if " backup " in command:
        asyncio.run(SqliteStore(tmp_path / "fiveleaf" / "server.db").close())  # in the data folder of that home
    assert output_of(command, tmp_path)
    for option in re.findall(r"--(?:plot|season|value) (\S+)", command):
        assert (tmp_path / option).stat().st_size > 0


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.parametrize("command", [command for command in ALL if is_server(command)], ids=str)
def test_a_named_server_serves_until_it_is_stopped(command: str, tmp_path: Path) -> None:
    process = started(command, tmp_path)
    assert process.stdout is not None
    said = process.stdout.readline()
    address = SERVED_AT.search(said)
    if address is None:  # without --port it wants a port that somebody's own server may hold
        assert (command, process.communicate()[1]) == (COMMAND, TAKEN)
        return
    with urllib.request.urlopen(address.group()) as answer:
        assert b"<title>" in answer.read()
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate()
    assert (process.returncode, errors) == (0, "")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", ["play", "play lucky-numbers", "games", "rules 8-28", "replay game.json"])
def test_a_command_that_another_one_recommends_works(line: str, language: str, tmp_path: Path) -> None:
    write_game(tmp_path, is_finished=True)
    said = output_of(f"{COMMAND} {line}", tmp_path, language)
    recommended = re.findall(rf"^ *({re.escape(COMMAND)} .+)$", said, re.MULTILINE)
    assert bool(recommended) == line.startswith("play")
    for command in recommended:
        assert output_of(command, tmp_path, language)


# Help


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", list(subcommands(parser())), ids=lambda words: " ".join(words) or "fiveleaf")
def test_every_help_page_is_shown(
    words: list[str], language: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    monkeypatch.setenv("FIVELEAF_COMMAND", COMMAND)
    with pytest.raises(SystemExit) as ended:
        main([*words, "--help"])
    assert ended.value.code == 0
    said = " ".join(capsys.readouterr().out.split())
    assert said.startswith(f"usage: {' '.join([COMMAND, *words])} ")
    for seen in re.findall(rf"see ({re.escape(COMMAND)} (?:games|rules GAME))", said):
        parser().parse_args(seen.split()[2:])
    assert not re.search(r"(see|Example:|try) fiveleaf", said), "a command that only an installed fiveleaf has"


def test_run_py_shows_its_help(tmp_path: Path) -> None:
    said = output_of(f"{COMMAND} --help", tmp_path)
    assert all(f"    {command.NAME} " in said for command in COMMANDS)


WRONG = [["play", "--seats"], ["serve", "--port", "x"], ["dance"], ["play", "--dance"], ["hint"], ["train"]]


@pytest.mark.parametrize("wrong", WRONG, ids=" ".join)
def test_the_help_that_a_usage_error_recommends_is_shown(
    wrong: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("FIVELEAF_COMMAND", COMMAND)
    with pytest.raises(SystemExit) as refused:
        main(wrong)
    assert refused.value.code == 2
    recommended = re.search(rf"\(try {re.escape(COMMAND)} (.+)\)\n$", capsys.readouterr().err)
    assert recommended
    with pytest.raises(SystemExit) as shown:
        main(recommended.group(1).split())
    assert shown.value.code == 0


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_that_a_message_names_is_there(language: str, file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIVELEAF_COMMAND", COMMAND)
    text = (LOCALE / language / f"{file}.ftl").read_text("utf-8")
    known = {option for words in subcommands(parser()) for option in options_of(words)}
    assert set(re.findall(r"\B--[a-z-]+", text)) <= known
    for name in re.findall(r"[“„«`][\s]*fiveleaf ([a-z]+)", text) + re.findall(r"fiveleaf ([a-z]+)[^.]* --", text):
        assert with_command_name(f"fiveleaf {name}") == f"{COMMAND} {name}"


def options_of(words: list[str]) -> list[str]:
    """The options of a command."""
    found = parser()
    for name in words:
        (action,) = (action for action in found._actions if isinstance(action, argparse._SubParsersAction))
        found = action.choices[name]
    return [option for action in found._actions for option in action.option_strings]


# Folders


LEFT_BEHIND = shutil.ignore_patterns(".git", ".venv", ".tools", "node_modules", "build", "docs", "page", "*cache*")
ABOUT_PATHS = ("tests/test_house.py", "tests/engine/test_compiled.py", "tests/cli/test_commands.py")
NOT_ABOUT_PATHS = ("rules", "games", "simulate", "written")  # tests of these names say the same in every folder


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="symbolic links")
def test_a_clone_may_lie_in_any_folder(tmp_path: Path) -> None:
    clone = tmp_path / "fiveleaf" / "a fiveléaf"
    shutil.copytree(ROOT, clone, ignore=LEFT_BEHIND)
    (clone / ".venv").symlink_to(Path(sys.prefix))
    python = str(clone / ".venv" / "bin" / "python")
    chosen = ["-m", "not slow", "-k", f"not ({' or '.join(NOT_ABOUT_PATHS)})", *ABOUT_PATHS]
    told = subprocess.run(
        [python, "-m", "pytest", "-q", "-n", "0", *chosen],
        cwd=clone,
        env={**os.environ, "PYTHONPATH": str(clone / "src")},
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stdout[-3000:]
