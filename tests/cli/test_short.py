"""`fiveleaf play GAME --short`: the short game that the page offers, and what does not go with it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fiveleaf.catalogue import GAMES, HOUSE, find
from fiveleaf.cli.main import main
from fiveleaf.engine.game import Game
from fiveleaf.engine.transcript import load
from fiveleaf.server.pages.home import game_shown
from fiveleaf.texts import LANGUAGES, texts

ROOT = Path(__file__).parents[2]
Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def nobody_types(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(prompt: str = "") -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", read)


def options_played(folder: Path, *arguments: str) -> dict[str, Any]:
    """The options of the game that these arguments start."""
    assert main(["play", *arguments, "--language", "en"]) == 0
    (file,) = folder.iterdir()
    options = load(file, find).options
    file.unlink()
    return options


def refusal(capsys: Capture, language: str, *arguments: str) -> str:
    """The sentence that refuses these arguments."""
    assert main(["play", *arguments, "--language", language]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_the_short_game_is_that_of_the_page(game: Game, folder: Path) -> None:
    shown = game_shown(game).short
    assert shown is not None
    assert options_played(folder, game.name, "--short") == shown.options
    assert options_played(folder, game.name) == {}


def test_other_options_can_be_chosen_with_it(folder: Path) -> None:
    passing = options_played(folder, "lucky-hand", "--short", "--option", "may_pass=true", "--option", "rounds=20")
    assert passing == {"rounds": 20, "may_pass": True}
    assert options_played(folder, "lucky-jack", "--short", "--option", "hands=3") == {}
    assert options_played(folder, "lucky-jack", "--short", "--option", "first_seat=1") == {"first_seat": 1}
    bots = options_played(folder, "lucky-hand", "--short", "--seats", "random,random")
    assert bots == {"rounds": 20}, "bots play no more rounds than people"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "option"),
    [("lucky-hand", "rounds=21"), ("lucky-hand", "clock=20"), ("8-28", "red_gems=6"), ("lucky-jack", "hands=5")],
)
def test_an_option_that_contradicts_it_is_refused(
    game: str, option: str, language: str, folder: Path, capsys: Capture
) -> None:
    said = refusal(capsys, language, game, "--short", "--option", option)
    assert said == f"fiveleaf: {texts(language).say('play-refused-not-short', option=option)}\n"
    assert option in said
    assert not folder.exists()


def test_a_game_without_a_short_one_is_refused() -> None:
    each = [["play", "pig", "--short", "--language", language] for language in LANGUAGES]
    code = f"from fiveleaf.cli.main import main; print([main(arguments) for arguments in {each}])"
    registered = {**os.environ, "FIVELEAF_GAMES": "tests.pig"}
    done = subprocess.run(
        (sys.executable, "-c", code), cwd=ROOT, env=registered, capture_output=True, text=True, check=True
    )
    assert done.stdout.split("\n")[0] == str([2] * len(LANGUAGES))
    sentences = [texts(language).say("play-refused-no-short", name="pig") for language in LANGUAGES]
    assert done.stderr.splitlines() == [f"fiveleaf: {sentence}" for sentence in sentences]


def test_an_option_that_is_none_is_refused_as_ever(capsys: Capture) -> None:
    assert "size" in refusal(capsys, "en", "lucky-jack", "--short", "--option", "size=5")
    assert "3, 5" in refusal(capsys, "en", "lucky-jack", "--short", "--option", "hands=4")


def test_a_game_that_goes_on_is_not_shortened(capsys: Capture) -> None:
    assert "settled" in refusal(capsys, "en", "--resume", "--short")


def test_a_game_has_to_be_named(capsys: Capture) -> None:
    assert GAMES[0].name in refusal(capsys, "en", "--short")
