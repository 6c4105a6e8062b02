"""A finished game ply by ply, as one seat saw it, as a spectator did, or with all cards open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Event
from fiveleaf.engine.names import names_of
from fiveleaf.engine.table import Table, open_to
from fiveleaf.engine.transcript import Transcript, replay
from fiveleaf.server.wire import Frame, Frames, ScoreMark, SeatShown

MOST_FRAMES = 200  # in one answer
ANIMALS = ("fox", "owl", "otter", "hedgehog", "panda", "whale")
Eyes = int | Literal["all"] | None  # a seat, all cards open, or a spectator


def eyes_of(said: str, seats: int) -> Eyes:
    """Whose eyes are asked for: `0`, `all` or `spectator`."""
    if said == "all":
        return "all"
    if said == "spectator":
        return None
    if said.isascii() and said.isdecimal() and len(said) < 3 and int(said) < seats:
        return int(said)
    raise Refused("error-no-such-seat", seat=said[:20], seats=seats)


def ply_of(said: str | None, default: int) -> int:
    """A ply in a query; what is no number is the default."""
    return int(said) if said and said.isascii() and said.isdecimal() and len(said) < 9 else default


def frames_of(
    transcript: Transcript, eyes: Eyes, first: int, last: int, people: Sequence[SeatShown] | None = None
) -> Frames:
    """The plies from `first` to `last`, as far as they exist and one answer holds them."""
    last = min(last, first + MOST_FRAMES - 1)
    frames: list[Frame] = []
    marks: list[ScoreMark] = []
    known, scores = 0, [0] * transcript.seats
    for ply, table in replay(transcript):
        fresh = transcript.events[known : len(table.events)]
        known = len(table.events)
        if table.scores() != scores:
            scores = table.scores()
            marks.append(ScoreMark(ply, scores))
        if first <= ply <= last:
            frames.append(frame(table, ply, eyes, fresh))
    shown = list(people) if people is not None else people_of(transcript)
    return Frames(transcript.game.name, shown, len(transcript.events), list(turns(transcript.events)), marks, frames)


def frame(table: Table, ply: int, eyes: Eyes, fresh: Sequence[Event]) -> Frame:
    """The table as it stands; answers that are still held are not told before the question is settled."""
    if eyes == "all":
        return Frame(ply, [table.view(seat) for seat in range(table.seats)], [dict(event) for event in fresh])
    return Frame(ply, [table.view(eyes)], open_to(table.game, fresh, eyes))


def turns(events: Sequence[Event]) -> Iterator[int]:
    """The plies at which another seat decides than before."""
    before = None
    for index, event in enumerate(events):
        if "move" in event and event["seat"] != before:
            before = event["seat"]
            yield index


def people_of(transcript: Transcript) -> list[SeatShown]:
    """Who sat where by the transcript alone, for a game that no table of this server holds."""
    names = names_of(transcript)
    return [SeatShown("person", name or f"{seat + 1}", ANIMALS[seat % len(ANIMALS)]) for seat, name in enumerate(names)]
