"""Lucky Numbers: the worked example of the book and two whole games as transcripts."""

from __future__ import annotations

import pytest

from fiveleaf.catalogue import find
from fiveleaf.engine.table import Table
from fiveleaf.engine.transcript import load, replay
from fiveleaf.games.lucky_numbers.material import DIAGONAL
from fiveleaf.games.lucky_numbers.state import Ending
from tests.games.lucky_numbers.golden import FOLDER, thirteen
from tests.games.lucky_numbers.positions import a_garden, cells_for, garden_of, middle_of, refused_by

BOOK_GARDEN = "6 · · 10 / · 13 · · / · 16 20 · / 15 · · 18"


def replayed(name: str, before_the_end: int = 0) -> Table:
    """The table at the end of the transcript, or that many events before."""
    transcript = load(FOLDER / f"{name}.json", find)
    stop = len(transcript.events) - before_the_end
    return next(table for index, table in replay(transcript) if index == stop)


def test_the_transcript_is_the_example_as_it_is_played_here() -> None:
    assert replayed("thirteen").events == thirteen().events


def test_LN_R3_the_13_fits_one_free_cell_or_replaces_the_10_or_the_15() -> None:
    table = replayed("thirteen", before_the_end=1)
    assert garden_of(table, 0) == a_garden(BOOK_GARDEN)
    assert [(cell, garden_of(table, 0)[cell]) for cell in cells_for(table, 0)] == [(3, 10), (8, 0), (12, 15)]


@pytest.mark.parametrize(
    ("cells", "clause", "why"),
    [
        ((2,), "LN-09", "it is larger than the 10 that follows"),
        ((1, 4, 6, 7), "LN-09", "there is a 13 already"),
        ((11, 13, 14), "LN-09", "it is smaller than the 15 or the 16 before"),
        ((0, 9, 10, 15), "LN-R3", "the rest of the line still forbids it"),
        ((5,), "LN-R3", "it is the 13 that lies there"),
    ],
)
def test_the_13_is_refused_elsewhere(cells: tuple[int, ...], clause: str, why: str) -> None:
    table = replayed("thirteen", before_the_end=1)
    for cell in cells:
        assert refused_by(table, 0, move="place", cell=cell) == clause, why


def test_the_player_exchanges_it_for_the_10() -> None:
    table = replayed("thirteen")
    assert garden_of(table, 0)[3] == 13
    assert 10 in middle_of(table)
    assert table.to_act == 1


def test_a_whole_race_with_michaels_set_up() -> None:
    transcript = load(FOLDER / "michael-race.json", find)
    kinds = [event.get("move", event.get("chance")) for event in transcript.events[:25]]
    assert kinds == ["begins"] + (["draw"] * 3 + ["lay"] * 3) * 4
    assert {event["cell"] for event in transcript.events if event.get("move") == "lay"} == set(DIAGONAL)
    table = replayed("michael-race")
    assert (table.state.ending, table.scores(), table.winners()) == (Ending.GARDEN_FULL, [16, 15, 14], [0])


def test_a_whole_tournament() -> None:
    transcript = load(FOLDER / "tournament.json", find)
    laid_first = [event["seat"] for event in transcript.events if event.get("move") == "lay"][::8]
    assert sorted(laid_first) == [0, 1]
    table = replayed("tournament")
    assert (table.state.ending, table.scores(), table.winners()) == (Ending.TOURNAMENT, [-1, 0], [1])
