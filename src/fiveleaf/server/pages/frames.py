"""A finished game ply by ply, as one seat saw it, as a spectator did, or with all cards open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, cast

import msgspec

from fiveleaf.engine.contract import Event
from fiveleaf.engine.effects import OPEN
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.table import Table, open_to
from fiveleaf.engine.transcript import Transcript, replay
from fiveleaf.server.wire import Frame, Frames, ScoreMark, SeatShown
from fiveleaf.texts.names import names_of

MAX_FRAMES = 200  # in one response
FRAME_EXTRA = 100  # bytes of memory per frame besides its text
ANIMALS = ("fox", "owl", "otter", "hedgehog", "panda", "whale")
encode = msgspec.json.Encoder().encode
Viewer = int | Literal["all"] | None  # a seat, all cards open, or a spectator


def viewer_of(text: str, seats: int) -> Viewer:
    """Parses the viewer in a query: `0`, `all` or `spectator`."""
    if text == "all":
        return "all"
    if text == "spectator":
        return None
    if text.isascii() and text.isdecimal() and len(text) < 3 and int(text) < seats:
        return int(text)
    raise Refused("error-no-such-seat", seat=text[:20], seats=seats)


def ply_of(text: str | None, default: int) -> int:
    """Parses a ply in a query; anything but a number gives the default."""
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) < 9 else default


@dataclass(frozen=True)
class Replay:
    """A whole finished game as one viewer sees it; the frames are stored encoded to save memory."""

    transcript: Transcript
    marks: list[ScoreMark]
    frames: list[msgspec.Raw]

    @property
    def size(self) -> int:
        """The approximate size in bytes."""
        return sum(len(bytes(frame)) for frame in self.frames) + FRAME_EXTRA * len(self.frames)

    def stretch(self, first: int, last: int, people: Sequence[SeatShown] | None = None) -> Frames:
        """Returns the plies from `first` to `last`, as far as they exist and fit into one response."""
        last = min(last, first + MAX_FRAMES - 1)
        events = self.transcript.events
        shown = list(people) if people is not None else people_of(self.transcript)
        frames = cast(list[Frame], self.frames[first : last + 1])
        return Frames(self.transcript.game.name, shown, len(events), list(turns(events)), self.marks, frames)


def replay_of(transcript: Transcript, viewer: Viewer) -> Replay:
    """Returns a game as one viewer sees it."""
    frames, marks = play_again(transcript, viewer)
    return Replay(transcript, marks, [msgspec.Raw(encode(frame)) for frame in frames])


def play_again(transcript: Transcript, viewer: Viewer) -> tuple[list[Frame], list[ScoreMark]]:
    """Replays a game; returns a frame for every ply, and the plies at which scores changed."""
    frames: list[Frame] = []
    marks: list[ScoreMark] = []
    known, scores = 0, [0] * transcript.seats
    for ply, table in replay(transcript):
        if table.scores() != scores:
            scores = table.scores()
            marks.append(ScoreMark(ply, scores))
        frames.append(frame(table, ply, viewer, known))
        known = len(table.events)
    return frames, marks


def frame(table: Table, ply: int, viewer: Viewer, first: int) -> Frame:
    """Returns the frame of a table, with its events from `first` on: several when hidden answers are revealed."""
    fresh = table.events[first:]
    if viewer == "all":
        return Frame(ply, [table.view(seat) for seat in range(table.seats)], fresh, table.effects(OPEN, first))
    return Frame(ply, [table.view(viewer)], open_to(table.game, fresh, viewer), table.effects(viewer, first))


def turns(events: Sequence[Event]) -> Iterator[int]:
    """Yields the plies at which the deciding seat changes."""
    before = None
    for index, event in enumerate(events):
        if "move" in event and event["seat"] != before:
            before = event["seat"]
            yield index


def people_of(transcript: Transcript) -> list[SeatShown]:
    """Returns the seats as far as the transcript names their people."""
    names = names_of(transcript.more, transcript.seats)
    return [SeatShown("person", name or f"{seat + 1}", ANIMALS[seat % len(ANIMALS)]) for seat, name in enumerate(names)]
