"""Frames of a finished game: each viewer sees what it could know, ply by ply."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine.effects import OPEN
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.engine.table import open_to
from fiveleaf.engine.transcript import Transcript, from_json, replayed
from fiveleaf.server.pages.frames import MAX_FRAMES, Viewer, play_again, ply_of, replay_of, viewer_of
from fiveleaf.server.wire import Frame, Frames
from tests.engine.test_fairness import a_fair_game


@pytest.fixture(scope="module")
def transcript() -> Transcript:
    return from_json(a_fair_game(find("lucky-jack")), find)


def whole(transcript: Transcript, viewer: Viewer) -> list[Frame]:
    """All frames."""
    return play_again(transcript, viewer)[0]


def stretch(transcript: Transcript, first: int, last: int) -> Frames:
    """Some frames of a spectator."""
    return replay_of(transcript, None).stretch(first, last)


@pytest.mark.parametrize("viewer", ["all", 1, None])
def test_stretches_hold_the_whole_game_as_it_was_seen(transcript: Transcript, viewer: Viewer) -> None:
    replay = replay_of(transcript, viewer)
    told: list[Any] = []
    while len(told) <= len(transcript.events):
        told += msgspec.json.decode(msgspec.json.encode(replay.stretch(len(told), len(transcript.events)).frames))
    assert told == msgspec.json.decode(msgspec.json.encode(whole(transcript, viewer)))
    assert replay.size > len(msgspec.json.encode(told))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_frames_tell_the_whole_game_once(game: Game) -> None:
    transcript = from_json(a_fair_game(game), find)
    frames = whole(transcript, "all")
    assert [frame.ply for frame in frames] == list(range(len(transcript.events) + 1))
    assert [event for frame in frames for event in frame.events] == transcript.events
    assert [effects for frame in frames for effects in frame.effects] == replayed(transcript).effects(OPEN)
    assert all([view.seat for view in frame.views] == list(range(transcript.seats)) for frame in frames)
    assert list(frames[-1].views[0].scores) == (transcript.result or {})["scores"]


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_eyes_see_only_what_they_could_know(game: Game, viewer: int | None) -> None:
    transcript = from_json(a_fair_game(game), find)
    frames = whole(transcript, viewer)
    assert all([view.seat for view in frame.views] == [viewer] for frame in frames)
    told = [event for frame in frames for event in frame.events]
    assert told == open_to(transcript.game, transcript.events, viewer)
    assert [effects for frame in frames for effects in frame.effects] == replayed(transcript).effects(viewer)
    assert any(event.get("hidden") for event in told) == bool(game.secret_chances)


def test_a_held_answer_is_not_told_before_the_question_is_settled() -> None:
    transcript = from_json(a_fair_game(find("lucky-hand")), find)
    stakes = 0
    for frame in whole(transcript, 0):
        told = [event for event in frame.events if event.get("move") == "stake"]
        assert not told or frame.views[0].phase != "stake"
        stakes += len(told)
    assert stakes == sum(event.get("move") == "stake" for event in transcript.events) > 1


def test_one_answer_holds_a_bounded_stretch(transcript: Transcript) -> None:
    assert len(stretch(transcript, 0, 10**8).frames) <= MAX_FRAMES
    some = msgspec.json.decode(msgspec.json.encode(stretch(transcript, 3, 5).frames))
    assert [frame["ply"] for frame in some] == [3, 4, 5]
    assert stretch(transcript, 10**8, 10**8).frames == []
    assert stretch(transcript, 5, 3).frames == []


def test_marks_and_turns_tell_where_something_changes(transcript: Transcript) -> None:
    frames = stretch(transcript, 0, 0)
    movers = [transcript.events[ply]["seat"] for ply in frames.turns]
    assert len(movers) > 1
    assert all(mover != after for mover, after in pairwise(movers))
    assert frames.plies == len(transcript.events)
    assert frames.marks[-1].scores == (transcript.result or {})["scores"]


def test_people_are_those_of_the_table_or_of_the_transcript(transcript: Transcript) -> None:
    transcript.more["players"] = [{"name": "Ada"}, {"name": "Björn"}]
    shown = stretch(transcript, 0, 0).seats
    assert [seat.name for seat in shown] == ["Ada", "Björn"]
    assert replay_of(transcript, None).stretch(0, 0, shown[:1]).seats == shown[:1]


def test_a_query_is_read_with_care() -> None:
    assert [viewer_of(said, 2) for said in ("0", "1", "all", "spectator")] == [0, 1, "all", None]
    for said in ("2", "-1", "²", "", "00000000", "none"):
        with pytest.raises(Refused):
            viewer_of(said, 2)
    assert [ply_of(said, 7) for said in ("3", None, "", "-1", "x", "9" * 30)] == [3, 7, 7, 7, 7, 7]
