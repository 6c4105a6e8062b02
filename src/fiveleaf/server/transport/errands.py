"""Errands: work that is begun at once and goes on when what it waits for is there, without a task of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from fiveleaf.server import logs


class Errand:
    """A coroutine that runs as far as it goes; futures that it awaits make it go on, until it is done.

    A task would do the same, but begins a round of the event loop later. Nothing here points at itself, so that
    nothing is left for the collector.
    """

    __slots__ = ("_done", "_work")

    def __init__(self, work: Coroutine[Any, Any, None], done: Callable[[], None]) -> None:
        self._work = work
        self._done = done

    def go_on(self, _: object = None) -> None:
        """Runs up to where it has to wait again."""
        try:
            awaited = self._work.send(None)
        except StopIteration:
            self._done()
        except Exception as fault:
            logs.warn("an errand failed", fault)
            self._done()
        else:
            call_when_done(awaited, self.go_on)


def run_errand(work: Coroutine[Any, Any, None], done: Callable[[], None]) -> None:
    """Begins an errand now."""
    Errand(work, done).go_on()


def call_when_done(awaited: Any, go_on: Callable[[object], None]) -> None:
    """Calls when a future is done; what a coroutine awaits is always one, or nothing but the next round."""
    if awaited is None:
        asyncio.get_running_loop().call_soon(go_on, None)
    else:
        awaited._asyncio_future_blocking = False  # as every task says when it has begun to wait
        awaited.add_done_callback(go_on)
