"""Time sources, timers, and the clock of a game, which pauses with its table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """A scheduled call that can be cancelled."""

    def cancel(self) -> None:
        """Prevents the call."""
        ...


class Time(Protocol):
    """A source of time; tests use one that they advance themselves."""

    def now(self) -> float:
        """Returns monotonic seconds."""
        ...

    def wall(self) -> int:
        """Returns milliseconds since 1970."""
        ...

    def call_at(self, when: float, happens: Callable[[], None]) -> Timer:
        """Schedules a call for that time of `now`."""
        ...


class RealTime:
    """The time of this machine, with timers of the running event loop."""

    def now(self) -> float:
        """Returns monotonic seconds."""
        return time.monotonic()

    def wall(self) -> int:
        """Returns milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def call_at(self, when: float, happens: Callable[[], None]) -> Timer:
        """Schedules a call for that time of `now`."""
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), happens)


async def sleep_until(source: Time, when: float) -> None:
    """Sleeps until that time of `now`."""
    if when <= source.now():
        return
    done = asyncio.Event()
    timer = source.call_at(when, done.set)
    try:
        await done.wait()
    finally:
        timer.cancel()


class Timers:
    """Timers by name; a new one replaces the timer that had its name."""

    def __init__(self, source: Time) -> None:
        self.source = source
        self._set: dict[str, tuple[float, Timer]] = {}

    def __len__(self) -> int:
        return len(self._set)

    def set(self, name: str, when: float, happens: Callable[[], None]) -> None:
        """Schedules a call, after which the name is free again."""
        self.cancel(name)

        def fire() -> None:
            self._set.pop(name, None)
            happens()

        self._set[name] = (when, self.source.call_at(when, fire))

    def ensure(self, name: str, when: float, happens: Callable[[], None]) -> None:
        """Does the same as `set`, unless a timer of that name is running."""
        if name not in self._set:
            self.set(name, when, happens)

    def due(self, name: str) -> float | None:
        """Returns when the timer is due, if it is running."""
        return self._set[name][0] if name in self._set else None

    def names(self) -> list[str]:
        """Returns the names of all running timers."""
        return list(self._set)

    def cancel(self, *names: str) -> None:
        """Cancels these timers, as far as they are running."""
        if not self._set:
            return
        for name in names:
            if name in self._set:
                self._set.pop(name)[1].cancel()

    def cancel_all(self) -> None:
        """Cancels all timers."""
        self.cancel(*self.names())


class GameClock:
    """Measures the playing time of a game that ends by the clock; it pauses while nobody is at the table."""

    def __init__(self, source: Time, used: int, total: int | None) -> None:
        self.source = source
        self.total = total  # milliseconds; None: no clock
        self._used = used
        self._since: float | None = None

    @property
    def used(self) -> int:
        """Milliseconds used so far."""
        if self._since is None:
            return self._used
        return self._used + round((self.source.now() - self._since) * 1000)

    @property
    def left(self) -> int | None:
        """Milliseconds left, where the game has a clock."""
        return None if self.total is None else max(0, self.total - self.used)

    def go(self) -> None:
        """Starts the clock, or resumes it."""
        if self._since is None and self.total is not None:
            self._since = self.source.now()

    def rest(self) -> None:
        """Pauses the clock."""
        self._used, self._since = self.used, None

    def stop(self) -> None:
        """Stops the clock for good."""
        self.rest()
        self.total = None
