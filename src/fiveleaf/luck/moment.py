"""The lucky moment of a finished game: the least likely good thing that luck brought, with its exact odds.

What counts as good, and what would have been as good, is said by the game (`Game.strokes`). One that says nothing has
as its strokes every chance event that raised somebody's score; as good is every outcome that raises it as much.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import partial
from itertools import groupby
from typing import Any, NamedTuple

from fiveleaf.engine.contract import Event
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.engine.odds import Happening, Stroke
from fiveleaf.engine.table import Table
from fiveleaf.engine.transcript import Transcript, replay
from fiveleaf.engine.view import standing


class LuckyMoment(NamedTuple):
    """A stroke of luck with the events that brought it."""

    first: int  # the index of its first event
    last: int
    seat: int
    kind: str  # the message is `moment-<kind>` of the game
    params: dict[str, Any]
    chance: Fraction

    @property
    def one_in(self) -> int:
        """Returns N of "1 in N", rounded down, so that luck is never overstated."""
        return self.chance.denominator // self.chance.numerator


def lucky_moment(transcript: Transcript) -> LuckyMoment | None:
    """Returns the least likely stroke of a finished game, of equal ones the latest; None where luck brought nothing."""
    return min(reversed(all_moments(transcript)), key=lambda moment: moment.chance, default=None)


def all_moments(transcript: Transcript) -> list[LuckyMoment]:
    """Returns every stroke of luck of a finished game; a spoiled or unfinished transcript is refused."""
    happenings: list[tuple[int, Happening]] = []
    before: Any = None
    for index, table in replay(transcript):
        state = table.game.memory.copy(table.state)
        if index and "chance" in transcript.events[index - 1]:
            happenings.append((index - 1, Happening(before, transcript.events[index - 1], state)))
        before = state
    if not before.ending:
        raise Refused("error-not-over")
    return [moment for run in runs(happenings) for moment in moments_of(transcript, run)]


def runs(happenings: Sequence[tuple[int, Happening]]) -> Iterator[list[tuple[int, Happening]]]:
    """Yields chance events of one kind that follow each other directly."""
    keyed = [(index - at, one.event["chance"]) for at, (index, one) in enumerate(happenings)]
    for _, group in groupby(zip(keyed, happenings, strict=True), key=lambda pair: pair[0]):
        yield [happening for _, happening in group]


def moments_of(transcript: Transcript, run: Sequence[tuple[int, Happening]]) -> Iterator[LuckyMoment]:
    """Yields the strokes of a run, placed in the game; what was certain is no luck."""
    game, events = transcript.game, transcript.events
    first = run[0][0]
    following = events[run[-1][0] + 1] if run[-1][0] + 1 < len(events) else None
    happenings = [happening for _, happening in run]
    found = gains(game, happenings) if game.strokes is None else game.strokes(game.odds, happenings, following)
    for stroke in found:
        if stroke.chance < 1:
            last = run[stroke.last][0]
            begins = first if stroke.last == -1 else last
            yield LuckyMoment(begins, last, stroke.seat, stroke.kind, stroke.params, stroke.chance)


def gains(game: Game, run: Sequence[Happening]) -> list[Stroke]:
    """Returns a stroke for every seat whose score an event raised."""
    found = []
    for at, one in enumerate(run):
        scores = standing(game.rules, one.before).scores
        gained = [now - then for now, then in zip(standing(game.rules, one.after).scores, scores, strict=True)]
        for seat, points in enumerate(gained):
            if points > 0:
                is_good = partial(has_score, game, seat=seat, least=scores[seat] + points)
                found.append(Stroke("gain", seat, game.odds.chance(one.before, 1, is_good), {"points": points}, at))
    return found


def has_score(game: Game, state: Any, seat: int, least: int) -> bool:
    """Returns whether the seat's score is at least that."""
    return standing(game.rules, state).scores[seat] >= least


def shown_events(table: Table, moment: LuckyMoment) -> list[tuple[int, Event]]:
    """Returns the events of a moment that the seat, or no seat in particular, got."""
    events = [(at, table.events[at]) for at in range(moment.first, moment.last + 1)]
    return [(at, event) for at, event in events if event.get("seat", moment.seat) == moment.seat]
