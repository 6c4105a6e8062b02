"""Listings: how many tables one player, and one address, may have on everybody's home page at a time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Collection

from fiveleaf.engine.errors import Refused
from fiveleaf.server.clocks import Time
from fiveleaf.server.settings import Settings
from fiveleaf.server.store import Store

MAX_ADDRESSES = 10_000  # in memory; the ones used longest ago are dropped


class Listings:
    """Counts listed tables in the store; which address made a table is known only while the server runs."""

    def __init__(self, store: Store, settings: Settings, time: Time) -> None:
        self.store = store
        self.settings = settings
        self.time = time
        self.lock = asyncio.Lock()  # held from the check until the table is made
        self._made: OrderedDict[str, Collection[str]] = OrderedDict()  # tables by address

    @property
    def since(self) -> int:
        """The time before which an unchanged lobby is no longer listed; milliseconds since 1970."""
        return self.time.wall() - round(self.settings.open_for * 1000)

    async def check(self, host: str, address: str | None) -> None:
        """Refuses one more listed table where the player or the address has enough."""
        hosted = await self.store.count_listed(host, self.since)
        self._refuse(hosted, self.settings.listed_by_player)
        if address is not None and address in self._made:
            self._made[address] = await self.store.still_listed(self._made[address], self.since)
            self._refuse(len(self._made[address]), self.settings.listed_by_address)

    def _refuse(self, count: int, limit: int) -> None:
        if count >= limit:
            raise Refused("error-listed-limit", limit=limit)

    def note(self, address: str | None, table: str) -> None:
        """Notes that a listed table was made from that address."""
        if address is not None:
            self._made[address] = [*self._made.pop(address, ()), table]
            if len(self._made) > MAX_ADDRESSES:
                self._made.popitem(last=False)
