"""Saved games: files of the version before go on as they did, and what waits for others is in the file."""

from __future__ import annotations

from pathlib import Path

import pytest

import fiveleaf
from fiveleaf.catalogue import GAMES, find
from fiveleaf.cli.players import Player
from fiveleaf.cli.saved import SavedGame, new_game, resumed
from fiveleaf.engine.contract import Event
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.engine.transcript import load

FOLDER = Path(__file__).parent / "saved"  # written by the version that had no Match
NAMES = sorted(path.stem for path in FOLDER.glob("*.json") if not path.stem.endswith("-finished"))


def chosen(saved: SavedGame, seat: int) -> Event:
    """The move that the recorded games went on with."""
    legal = saved.match.legal_moves(seat)
    return legal[(7 * len(saved.table.events) + seat) % len(legal)]


def advance(saved: SavedGame) -> None:
    """One answer more, or the first luck."""
    if saved.match.question:
        seat = saved.match.may_act[-1]
        saved.play(seat, chosen(saved, seat))
    else:
        saved.begin()


def finish(saved: SavedGame) -> None:
    """Plays to the end as the recorded games did."""
    saved.save()
    while not saved.match.is_over:
        advance(saved)


@pytest.mark.parametrize("name", NAMES)
def test_a_file_of_the_version_before_goes_on_as_it_did(name: str, tmp_path: Path) -> None:
    saved = resumed(FOLDER / f"{name}.json", tmp_path / "game.json")
    finish(saved)
    assert load(saved.path, find).to_json() == load(FOLDER / f"{name}-finished.json", find).to_json()


@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_is_saved_and_resumed_after_every_move_goes_on_alike(name: str, tmp_path: Path) -> None:
    saved = resumed(FOLDER / f"{name}.json", tmp_path / "game.json")
    for _ in range(12):
        if not saved.match.is_over:
            saved.save()
            saved = resumed(saved.path)
            advance(saved)
    events = load(FOLDER / f"{name}-finished.json", find).events
    assert saved.table.events == events[: len(saved.table.events)]


def test_a_file_holds_the_answers_that_wait_for_others(tmp_path: Path) -> None:
    saved = resumed(FOLDER / "two-answers.json", tmp_path / "game.json")
    saved.save()
    assert load(saved.path, find).more["answers"] == load(FOLDER / "two-answers.json", find).more["answers"]
    question = saved.match.question
    while saved.match.question == question:
        advance(saved)
    assert "answers" not in load(saved.path, find).more


def test_an_answer_given_twice_is_refused(tmp_path: Path) -> None:
    text = (FOLDER / "half-answered.json").read_text()
    answer = '{"seat":2,"move":"leave"}'
    path = tmp_path / "twice.json"
    path.write_text(text.replace(f'"answers": [{answer}]', f'"answers": [{answer},{answer}]'))
    with pytest.raises(Refused) as refused:
        resumed(path)
    assert refused.value.key == "error-answered-already"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_seed_deals_the_same_game_in_the_terminal_and_in_a_script(game: Game, tmp_path: Path) -> None:
    players = [Player("Anna") for _ in range(game.fewest_seats)]
    saved = new_game(game, players, {}, "tea", tmp_path / "game.json")
    saved.begin()
    table = fiveleaf.start(game.name, game.fewest_seats, seed="tea")
    assert table.resolve_all() == saved.table.events != []
