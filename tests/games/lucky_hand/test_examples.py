"""Lucky Hand: the worked examples of the book, as whole games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fiveleaf.catalogue import find
from fiveleaf.engine.contract import Event
from fiveleaf.engine.table import Table
from fiveleaf.engine.transcript import load, replay
from fiveleaf.games.lucky_hand.state import Ending
from tests.games.lucky_hand.positions import hand_of, heap_of, lying_before, pot_of, refused_by

GOLDEN = Path(__file__).parents[2] / "golden" / "lucky-hand"
L, M, A, S, J = range(5)  # Laura, Mike, Aviva, Steve, Johanna


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


# ── the turn with five players ───────────────────────────────────────────────────────────────────


def test_LH_07_example_laura_wins_her_10_with_a_15() -> None:
    table = before("worked-example", seat=M, move="play")
    assert (pot_of(table, L), hand_of(table, L)) == ("+10", "+10 +5 ban-2")


def test_LH_12_example_mike_gives_steve_a_minus_2() -> None:
    assert before("worked-example", seat=S, move="accept").asked == (S,)
    assert lying_before(before("worked-example", seat=A, move="play"), S) == "dice-2"


def test_LH_14_example_aviva_takes_lauras_10() -> None:
    table = before("worked-example", seat=S, move="play")
    assert table.scores() == [0, 0, 10, 0, 0]


def test_LH_12_example_steve_rolls_15_which_is_13_and_loses_his_15() -> None:
    table = before("worked-example", seat=J, move="play")
    assert (pot_of(table, S), lying_before(table, S)) == ("", "")
    assert heap_of(table) == "+15 dice-2 points-10"


def test_LH_08_example_everybody_but_aviva_stakes() -> None:
    stakes = [
        (told["seat"], told["card"]) for told, _ in moments("worked-example") if told and told.get("move") == "stake"
    ]
    assert stakes == [(J, "+20"), (L, "+5"), (M, "+5"), (A, None), (S, "+15")]


def test_LH_08_example_only_bonus_cards_in_hand_can_be_staked() -> None:
    table = before("worked-example", seat=J, move="stake")
    assert refused_by(table, A, move="stake", card="+15") == "LH-08"
    assert refused_by(table, A, move="stake", card="ban-1") == "LH-08"


def test_LH_11_example_johanna_wins_45_points_and_all_refill() -> None:
    table = at_the_end("worked-example")
    assert pot_of(table, J) == "+20 +15 +5 +5"
    assert "max" in heap_of(table)
    assert [table.state.cards[seat] for seat in range(5)] == [3] * 5
    assert (table.scores(), table.winners(), table.state.ending) == ([0, 0, 10, 0, 45], [J], Ending.CLOCK)


# ── Laura and Mike ───────────────────────────────────────────────────────────────────────────────


def test_LH_18_example_mike_counters_and_plays_a_second_card() -> None:
    table = before("counter-and-single-stake", seat=M, move="play", card="+15")
    assert (table.state.banned[M], table.state.immunity[M]) == (0, 1)


def test_LH_17_example_lauras_penalty_has_no_effect_on_an_immune_mike() -> None:
    table = before("counter-and-single-stake", seat=M, move="play", card="max")
    assert (table.scores(), heap_of(table)) == ([0, 15], "points-15 ban-2 immunity")


def test_LH_09_example_mike_stakes_alone_and_needs_the_number_of_his_card() -> None:
    table = before("counter-and-single-stake", seat=L, move="play", card="+5")
    assert (table.scores(), "+15" in heap_of(table)) == ([0, 15], True)


def test_LH_15_example_neither_has_the_card_then_laura_has_to_give_hers() -> None:
    assert before("counter-and-single-stake", seat=L, move="play", card="points-5").scores() == [5, 15]
    table = at_the_end("counter-and-single-stake")
    assert (table.scores(), table.winners(), table.state.ending) == ([0, 20], [M], Ending.ROUNDS)
