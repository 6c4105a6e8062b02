"""Lucky Five: the book's worked example and whole games, as golden transcripts."""

from __future__ import annotations

from pathlib import Path

import pytest

from fiveleaf.engine.contract import CHANCE
from fiveleaf.engine.table import Table
from fiveleaf.engine.transcript import Fault, load, replay, transcript_of
from fiveleaf.games.lucky_five import GAME
from fiveleaf.games.lucky_five.state import Ending, Phase
from tests.games.lucky_five.positions import cards_in, chips_of, dice_of, on_table, piles_of, refused_by

GOLDEN = Path(__file__).parents[2] / "golden" / "lucky-five"


def table_of(name: str, until: int | None = None) -> Table:
    """The table at the end of a golden transcript, or before the event `until`."""
    for index, played in replay(load(GOLDEN / f"{name}.json", lambda _: GAME)):
        table = played
        if index == until:
            break
    return table


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.json")), ids=lambda path: path.stem)
def test_a_golden_transcript_replays_to_itself(path: Path) -> None:
    transcript = load(path, lambda _: GAME)
    table = table_of(path.stem)
    assert transcript_of(table).to_json() == transcript.to_json()


def test_the_books_example_first_call() -> None:
    table = table_of("wrong-at-the-third-card", until=5)
    assert (dice_of(table), table.state.before) == ((5, 2, 1), 3)
    assert refused_by(table, 0, move="stop") == "L5-R2"


def test_the_books_example_is_worth_220_after_two_cards() -> None:
    table = table_of("wrong-at-the-third-card", until=14)
    assert (table.state.phase, dice_of(table), on_table(table)) == (Phase.GO_ON, (5, 6, 2), 110)
    assert GAME.views.question(table.view(0)) == {"cards": 2, "chips": 110, "points": 220}


def test_the_books_example_right_neighbour_chooses() -> None:
    table = table_of("wrong-at-the-third-card", until=16)
    assert table.asked == (2,)
    assert refused_by(table, 0, move="choose", dice=["red", "yellow"]) == "L5-07"


def test_the_books_example_ends_with_an_equal_seven() -> None:
    table = table_of("wrong-at-the-third-card")
    assert sorted(cards_in(table.state.discard)) == ["!!", "orange+yellow", "yellow"]
    assert (on_table(table), dice_of(table), chips_of(table, 0)) == (120, (3, 6, 4), (5, 2, 0))
    assert (table.state.turn, table.to_act, table.scores()) == (1, CHANCE, [0, 0, 0])


def test_the_books_example_stopped_in_time() -> None:
    table = table_of("stopping-in-time")
    assert (piles_of(table, 0), table.scores()) == ([(2, 110, False)], [220, 0, 0])
    assert on_table(table) == 0


def test_a_whole_game_to_the_last_turn() -> None:
    table = table_of("last-turn")
    assert (table.state.ending, table.scores(), table.winners()) == (Ending.LAST_TURN, [440, 500], [1])
    chooser = [event["seat"] for event in table.events if event.get("move") == "choose"][-1]
    assert chooser == table.state.turn == 0


def test_a_whole_game_to_the_last_card() -> None:
    table = table_of("no-card-left")
    assert (table.state.ending, table.winners()) == (Ending.NO_CARD, [0])
    assert piles_of(table, 0) == [(2, 150, True)]
    assert table.scores() == [5 * 150 + 120, 270]


def test_a_transcript_with_another_roll_is_refused_where_it_goes_wrong() -> None:
    transcript = load(GOLDEN / "wrong-at-the-third-card.json", lambda _: GAME)
    transcript.events[8] = {"chance": "roll", "die": "red", "value": 4}
    with pytest.raises(Fault) as fault:
        list(replay(transcript))
    assert (fault.value.index, fault.value.clause) == (8, "L5-09")
