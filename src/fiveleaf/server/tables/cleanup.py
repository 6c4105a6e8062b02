"""Forgetting: lobbies that nobody came back to leave the store, a few at a time, so that no move waits for it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from fiveleaf.server import logs
from fiveleaf.server.store import StoreFault

if TYPE_CHECKING:
    from fiveleaf.server.tables.house import House

FIRST_SECONDS = 60.0  # after the start
EVERY_SECONDS = 3600.0
LOBBIES_AT_ONCE = 50  # in one transaction
PAUSE_SECONDS = 0.2  # from one transaction to the next


class Forgetting:
    """Looks every hour, if lobbies are to be forgotten at all."""

    def __init__(self, house: House) -> None:
        self.house = house

    def begin(self) -> None:
        """From now on it is looked after."""
        if self.house.settings.forget_lobbies is not None:
            self._look_in(FIRST_SECONDS)

    def _look_in(self, seconds: float) -> None:
        self.house.time.call_at(self.house.time.now() + seconds, self._look)

    def _look(self) -> None:
        self.house.spawn(self.forget())
        self._look_in(EVERY_SECONDS)

    async def forget(self) -> None:
        """Forgets all lobbies whose time is over."""
        house, count = self.house, 0
        before = house.time.wall() - round((house.settings.forget_lobbies or 0) * 1000)
        try:
            while tables := await house.store.forget_lobbies(before, LOBBIES_AT_ONCE):
                for live in [house.tables[table] for table in tables if table in house.tables]:
                    house.drop(live)
                count += len(tables)
                await asyncio.sleep(PAUSE_SECONDS)
        except StoreFault as fault:
            logs.warn("lobbies could not be forgotten", reason=str(fault))
        if count:
            logs.note("lobbies were forgotten", count=count)
