"""Cleanup: deletes abandoned lobbies from the store in small transactions, so that no move is delayed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from fiveleaf.server import logs
from fiveleaf.server.clocks import Time
from fiveleaf.server.store import Store, StoreFault

FIRST_SECONDS = 60.0  # after the start
EVERY_SECONDS = 3600.0
LOBBIES_AT_ONCE = 50  # per transaction
PAUSE_SECONDS = 0.2  # between two transactions


class Cleanup:
    """Deletes expired lobbies every hour, if the settings enable it."""

    def __init__(
        self, store: Store, time: Time, after: float | None, on_deleted: Callable[[Collection[str]], None]
    ) -> None:
        self.store = store
        self.time = time
        self.after = after  # seconds until an abandoned lobby expires
        self.on_deleted = on_deleted
        self._running: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Starts the cleanup."""
        if self.after is not None:
            self._look_in(FIRST_SECONDS)

    def stop(self) -> None:
        """Stops the cleanup."""
        if self._running is not None:
            self._running.cancel()

    def _look_in(self, seconds: float) -> None:
        self.time.call_at(self.time.now() + seconds, self._look)

    def _look(self) -> None:
        self._running = asyncio.create_task(self.delete_lobbies())
        self._look_in(EVERY_SECONDS)

    async def delete_lobbies(self) -> None:
        """Deletes all expired lobbies."""
        count, before = 0, self.time.wall() - round((self.after or 0) * 1000)
        try:
            while tables := await self.store.forget_lobbies(before, LOBBIES_AT_ONCE):
                self.on_deleted(tables)
                count += len(tables)
                await asyncio.sleep(PAUSE_SECONDS)
        except StoreFault as fault:
            logs.warn("lobbies could not be forgotten", reason=str(fault))
        if count:
            logs.note("lobbies were forgotten", count=count)
