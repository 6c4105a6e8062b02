"""Errands: work that is begun at once and goes on when what it waits for is there, without a task of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from fiveleaf.server import logs

Work = Coroutine[Any, Any, None]


def run_errand(work: Work, done: Callable[[], None]) -> None:
    """Runs a coroutine as far as it goes; futures that it awaits make it go on, until it is done.

    A task would do the same, but begins a round of the event loop later and wakes through every frame that awaits it.
    """

    def go_on(_: object = None) -> None:
        try:
            awaited = work.send(None)
        except StopIteration:
            done()
        except Exception as fault:
            logs.warn("an errand failed", fault)
            done()
        else:
            call_when_done(awaited, go_on)

    go_on()


def call_when_done(awaited: Any, go_on: Callable[[object], None]) -> None:
    """Calls when a future is done; what a coroutine awaits is always one, or nothing but the next round."""
    if awaited is None:
        asyncio.get_running_loop().call_soon(go_on, None)
    else:
        awaited._asyncio_future_blocking = False  # as every task says when it has begun to wait
        awaited.add_done_callback(go_on)
