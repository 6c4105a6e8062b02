"""A loaded table: one task that handles the inputs in its inbox one by one and commits their changes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec

from fiveleaf.engine.errors import Refused
from fiveleaf.engine.match import Match
from fiveleaf.server import logs
from fiveleaf.server.clocks import Time
from fiveleaf.server.metrics import Metrics
from fiveleaf.server.settings import Settings
from fiveleaf.server.store import Batch, Loaded, Store, StoreFault, TableRecord
from fiveleaf.server.tables.change import NOTHING, Change, FollowUp, TableLeft
from fiveleaf.server.tables.connection import Connection
from fiveleaf.server.tables.handlers import HANDLERS, SCHEDULED
from fiveleaf.server.tables.inputs import Close, Scheduled, TableInput, Unload
from fiveleaf.server.tables.matches import input_record, loaded_match
from fiveleaf.server.tables.presence import Presence
from fiveleaf.server.tables.publishing import table_shown
from fiveleaf.server.tables.refusals import refusal_of
from fiveleaf.server.tables.schedule import Schedule
from fiveleaf.server.tables.state import TableState, loaded_state, next_state, replace
from fiveleaf.server.tables.thinking import Thinking

Hook = Callable[[TableState, Any], None]
Waiting = tuple[Connection | None, TableInput]


class Services(msgspec.Struct, frozen=True):
    """The services that the house provides to every table."""

    store: Store
    settings: Settings
    time: Time
    thinking: Thinking
    metrics: Metrics
    invite: Callable[[str], str]  # returns the invitation to a table
    open_table: Callable[[TableRecord], Awaitable[None]]  # creates another table
    hooks: Mapping[type[FollowUp], Sequence[Hook]]  # called after a change


class TableActor:
    """One table, changed only by its own task: it loads the table, then handles and commits the inputs in the inbox."""

    def __init__(self, table: str, services: Services, gone: Callable[[TableActor], None]) -> None:
        self.id = table
        self.services = services
        self.inbox: asyncio.Queue[Waiting] = asyncio.Queue()
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # done once the table is loaded
        self.state: TableState  # once it is loaded
        self.is_gone = False
        self._gone = gone  # called when the table is unloaded
        self._schedule = Schedule(services.settings, services.time, services.thinking, self._post_scheduled)

    @property
    def is_ready(self) -> bool:
        """Whether the table is loaded."""
        return self.ready.done() and self.ready.exception() is None

    def post(self, sender: Connection | None, message: TableInput) -> None:
        """Puts an input into the inbox, which is the only way to change a table."""
        self.inbox.put_nowait((sender, message))

    def _post_scheduled(self, message: Scheduled) -> None:
        self.inbox.put_nowait((None, message))

    def close(self) -> None:
        """Unloads the table after the waiting inputs, because the server stops."""
        self._post_scheduled(Close(self._schedule.clock.used))

    async def live(self, record: TableRecord | None = None) -> None:
        """Runs the table until it is unloaded: loads it, or stores a new one, and then handles its inputs."""
        try:
            await (self._load() if record is None else self._create(record))
        except Refused as refused:
            self._give_up(refused)
        except Exception as fault:
            logs.warn("a fault of the server", fault, table=self.id)
            self._give_up(Refused("error-store-failed"))
        else:
            self.ready.set_result(None)
            await self._run()

    def _give_up(self, refused: Refused) -> None:
        """Refuses all waiting inputs, because the table does not exist."""
        for sender, message in self.take_waiting():
            if sender is not None:
                self._refuse(sender, message, refused)
        self._gone(self)
        self.ready.set_exception(refused)
        self.ready.exception()  # marks it as retrieved for asyncio

    # ── from the store ───────────────────────────────────────────────────────────────────────────

    async def _create(self, record: TableRecord) -> None:
        """Stores a new table; refused if it cannot be stored."""
        self._take(Loaded(record, 0, 0, record.made, []), None, Presence(record.seats))
        try:
            await self._write(Change(record=record))
        except StoreFault as fault:
            self.services.metrics.store_faults.inc()
            raise Refused("error-store-failed") from fault
        self.state = replace(self.state, version=1)
        self._schedule.arrange(self.state)

    async def _load(self) -> None:
        """Reads the table from the store; refused if it is not there or cannot be played."""
        try:
            loaded = await self._loaded()
            match = await asyncio.to_thread(loaded_match, loaded)
        except StoreFault as fault:
            logs.warn("a table could not be read", fault, table=self.id)
            raise Refused("error-store-failed") from fault
        self._take(loaded, match, Presence(loaded.record.seats))
        self._schedule.arrange(self.state)

    async def _loaded(self) -> Loaded:
        """The table in the store; one whose rematch was deleted, because nobody came to it, can have another."""
        loaded = await self.services.store.load(self.id)
        if loaded is None:
            raise Refused("error-no-table")
        rematch = loaded.record.rematch
        if rematch is None or await self.services.store.has_table(rematch):
            return loaded
        return replace(loaded, record=replace(loaded.record, rematch=None, agreed=(), declined=()))

    def _take(self, loaded: Loaded, match: Match | None, presence: Presence) -> None:
        services = self.services
        invite = services.invite(self.id)
        self.state = loaded_state(loaded, match, presence, invite, services.settings, services.time)

    # ── one input after the other ────────────────────────────────────────────────────────────────

    async def _run(self) -> None:
        """Handles whatever comes until the table leaves the memory."""
        while not self.is_gone:
            sender, message = await self.inbox.get()
            try:
                change = self._handle(sender, message)
                if change is not NOTHING:
                    await self.commit(change)
            except Refused as refused:
                self._refuse(sender, message, refused)
            except Exception as fault:
                logs.warn("a fault of the server", fault, table=self.id)
                await self._reload("a fault of the server")
                self._refuse(sender, message, Refused("error-store-failed"))
            self._done(sender)
            if isinstance(message, Close) and not self.is_gone:
                self._leave()

    def _handle(self, sender: Connection | None, message: TableInput) -> Change:
        if sender is None:
            return SCHEDULED[type(message)](self.state, message, self.services.time)
        return HANDLERS[type(message)](self.state, sender, message, self.services.time)

    def _refuse(self, sender: Connection | None, message: TableInput, refused: Refused) -> None:
        """Tells whoever asked; where nobody did, it is only noted."""
        if sender is None:
            logs.warn("not done", table=self.id, reason=refused.key)
            return
        self.services.metrics.refusals.labels(refused.key).inc()
        sender.send(refusal_of(refused, self.id, getattr(message, "id", None)))

    def take_waiting(self) -> list[Waiting]:
        """Everything that waits, which does so no more."""
        waiting: list[Waiting] = []
        while not self.inbox.empty():
            waiting.append(self.inbox.get_nowait())
            self._done(waiting[-1][0])
        return waiting

    def _done(self, sender: Connection | None) -> None:
        self.inbox.task_done()
        if sender is not None:
            sender.waiting -= 1

    # ── the one commit ───────────────────────────────────────────────────────────────────────────

    async def commit(self, change: Change) -> None:
        """Stores a change, acknowledges it, publishes it and runs its hooks; nothing else does any of these."""
        if change.opens is not None:
            await self.services.open_table(change.opens)
        if change.is_stored:
            await self._store(change)
        self._apply(change)
        for connection, message in change.sent:
            connection.send(message)
        self._schedule.arrange(self.state)
        windows = self._schedule.windows(self.state) if change.shown_to else []
        for connection in change.shown_to:
            connection.send(table_shown(self.state, windows, connection))
        for event in change.follows:
            self._follow(event)

    async def _store(self, change: Change) -> None:
        """Stores a change; if that fails, the table is reloaded from the store."""
        try:
            await self._write(change)
        except StoreFault as fault:
            await self._reload(str(fault))
            raise Refused("error-store-failed") from fault

    async def _write(self, change: Change) -> None:
        services, began = self.services, time.perf_counter()
        await services.store.commit(self._batch(change))
        services.metrics.commits.observe(time.perf_counter() - began)
        for entry in change.inputs:
            services.metrics.inputs[entry.kind].count += 1

    def _batch(self, change: Change) -> Batch:
        """Returns the batch of a change for the store."""
        match = change.match or self.state.match
        return Batch(
            table=self.id,
            changed=self.services.time.wall(),
            first=match.input_count - len(change.inputs) if match else 0,
            inputs=[input_record(entry) for entry in change.inputs],
            used=self._schedule.clock.used,
            turn=match.may_act if match else (),
            record=change.record,
            version=self.state.version,
        )

    def _apply(self, change: Change) -> None:
        """Replaces the state by the one after a change."""
        before = self.state
        self.state = next_state(before, change, self.services.time, self._schedule.clock.used)
        if change.presence is not None:
            for connection in before.presence.watchers.keys() - change.presence.watchers.keys():
                connection.events_sent.pop(self.id, None)
        for connection, first in change.resend.items():
            connection.events_sent[self.id] = first

    def _follow(self, event: FollowUp) -> None:
        if isinstance(event, TableLeft):
            if event.at_once or self.inbox.empty():
                self._leave()
            else:  # after the waiting inputs
                self._post_scheduled(Unload(self._schedule.clock.used))
        for hook in self.services.hooks.get(type(event), ()):
            hook(self.state, event)

    # ── faults, and the end ──────────────────────────────────────────────────────────────────────

    async def _reload(self, reason: str) -> None:
        """Undoes a change that could not be stored, by reloading the table."""
        self.services.metrics.store_faults.inc()
        logs.warn("a batch could not be kept", table=self.id, reason=reason)
        try:
            loaded = await self._loaded()
            self._take(loaded, loaded_match(loaded), self.state.presence)
        except Exception as worse:
            logs.warn("a table could not be read again", table=self.id, reason=str(worse))
            for connection in self.state.presence.watchers:
                connection.send(refusal_of(Refused("error-store-failed"), self.id))
            self._leave()
            return
        self._schedule.retry()

    def _leave(self) -> None:
        """Unloads the table; its watchers reconnect on their own and receive it again."""
        self.is_gone = True
        self._schedule.stop()
        for connection in self.state.presence.watchers:
            connection.events_sent.pop(self.id, None)
            connection.hang_up()
        self._gone(self)
