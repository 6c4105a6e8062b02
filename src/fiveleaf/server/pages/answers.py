"""A cache of expensive answers: each is computed once, one at a time, within a limit of bytes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Any

from fiveleaf.engine.errors import Refused
from fiveleaf.server.clocks import Time

MAX_AT_ONCE = 1  # answers computed in threads at a time; each holds the GIL, which delays the tables
MAX_WAITING = 20  # answers being computed or queued; a further request is refused
CHECK_SECONDS = 1.0  # minimum interval between two checks of the store

Sized = tuple[Any, int]  # an answer and its size in bytes
Run = Callable[[Callable[[], Sized]], Awaitable[Sized]]  # runs a computation outside the event loop


class Answers:
    """Answers by key; the least recently used are dropped first."""

    def __init__(self, limit: int) -> None:
        self.limit = limit  # bytes
        self.size = 0
        self._cached: OrderedDict[Hashable, Sized] = OrderedDict()
        self._making: dict[Hashable, asyncio.Future[Any]] = {}
        self._turn = asyncio.Semaphore(MAX_AT_ONCE)

    @property
    def waiting(self) -> list[Hashable]:
        """The keys of the answers that are being computed or queued, in this order."""
        return list(self._making)

    def has(self, key: Hashable) -> bool:
        """Returns whether the answer is there, or being computed."""
        return key in self._cached or key in self._making

    async def get(self, key: Hashable, make: Callable[[], Sized], run: Run = asyncio.to_thread) -> Any:
        """Returns the answer; requests for one that is being computed wait for it."""
        if not self.has(key):
            if len(self._making) >= MAX_WAITING:
                raise Refused("error-too-fast")
            self._making[key] = asyncio.ensure_future(self._make(key, make, run))
            self._making[key].add_done_callback(partial(self._made, key))
        return await self.find(key)

    async def find(self, key: Hashable) -> Any:
        """Returns an answer that is there or being computed; refused if it is neither."""
        if key in self._making:
            return await asyncio.shield(self._making[key])
        if key not in self._cached:
            raise Refused("error-not-found")
        self._cached.move_to_end(key)
        return self._cached[key][0]

    async def close(self) -> None:
        """Ends what is being computed, as far as that is possible."""
        making = list(self._making.values())
        for answer in making:
            answer.cancel()
        await asyncio.gather(*making, return_exceptions=True)

    async def _make(self, key: Hashable, make: Callable[[], Sized], run: Run) -> Any:
        async with self._turn:
            answer, size = await run(make)
        if size <= self.limit:
            self._cached[key] = answer, size
            self.size += size
        while self.size > self.limit:
            _, (_, freed) = self._cached.popitem(last=False)
            self.size -= freed
        return answer

    def _made(self, key: Hashable, made: asyncio.Future[Any]) -> None:
        del self._making[key]
        made.cancelled() or made.exception()  # marks it as retrieved for asyncio, in case every waiter has gone


class Health:
    """Checks that the store can be written, at most once a second for all requests together."""

    def __init__(self, check: Callable[[], Awaitable[None]], time: Time) -> None:
        self._check = check
        self._time = time
        self._looked = float("-inf")  # time of the last check
        self._found: asyncio.Future[None] | None = None

    async def check(self) -> None:
        """Raises the error of the newest check, if it failed."""
        is_fresh = self._time.now() - self._looked < CHECK_SECONDS
        if self._found is None or (self._found.done() and not is_fresh):
            self._looked = self._time.now()
            self._found = asyncio.ensure_future(self._check())
            self._found.add_done_callback(lambda found: found.cancelled() or found.exception())
        await asyncio.shield(self._found)
