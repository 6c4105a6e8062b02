"""Snapshots: what each viewer is shown, and that a held snapshot does not move with the game."""

from __future__ import annotations

import random

import pytest

from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine.history import RECENT_EVENTS
from fiveleaf.engine.match import Match, move_input
from fiveleaf.engine.notation import compact
from fiveleaf.server.store import SeatRecord
from fiveleaf.server.tables.matches import new_match
from fiveleaf.server.tables.snapshot import Snapshot, seat_view, seats_of, seats_shown
from tests.server.tables.test_matches import a_game


def before_its_end(name: str) -> Match:
    record, _, _ = a_game(find(name), 8)
    match = new_match(record)
    match.begin()
    return match


def test_a_frozen_snapshot_stays_as_it_was() -> None:
    for game in GAMES:
        match = before_its_end(game.name)
        snapshot = Snapshot(match).freeze()
        before = compact([snapshot.seen(viewer) for viewer in (None, 0, 1, 2)])
        seat = match.may_act[0]
        match.apply(move_input(seat, match.legal_moves(seat)[0]))
        assert compact([snapshot.seen(viewer) for viewer in (None, 0, 1, 2)]) == before
        assert len(snapshot.events(0, 0)) == snapshot.ply


def test_only_the_seat_that_is_asked_gets_the_question() -> None:
    match = before_its_end("lucky-five")
    asked = match.may_act[0]
    for viewer in (None, 0, 1, 2):
        part = seat_view(match, match.table.view(viewer), viewer)
        assert (part.question is not None) == (viewer == asked)
        assert part.question is None or part.question.ask.key.startswith("ask-")


def test_an_answer_is_marked_for_its_seat_only() -> None:
    match = before_its_end("lucky-numbers")
    before = Snapshot(match).freeze()
    snapshot = before.with_answer(1, {})
    assert before.seen(1).question is not None
    assert snapshot.seen(1).answered
    assert snapshot.seen(1).question is None
    assert not snapshot.seen(0).answered
    assert 1 not in snapshot.turn


WITH_PAUSES = ("lucky-jack", "8-28", "lucky-hand", "lucky-five")  # games in which more may follow a result at once
MAX_STEPS = 2000


def to_a_pause(name: str, least: int = 0) -> tuple[Match, int]:
    """A match whose newest step has a result before its last event, and how many events (at least) came before it."""
    match, luck = before_its_end(name), random.Random(8)
    for _ in range(MAX_STEPS):
        match = before_its_end(name) if match.is_over else match
        before, seat = len(match.table.events), match.may_act[0]
        match.apply(move_input(seat, luck.choice(match.legal_moves(seat))))
        if before >= least and Snapshot(match).pauses(None, before):
            return match, before
    raise AssertionError(f"no result on the way in {MAX_STEPS} steps of {name}")


@pytest.mark.parametrize("name", WITH_PAUSES)
def test_a_result_on_the_way_is_shown_as_each_viewer_saw_it(name: str) -> None:
    match, before = to_a_pause(name)
    table = match.table
    for viewer in (None, 0, 1, 2):
        pauses = Snapshot(match).pauses(viewer, before)
        assert [pause.ply for pause in pauses] == sorted({pause.ply for pause in pauses})
        assert all(before < pause.ply < len(table.events) for pause in pauses)
        assert [pause.view for pause in pauses] == [table.view_at(viewer, pause.ply) for pause in pauses]
        assert all(pause.view.seat == viewer for pause in pauses)


def test_a_page_that_has_just_come_gets_no_pauses() -> None:
    match, before = to_a_pause("lucky-five")
    snapshot = Snapshot(match)
    assert snapshot.pauses(0, before)
    assert snapshot.pauses(0, 0) == []
    assert snapshot.pauses(0, snapshot.ply - 1) == []


def test_a_page_that_was_away_for_long_gets_no_pauses() -> None:
    match, before = to_a_pause("lucky-five", RECENT_EVENTS)
    snapshot = Snapshot(match)
    assert snapshot.pauses(0, before)
    assert snapshot.pauses(0, snapshot.ply - RECENT_EVENTS - 1) == []


def test_a_snapshot_that_is_held_tells_nothing_of_later_results() -> None:
    match, before = to_a_pause("lucky-hand")
    held = Snapshot(match).freeze()
    held.ply = before + 1
    assert held.pauses(0, before) == []


def test_seats_show_no_player() -> None:
    seats = [
        SeatRecord("person", "secret id", "Anna", "fox", None, "c0ffee"),
        SeatRecord("bot", None, "Ada", "owl", "simple"),
    ]
    text = compact(seats_shown(seats, frozenset({0}), frozenset()))
    assert "secret id" not in text
    assert "c0ffee" not in text


def test_seats_show_who_is_away_replaced_or_reads() -> None:
    seats = [SeatRecord("person", "anna", "Anna")] * 4
    shown = seats_shown(seats, frozenset({0, 1}), frozenset({1}), frozenset({3}))
    assert [(seat.away, seat.stand_in, seat.reading) for seat in shown] == [
        (True, False, False),
        (True, True, False),
        (False, False, False),
        (False, False, True),
    ]


def test_everybody_has_their_own_seats_and_nobody_none() -> None:
    record, _, _ = a_game(GAMES[0], 9)
    assert seats_of(record, None) == []
    assert seats_of(record, "host") == [0, 1, 2]
    assert seats_of(record, "somebody else") == []


def test_a_game_is_shown_as_over_only_at_its_end() -> None:
    _, match, _ = a_game(find("lucky-hand"), 9)
    assert match.is_over
    assert (Snapshot(match).status, Snapshot(match).turn) == ("over", ())
    assert Snapshot(before_its_end("lucky-hand")).status == "running"


def test_cards_that_only_one_seat_may_know_are_sent_to_that_seat() -> None:
    match = before_its_end("lucky-jack")
    snapshot = Snapshot(match)
    for viewer in (None, 0, 1, 2):
        dealt = [event for event in snapshot.events(viewer, 0) if event.get("chance") == "deal"]
        assert {event["seat"] for event in dealt if "card" in event} == ({viewer} - {None})
        assert {event["seat"] for event in dealt} == {0, 1, 2}
        assert snapshot.effects(viewer, 0) == match.table.effects(viewer, 0, snapshot.ply)


def test_what_is_the_same_for_everybody_is_built_once() -> None:
    snapshot = Snapshot(before_its_end("lucky-five"))
    assert snapshot.events(0, 1) is snapshot.events(None, 1)
    assert snapshot.effects(0, 1) is snapshot.effects(None, 1)
