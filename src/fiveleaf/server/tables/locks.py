"""A lock for a table: taken at once where it is free, and handed on in the order in which it was asked for."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """Like asyncio's, but it can be taken without waiting, which is what nearly every move does."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Takes the lock if it is free."""
        if self._is_taken:
            return False
        self._is_taken = True
        return True

    async def wait(self) -> None:
        """Takes the lock when everybody who asked before has had it."""
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was handed over already
                self.release()
            raise

    def release(self) -> None:
        """Hands the lock on to the next who waits; it is free if nobody does."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._is_taken = False

    async def __aenter__(self) -> None:
        await self.wait()

    async def __aexit__(self, *_: object) -> None:
        self.release()
