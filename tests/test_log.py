"""The log: headings, runs of events as one line, results, and nothing that the viewer may not know."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from fiveleaf.arena.simulate import plan, record
from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine.effects import OPEN, Viewer
from fiveleaf.engine.game import Game
from fiveleaf.engine.table import Table, open_to
from fiveleaf.engine.transcript import replayed
from fiveleaf.texts import LANGUAGES, texts
from fiveleaf.texts.log import Line, log_lines

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


def a_game(name: str, seats: int = 2, **options: object) -> Table:
    """A finished game of simple bots."""
    return replayed(record(plan(find(name), seats, 1, ["simple"], 7, options), 0))


def log(table: Table, language: str = "en", viewer: Viewer = OPEN) -> list[Line]:
    """Its log in one language."""
    events = table.events if viewer == OPEN else open_to(table.game, table.events, viewer)
    return log_lines(texts(language, table.game.name), events, to_builtins(table.effects(viewer)), NAMES)


def headings(table: Table) -> list[str]:
    """The headings of its log."""
    return [line.text for line in log(table) if line.kind == "heading"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_log_can_be_read_in_every_language(game: Game, language: str) -> None:
    table = a_game(game.name, game.fewest_seats, **({"rounds": 3} if game.name == "lucky-hand" else {}))
    lines = log(table, language)
    assert all(line.text and "{" not in line.text and "None" not in line.text for line in lines)
    assert [line.first for line in lines] == sorted(line.first for line in lines)
    assert lines[-1].kind == lines[-2].kind == "scores", "the final scores, then who has won"


def test_the_hands_of_lucky_jack_are_its_headings_and_a_deal_is_one_line() -> None:
    table = a_game("lucky-jack", 3, hands=3)
    assert headings(table) == ["Hand 1 of 3", "Hand 2 of 3", "Hand 3 of 3"]
    dealt = [line.text for line in log(table, viewer=0) if "dealt" in line.text]
    assert len(dealt) == 3
    assert all(line.startswith("Cards are dealt: 7 each. Ada: ") and "Ben:" not in line for line in dealt)
    assert not any("Ada:" in line.text for line in log(table, viewer=None) if "dealt" in line.text)


def test_a_table_with_a_chosen_first_seat_begins_with_a_heading() -> None:
    assert [line.kind for line in log(a_game("lucky-jack", 2, first_seat=1))][:2] == ["heading", "event"]


def test_the_rounds_races_and_turns_of_the_other_games() -> None:
    assert headings(a_game("lucky-hand", 2, rounds=3)) == [f"Round {number} of 3" for number in (1, 2, 3)]
    assert headings(a_game("lucky-numbers", 2)) == ["Set-up", "The race"]
    races = headings(a_game("lucky-numbers", 2, tournament=True))
    assert races == ["Race 1 of 2: set-up", "Race 1 of 2", "Race 2 of 2: set-up", "Race 2 of 2"]
    rounds = headings(a_game("8-28", 3, blue_gems=6, red_gems=2))
    assert rounds == [f"Round {number + 1}" for number in range(len(rounds))]
    assert set(headings(a_game("lucky-five", 2))) == {"Ada’s turn", "Ben’s turn"}


def test_lucky_five_says_right_or_wrong_and_the_dice_of_a_throw_are_one_line() -> None:
    lines = [line.text for line in log(a_game("lucky-five", 2))]
    throws = [line for line in lines if "call was" in line]
    assert any("right" in line for line in throws)
    assert any("wrong" in line for line in throws)
    assert any(line.startswith("The dice show ") and " in all. The call was " in line for line in throws)


def test_8_28_says_who_wins_a_treasure_and_the_scores_after_each_round() -> None:
    table = a_game("8-28", 3, blue_gems=6, red_gems=2)
    lines = log(table)
    assert any("wins the first treasure (8)" in line.text for line in lines)
    assert sum(line.text.startswith("Scores: ") for line in lines) == len(headings(table))


def test_lucky_jack_names_the_cards_that_are_shown_and_given() -> None:
    lines = [line.text for line in log(a_game("lucky-jack", 3, hands=5))]
    assert all("shows: " in line for line in lines if "Jackpot!" in line)
    assert any(" on the discard pile: who wants it?" in line and "puts a " in line for line in lines)
