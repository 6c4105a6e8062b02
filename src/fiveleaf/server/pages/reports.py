"""Reports for the page: how much of a finished game was luck, computed once each in the pool that bots think in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Sequence
from functools import partial
from typing import Any, Literal, cast

import msgspec

from fiveleaf.bots.bot import is_warm
from fiveleaf.bots.levels import strategy_of
from fiveleaf.engine.effects import OPEN
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.table import Table
from fiveleaf.engine.transcript import Transcript, replayed
from fiveleaf.luck.ledger import ledger_of
from fiveleaf.luck.report import LuckMoment, Report, moments_of, report_from
from fiveleaf.luck.verdict import adding_up, columns_of, points, verdict_of
from fiveleaf.server import logs
from fiveleaf.server.pages.answers import Answers, Sized
from fiveleaf.server.pages.frames import ANIMALS
from fiveleaf.server.pages.what_if import check_decision, encoded_what_if
from fiveleaf.server.tables.thinking import Thinking
from fiveleaf.server.wire import (
    DecidingMoment,
    LocalizedText,
    LuckMark,
    MoveMark,
    ReportAnswer,
    ReportShown,
    SeatShown,
)
from fiveleaf.texts.names import names_of

MAX_WAITING_OF_A_KIND = 4  # files or decisions being computed or queued, so that reports of tables have their turn
WAIT_SECONDS = 1.0  # longest wait for a report, before the page is asked to come back
MIN_LUCK = 0.01  # of a moment that is marked, for some seat: one point of 100
VERDICT_SIZE = 200  # bytes that remembering a checked transcript takes
CHANCE_DIGITS, POINT_DIGITS = 4, 1

Stage = Literal["waiting", "preparing", "computing", "done"]
Key = tuple[str, str]  # "table", "file" or "ply", and which
encode = msgspec.json.Encoder().encode


class Reports:
    """The reports of a server: one is computed at a time, and requests for the same one share it."""

    def __init__(self, thinking: Thinking, limit: int) -> None:
        self.thinking = thinking
        self._answers = Answers(limit)
        self._stage: Stage = "preparing"  # of the one that is computed now

    @property
    def _waiting(self) -> list[Key]:
        return cast(list[Key], self._answers.waiting)

    async def of_table(self, table: str, transcript: Transcript, people: Sequence[SeatShown]) -> ReportAnswer:
        """Returns the report of a table's finished game, or how far it has come."""
        return await self._start(("table", table), transcript, people)

    async def of_file(self, digest: str, transcript: Transcript) -> ReportAnswer:
        """Does the same for a submitted transcript, whose events are known to be legal."""
        key = ("file", digest)
        self._check_room(key)
        return await self._start(key, transcript, people_of(transcript))

    async def again(self, digest: str) -> ReportAnswer:
        """Returns the report of a transcript that was submitted before, or how far it has come."""
        key = ("file", digest)
        return await self._answer(key, self._answers.find(key))

    async def what_if(self, table: str, transcript: Transcript, ply: int) -> bytes:
        """Returns all moves at a decision of a finished game, as JSON."""
        check_decision(transcript, ply)
        self.thinking.want(transcript.game.name)
        if not is_warm(strategy_of(transcript.game)):
            raise Refused("error-coach-not-ready")
        key = ("ply", f"{table} {ply}")
        self._check_room(key)
        content: bytes = await self._answers.get(key, partial(encoded_what_if, transcript, ply), self._look_again)
        return content

    async def _look_again(self, make: Callable[[], Sized]) -> Sized:
        """Asks the coach in the pool of the bots."""
        try:
            return await self.thinking.study(make)
        except Exception as fault:
            logs.warn("the coach failed", fault)
            raise Refused("error-coach-failed") from fault

    def _check_room(self, key: Key) -> None:
        """Refuses one more of a kind if too many of it wait."""
        waiting = sum(kind == key[0] for kind, _ in self._waiting)
        if not self._answers.has(key) and waiting >= MAX_WAITING_OF_A_KIND:
            raise Refused("error-too-fast")

    async def close(self) -> None:
        """Ends what is being computed."""
        await self._answers.close()

    async def _start(self, key: Key, transcript: Transcript, people: Sequence[SeatShown]) -> ReportAnswer:
        if transcript.seats not in strategy_of(transcript.game).trained:
            raise Refused("error-no-report")
        make = partial(encoded_report, transcript, list(people))
        return await self._answer(key, self._answers.get(key, make, partial(self._run, transcript.game.name)))

    async def _answer(self, key: Key, found: Coroutine[Any, Any, bytes]) -> ReportAnswer:
        """Returns the report if it comes soon enough, else how far it has come."""
        try:
            report = cast(ReportShown, msgspec.Raw(await asyncio.wait_for(found, WAIT_SECONDS)))
            return ReportAnswer(key[1], "done", 0, report)
        except TimeoutError:
            ahead = self._waiting.index(key) if key in self._waiting else 0
            return ReportAnswer(key[1], "waiting" if ahead else self._stage, ahead, None)

    async def _run(self, game: str, make: Callable[[], Sized]) -> Sized:
        """Computes a report in the pool of the bots; what it needs is compiled before, elsewhere."""
        try:
            self._stage = "preparing"
            await self.thinking.warm_up_reports(game)
            self._stage = "computing"
            return await self.thinking.study(make)
        except Exception as fault:
            logs.warn("a report failed", fault, game=game)
            raise Refused("error-report-failed") from fault


