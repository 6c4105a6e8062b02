"""What comes in is counted in points, by connection and by address, and whoever sends too much is read more slowly.

A point stands for about 30 µs of the server's time. Reading is paused where the points are used up, so that the network
holds the sender up; what was read already waits until there are points again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any

from fiveleaf.server.limits import Bucket
from fiveleaf.server.settings import Rate

READ = 1  # points of each read from the network,
KIBIBYTE = 1  # of each 1024 bytes,
FRAME = 1  # of each frame of a websocket,
MESSAGE = 5  # of each frame that ends a message,
REQUEST = 10  # of each request,
UPGRADE = 30  # more if it begins a websocket,
CONNECTION = 3  # of each new connection,
RESUME = 100  # and of reading on after a pause, until it is known what has piled up: many may be held up together
MIN_HOLD_SECONDS = 0.1  # so that whoever is held up is read in larger pieces


class Line:
    """A transport that is read only while neither its protocol nor the traffic has paused it."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._is_paused = False  # by the protocol
        self._timer: asyncio.TimerHandle | None = None  # runs while the traffic holds it up
        self._is_over = False  # nothing will be read any more
        self.go_on: Callable[[], None] = do_nothing  # what its protocol does when it is held up no more
        self.write, self.is_closing = transport.write, transport.is_closing

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    @property
    def is_held(self) -> bool:
        """Whether the traffic holds it up."""
        return self._timer is not None or self._is_over

    def pause_reading(self) -> None:
        """The protocol wants nothing now."""
        self._is_paused = True
        self._switch()

    def resume_reading(self) -> None:
        """The protocol wants more."""
        self._is_paused = False
        self._switch()

    def hold(self, seconds: float) -> None:
        """Reads nothing for so long."""
        if not self.is_held:
            self._timer = self._loop.call_later(max(seconds, MIN_HOLD_SECONDS), self._release)
            self._switch()

    def _release(self) -> None:
        self._timer = None
        self.go_on()
        self._switch()

    def end(self) -> None:
        """Reads nothing any more, and waits for nothing."""
        self._is_over = True
        self.go_on = do_nothing  # so that nothing is left for the collector
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._switch()

    def _switch(self) -> None:
        if self.is_closing():
            return
        if self._is_paused or self.is_held:
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()


def do_nothing() -> None:
    """Nothing waits."""


class Meter:
    """The points of one connection: those of its own, and those that it shares with all of its address."""

    __slots__ = ("_own", "_patience", "_prepaid", "shared")

    def __init__(self, rate: Rate, patience: float, shared: Bucket) -> None:
        now = monotonic()
        self._own = Bucket(rate, now)
        self._patience = Bucket(Rate(0.1, round(patience)), now)
        self._prepaid = 0
        self.shared = shared

    def charge(self, points: float) -> float:
        """Counts so many points; the seconds to wait before more is read."""
        now = monotonic()
        return max(self._own.charge(points, now), self.shared.charge(points, now))

    def charge_read(self, data: bytes) -> float:
        """Counts what one read has brought, less what was paid for it in advance."""
        now = monotonic()
        points, prepaid, self._prepaid = points_of(data), self._prepaid, 0
        return max(self._own.charge(points, now), self.shared.charge(points - prepaid, now))

    def resume(self) -> None:
        """Counts that it is read again; others of its address that were held up as long come after it."""
        self.shared.charge(RESUME, monotonic())
        self._prepaid = RESUME

    def goes_on(self) -> bool:
        """Whether the connection, which is to be held up now, has had to be so for too long."""
        now = monotonic()
        wait = self._own.charge(0, now)
        return wait > 0 and self._patience.charge(max(wait, MIN_HOLD_SECONDS), now) > 0


def points_of(data: bytes) -> float:
    """The points of what one read has brought."""
    return READ + len(data) * (KIBIBYTE / 1024)
