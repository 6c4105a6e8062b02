"""Bots that think and the coach, as people meet them in the terminal: `play`, `hint`, `league`, `train`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import fiveleaf
from fiveleaf.bots.bot import Decider
from fiveleaf.bots.strategy import SEARCH_LEVEL
from fiveleaf.catalogue import find
from fiveleaf.cli.main import main
from fiveleaf.cli.sitting import Sitting
from fiveleaf.texts import LANGUAGES
from tests.cli.typist import Typist, begin, recorded, said_to, shown

FIVE = find("lucky-five")
Capture = pytest.CaptureFixture[str]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game of Lucky Five in which somebody is to act."""
    table = fiveleaf.start("lucky-five", seats=2, seed="hint")
    table.resolve_all()
    path = tmp_path / "five.json"
    path.write_text(json.dumps(fiveleaf.transcript(table)))
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_hint_shows_every_move_with_its_chance(language: str, file: Path, capsys: Capture) -> None:
    assert main(["hint", str(file), "--language", language]) == 0
    said = capsys.readouterr().out
    assert "★" in said
    assert "█" in said
    assert "%" in said


def test_hint_as_json_is_the_library_call(file: Path, capsys: Capture) -> None:
    assert main(["hint", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {"seat": told["seat"], "moves": told["moves"]} == fiveleaf.hint(file)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["hint", "nothing.json"], "cannot be read"),
        (["league", "lucky-five", "--seats", "two"], "no list of numbers of seats"),
        (["league", "lucky-five", "--deals", "1"], "number of deals"),
        (["league", "lucky-five", "--bots", "genius"], "There is no bot"),
        (["league", "lucky-five", "--seats", "9"], "9"),
        (["train", "lucky-five", "--games", "0"], "cannot be 0"),
        (["train", "lucky-five", "--check", "0"], "number of games"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(arguments: list[str], said: str, capsys: Capture) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr().err.strip()
    assert said in told
    assert len(told.splitlines()) == 1


def test_a_league_writes_its_season_its_picture_and_its_page(tmp_path: Path, capsys: Capture) -> None:
    season, picture, page = (tmp_path / name for name in ("season.json", "league.png", "league.md"))
    asked = ["league", "lucky-five", "--bots", "random,simple", "--deals", "20", "--season", str(season)]
    assert main([*asked, "--plot", str(picture), "--page", str(page)]) == 0
    assert "Simple against Random" in page.read_text()
    assert "Rating" in capsys.readouterr().out
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert "![Win share and 95% interval](league.png)" in page.read_text()
    assert f"## 2 seats (rules version {FIVE.version}, seed " in page.read_text()
    before = season.read_bytes()
    assert main(asked) == 0
    assert season.read_bytes() == before


def test_training_can_be_stopped_and_gone_on_with(tmp_path: Path, capsys: Capture) -> None:
    value, picture = tmp_path / "value.npz", tmp_path / "truth.svg"
    asked = ["train", "lucky-five", "--seats", "2", "--games", "100", "--check", "100", "--value", str(value)]
    assert main([*asked, "--generations", "1"]) == 0
    assert "generation 1" in capsys.readouterr().out
    assert main([*asked, "--generations", "1", "--plot", str(picture)]) == 0
    assert "generation" not in capsys.readouterr().out
    assert picture.read_bytes().lstrip().startswith(b"<?xml")


def test_the_coach_comes_and_goes_as_a_single_player_likes(tmp_path: Path) -> None:
    said = said_to(begin(FIVE, "you,random", tmp_path / "game.json"), ["coach", "coach"])
    assert "The coach is on" in said
    assert "★" in said
    assert "The coach is off" in said


def test_among_people_the_coach_stays_as_the_table_agreed(tmp_path: Path) -> None:
    for coached, answer in ((False, "only if all agreed"), (True, "All at this table agreed")):
        saved = begin(FIVE, "you:Anna,you:Ben", tmp_path / f"{coached}.json")
        saved.more["coach"] = coached
        said = said_to(saved, ["coach"])
        assert answer in said
        assert ("The coach is on" in said) == coached
        assert ("★" in said) == coached


def test_a_bot_that_fails_does_not_stop_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = recorded()
    saved = begin(FIVE, "you,strong", tmp_path / "game.json")
    saved.table.resolve_all()
    seat = saved.table.may_act[0]
    monkeypatch.setattr(Decider, "choose", fails_from(SEARCH_LEVEL, Decider.choose))
    chosen = Sitting(saved, "en", page, Typist(page)).bot_choice(seat, "strong")
    assert chosen in saved.table.legal_moves(seat)
    assert "a clever one decided for it" in " ".join(shown(page).split())


def fails_from(lowest: int, answer: Callable[..., int]) -> Callable[..., int]:
    """The same, but with a fault in all levels from that one on."""

    def fails(self: Decider, level: int, *more: Any) -> int:
        if level >= lowest:
            raise RuntimeError("no idea")
        return answer(self, level, *more)

    return fails
