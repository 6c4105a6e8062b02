"""A table in memory: who watches it, who is away, and how every change is kept before anybody sees it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from fiveleaf.engine.errors import Refused
from fiveleaf.server import logs
from fiveleaf.server.clocks import Timers
from fiveleaf.server.store import Batch, InputRecord, Loaded, StoreFault, TableRecord
from fiveleaf.server.tables import lobby, starting
from fiveleaf.server.tables.connection import Connection
from fiveleaf.server.tables.locks import Lock
from fiveleaf.server.tables.presence import Company
from fiveleaf.server.tables.running import Running, running_of
from fiveleaf.server.tables.snapshot import Around, Picture, seats_of, table_shown
from fiveleaf.server.tables.turns import Turns
from fiveleaf.server.wire import Decide, Refusal, Reveal, Said, Spoken, TableShown, Taken

if TYPE_CHECKING:
    from fiveleaf.server.tables.house import House

CLIENT_ID_LIMIT = 64  # characters


class LiveTable:
    """One table; whoever changes it holds its lock until the change is kept and shown."""

    def __init__(self, house: House, loaded: Loaded, running: Running | None) -> None:
        self.house = house
        self.lock = Lock()
        self.id = loaded.record.id
        self.company = Company(loaded.record.seats)
        self.timers = Timers(house.time)
        self.turns: Turns | None = None
        self.invite = house.players.invite(loaded.record.id)
        self._take(loaded, running)

    def _take(self, loaded: Loaded, running: Running | None) -> None:
        """The table is what the store says, and nothing else."""
        if self.turns is not None:
            self.turns.stop()
        self.version, self.used, self.renewed = loaded.version, loaded.used, loaded.changed
        self._hold(loaded.record)
        self.turns = Turns(self, running, loaded.used, loaded.changed) if running is not None else None

    def _hold(self, record: TableRecord) -> None:
        """The table is that from now on, and what follows from it alone is worked out once."""
        self.record = record
        self.company.sit(record.seats)
        self._coach = lobby.coach(record)
        self._seal = starting.sealed(record)

    @property
    def picture(self) -> Picture | None:
        """What is shown of the game, if it has begun."""
        return self.turns.picture if self.turns else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended and everybody may know."""
        return self.turns is not None and self.turns.picture.status == "over"

    # ── kept before shown ────────────────────────────────────────────────────────────────────────

    async def keep(self, inputs: Sequence[InputRecord] = (), record: TableRecord | None = None) -> None:
        """Keeps what has happened; if that fails, the memory is thrown away and read from the store again."""
        if self.turns is not None and self.turns.running.is_over and self.record.status != "over":
            record = lobby.replace(record or self.record, status="over")
        began = time.perf_counter()
        try:
            await self.house.store.commit(self._batch(inputs, record))
        except StoreFault as fault:
            await self._reload(fault)
            raise Refused("error-store-failed") from fault
        except asyncio.CancelledError:
            self.house.drop(self)  # nobody knows any more whether it was kept: the next who comes reads the store
            raise
        metrics = self.house.metrics
        metrics.commits.observe(time.perf_counter() - began)
        for entry in inputs:
            metrics.inputs[entry.kind].count += 1
        if record is not None:
            self.version += 1
            self._hold(record)
            if record.status == "over" and inputs:
                logs.note("a game ended", table=self.id, game=record.game)
                self.house.counter.game_ended()

    def _batch(self, inputs: Sequence[InputRecord], record: TableRecord | None) -> Batch:
        """What has happened, as the store takes it."""
        turns = self.turns
        return Batch(
            table=self.id,
            changed=self.house.time.wall(),
            first=turns.running.plies - len(inputs) if turns else 0,
            inputs=inputs,
            used=turns.clock.used if turns else 0,
            turn=turns.running.may_act if turns else (),
            record=record,
            version=self.version,
        )

    async def _reload(self, fault: StoreFault) -> None:
        """What could not be kept did not happen."""
        self.house.metrics.store_faults.inc()
        logs.warn("a batch could not be kept", table=self.id, reason=str(fault))
        try:
            loaded = await self.house.store.load(self.id)
            if loaded is None:
                raise StoreFault("the table is gone")
            self._take(loaded, running_of(loaded))
        except StoreFault as worse:
            logs.warn("a table could not be read again", table=self.id, reason=str(worse))
            for connection in self.company.watchers:
                connection.send(Refusal(Said("error-store-failed"), self.id))
            self.house.drop(self)
            return
        self.timers.set("retry", self.house.time.now() + self.house.settings.retry, lambda: self.later(self._go_on))

    async def _go_on(self) -> None:
        self.publish()
        self.attend()

    async def recovered(self, fault: Exception) -> Refused:
        """After a fault of ours, the memory is thrown away like after one of the store; what is said of it."""
        logs.warn("a fault of the server", fault, table=self.id)
        await self._reload(StoreFault("a fault of the server"))
        return Refused("error-store-failed")

    async def try_to(self, does: Callable[[], Awaitable[None]]) -> None:
        """Does something that nobody asked for; a refusal is only noted."""
        try:
            await does()
        except Refused as refused:
            logs.warn("not done", table=self.id, reason=refused.key)
        except Exception as fault:
            await self.recovered(fault)

    def later(self, does: Callable[[], Awaitable[None]]) -> None:
        """Does something under the lock, as soon as it is free."""

        async def locked() -> None:
            async with self.lock:
                await self.try_to(does)

        self.house.spawn(locked())

    # ── who is there ─────────────────────────────────────────────────────────────────────────────

    def attend(self) -> None:
        """Somebody came, went, sat down or got up: stand-ins, clocks and bots follow; safe to call at any time."""
        company, pace = self.company, self.record.pace
        for seat in range(len(self.record.seats)):
            name = f"away {seat}"
            if seat not in company.away:
                self.timers.cancel(name)
                company.come_back(seat)
            elif company.is_resting or self.record.status != "running" or pace.away != "bot":
                self.timers.cancel(name)
            elif seat not in company.stand_ins:
                due = self.house.time.now() + pace.away_seconds
                self.timers.keep(name, due, partial(self.later, partial(self._stand_in, seat)))
        if self.turns is not None:
            self.turns.arrange()
        self._begin_soon()
        self._wait_for_bytes()
        self._renew_soon()
        self._leave_soon()

    async def _stand_in(self, seat: int) -> None:
        """A bot plays for somebody who is away, until they are back."""
        if seat in self.company.away:
            self.company.stand_in(seat)
            self.publish()
            self.attend()

    def _begin_soon(self) -> None:
        """A table that begins by itself does so when its people are there and their browsers have pledged."""
        if not self._may_begin():
            self.timers.cancel("begin")
            return
        wait = 0.0 if starting.has_pledges(self.record) else self.house.settings.pledge_wait
        if wait == 0.0:
            self.timers.cancel("begin")
        self.timers.keep("begin", self.house.time.now() + wait, lambda: self.later(self._begin_by_itself))

    def _may_begin(self) -> bool:
        """Whether nothing but time is missing to a table that begins by itself."""
        record, company = self.record, self.company
        return record.status == "lobby" and record.start and lobby.is_full(record) and company.people <= company.present

    async def _begin_by_itself(self) -> None:
        if self._may_begin():
            await self._start(self.record)

    def _renew_soon(self) -> None:
        """A lobby stays in the lists, and in the store, while one of its people is there, and a while longer."""
        if self.record.status != "lobby" or self.company.is_resting:
            self.timers.cancel("renew")
            return
        every = self.house.settings.open_for / 3
        left = every - (self.house.time.wall() - self.renewed) / 1000
        self.timers.keep("renew", self.house.time.now() + max(0.0, left), lambda: self.later(self._renew))

    async def _renew(self) -> None:
        if self.record.status == "lobby" and not self.company.is_resting:
            self.renewed = self.house.time.wall()
            await self.keep()
            self._renew_soon()

    def _leave_soon(self) -> None:
        """A table that nobody watches leaves the memory after a while."""
        if self.company.watchers:
            self.timers.cancel("leave")
        else:
            due = self.house.time.now() + self.house.settings.unload_after
            self.timers.keep("leave", due, lambda: self.later(self._leave))

    async def _leave(self) -> None:
        if not self.company.watchers:
            await self.rest()
            self.house.drop(self)

    async def rest(self) -> None:
        """Everything stops; the time on the game's clock is kept."""
        self.timers.cancel_all()
        if self.turns is not None:
            self.turns.stop()
            if self.turns.clock.total is not None and self.turns.clock.used != self.used:
                await self.keep()

    # ── what is shown ────────────────────────────────────────────────────────────────────────────

    def publish(self, only: str | None = None) -> None:
        """Shows the table to all who watch it, or to one player only."""
        around = self.around()
        for connection in list(self.company.watchers):
            if only is None or connection.player_id == only:
                connection.send(self.shown_to(connection, around))

    def around(self) -> Around:
        """What everybody sees alike."""
        company, windows = self.company, self.turns.windows() if self.turns else []
        return Around(company.shown, windows, company.spectators, self._seal, self._coach)

    def shown_to(self, connection: Connection, around: Around) -> TableShown:
        """The table as that connection may see it."""
        player, company, record = connection.player_id, self.company, self.record
        picture = self.turns.picture if self.turns else None
        told = connection.told.get(self.id, 0)
        yours = company.seats_of.get(player, [])
        invite = self.invite if yours or player == record.host or company.watchers.get(connection) else None
        first = told if picture and told <= picture.ply else 0
        return table_shown(record, picture, around, player, yours, invite, first)

    # ── what is asked for, each under the lock ───────────────────────────────────────────────────

    def watch(self, connection: Connection, invited: bool, after: int) -> None:
        """The connection sees the table from now on."""
        is_news = self.company.come(connection, invited)
        connection.told[self.id] = after
        if is_news:
            self.attend()
            self.publish()
        else:
            connection.send(self.shown_to(connection, self.around()))

    def unwatch(self, connection: Connection) -> None:
        """The connection sees no more of the table."""
        if self.company.go(connection):
            connection.told.pop(self.id, None)
            self.attend()
            self.publish()

    async def change(self, record: TableRecord) -> None:
        """The table is changed, and everybody sees it."""
        if record == self.record:
            return
        before = {connection: seats_of(self.record, connection.player_id) for connection in self.company.watchers}
        await self.keep(record=record)
        for connection, seats in before.items():
            if seats_of(self.record, connection.player_id) != seats:
                connection.told[self.id] = 0  # other eyes: all events anew
        self.attend()
        self.publish()

    async def start(self, connection: Connection, fill: str | None) -> None:
        """Somebody starts the game."""
        await self._start(lobby.start(self.record, fill, connection.player))

    async def _start(self, record: TableRecord) -> None:
        """The seats and pledges are closed; the game begins when all pledges are answered."""
        self.timers.cancel("begin")
        await self._go_on_starting(starting.close(record))

    async def reveal(self, connection: Connection, asked: Reveal) -> None:
        """A browser answers its pledge; after the last one the game begins."""
        record = starting.reveal(self.record, asked.seat, connection.player, asked.revealed)
        if record != self.record:
            await self._go_on_starting(record)

    async def _go_on_starting(self, record: TableRecord) -> None:
        if starting.waiting_for(record):
            await self.change(record)
        else:
            await self._begin(starting.begun(record))

    def _wait_for_bytes(self) -> None:
        """A start that waits too long for pledged bytes is broken off."""
        if self.record.status == "starting":
            due = self.house.time.now() + self.house.settings.reveal_wait
            self.timers.keep("reveal", due, lambda: self.later(self._break_off))
        else:
            self.timers.cancel("reveal")

    async def _break_off(self) -> None:
        if self.record.status == "starting":
            silent = starting.waiting_for(self.record)
            await self.change(starting.broken_off(self.record))
            logs.note("a start was broken off", table=self.id, seats=silent, times=len(self.record.broken))

    async def _begin(self, record: TableRecord) -> None:
        """The game begins: what luck brings first is kept together with the seal."""
        running = Running(record)
        inputs = running.begin()
        self.turns = Turns(self, running, 0, self.house.time.wall())
        self.timers.cancel("begin")
        await self.keep(inputs, record)
        logs.note("a game began", table=self.id, game=record.game, seats=len(record.seats))
        self.attend()
        self.publish()

    def decide(self, connection: Connection, asked: Decide) -> Awaitable[None] | None:
        """A person's move; acknowledged when it cannot be lost any more, however often it is sent."""
        lobby.own_seat(self.record, asked.seat, connection.player)
        if not 1 <= len(asked.id) <= CLIENT_ID_LIMIT:
            raise Refused("error-client-id")
        if self.turns is None:
            raise Refused("error-not-started")
        if (asked.seat, asked.id) in self.turns.running.clients:
            connection.send(Taken(self.id, asked.id))
            return None
        if self.is_over:
            raise Refused("error-game-over")
        if asked.ply is not None and asked.ply < self.turns.picture.opened:
            raise Refused("error-too-late")
        return self.turns.answer(asked.seat, asked.move, asked.id, connection)

    def say(self, connection: Connection, seat: int, phrase: str) -> None:
        """A quick phrase, to everybody."""
        lobby.own_seat(self.record, seat, connection.player)
        for other in self.company.watchers:
            other.send(Spoken(self.id, seat, phrase))
