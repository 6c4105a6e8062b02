"""Time: where it comes from, what waits for it, and the clock of a game that pauses with its table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None:
        """It will not happen."""
        ...


class Time(Protocol):
    """Where time comes from; tests have their own, which goes on when they say so."""

    def now(self) -> float:
        """Seconds that never go back."""
        ...

    def wall(self) -> int:
        """Milliseconds since 1970."""
        ...

    def call_at(self, when: float, happens: Callable[[], None]) -> Timer:
        """Something happens at that time of `now`."""
        ...


class RealTime:
    """The time of the running event loop."""

    def now(self) -> float:
        """Seconds that never go back."""
        return time.monotonic()

    def wall(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def call_at(self, when: float, happens: Callable[[], None]) -> Timer:
        """Something happens at that time of `now`."""
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), happens)


async def sleep_until(source: Time, when: float) -> None:
    """Waits until that time of `now`."""
    if when <= source.now():
        return
    done = asyncio.Event()
    timer = source.call_at(when, done.set)
    try:
        await done.wait()
    finally:
        timer.cancel()


class Timers:
    """Named timers, of which setting one replaces the one that had the name."""

    def __init__(self, source: Time) -> None:
        self.source = source
        self._set: dict[str, tuple[float, Timer]] = {}

    def __len__(self) -> int:
        return len(self._set)

    def set(self, name: str, when: float, happens: Callable[[], None]) -> None:
        """At that time it happens, and the name is free again."""
        self.cancel(name)

        def fire() -> None:
            self._set.pop(name, None)
            happens()

        self._set[name] = (when, self.source.call_at(when, fire))

    def keep(self, name: str, when: float, happens: Callable[[], None]) -> None:
        """As `set`, unless a timer of that name runs already."""
        if name not in self._set:
            self.set(name, when, happens)

    def due(self, name: str) -> float | None:
        """When it happens, if it runs."""
        return self._set[name][0] if name in self._set else None

    def names(self) -> list[str]:
        """Those that run."""
        return list(self._set)

    def cancel(self, *names: str) -> None:
        """Those do not happen any more."""
        if not self._set:
            return
        for name in names:
            if name in self._set:
                self._set.pop(name)[1].cancel()

    def cancel_all(self) -> None:
        """Nothing happens any more."""
        self.cancel(*self.names())


class GameClock:
    """Counts the milliseconds of a game that is played by the clock, without those in which its table rests."""

    def __init__(self, source: Time, used: int, total: int | None) -> None:
        self.source = source
        self.total = total  # milliseconds; None where no clock runs
        self._used = used
        self._since: float | None = None

    @property
    def used(self) -> int:
        """Milliseconds so far."""
        if self._since is None:
            return self._used
        return self._used + round((self.source.now() - self._since) * 1000)

    @property
    def left(self) -> int | None:
        """Milliseconds that remain, where a clock runs."""
        return None if self.total is None else max(0, self.total - self.used)

    def go(self) -> None:
        """It runs from now on."""
        if self._since is None and self.total is not None:
            self._since = self.source.now()

    def rest(self) -> None:
        """It stands still until it goes again."""
        self._used, self._since = self.used, None

    def stop(self) -> None:
        """It has done its work."""
        self.rest()
        self.total = None
