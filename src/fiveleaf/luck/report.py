"""The report of a game: how much of every seat's result was luck, and how it all adds up.

For every seat: start + luck + play + information + rest (+ clock) = result. The result is 1, shared by the winners;
the start is the value before the first event. Every line but start and result adds up to zero over the seats.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import msgspec
import numpy as np

from fiveleaf.bots.levels import strategy_of
from fiveleaf.engine.contract import CHANCE, Event
from fiveleaf.engine.transcript import Transcript
from fiveleaf.luck.booking import CLOCK, INFORMATION, LUCK, PLAY, REST, TIME_UP
from fiveleaf.luck.ledger import Floats, Ledger, ledger_of

MOMENTS = 3  # moments of luck that a report tells of
LEAST_LUCK = 0.005  # of a moment, for some seat: half a point of 100
DIGITS = 9  # to which two sizes of luck are compared

Shares = tuple[float, ...]  # by seat


class SeatReport(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one seat's result adds up."""

    start: float  # the value before the first event
    luck: float  # of all chance events
    play: float  # of all moves, against the best ones
    information: float  # what hidden cards and answers made of the moves
    rest: float  # errors of the value
    result: float  # the share of the win; of a game that is not over, the value of its last state
    clock: float | None = None  # what the clock changed when it ran out; None if it did not


class EventReport(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one event changed, by seat; a line that has nothing to do with the event is left out."""

    event: int  # its index in the transcript
    values: Shares  # after the event
    seat: int | None = None  # who moved, or whose draw or roll it was
    luck: Shares = ()
    play: Shares = ()
    information: Shares = ()
    rest: Shares = ()
    clock: Shares = ()


class LuckMoment(msgspec.Struct, frozen=True):
    """Chance events that people see as one: the dice of one throw, the cards of one deal."""

    first: int  # the index of its first event
    last: int
    seat: int | None  # whose draw or roll it was; None where it was that of several seats, or nobody's
    luck: Shares  # by seat

    @property
    def size(self) -> float:
        """The largest luck of any seat, good or bad."""
        return max(map(abs, self.luck))

    @property
    def felt_by(self) -> int:
        """The seat whose luck it was most; where one gained as much as another lost, the one that gained."""
        return max(range(len(self.luck)), key=lambda seat: (round(abs(self.luck[seat]), DIGITS), self.luck[seat]))


class Report(msgspec.Struct, frozen=True):
    """Luck and play of one game."""

    game: str
    is_over: bool  # if not, the results are values of the last state
    moves_graded: bool  # whether the lines `play`, `information` and `rest` may be shown as grades of moves
    start: Shares  # the value of every seat before the first event
    seats: tuple[SeatReport, ...]
    moments: tuple[LuckMoment, ...]  # those that decided, in the order of the game
    luck_table: tuple[Shares, ...]  # by drawer, the last row being nobody's: what every seat gained
    events: tuple[EventReport, ...]


def report_of(transcript: Transcript) -> Report:
    """Returns the report of a game, finished or not; a transcript with an illegal event is refused."""
    return report_from(transcript, ledger_of(transcript))


def report_from(transcript: Transcript, ledger: Ledger) -> Report:
    """Returns the report of a game whose events are booked."""
    return Report(
        game=transcript.game.name,
        is_over=ledger.course.is_over,
        moves_graded=strategy_of(transcript.game).grades_moves,
        start=shares(ledger.values[0]),
        seats=tuple(seat_report(ledger, seat) for seat in range(transcript.seats)),
        moments=deciding(list(moments_of(transcript.events, ledger))),
        luck_table=luck_table(ledger),
        events=tuple(event_report(ledger, event) for event in range(len(transcript.events))),
    )


def seat_report(ledger: Ledger, seat: int) -> SeatReport:
    """Adds up the lines of one seat."""
    total = ledger.lines[:, :, seat].sum(axis=0)
    is_timed = bool((ledger.course.actors == TIME_UP).any())
    return SeatReport(
        start=float(ledger.values[0, seat]),
        luck=float(total[LUCK]),
        play=float(total[PLAY]),
        information=float(total[INFORMATION]),
        rest=float(total[REST]),
        result=float(ledger.values[-1, seat]),
        clock=float(total[CLOCK]) if is_timed else None,
    )


def event_report(ledger: Ledger, event: int) -> EventReport:
    """Returns what one event changed."""
    actor, lines, after = int(ledger.course.actors[event]), ledger.lines[event], shares(ledger.values[event + 1])
    if actor == CHANCE:
        luck, rest = shares(lines[LUCK]), shares(lines[REST])
        return EventReport(event, after, ledger.course.drawers[event], luck=luck, rest=rest)
    if actor == TIME_UP:
        return EventReport(event, after, clock=shares(lines[CLOCK]))
    play, information, rest = (shares(lines[line]) for line in (PLAY, INFORMATION, REST))
    return EventReport(event, after, actor, play=play, information=information, rest=rest)


def luck_table(ledger: Ledger) -> tuple[Shares, ...]:
    """Returns who drew or rolled × who gained; the last row is luck that was nobody's own."""
    seats = ledger.values.shape[1]
    table = np.zeros((seats + 1, seats))
    for event, drawer in enumerate(ledger.course.drawers):
        table[seats if drawer is None else drawer] += ledger.lines[event, LUCK]
    return tuple(map(shares, table))


def moments_of(events: list[Event], ledger: Ledger) -> Iterator[LuckMoment]:
    """Yields the moments of luck: chance events of one kind in a row; rolls of different seats are different ones."""
    course = ledger.course

    def kind(event: int) -> tuple[object, ...]:
        name, die = events[event].get("chance"), "value" in events[event]
        return name, course.phases[event], course.drawers[event] if die else None

    for (name, *_), group in groupby(range(len(events)), key=kind):
        if name is not None:
            run = list(group)
            drawers = {course.drawers[event] for event in run}
            luck = shares(ledger.lines[run[0] : run[-1] + 1, LUCK].sum(axis=0))
            yield LuckMoment(run[0], run[-1], drawers.pop() if len(drawers) == 1 else None, luck)


def deciding(moments: list[LuckMoment]) -> tuple[LuckMoment, ...]:
    """Returns the largest moments, in the order of the game; the earlier of equal ones."""
    large = [moment for moment in moments if moment.size >= LEAST_LUCK]
    chosen = sorted(large, key=lambda moment: -moment.size)[:MOMENTS]
    return tuple(sorted(chosen, key=lambda moment: moment.first))


def shares(numbers: Floats) -> Shares:
    """Returns numbers by seat as a tuple."""
    return tuple(map(float, numbers))
