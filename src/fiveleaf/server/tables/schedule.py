"""The schedule of a table: clocks and bots, which only post inputs to the table's inbox."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Literal

import msgspec

from fiveleaf.engine.match import Match
from fiveleaf.server.clocks import GameClock, Time, Timers, sleep_until
from fiveleaf.server.settings import Settings
from fiveleaf.server.tables import rematch, starting
from fiveleaf.server.tables.handlers import may_begin
from fiveleaf.server.tables.inputs import (
    Begin,
    BotMove,
    BreakOff,
    Disclose,
    GameTimeUp,
    MoveTimeUp,
    ReadingTimeUp,
    RematchDue,
    Renew,
    Retry,
    SaveClock,
    Scheduled,
    StandIn,
    Unload,
    WindowClosed,
)
from fiveleaf.server.tables.state import TableState
from fiveleaf.server.tables.thinking import MoveRequest, Thinking, request_of
from fiveleaf.server.wire import LocalizedText, Window

CLOCK_SAVED_SECONDS = 15.0  # of a game's clock that a crash can lose

Turn = tuple[int, int]  # the question, and the seat's number of moves


class QuestionClock(msgspec.Struct, frozen=True):
    """The time limit of a question, and what its end leads to."""

    kind: Literal["question", "move"]
    seconds: float
    message: WindowClosed | MoveTimeUp
    silence: LocalizedText | None = None  # what no answer in time means


class Schedule:
    """Runs bots and clocks for the current state of a table, and posts their inputs."""

    def __init__(self, settings: Settings, time: Time, thinking: Thinking, post: Callable[[Scheduled], None]) -> None:
        self.settings = settings
        self.time = time
        self.thinking = thinking
        self.post = post
        self.clock = GameClock(time, 0, None)
        self._timers = Timers(time)
        self._bot_tasks: dict[int, tuple[Turn, asyncio.Task[None]]] = {}  # by seat
        self._question = 0  # the question of the running timers
        self._limit: QuestionClock | None = None  # of that question
        self._match: Match | None = None  # the match of the clock
        self._arranged: TableState | None = None  # the state of the other timers

    def arrange(self, table: TableState) -> None:
        """Starts and stops bots and clocks to match this state; idempotent."""
        before, self._arranged = self._arranged, table
        if before is None or not is_alike(before, table):
            self._arrange_people(table)
            self._arrange_lobby(table)
            self._arrange_rematch(table)
        if table.match is not None:
            self._arrange_game(table, table.match)

    def retry(self) -> None:
        """Stops everything after a fault of the store, and schedules a retry."""
        self.stop()
        self._match = self._arranged = None
        self._timers.set("retry", self.time.now() + self.settings.retry, partial(self.post, Retry()))

    def stop(self) -> None:
        """Stops all bots and clocks."""
        self._stop_bots()
        self.clock.rest()
        self._timers.cancel_all()

    # ── people who are away, lobbies, tables that nobody watches ─────────────────────────────────

    def _arrange_people(self, table: TableState) -> None:
        """Schedules stand-ins for people who are away, and the unloading of a table without watchers."""
        record, presence = table.record, table.presence
        may_stand_in = record.status == "running" and record.pace.away == "bot" and not presence.is_resting
        for seat in range(len(record.seats)):
            if not may_stand_in or seat not in presence.away:
                self._timers.cancel(f"away {seat}")
            elif seat not in presence.stand_ins:
                self._post_in(record.pace.away_seconds, f"away {seat}", StandIn(seat))
        if presence.reading:
            due = min(presence.may_read_until[seat] for seat in presence.reading)
            self._timers.set("reading", due, partial(self.post, ReadingTimeUp()))
        else:
            self._timers.cancel("reading")
        if presence.watchers:
            self._timers.cancel("unload")
        else:
            due = self.time.now() + self.settings.unload_after
            self._timers.ensure("unload", due, lambda: self.post(Unload(self.clock.used)))

    def _arrange_lobby(self, table: TableState) -> None:
        """Schedules the automatic start or renewal of a lobby, and the end of a start that waits too long."""
        record = table.record
        if not may_begin(table):
            self._timers.cancel("begin")
        elif starting.has_pledges(record):
            self._timers.cancel("begin")
            self._post_in(0, "begin", Begin())
        else:
            self._post_in(self.settings.pledge_wait, "begin", Begin())
        if record.status == "starting":
            self._post_in(self.settings.reveal_wait, "reveal", BreakOff())
        else:
            self._timers.cancel("reveal")
        if record.status == "lobby" and not table.presence.is_resting:
            passed = (self.time.wall() - table.renewed) / 1000
            self._post_in(max(0.0, self.settings.open_for / 3 - passed), "renew", Renew())
        else:
            self._timers.cancel("renew")

    def _arrange_rematch(self, table: TableState) -> None:
        """Schedules the beginning of a rematch on which all who are there have agreed; others have time to be back."""
        record, presence = table.record, table.presence
        if not table.is_over or record.rematch is not None or not rematch.may_begin(record, presence):
            self._timers.cancel("rematch")
        elif rematch.is_complete(record, presence):
            self._timers.cancel("rematch")
            self._post_in(0, "rematch", RematchDue())
        else:
            self._post_in(self.settings.rematch_wait, "rematch", RematchDue())

    def _post_in(self, seconds: float, name: str, message: Scheduled) -> None:
        """Posts a message after that time, unless the timer of that name is running."""
        self._timers.ensure(name, self.time.now() + seconds, partial(self.post, message))

    # ── the open question ────────────────────────────────────────────────────────────────────────

    def _arrange_game(self, table: TableState, match: Match) -> None:
        """Runs bots and clocks for the open question while somebody is present."""
        if match is not self._match:
            self._match = match
            self.clock = GameClock(self.time, table.used, match.clock_milliseconds())
        if self.clock.left == 0 and match.clock_milliseconds() is None:
            self.clock.stop()
        if table.is_withheld:
            self._stop_bots()
            due = table.withhold_until
            self._timers.ensure("disclose", due, partial(self.post, Disclose()))
            self._run_limit(table)
            return
        if match.question != self._question:
            self._question = match.question
            self._timers.cancel("disclose", "limit")
        if match.is_over or table.presence.is_resting:
            self._stop_bots()
            self.clock.rest()
            self._timers.cancel("game", "clock", "limit")
        else:
            self._run_clock()
            self._ask_bots(table, match)
            self._limit = question_clock(table, match)
            self._run_limit(table)

    def _run_clock(self) -> None:
        """Runs the game's own clock, whose used time is stored with every move and periodically between moves."""
        if self.clock.total is None:
            self._timers.cancel("clock")
            return
        self.clock.go()
        self._post_in((self.clock.left or 0) / 1000, "game", GameTimeUp())
        self._post_in(CLOCK_SAVED_SECONDS, "clock", SaveClock())

    def _run_limit(self, table: TableState) -> None:
        """Runs the clock of the question that is shown, unless somebody reads: then it starts anew afterwards."""
        if self._limit is None or table.presence.reading:
            self._timers.cancel("limit")
        else:
            self._post_in(self._limit.seconds, "limit", self._limit.message)

    # ── bots ─────────────────────────────────────────────────────────────────────────────────────

    def _ask_bots(self, table: TableState, match: Match) -> None:
        """Starts the bots that are asked, and cancels all others."""
        presence = table.presence
        if not (presence.has_bots or presence.stand_ins or table.overdue or self._bot_tasks):
            return
        asked = {seat: bot for seat in match.may_act if (bot := table.bot_for(seat)) is not None}
        for seat, (turn, task) in list(self._bot_tasks.items()):
            if seat not in asked or turn != table.turn_of(match, seat):
                del self._bot_tasks[seat]
                task.cancel()
        for seat, bot in asked.items():
            if seat not in self._bot_tasks:
                turn = table.turn_of(match, seat)
                task = asyncio.create_task(self._think(seat, turn, bot, request_of(match.table, seat)))
                self._bot_tasks[seat] = turn, task

    async def _think(self, seat: int, turn: Turn, bot: str, request: MoveRequest) -> None:
        """Lets a bot choose, waits for a human pause, and posts its move."""
        due = self.time.now() + self.thinking.moment()
        move = await self.thinking.choose(request, bot)
        await sleep_until(self.time, due)
        self.post(BotMove(seat, turn, move))

    def _stop_bots(self) -> None:
        """Cancels all bots."""
        for _, task in self._bot_tasks.values():
            task.cancel()
        self._bot_tasks.clear()

    # ── what is shown ────────────────────────────────────────────────────────────────────────────

    def windows(self, table: TableState) -> list[Window]:
        """Returns the running timers as they are shown."""
        shown: list[Window] = []
        if not self._timers and self.clock.total is None:
            return shown
        due, limit = self._timers.due("limit"), self._limit
        if due is not None and limit is not None:
            shown.append(Window(limit.kind, round(limit.seconds * 1000), self._left(due), limit.silence))
        for seat in table.presence.away:
            due = self._timers.due(f"away {seat}")
            if due is not None:
                shown.append(Window("away", table.pace.away_seconds * 1000, self._left(due), seat=seat))
        if self.clock.total is not None and self.clock.left is not None:
            shown.append(Window("game", self.clock.total, self.clock.left))
        return shown

    def _left(self, due: float) -> int:
        """Returns the milliseconds until that time."""
        return max(0, round((due - self.time.now()) * 1000))


def question_clock(table: TableState, match: Match) -> QuestionClock | None:
    """Returns the time limit of the open question; none for bots, or for silence where nobody else would wait."""
    silence, seconds = match.silence, table.record.pace.move_seconds
    if silence is None and seconds is None:
        return None
    if not any(table.record.seats[seat].kind == "person" for seat in match.asked):
        return None
    if silence is None:
        return QuestionClock("move", seconds or 0, MoveTimeUp(match.question))
    if seconds is None and table.presence.is_alone:
        return None
    settings = table.settings
    window = settings.window if seconds is None else max(seconds, settings.shortest_window)
    text = LocalizedText(f"silence-{match.phase}", match.game.name)
    return QuestionClock("question", window, WindowClosed(match.question), text)


def is_alike(table: TableState, other: TableState) -> bool:
    """Returns whether nothing has changed but the game."""
    return table.record is other.record and table.presence is other.presence and table.renewed == other.renewed
