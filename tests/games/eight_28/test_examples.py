"""8·28: the worked examples of the book as transcripts."""

from __future__ import annotations

import pytest

from fiveleaf.catalogue import find
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.table import Table
from fiveleaf.engine.transcript import load, replay
from fiveleaf.games.eight_28.state import Phase
from tests.games.eight_28.golden import EXAMPLES, FOLDER
from tests.games.eight_28.positions import aim, decline, gems, last_share, middle, seen


def replayed(name: str) -> Table:
    """The table at the end of the transcript."""
    *_, (_, table) = replay(load(FOLDER / f"{name}.json", find))
    return table


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_transcript_is_the_example_as_it_is_played_here(name: str) -> None:
    assert replayed(name).events == EXAMPLES[name]().events


def test_example_1_two_eights_divide_28_wins_and_25_gets_nothing() -> None:
    table = replayed("totals-of-8-and-28")
    assert [share.total for share in last_share(table)] == [8, 8, 28, 25]
    assert (table.scores(), middle(table)) == ([1, 1, 2, 0], (1, 0))


def test_example_2_6_wins_the_first_treasure_and_26_the_second() -> None:
    table = replayed("nearest-below")
    assert [share.total for share in last_share(table)] == [6, 4, 26, 23]
    assert (table.scores(), middle(table)) == ([1, 0, 1, 0], (1, 0))


def test_example_3_of_seven_gems_two_stay_for_the_next_round() -> None:
    table = replayed("seven-gems")
    assert (table.scores(), middle(table)) == ([1, 1, 3], (2, 0))


def test_example_4_6_for_the_first_treasure_or_26_for_the_second() -> None:
    table = replayed("two-elevens")
    assert (table.state.phase, table.to_act) == (Phase.AIM, 0)
    assert seen(table).totals[0] == (6, 16, 26)
    assert [(prospect.aim, prospect.total, prospect.points) for prospect in seen(table).prospects] == [
        ("8", 6, 1),
        ("28", 26, 1),
    ]
    with pytest.raises(Refused) as refused:
        decline(table)
    assert refused.value.clause == "EX-16"
    aim(table, 28)
    assert table.scores() == [1, 0, 0]


def test_example_5_8_and_28_at_once_win_everything() -> None:
    table = replayed("jackpot")
    assert (gems(table, 0), middle(table)) == ((1, 2), (0, 0))
    assert (table.is_over, table.winners()) == (True, [0])
