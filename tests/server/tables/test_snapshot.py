"""Snapshots: what each viewer is shown, and that a held snapshot does not move with the game."""

from __future__ import annotations

from fiveleaf.catalogue import GAMES, find
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


def test_seats_show_no_player() -> None:
    seats = [
        SeatRecord("person", "secret id", "Anna", "fox", None, "c0ffee"),
        SeatRecord("bot", None, "Ada", "owl", "simple"),
    ]
    text = compact(seats_shown(seats, frozenset({0}), frozenset()))
    assert "secret id" not in text
    assert "c0ffee" not in text


def test_nobody_has_no_seats() -> None:
    record, _, _ = a_game(GAMES[0], 9)
    assert seats_of(record, None) == []
    assert seats_of(record, "host") == [0, 1, 2]
