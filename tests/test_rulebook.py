"""The rulebooks: example turns that the engine plays, pieces as they are in the box, makers and rulings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fiveleaf.catalogue import GAMES, HOUSE, find
from fiveleaf.engine.contract import Event
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.engine.transcript import Fault, load, replayed
from fiveleaf.rulebook import ShownStep, rulebook, steps_of
from fiveleaf.texts import LANGUAGES, texts
from tests.pages import rows_of
from tests.test_texts import messages

ROOT = Path(__file__).parents[1]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
FIXED_NUMBERS = {"8", "28", "1/11"}  # names of treasures and of a card


def step(game: str, number: int) -> ShownStep:
    """One step of the example turn."""
    return rulebook(game).steps[number - 1]


def golden(game: str, name: str) -> list[Event]:
    """The events of a worked example of the book."""
    return load(ROOT / "tests" / "golden" / game / f"{name}.json", find).events


# ── the example turn ─────────────────────────────────────────────────────────────────────────────


@EVERY_GAME
def test_every_step_is_told_with_what_the_engine_says(game: Game) -> None:
    steps = rulebook(game.name).steps
    assert len(steps) == len(game.booklet.EXAMPLE)
    for language in LANGUAGES:
        told = {key: names for key, names in messages(language, f"rules/{game.name}").items() if "example-" in key}
        assert told == {f"example-{one.number}": frozenset(one.facts) for one in steps}


@EVERY_GAME
def test_numbers_in_the_example_come_from_the_engine_alone(game: Game) -> None:
    for language in LANGUAGES:
        own = texts(language, game.name)
        for one in rulebook(game.name).steps:
            marked = own.say(f"example-{one.number}", **dict.fromkeys(one.facts, "…"))
            assert set(re.findall(r"\d[\d/.,]*\b", marked)) <= FIXED_NUMBERS


@EVERY_GAME
def test_an_example_that_breaks_a_rule_is_refused(game: Game) -> None:
    example = load(game.folder / "example.json", find)
    last = max(index for index, event in enumerate(example.events) if "move" in event)
    example.events.insert(last, example.events[last])
    with pytest.raises(Fault):
        list(steps_of(example))


def test_LH_12_the_example_is_the_book_s() -> None:
    book = golden("lucky-hand", "worked-example")
    assert replayed(load(find("lucky-hand").folder / "example.json", find)).events == book[:-1]
    assert step("lucky-hand", 4).facts == {"roll": 15, "minus": 2, "result": 13, "needed": 14}
    assert step("lucky-hand", 6).facts == {"points": 45, "hand": 3}


def test_L5_10_the_example_is_the_book_s() -> None:
    book = golden("lucky-five", "wrong-at-the-third-card")
    assert replayed(load(find("lucky-five").folder / "example.json", find)).events == book
    facts = [one.facts for one in rulebook("lucky-five").steps]
    assert facts == [{"sum": 3}, {"sum": 10}, {"cards": 2, "chips": 110, "points": 220}, {"sum": 7}, {"chips": 120}]


def test_LN_R3_the_example_is_the_book_s_and_marks_the_10_the_15_and_one_free_cell() -> None:
    book = golden("lucky-numbers", "thirteen")
    assert replayed(load(find("lucky-numbers").folder / "example.json", find)).events[: len(book)] == book
    first, cells = step("lucky-numbers", 1), step("lucky-numbers", 1).facts["cells"]
    assert [first.view.gardens[0][cell] for cell in cells] == [10, None, 15]
    assert step("lucky-numbers", 2).facts == {"old": 10}


def test_LJ_17_the_example_ends_with_three_cherries() -> None:
    assert step("lucky-jack", 1).facts == {"count": 2}
    assert step("lucky-jack", 5).view.jackpots[6] == step("lucky-jack", 6).facts["points"] == 2000


def test_EX_16_the_example_has_a_choice_and_two_winners() -> None:
    assert step("8-28", 3).facts == {"totals": "6 / 16 / 26"}
    assert step("8-28", 4).facts == {"gems": 4, "treasure": 2}
    assert [share.points for share in step("8-28", 6).view.last_share] == [2, 0, 2]


# ── the rest ─────────────────────────────────────────────────────────────────────────────────────


@EVERY_GAME
def test_the_pieces_are_all_there(game: Game) -> None:
    book = rulebook(game.name)
    counted = {
        kind: sum(piece.count for piece in book.pieces if piece.kind == kind) for kind in ("card", "tile", "gem")
    }
    assert counted == {kind: book.contents.get(f"{kind}s", 0) for kind in counted}


@EVERY_GAME
def test_the_rulings_are_those_of_the_rules(game: Game) -> None:
    assert rulebook(game.name).rulings == [clause for clause in rows_of(game) if "-R" in clause]


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_the_readme_names_the_same_makers(game: Game) -> None:
    makers = rulebook(game.name).makers
    row = next(line for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines() if is_row_of(game, line))
    named = (makers.designers, makers.illustrators, makers.publishers)
    for names, cell in zip(named, row.split("|")[2:5], strict=True):
        assert all(name in cell for name in names)
        assert (cell.strip() == "–") == (not names)


def is_row_of(game: Game, line: str) -> bool:
    """Whether this is the game's row in README's table of makers."""
    return line.startswith(f"| {texts('en', game.name).say('game-name')} |") and line.count("|") == 5


def test_a_rulebook_of_no_game_is_refused() -> None:
    with pytest.raises(Refused, match="no game"):
        rulebook("chess")
