"""The house: all tables and players of one server, and what happens with every message that comes in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine
from concurrent.futures import Executor
from functools import partial
from typing import Any

from fiveleaf.engine.errors import Refused
from fiveleaf.engine.transcript import Transcript
from fiveleaf.server import logs
from fiveleaf.server.clocks import RealTime, Time
from fiveleaf.server.garbage import Tidying
from fiveleaf.server.limits import Buckets
from fiveleaf.server.metrics import Metrics
from fiveleaf.server.pages.counter import Counter
from fiveleaf.server.people.players import PHRASES, Players
from fiveleaf.server.settings import Settings
from fiveleaf.server.store import Batch, Loaded, PlayerRecord, Store, StoreFault, TableRecord
from fiveleaf.server.tables import lobby, starting
from fiveleaf.server.tables.advice import Coach
from fiveleaf.server.tables.cleanup import Forgetting
from fiveleaf.server.tables.connection import Connection
from fiveleaf.server.tables.listings import Listings
from fiveleaf.server.tables.live import LiveTable
from fiveleaf.server.tables.running import running_of
from fiveleaf.server.tables.thinking import Thinking
from fiveleaf.server.wire import (
    Advise,
    AtTable,
    Decide,
    FromPage,
    Made,
    NewTable,
    Ping,
    Pledge,
    Pong,
    Refusal,
    Rematch,
    Reveal,
    Said,
    Say,
    SetFirst,
    SetSeat,
    Sit,
    Stand,
    Start,
    Unwatch,
    Watch,
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
        self.coach = Coach(self)
        self.tables: dict[str, LiveTable] = {}
        self.connections: set[Connection] = set()
        self.listings = Listings(store, settings, self.time)
        self.forgetting = Forgetting(self)
        self.tidying = Tidying(self.time, self.tables)
        self.seat_rate = Buckets(settings.rates.seat, self.time)
        self.speech_rate = Buckets(settings.rates.speech, self.time)
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: set[Task] = set()
        self.counter = Counter(store, settings.count_after)
        if settings.count_after is not None:
            self.spawn(self.counter.run())
        if settings.warm:
            self.spawn(self.thinking.warm_up())

    # ── work in the background ───────────────────────────────────────────────────────────────────

    def spawn(self, work: Coroutine[Any, Any, None]) -> Task:
        """Does something in the background; what goes wrong there is noted."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: Task) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logs.warn("background work failed", task.exception())

    async def close(self) -> None:
        """Every table rests, and what is under way is kept."""
        for live in list(self.tables.values()):
            async with live.lock:
                await live.try_to(live.rest)
                self.drop(live)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinking.close()
        await self.store.close()

    # ── tables ───────────────────────────────────────────────────────────────────────────────────

    async def make(self, player: PlayerRecord | None, asked: NewTable, address: str | None = None) -> Made:
        """A new table."""
        if player is None:
            raise Refused("error-no-player")
        record = lobby.make(asked, player, self.time.wall())
        if record.listed:
            await self._add_listed(record, player, address)
        else:
            await self._add(record)
        return Made(record.id, self.players.invite(record.id))

    async def _add_listed(self, record: TableRecord, player: PlayerRecord, address: str | None) -> LiveTable:
        """A table on everybody's home page, if that player and that address have not too many there."""
        async with self.listings.lock:
            await self.listings.check(player, address)
            live = await self._add(record)
            self.listings.note(address, record.id)
            return live

    async def _add(self, record: TableRecord) -> LiveTable:
        try:
            await self.store.commit(Batch(record.id, self.time.wall(), record=record))
        except StoreFault as fault:
            self.metrics.store_faults.inc()
            raise Refused("error-store-failed") from fault
        live = LiveTable(self, Loaded(record, 1, 0, record.made, []), None)
        self.tables[record.id] = live
        self.metrics.tables.set(len(self.tables))
        live.attend()
        return live

    async def table(self, table: str) -> LiveTable:
        """The table of an id, from the memory or the store."""
        live = self.tables.get(table)
        if live is not None:
            return live
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
            self._loading[table].add_done_callback(partial(self._loaded, table))
        return await asyncio.shield(self._loading[table])

    def _loaded(self, table: str, loading: asyncio.Future[LiveTable]) -> None:
        del self._loading[table]
        loading.cancelled() or loading.exception()  # whoever waited for it may be gone

    async def _load(self, table: str) -> LiveTable:
        try:
            loaded = await self.store.load(table)
            if loaded is None:
                raise Refused("error-no-table")
            loaded = await self._without_forgotten(loaded)
            running = await asyncio.to_thread(running_of, loaded)
        except StoreFault as fault:
            logs.warn("a table could not be read", fault, table=table)
            raise Refused("error-store-failed") from fault
        live = LiveTable(self, loaded, running)
        self.tables[table] = live
        self.metrics.tables.set(len(self.tables))
        live.attend()
        return live

    async def _without_forgotten(self, loaded: Loaded) -> Loaded:
        """A table that was to go on at another one, which nobody came to and which was forgotten, can do so again."""
        rematch = loaded.record.rematch
        if rematch is None or await self.store.has_table(rematch):
            return loaded
        return lobby.replace(loaded, record=lobby.replace(loaded.record, rematch=None))

    def drop(self, live: LiveTable) -> None:
        """The table leaves the memory."""
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
        self.metrics.tables.set(len(self.tables))
        self.tidying.left += 1
        for connection in live.company.watchers:
            connection.told.pop(live.id, None)
            connection.hang_up()  # nobody else would show them the table again
        live.company.go_all()
        live.timers.cancel_all()
        if live.turns is not None:
            live.turns.stop()

    async def rematch(self, live: LiveTable, player: PlayerRecord | None) -> None:
        """The same people again: the first who asks makes the table, the others are led to it."""
        if live.record.rematch is not None:
            live.publish(None if player is None else player.id)
            return
        picture = live.picture
        first_seat = picture.seen(None).view.first_seat if picture and picture.status == "over" else None
        if picture is not None and picture.status != "over":
            raise Refused("error-not-over")
        made = await self._add_again(lobby.again(live.record, first_seat, player, self.time.wall()), player)
        await live.change(lobby.replace(live.record, rematch=made.id))

    async def _add_again(self, record: TableRecord, player: PlayerRecord | None) -> LiveTable:
        """A rematch, which is not listed if its host has enough tables that are."""
        if player is None or not record.listed:
            return await self._add(record)
        try:
            return await self._add_listed(record, player, None)
        except Refused as refused:
            if refused.key != "error-listed-limit":
                raise
            return await self._add(lobby.replace(record, listed=False))

    async def finished(self, table: str) -> tuple[LiveTable, Transcript]:
        """A table whose game is over and may be told to everybody, with its transcript."""
        live = await self.table(table)
        if live.turns is None or not live.is_over:
            raise Refused("error-not-over")
        return live, live.turns.running.transcript(live.record)

    # ── people ───────────────────────────────────────────────────────────────────────────────────

    async def sign_out_others(self, player: PlayerRecord, secret: bytes) -> int:
        """All devices of a player but the one with that secret are nobody's from now on; how many those were."""
        ended = set(await self.players.keep_only(player, secret))
        for connection in [one for one in self.connections if one.secret in ended]:
            connection.sign_out()
        return len(ended)

    # ── messages ─────────────────────────────────────────────────────────────────────────────────

    async def receive(self, connection: Connection, message: FromPage) -> None:
        """Does what the message asks for; what cannot be is refused and changes nothing."""
        if isinstance(message, Ping):
            connection.send(Pong(message.sent))
            return
        try:
            live = self.tables.get(message.table)
            if live is None or not live.lock.take():
                live = await self._locked(message.table)
            try:
                rest = self._do(live, connection, message)
                if rest is not None:
                    await rest
            except Refused:
                raise
            except Exception as fault:
                raise await live.recovered(fault) from fault
            finally:
                live.lock.release()
        except Refused as refused:
            self.metrics.refusals.labels(refused.key).inc()
            connection.send(refusal_of(refused, message.table, getattr(message, "id", None)))

    async def _locked(self, table: str) -> LiveTable:
        """The table of an id, with its lock taken; one that left the memory meanwhile is read again."""
        while True:
            live = self.tables.get(table) or await self.table(table)
            if not live.lock.take():
                await live.lock.wait()
            if self.tables.get(table) is live:
                return live
            live.lock.release()

    async def leave(self, connection: Connection) -> None:
        """The connection is gone."""
        self.tidying.left += 1
        for live in [self.tables[table] for table in list(connection.told) if table in self.tables]:
            async with live.lock:
                live.unwatch(connection)

    def _do(self, live: LiveTable, connection: Connection, message: AtTable) -> Awaitable[None] | None:
        """Does it, or begins to and gives what has to be waited for."""
        player, record = connection.player, live.record
        match message:
            case Decide():
                self.seat_rate.check((live.id, message.seat, connection.player_id))
                return live.decide(connection, message)
            case Sit():
                return live.change(self._sit(live, connection, message))
            case Stand():
                return live.change(lobby.stand(record, message.seat, player, live.is_over))
            case SetSeat():
                return live.change(lobby.set_seat(record, message.seat, message.bot, player))
            case SetFirst():
                return live.change(lobby.set_first(record, message.seat, player))
            case Start():
                return live.start(connection, message.fill)
            case Pledge():
                return live.change(starting.pledge(record, message.seat, player, message.pledge))
            case Reveal():
                return live.reveal(connection, message)
            case Rematch():
                return self.rematch(live, player)
            case Watch():
                self._watch(live, connection, message)
            case Unwatch():
                live.unwatch(connection)
            case Say():
                self._say(live, connection, message)
            case Advise():
                self.coach.ask(live, connection, message)
        return None

    def _watch(self, live: LiveTable, connection: Connection, message: Watch) -> None:
        if len(connection.told) >= self.settings.watch_limit and live.id not in connection.told:
            raise Refused("error-too-fast")
        live.watch(connection, self.players.is_invite(live.id, message.invite), max(0, message.after))

    def _sit(self, live: LiveTable, connection: Connection, message: Sit) -> TableRecord:
        if connection.player is None:
            raise Refused("error-no-player")
        known = connection.player.id in live.company.people or connection.player.id == live.record.host
        if not (live.record.listed or known or live.company.watchers.get(connection)):
            raise Refused("error-not-invited")
        return lobby.sit(live.record, message.seat, connection.player, message.name, message.animal)

    def _say(self, live: LiveTable, connection: Connection, message: Say) -> None:
        if message.phrase not in PHRASES:
            raise Refused("error-no-phrase")
        self.speech_rate.check((live.id, message.seat, connection.player_id))
        live.say(connection, message.seat, message.phrase)


def said(refused: Refused) -> Said:
    """A refusal as the page words it; what would have been legal stays here, the page was sent it already."""
    return Said(refused.key, refused.game, refused.clause, refused.params)


def refusal_of(refused: Refused, table: str | None = None, client: str | None = None) -> Refusal:
    """A refusal as a message."""
    return Refusal(said(refused), table, client)


async def open_house(store: Store, settings: Settings, time: Time | None = None, pool: Executor | None = None) -> House:
    """A house on a store."""
    return House(store, await store.server_key(), settings, time, pool)
