"""Limits: rates of senders, and bounded queues for slow readers."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Hashable

from fiveleaf.engine.errors import Refused
from fiveleaf.server.clocks import Time
from fiveleaf.server.settings import Rate

MAX_BUCKETS = 10_000  # in memory; the least recently used are dropped
MAX_DEBT_SECONDS = 5.0  # longest wait after a charge


class Bucket:
    """A token bucket: every action takes a token, and tokens come back at a steady rate."""

    __slots__ = ("rate", "tokens", "when")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = float(rate.at_once)
        self.when = now

    def take(self, now: float) -> bool:
        """Takes a token if there is one."""
        self.tokens = min(self.rate.at_once, self.tokens + (now - self.when) * self.rate.each_second)
        self.when = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def charge(self, cost: float, now: float) -> float:
        """Takes tokens, going into debt if there are too few; returns the seconds until the debt is paid."""
        rate = self.rate
        tokens = min(rate.at_once, self.tokens + (now - self.when) * rate.each_second) - cost
        self.when = now
        if tokens >= 0:
            self.tokens = tokens
            return 0.0
        self.tokens = max(tokens, -MAX_DEBT_SECONDS * rate.each_second)
        return -self.tokens / rate.each_second


class Buckets:
    """One bucket for each key, such as a seat or an address."""

    def __init__(self, rate: Rate, time: Time) -> None:
        self.rate = rate
        self.time = time
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def of(self, key: Hashable) -> Bucket:
        """Returns the bucket of a key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.time.now())
            if len(self._buckets) > MAX_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def allows(self, key: Hashable) -> bool:
        """Takes a token of that key, if there is one."""
        return self.of(key).take(self.time.now())

    def check(self, key: Hashable) -> None:
        """Takes a token of that key, or refuses."""
        if not self.allows(key):
            raise Refused("error-too-fast")


class Crowd:
    """Counts open connections by address."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._here: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Counts one more connection, unless the address has too many."""
        if self._here[address] >= self.limit:
            return False
        self._here[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Counts one connection less."""
        self._here[address] -= 1
        if not self._here[address]:
            del self._here[address]


class Outbox:
    """Messages that wait to be sent on one connection: bounded, and only the newest of each table."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.replaced = 0  # messages that were never sent because a newer one came
        self._waiting: OrderedDict[Hashable, tuple[bytes, str | None, int]] = OrderedDict()
        self._ready = asyncio.Event()
        self._next = 0
        self._closed = False
        self.is_idle = False  # nothing waits, and nothing is being sent

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def is_closed(self) -> bool:
        """Whether the connection was given up."""
        return self._closed

    def put(self, content: bytes) -> None:
        """Adds a message; a connection with too many of them is given up."""
        self._next += 1
        self._put(self._next, (content, None, 0))

    def put_table(self, table: str, ply: int, content: bytes) -> None:
        """Adds a message about a table, in place of an older one that still waits."""
        self.replaced += table in self._waiting
        self._put(table, (content, table, ply))

    def _put(self, key: Hashable, entry: tuple[bytes, str | None, int]) -> None:
        if self._closed:
            return
        self.is_idle = False
        self._waiting[key] = entry
        if len(self._waiting) > self.limit:
            self.close()
        self._ready.set()

    async def get(self) -> tuple[bytes, str | None, int] | None:
        """Returns the next message with its table and ply; None when the connection is given up."""
        while not self._waiting and not self._closed:
            self._ready.clear()
            self.is_idle = True
            await self._ready.wait()
        self.is_idle = False
        return None if self._closed else self._waiting.popitem(last=False)[1]

    def close(self) -> None:
        """Gives the connection up: what waits is never sent."""
        self._closed, self.is_idle = True, False
        self._waiting.clear()
        self._ready.set()
