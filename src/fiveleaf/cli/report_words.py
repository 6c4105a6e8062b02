"""What a report says in words and whole points, on the screen and in its picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import to_builtins

from fiveleaf.engine.effects import OPEN
from fiveleaf.engine.table import Table
from fiveleaf.engine.transcript import Transcript, replayed
from fiveleaf.luck.report import LuckMoment, Report
from fiveleaf.luck.verdict import points
from fiveleaf.texts import Texts
from fiveleaf.texts.log import log_lines


def signed(points: int) -> str:
    """Returns points with their sign."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def moment_words(
    own: Texts, transcript: Transcript, report: Report, names: Sequence[str]
) -> Iterator[tuple[str, str, LuckMoment]]:
    """Yields what happened in each moment that decided, followed by whose luck it was."""
    table = replayed(transcript)
    for moment in report.moments:
        seat = moment.felt_by
        key = "report-gain" if moment.luck[seat] > 0 else "report-loss"
        felt = own.say(key, points=abs(points(moment.luck[seat])), seat=names[seat])
        yield words_of(own, table, moment, names), felt, moment


def words_of(own: Texts, table: Table, moment: LuckMoment, names: Sequence[str]) -> str:
    """Returns the events of a moment as the log tells them; where it waits for the next line, event by event."""
    events = table.events[moment.first : moment.last + 1]
    effects = to_builtins(table.effects(OPEN, moment.first, moment.last + 1))
    lines = [line.text for line in log_lines(own, events, effects, names) if line.kind == "event"]
    return " ".join(lines or [own.event(event, names) for event in events])
