"""The turns of a game: answers of people and bots, windows in which silence is an answer, clocks, stand-ins.

Everything here happens under the table's lock. What a question leads to is durable at once, but shown only when its
least time has passed: until then everybody sees the picture from before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from fiveleaf.engine.table import find_move
from fiveleaf.server.clocks import GameClock, Timers, sleep_until
from fiveleaf.server.tables.connection import Connection
from fiveleaf.server.tables.running import Running
from fiveleaf.server.tables.snapshot import Picture
from fiveleaf.server.tables.thinking import Thought, thought_of
from fiveleaf.server.wire import Move, Taken, Window

if TYPE_CHECKING:
    from fiveleaf.server.tables.live import LiveTable

STAND_IN = "simple"  # the bot that plays for people
CLOCK_KEPT = 15.0  # seconds of a game's clock that a crash can forget


class Turns:
    """One game under way at a live table."""

    def __init__(self, live: LiveTable, running: Running, used: int, changed: int) -> None:
        self.live = live
        self.house = live.house
        self.running = running
        self.picture = Picture(running)  # what everybody is shown
        self.clock = GameClock(live.house.time, used, running.clock_milliseconds())
        self.timers = Timers(live.house.time)
        self.overdue: set[int] = set()  # people whose time for the open question is over
        self.since = live.house.time.now()  # when the open question was put
        self.changed = changed  # when what is shown last went on, in milliseconds since 1970
        self.is_frozen = False  # the picture is older than the game
        self.thoughts: dict[int, asyncio.Task[None]] = {}  # bots that think, by seat

    # ── answers ──────────────────────────────────────────────────────────────────────────────────

    async def answer(self, seat: int, move: Move, client: str | None = None, sender: Connection | None = None) -> None:
        """A seat's answer to the open question, kept, acknowledged, and then shown to those who may know of it."""
        if self.is_frozen:
            await self._answer_late(seat, move, client, sender)
            return
        asking = self.running.asking
        is_early = self.running.silence is not None and self.house.time.now() < self._least()
        before = self.picture.hold() if is_early else self.picture
        inputs = self.running.decide(seat, move, client)
        await self.live.keep(inputs)
        acknowledge(sender, self.live.id, client)
        if self.running.asking == asking:
            self.picture = Picture(self.running)
            self.arrange()
            self._show_only(seat)
        elif is_early:
            before.answered(seat, move)
            self._freeze(seat)
        else:
            self._next_question()

    async def _answer_late(self, seat: int, move: Move, client: str | None, sender: Connection | None) -> None:
        """An answer to a question that is settled, unknown to all: taken like any other, and without effect."""
        question = self.picture.seen(seat).question
        if question is None or find_move(question.legal, move) is None:
            raise self.picture.table.refusal(seat, move, may_act=question is not None)
        await self.live.keep(self.running.late(seat, move, client))
        acknowledge(sender, self.live.id, client)
        self.picture.answered(seat, move)
        self._show_only(seat)

    def _show_only(self, seat: int) -> None:
        """Shows that the seat has answered to whoever sits there: the others are not to notice."""
        self.live.publish(self.live.record.seats[seat].player or "")

    def _least(self) -> float:
        """Nothing is shown of the open question before."""
        return self.since + self.house.settings.window_least

    def _freeze(self, seat: int) -> None:
        """The question is settled too early to be shown."""
        self.is_frozen = True
        self._quiet()
        self.timers.set("thaw", self._least(), lambda: self.live.later(self._thaw))
        self._show_only(seat)

    async def _thaw(self) -> None:
        if self.is_frozen:
            self.is_frozen = False
            self._next_question()

    def _next_question(self) -> None:
        """The game has gone on: everybody sees it, and the next question is put."""
        self._quiet()
        self.overdue.clear()
        self.timers.cancel("window", "move")
        self.since, self.changed = self.house.time.now(), self.house.time.wall()
        self.picture = Picture(self.running)
        self.arrange()
        self.live.publish()

    # ── who is waited for ────────────────────────────────────────────────────────────────────────

    def arrange(self) -> None:
        """Sets bots thinking and clocks running for the open question; safe to call at any time."""
        if self.is_frozen:
            return
        if self.running.is_over:
            self.stop()
        elif self.live.company.is_resting:
            self.rest()
        else:
            self._run_game_clock()
            self._ask_bots()
            self._wait_for_people()

    def bot_for(self, seat: int) -> str | None:
        """The bot that answers for a seat now: its own, or one that stands in for a person."""
        if self.live.record.seats[seat].kind == "bot":
            return self.live.record.seats[seat].bot
        stands_in = seat in self.live.company.stand_ins or seat in self.overdue
        return STAND_IN if stands_in else None

    def _ask_bots(self) -> None:
        company = self.live.company
        if not (company.has_bots or company.stand_ins or self.overdue or self.thoughts):
            return
        may_act = self.running.may_act
        for seat in [seat for seat in self.thoughts if seat not in may_act or self.bot_for(seat) is None]:
            self.thoughts.pop(seat).cancel()
        for seat in may_act:
            bot = self.bot_for(seat)
            if bot is not None and seat not in self.thoughts:
                thought = thought_of(self.running.table, seat)
                self.thoughts[seat] = self.house.spawn(self._think(seat, bot, thought, self.running.asking))

    async def _think(self, seat: int, bot: str, thought: Thought, asking: int) -> None:
        """A bot thinks, waits a human moment, and answers if it is still asked."""
        time, thinking = self.house.time, self.house.thinking
        due = time.now() + thinking.moment()
        move = await thinking.choose(thought, bot)
        await sleep_until(time, due)
        async with self.live.lock:
            if self.thoughts.get(seat) is not asyncio.current_task():
                return
            del self.thoughts[seat]
            if self.running.asking == asking and not self.is_frozen:
                await self.live.try_to(lambda: self.answer(seat, move))

    def _wait_for_people(self) -> None:
        """The window of a question where silence is an answer; else the move's clock, if the table has one."""
        silence, seconds = self.running.silence, self.live.record.pace.move_seconds
        if silence is None and seconds is None:
            return
        if not any(self.live.record.seats[seat].kind == "person" for seat in self.running.asked):
            return
        if silence is not None:
            end = self.house.time.now() + self.house.settings.window
            self.timers.keep("window", end, self._for_this_question(self._silence))
        elif seconds is not None:
            end = self.house.time.now() + seconds
            self.timers.keep("move", end, self._for_this_question(self._move_time_up))

    def _for_this_question(self, does: Callable[[], Awaitable[None]]) -> Callable[[], None]:
        """Does it when its time has come, unless an answer was just being kept then and led to the next question."""
        asking = self.running.asking

        async def if_still_open() -> None:
            if self.running.asking == asking:
                await does()

        return lambda: self.live.later(if_still_open)

    async def _silence(self) -> None:
        """The window closes: people who said nothing have given the answer that silence is."""
        meant, asking = self.running.silence, self.running.asking
        for seat in self.running.may_act:
            is_silent = self.bot_for(seat) is None and not self.is_frozen and self.running.asking == asking
            if is_silent and meant is not None:
                await self.answer(seat, meant)

    async def _move_time_up(self) -> None:
        """The move's clock runs out: a bot makes this move for those who have not."""
        self.overdue.update(self.running.may_act)
        self.arrange()

    # ── the game's clock, and rest ───────────────────────────────────────────────────────────────

    def _run_game_clock(self) -> None:
        if self.clock.total is None:
            return
        self.clock.go()
        left = self.clock.left
        if left is not None:
            end = self.house.time.now() + left / 1000
            self.timers.keep("game", end, lambda: self.live.later(self._game_time_up))
            self._keep_the_clock_soon()

    def _keep_the_clock_soon(self) -> None:
        """What the clock has used is kept with every move, and now and then between moves."""
        due = self.house.time.now() + CLOCK_KEPT
        self.timers.keep("clock", due, lambda: self.live.later(self._keep_the_clock))

    async def _keep_the_clock(self) -> None:
        if self.clock.total is not None:
            await self.live.keep()
            self._keep_the_clock_soon()

    async def _game_time_up(self) -> None:
        """The game's clock runs out, once."""
        if self.is_frozen:  # at the next question
            return
        asking = self.running.asking
        inputs = self.running.time_up()
        self.clock.stop()
        await self.live.keep(inputs)
        if self.running.asking == asking:
            self.picture = Picture(self.running)
            self.live.publish()
        else:
            self._next_question()

    def windows(self) -> list[Window]:
        """The times that run, as they are shown."""
        shown: list[Window] = []
        if not self.timers and self.clock.total is None:
            return shown
        window, move = self.timers.due("window"), self.timers.due("move")
        if window is not None:
            shown.append(Window("question", round(self.house.settings.window * 1000), self._left(window)))
        if move is not None:
            shown.append(Window("move", (self.live.record.pace.move_seconds or 0) * 1000, self._left(move)))
        if self.clock.total is not None and self.clock.left is not None:
            shown.append(Window("game", self.clock.total, self.clock.left))
        return shown

    def _left(self, due: float) -> int:
        """Milliseconds until then."""
        return max(0, round((due - self.house.time.now()) * 1000))

    def _quiet(self) -> None:
        """No bot answers any more."""
        if self.thoughts:
            for task in self.thoughts.values():
                task.cancel()
            self.thoughts.clear()

    def rest(self) -> None:
        """Nobody is there: bots and clocks wait until somebody comes."""
        self._quiet()
        self.clock.rest()
        self.timers.cancel("window", "move", "game", "clock")

    def stop(self) -> None:
        """Nothing runs any more."""
        self._quiet()
        self.clock.rest()
        self.timers.cancel_all()


def acknowledge(sender: Connection | None, table: str, client: str | None) -> None:
    """Tells whoever sent a move that it cannot be lost any more."""
    if sender is not None and client is not None:
        sender.send(Taken(table, client))
