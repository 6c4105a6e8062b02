"""Lucky Jack: the worked examples of the book, as transcripts from the first deal on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fiveleaf.catalogue import find
from fiveleaf.engine.contract import CHANCE, Event
from fiveleaf.engine.table import Table
from fiveleaf.engine.transcript import load, replay
from tests.games.lucky_jack.positions import discard, discard_of, hand_of, named, refused_by

GOLDEN = Path(__file__).parents[2] / "golden" / "lucky-jack"
TOP_IS_CLOVER, THREE_ALIKE, FOUR_ALIKE = "example-1-top-is-clover", "example-2-three-alike", "example-3-four-alike"


def moments(name: str) -> Iterator[tuple[Event | None, Table]]:
    """The table before each event, with that event; at the end with None."""
    transcript = load(GOLDEN / f"{name}.json", find)
    for index, table in replay(transcript):
        yield transcript.events[index] if index < len(transcript.events) else None, table


def before(name: str, **event: object) -> Table:
    """The table just before the first event that says so."""
    return next(table for told, table in moments(name) if told is not None and event.items() <= told.items())


def at_the_end(name: str) -> Table:
    """The table after the last event."""
    return list(moments(name))[-1][1]


# ── 1: the top is a clover ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("card", ["clover", "bell", "grape", "seven"])
def test_LJ_07_example_the_same_and_the_higher_symbols_are_free(card: str) -> None:
    table = before(TOP_IS_CLOVER, move="discard", card="diamond")
    discard(table, card)
    assert (table.to_act, table.state.hand_size[0]) == (1, 6)


@pytest.mark.parametrize("card", ["diamond", "cherry", "lemon"])
def test_LJ_08_example_the_lower_symbols_cost_two_cards(card: str) -> None:
    table = before(TOP_IS_CLOVER, move="discard", card="diamond")
    discard(table, card)
    assert (table.to_act, table.state.owed) == (CHANCE, 2)


def test_LJ_13_example_a_claimed_card_uncovers_the_one_beneath() -> None:
    table = before(TOP_IS_CLOVER, move="discard", card="cherry")
    assert (table.to_act, table.state.top, hand_of(table, 0)) == (0, 1, "2 cherry clover 2 grape 2 seven")


def test_LJ_08_example_as_it_went_on() -> None:
    table = at_the_end(TOP_IS_CLOVER)
    assert hand_of(table, 0) == "cherry clover 2 grape 2 seven"
    assert (discard_of(table), table.to_act, table.is_over) == ("2 lemon cherry diamond clover 2 bell", 1, False)


# ── 2: three of four are alike ───────────────────────────────────────────────────────────────────


def test_LJ_17_example_the_fourth_card_goes_and_the_three_are_scored() -> None:
    table = before(THREE_ALIKE, move="jackpot", card="bell")
    assert (hand_of(table, 0), named(table, "jackpot")) == ("3 lemon bell", ["bell"])
    assert refused_by(table, 0, move="jackpot", card="lemon") == "LJ-R1"
    assert before(THREE_ALIKE, chance="deal", seat=1, card="seven").scores() == [1000, 0]


def test_LJ_17_example_three_lemons_sevens_and_clovers() -> None:
    table = at_the_end(THREE_ALIKE)
    assert [table.state.prize[hand] for hand in range(3)] == [1000, 7000, 4000]
    assert (table.scores(), table.winners()) == ([5000, 7000], [1])


# ── 3: four of five are alike ────────────────────────────────────────────────────────────────────


def test_LJ_18_example_the_fifth_card_goes_for_a_double_jackpot() -> None:
    table = before(FOUR_ALIKE, move="jackpot", card="seven")
    assert (hand_of(table, 0), named(table, "jackpot")) == ("4 diamond seven", ["seven"])


def test_LJ_18_example_four_diamonds_sevens_and_bells() -> None:
    table = at_the_end(FOUR_ALIKE)
    assert [table.state.prize[hand] for hand in range(3)] == [6000, 14000, 10000]
    assert (table.scores(), table.winners()) == ([6000, 24000], [1])
