"""The start screen: pick a game, a language, opponents and strength, or go on with an unfinished game."""

from __future__ import annotations

import io
import os
import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.console import Console

from fiveleaf.catalogue import GAMES, find
from fiveleaf.cli import saved
from fiveleaf.cli.asking import Keyboard
from fiveleaf.cli.main import main
from fiveleaf.cli.picker import Picker
from fiveleaf.engine.transcript import Transcript, load
from fiveleaf.texts import LANGUAGES, texts

START = ["lucky numbers", "Anna", "", ""]  # one opponent, the usual strength


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are saved in a folder of the test."""
    monkeypatch.setattr(saved, "folder", lambda: tmp_path / "games")
    monkeypatch.setattr(os, "fsync", lambda file: None)
    return tmp_path / "games"


class Lines(Keyboard):
    """Types lines, then leaves."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = iter(lines)
        self.prompts: list[str] = []

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None


def pick(lines: Iterable[str], language: str = "en", width: int = 100) -> str:
    """What is shown for what is typed, prompts left out."""
    page = Console(file=io.StringIO(), width=width, highlight=False)
    assert Picker(language, page, Lines(lines)).run() == 0
    assert isinstance(page.file, io.StringIO)
    return page.file.getvalue()


def only_game(folder: Path) -> Transcript:
    """The one game that was saved."""
    (file,) = folder.iterdir()
    return load(file, find)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 100, 160])
def test_the_page_shows_every_game(language: str, width: int) -> None:
    text = pick([], language, width)
    for number, game in enumerate(GAMES):
        assert f" {number + 1} " in text
        assert texts(language, game.name).say("game-name") in text
    lines = text.partition("fiveleaf play")[0].splitlines()
    assert max(map(len, lines)) <= width


def test_without_anybody_typing_it_says_how_to_start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play"]) == 0
    assert f"fiveleaf play {GAMES[0].name}" in capsys.readouterr().out


def test_every_game_can_be_picked_by_number_and_name(folder: Path) -> None:
    for number, game in enumerate(GAMES):
        for said in (str(number + 1), texts("en", game.name).say("game-name").upper(), game.name):
            pick([said, "", "", ""])
            transcript = only_game(folder)
            assert transcript.game is game
            assert transcript.seats == game.fewest_seats
            for file in folder.iterdir():
                file.unlink()


def test_opponents_and_strength_are_asked_until_they_can_be(folder: Path) -> None:
    text = pick(["lucky-numbers", "[b]Zoë", "0", "4", "x", "3", "6", "nothing", "1"])
    assert text.count("Type a number from 1 to 3") == 3
    assert only_game(folder).more["players"] == [
        {"name": "(b)Zoë", "bot": None},
        {"name": "Ada", "bot": "random"},
        {"name": "Bruno", "bot": "random"},
        {"name": "Cleo", "bot": "random"},
    ]


def test_a_card_says_no_minutes_and_no_age_that_the_book_does_not_give() -> None:
    feet = re.findall(r"(\d–\d players[^─]*?) ─", pick(["quit"], width=50))
    assert [foot.strip() for foot in feet] == [
        "2–6 players · 20 min · age 7+",
        "3–6 players · age 8+",
        "2–4 players · age 8+",
        "2–5 players · 20 min · age 8+",
        "2–6 players",
    ]


def test_the_language_can_be_switched() -> None:
    assert texts("fr").say("play-pick-title") in pick(["FR"])
    assert texts("nl", "lucky-numbers").say("ask-setup-lay", tile="").split()[0] in pick(["nl", *START])


def test_an_unfinished_game_is_offered_and_goes_on(folder: Path) -> None:
    pick([*START, "1", "quit"])
    before = only_game(folder)
    text = pick(["r", "1"])
    assert "Anna, Ada" in text
    assert "The game goes on" in text
    assert len(only_game(folder).more.get("answers", [])) > len(before.more.get("answers", []))
    assert "The game goes on" in pick(["r1"])


def test_files_that_are_no_games_are_passed_over(folder: Path) -> None:
    folder.mkdir()
    for name, content in {"a": "", "b": "{}", "c": '{"format": "fiveleaf/1"}', "d": "[" * 9999}.items():
        (folder / f"{name}.json").write_text(content)
    (folder / "folder.json").mkdir()
    assert texts("en").say("play-pick-unfinished") not in pick(["r"])


def test_a_spoilt_game_says_so_and_the_page_stays(folder: Path) -> None:
    pick([*START, "quit"])
    (file,) = folder.iterdir()
    file.write_text(file.read_text().replace('"envelope":"', '"envelope":"0'))
    assert "envelope" in pick(["r", "q"])


@pytest.mark.parametrize(
    "lines", [["q"], ["Quit"], ["", "99", "chess", "lucky", "[/]", "q"], ["1", "q"], ["1", "", "q"]]
)
def test_quitting_is_always_possible_and_odd_answers_do_no_harm(lines: list[str], folder: Path) -> None:
    pick(lines)
    assert not folder.exists()


def test_after_a_game_the_page_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fiveleaf.cli.sitting.Sitting.run", lambda sitting: True)
    assert pick([*START, "", "q"]).count(texts("en").say("play-pick-title")) == 2
