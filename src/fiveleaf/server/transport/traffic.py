"""Charges incoming traffic in points, by connection and by address, and throttles senders who exceed them.

A point stands for about 30 µs of the server's time. Where the points are used up, reading pauses, so that the network
holds the sender up; what was read already waits until there are points again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from fiveleaf.server.clocks import Time
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
MIN_HOLD_SECONDS = 0.1  # so that a throttled connection is read in larger pieces


class ThrottledTransport:
    """A transport that is read only while neither its protocol nor the traffic has paused it."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._is_paused = False  # by the protocol
        self._timer: asyncio.TimerHandle | None = None  # runs while the traffic has paused it
        self._is_over = False  # reading has stopped for good
        self.on_resume: Callable[[], None] = do_nothing  # what the protocol does after a pause by the traffic
        self.write, self.is_closing = transport.write, transport.is_closing

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    @property
    def is_held(self) -> bool:
        """Returns whether the traffic has paused it."""
        return self._timer is not None or self._is_over

    def pause_reading(self) -> None:
        """Pauses reading for the protocol."""
        self._is_paused = True
        self._switch()

    def resume_reading(self) -> None:
        """Resumes reading for the protocol."""
        self._is_paused = False
        self._switch()

    def hold(self, seconds: float) -> None:
        """Pauses reading for the traffic, for that time.

        Also pauses again where it is held already: the event loop begins to read after `connection_made`, and forgets
        a pause that fell into it.
        """
        if not self.is_held:
            self._timer = self._loop.call_later(max(seconds, MIN_HOLD_SECONDS), self._release)
        self._switch()

    def _release(self) -> None:
        self._timer = None
        self.on_resume()
        self._switch()

    def end(self) -> None:
        """Stops reading for good."""
        self._is_over = True
        self.on_resume = do_nothing  # breaks a reference cycle
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
    """Does nothing."""


class Meter:
    """The points of one connection: its own, and those that it shares with its address."""

    __slots__ = ("_hold_seconds", "_own", "_prepaid", "_time", "shared")

    def __init__(self, rate: Rate, max_hold_seconds: float, shared: Bucket, time: Time) -> None:
        self._time = time
        now = time.now()
        self._own = Bucket(rate, now)
        self._hold_seconds = Bucket(Rate(0.1, round(max_hold_seconds)), now)
        self._prepaid = 0
        self.shared = shared

    def charge(self, points: float) -> float:
        """Counts points; returns the seconds to wait before more is read."""
        now = self._time.now()
        return max(self._own.charge(points, now), self.shared.charge(points, now))

    def charge_read(self, data: bytes) -> float:
        """Charges the points of one read, minus what was paid in advance; returns the seconds to wait."""
        now = self._time.now()
        points, prepaid, self._prepaid = points_of(data), self._prepaid, 0
        return max(self._own.charge(points, now), self.shared.charge(points - prepaid, now))

    def resume(self) -> None:
        """Charges the next read in advance, so that throttled connections of one address resume one after the other."""
        self.shared.charge(RESUME, self._time.now())
        self._prepaid = RESUME

    def has_to_be_closed(self) -> bool:
        """Returns whether the connection has been throttled for too long in total."""
        now = self._time.now()
        wait = self._own.charge(0, now)
        return wait > 0 and self._hold_seconds.charge(max(wait, MIN_HOLD_SECONDS), now) > 0


def points_of(data: bytes) -> float:
    """Returns the points of one read."""
    return READ + len(data) * (KIBIBYTE / 1024)
