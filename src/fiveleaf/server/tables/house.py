"""The house: all tables and players of one server, and the entry point of every message."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Coroutine
from concurrent.futures import Executor
from typing import Any

from fiveleaf.bots.levels import strategy_of
from fiveleaf.catalogue import find
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.transcript import Transcript
from fiveleaf.server import logs
from fiveleaf.server.clocks import RealTime, Time
from fiveleaf.server.garbage import GarbageCollection
from fiveleaf.server.limits import Buckets
from fiveleaf.server.metrics import Metrics
from fiveleaf.server.people.players import Players
from fiveleaf.server.settings import Settings
from fiveleaf.server.store import PlayerRecord, Store, TableRecord
from fiveleaf.server.tables import lobby
from fiveleaf.server.tables.actor import Hook, Services, TableActor
from fiveleaf.server.tables.advice import Coach
from fiveleaf.server.tables.change import AdviceWanted, FollowUp, GameBegan, GameFinished, StartBrokenOff
from fiveleaf.server.tables.cleanup import Cleanup
from fiveleaf.server.tables.connection import Connection
from fiveleaf.server.tables.inputs import Deleted, Left
from fiveleaf.server.tables.listings import Listings
from fiveleaf.server.tables.matches import transcript_of
from fiveleaf.server.tables.refusals import refusal_of
from fiveleaf.server.tables.state import TableState
from fiveleaf.server.tables.thinking import Thinking
from fiveleaf.server.wire import (
    Advise,
    AtTable,
    Decide,
    FromPage,
    Made,
    NewTable,
    Ping,
    Pong,
    PutAway,
    Reading,
    Rematch,
    Say,
    Stand,
    TakeBack,
)

Task = asyncio.Task[None]


class House:
    """Everything but the transport."""

    def __init__(
        self,
        store: Store,
        server_key: bytes,
        settings: Settings,
        time: Time | None = None,
        pool: Executor | None = None,
    ) -> None:
        self.store = store
        self.settings = settings
        self.time = time or RealTime()
        self.metrics = Metrics()
        self.players = Players(store, self.time, server_key)
        self.thinking = Thinking(settings.thinkers, settings.bot_pause, self.metrics, pool)
        self.tables: dict[str, TableActor] = {}  # loaded ones
        self.connections: set[Connection] = set()
        self.listings = Listings(store, settings, self.time)
        self.cleanup = Cleanup(store, self.time, settings.forget_lobbies, self._deleted)
        self.garbage = GarbageCollection(self.time, self.tables)
        self.seat_rate = Buckets(settings.rates.seat, self.time)
        self.speech_rate = Buckets(settings.rates.speech, self.time)
        self.seating_rate = Buckets(settings.rates.seating, self.time)
        self._hooks: dict[type[FollowUp], list[Hook]] = {}
        self._services = self._new_services()
        self._tasks: set[Task] = set()
        self._is_closing = False
        self.on(AdviceWanted, Coach(self.thinking, self.metrics).advise)
        for event, hook in LOGGED.items():
            self.on(event, hook)
        if settings.warm:
            self.spawn(self.thinking.warm_up())
            self.on(GameBegan, self._prepare_report)

    def _new_services(self) -> Services:
        return Services(
            store=self.store,
            settings=self.settings,
            time=self.time,
            thinking=self.thinking,
            metrics=self.metrics,
            invite=self.players.invite,
            open_table=self._open_again,
            hooks=self._hooks,
        )

    def on(self, event: type[FollowUp], hook: Hook) -> None:
        """Registers a hook, which is called after every change of that kind."""
        self._hooks.setdefault(event, []).append(hook)

    # ── work in the background ───────────────────────────────────────────────────────────────────

    def spawn(self, work: Coroutine[Any, Any, None]) -> Task:
        """Runs a background task; faults are logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: Task) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logs.warn("background work failed", task.exception())

    def _prepare_report(self, table: TableState, event: FollowUp) -> None:
        """Compiles what the report of a game needs while that game is played."""
        if strategy_of(find(table.record.game)).trained:
            self.spawn(self.thinking.warm_up_reports(table.record.game))

    async def close(self) -> None:
        """Unloads every table after its waiting inputs, and stops everything else."""
        self._is_closing = True
        tables = list(self.tables.values())
        for actor in tables:
            actor.close()
        for actor in tables:
            await actor.inbox.join()
        self.cleanup.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinking.close()
        await self.store.close()

    # ── tables ───────────────────────────────────────────────────────────────────────────────────

    def table(self, table: str) -> TableActor:
        """Returns the table with that id; loading starts if it is not in memory."""
        return self.tables.get(table) or self._start(table)

    def _start(self, table: str, record: TableRecord | None = None) -> TableActor:
        actor = self.tables[table] = TableActor(table, self._services, self._left)
        self.metrics.tables.set(len(self.tables))
        self.spawn(actor.live(record))
        return actor

    def _left(self, actor: TableActor) -> None:
        """Removes an unloaded table; its waiting inputs go to the same table, loaded again."""
        del self.tables[actor.id]
        self.metrics.tables.set(len(self.tables))
        self.garbage.left += 1
        for sender, message in actor.take_waiting():
            if sender is not None and not self._is_closing:
                sender.waiting += 1
                self.table(actor.id).post(sender, message)

    def _deleted(self, tables: Collection[str]) -> None:
        """Unloads tables that were deleted from the store."""
        for table in tables:
            if table in self.tables:
                self.tables[table].post(None, Deleted())

    async def make(self, player: PlayerRecord | None, asked: NewTable, address: str | None = None) -> Made:
        """Creates a table."""
        if player is None:
            raise Refused("error-no-player")
        record = lobby.make(asked, player, self.time.wall())
        if record.listed:
            await self._open_listed(record, address)
        else:
            await self._open(record)
        return Made(record.id, self.players.invite(record.id))

    async def _open(self, record: TableRecord) -> None:
        await self._start(record.id, record).ready

    async def _open_listed(self, record: TableRecord, address: str | None) -> None:
        """Creates a listed table, unless its host or the address has too many listed ones."""
        async with self.listings.lock:
            await self.listings.check(record.host, address)
            await self._open(record)
            self.listings.note(address, record.id)

    async def _open_again(self, record: TableRecord) -> None:
        """Creates a rematch, unlisted if its host has too many listed tables."""
        try:
            await (self._open_listed(record, None) if record.listed else self._open(record))
        except Refused as refused:
            if refused.key != "error-listed-limit":
                raise
            await self._open(lobby.replace(record, listed=False))

    async def finished(self, table: str) -> tuple[TableState, Transcript]:
        """Returns a table with a finished, fully shown game, and its transcript."""
        actor = self.table(table)
        await asyncio.shield(actor.ready)
        match = actor.state.match
        if match is None or not actor.state.is_over:
            raise Refused("error-not-over")
        return actor.state, transcript_of(actor.state.record, match)

    # ── people ───────────────────────────────────────────────────────────────────────────────────

    async def sign_out_others(self, player: PlayerRecord, secret: bytes) -> int:
        """Signs out all devices of a player but the one with that secret; returns their number."""
        ended = set(await self.players.revoke_others(player, secret))
        for connection in [one for one in self.connections if one.secret in ended]:
            connection.sign_out()
        return len(ended)

    async def put_away(self, player: PlayerRecord, asked: PutAway) -> None:
        """Puts a table of the player away, or brings it back; refused if it is not one of theirs."""
        if not await self.store.put_away(player.id, asked.table, asked.away):
            raise Refused("error-not-seated")

    def leave(self, connection: Connection) -> None:
        """Unsubscribes a closed connection from all its tables."""
        connection.has_left = True
        self.garbage.left += 1
        for actor in [self.tables[table] for table in connection.events_sent if table in self.tables]:
            connection.waiting += 1
            actor.post(connection, Left())

    # ── messages ─────────────────────────────────────────────────────────────────────────────────

    def receive(self, connection: Connection, message: FromPage) -> None:
        """Hands a message to its table, which answers it; one that comes too fast is refused here."""
        if isinstance(message, Ping):
            connection.send(Pong(message.sent))
            return
        try:
            self._check_rate(connection, message)
        except Refused as refused:
            self.metrics.refusals.labels(refused.key).inc()
            connection.send(refusal_of(refused, message.table, getattr(message, "id", None)))
            return
        connection.waiting += 1
        self.table(message.table).post(connection, message)

    def _check_rate(self, connection: Connection, message: AtTable) -> None:
        if connection.waiting >= self.settings.waiting_limit:
            raise Refused("error-too-fast")
        if isinstance(message, Decide | Advise | Reading):
            self.seat_rate.check((message.table, message.seat, connection.player_id))
        elif isinstance(message, Say):
            self.speech_rate.check((message.table, message.seat, connection.player_id))
        elif isinstance(message, Stand | TakeBack | Rematch):
            self.seating_rate.check((message.table, connection.player_id))


def log_begin(table: TableState, _: GameBegan) -> None:
    """Logs that a game began."""
    logs.note("a game began", table=table.id, game=table.record.game, seats=len(table.record.seats))


def log_end(table: TableState, _: GameFinished) -> None:
    """Logs that a game ended."""
    logs.note("a game ended", table=table.id, game=table.record.game)


def log_broken_start(table: TableState, event: StartBrokenOff) -> None:
    """Logs that a start was broken off."""
    logs.note("a start was broken off", table=table.id, seats=event.seats, times=len(table.record.broken))


LOGGED: dict[type[FollowUp], Hook] = {
    GameBegan: log_begin,
    GameFinished: log_end,
    StartBrokenOff: log_broken_start,
}


async def open_house(store: Store, settings: Settings, time: Time | None = None, pool: Executor | None = None) -> House:
    """Returns a house on a store."""
    return House(store, await store.server_key(), settings, time, pool)