def people_of(transcript: Transcript) -> list[SeatShown]:
    """Returns the seats as the transcript names them; a name is empty where it does not."""
    names = names_of(transcript.more, transcript.seats)
    return [SeatShown("person", name, ANIMALS[seat % len(ANIMALS)]) for seat, name in enumerate(names)]


def check_finished(transcript: Transcript) -> Sized:
    """Checks that a transcript is a legal, finished game, or refuses it."""
    if not replayed(transcript).is_over:
        raise Refused("error-not-over")
    return None, VERDICT_SIZE


def encoded_report(transcript: Transcript, people: list[SeatShown]) -> Sized:
    """Returns a report as JSON with its size; runs in a thread of the pool."""
    content = encode(report_shown(transcript, people))
    return content, len(content)


def report_shown(transcript: Transcript, people: list[SeatShown]) -> ReportShown:
    """Returns the report of a finished game; moves are graded only where grades are shown, because that takes long."""
    ledger = ledger_of(transcript, grades=strategy_of(transcript.game).grades_moves)
    report = report_from(transcript, ledger)
    verdict = verdict_of(report)
    table = replayed(transcript)
    moments = [moment for moment in moments_of(transcript.events, ledger) if moment.size >= MIN_LUCK]
    return ReportShown(
        game=report.game,
        seats=people,
        graded=report.moves_graded,
        verdict=LocalizedText(verdict.key, params=verdict.params),
        columns=columns_of(report),
        sums=[adding_up(report, seat) for seat in report.seats],
        chances=[[round(float(share), CHANCE_DIGITS) for share in values] for values in ledger.values],
        luck=[LuckMark(moment.first, moment.last, in_points(moment.luck)) for moment in moments],
        moves=list(move_marks(report)) if report.moves_graded else [],
        moments=[deciding_moment(table, moment) for moment in report.moments],
        luck_table=[[points(share) for share in row] for row in report.luck_table],
    )


def deciding_moment(table: Table, moment: LuckMoment) -> DecidingMoment:
    """Returns a moment with its events, all cards open, and whose luck it was."""
    first, last, seat = moment.first, moment.last, moment.felt_by
    key = "report-gain" if moment.luck[seat] > 0 else "report-loss"
    text = LocalizedText(key, params={"seat": seat, "points": abs(points(moment.luck[seat]))})
    events = table.events[first : last + 1]
    return DecidingMoment(first, last, seat, text, events, table.effects(OPEN, first, last + 1))


def move_marks(report: Report) -> Iterator[MoveMark]:
    """Yields the grade of every move."""
    for event in report.events:
        if event.play and event.seat is not None:
            yield MoveMark(event.event, event.seat, in_points([-event.play[event.seat]])[0])


def in_points(shares: Sequence[float]) -> list[float]:
    """Returns shares as points of 100, rounded for drawings."""
    return [round(100 * share, POINT_DIGITS) for share in shares]
