"""Runs bots in a bounded pool of threads, from views only; a weaker bot replaces one that fails."""

from __future__ import annotations

import asyncio
import random
import secrets
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

import numpy as np

from fiveleaf.bots.bot import FALLBACK_LEVEL, choose_with_fallback, is_warm, warm_up
from fiveleaf.bots.levels import NAMES, find_bot, strategy_of
from fiveleaf.bots.strategy import SEARCH_LEVEL
from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.contract import View
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.table import Table
from fiveleaf.luck import warm as luck_warm
from fiveleaf.luck.hint import hint
from fiveleaf.server import logs
from fiveleaf.server.metrics import Metrics
from fiveleaf.server.wire import Advice, Move, Prospect

T = TypeVar("T")
MIN_THREADS = 2  # so that a report, of which there is one at a time, leaves a thread to the bots


@dataclass(frozen=True)
class MoveRequest:
    """The input of a bot: a view, and the legal moves as codes and in the notation."""

    game: Game
    view: View
    codes: tuple[int, ...]
    moves: tuple[Move, ...]


def request_of(table: Table, seat: int) -> MoveRequest:
    """Returns the input of a bot on that seat."""
    buffer = buffer_of(np.zeros(table.game.most_moves + 1, dtype=np.int32))
    count = table.game.rules.legal_moves(table.state, seat, buffer)
    codes = tuple(buffer[index] for index in range(count))
    return MoveRequest(table.game, table.view(seat), codes, tuple(table.legal_moves(seat)))


class Thinking:
    """The thread pool of the bots."""

    def __init__(
        self, threads: int, pause: tuple[float, float], metrics: Metrics, pool: Executor | None = None
    ) -> None:
        self.pause = pause
        self.metrics = metrics
        self.pool = pool or ThreadPoolExecutor(max(threads, MIN_THREADS), thread_name_prefix="fiveleaf-bot")
        self._cold = [game.name for game in GAMES]  # games whose search bots are not compiled yet, in order
        self._preparing = asyncio.Lock()  # reports are compiled for one game at a time

    def moment(self) -> float:
        """Returns a human pause, in seconds, independent of the position."""
        return random.uniform(*self.pause)

    async def choose(self, request: MoveRequest, bot: str) -> Move:
        """Returns the move of that bot, or of a weaker one if it fails."""
        began = time.perf_counter()
        if NAMES.index(bot) + 1 >= SEARCH_LEVEL:
            self.want(request.game.name)
        failed = partial(self._failed, request.game.name, bot)
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, choice, request, bot, failed)
        except Exception as fault:
            failed(fault)
            return request.moves[0]
        finally:
            self.metrics.decisions.observe(time.perf_counter() - began)

    def _failed(self, game: str, bot: str, fault: Exception) -> None:
        self.metrics.bot_faults.inc()
        logs.warn("a bot failed", fault, game=game, bot=bot)

    async def advise(self, game: Game, seen: View) -> list[Advice]:
        """Returns the coach's advice on every move of the seat with that view."""
        return await self.study(partial(advice, game, seen))

    async def study(self, work: Callable[[], T]) -> T:
        """Runs work in the pool; long work is for its caller to limit."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, work)

    def want(self, game: str) -> None:
        """Moves that game to the front of the queue for compilation."""
        if game in self._cold:
            self._cold.remove(game)
            self._cold.insert(0, game)

    async def warm_up(self) -> None:
        """Compiles all search bots in a separate process, so that no player waits, and then loads them here."""
        async with compiler("fiveleaf.bots.warm") as compiles:
            while self._cold:
                game = self._cold.pop(0)
                if not await compiles(game):
                    logs.warn("some bots cannot think", games=[game, *self._cold])
                    return
                await self.study(partial(warm_up, strategy_of(find(game))))

    async def warm_up_reports(self, game: str) -> None:
        """Does the same for the reports of a game, unless they are ready."""
        strategy = strategy_of(find(game))
        if luck_warm.is_warm(strategy):
            return
        async with self._preparing, compiler("fiveleaf.luck.warm") as compiles:
            if not await compiles(game):
                raise RuntimeError(f"reports of {game} cannot be compiled")
            await self.study(partial(luck_warm.warm_up, strategy))

    def close(self) -> None:
        """Stops the pool."""
        self.pool.shutdown(wait=False, cancel_futures=True)


@asynccontextmanager
async def compiler(module: str) -> AsyncIterator[Callable[[str], Awaitable[bool]]]:
    """Runs that module in a process meanwhile; gives a function that compiles a game there, and whether that worked.

    Ctrl+C in a terminal reaches all processes of a session, so this one gets its own session.
    """
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, stdin=pipe, stdout=pipe, start_new_session=True
    )

    async def compiles(game: str) -> bool:
        process.stdin.write(f"{game}\n".encode())  # type: ignore[union-attr]
        return bool(await process.stdout.readline())  # type: ignore[union-attr]

    try:
        yield compiles
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def choice(request: MoveRequest, name: str, on_fault: Callable[[Exception], None]) -> Move:
    """Returns a bot's move, or a weaker bot's while it is not compiled; runs in a thread of the pool."""
    rng = buffer_of(new_rng(secrets.randbits(62)))
    bot = find_bot(request.game, name)
    if bot.level >= SEARCH_LEVEL and not is_warm(bot.strategy):
        bot = find_bot(request.game, NAMES[FALLBACK_LEVEL - 1])
    code = choose_with_fallback(bot, request.view, request.codes, rng, on_fault)
    return request.moves[request.codes.index(code)]


def advice(game: Game, seen: View) -> list[Advice]:
    """Returns the coach's advice; runs in a thread of the pool."""
    found = hint(game, seen, secrets.randbits(62))
    return [
        Advice(
            one.move,
            one.win,
            one.best,
            [Prospect(each.event, each.chance, each.win) for each in one.prospects],
            one.reason,
        )
        for one in found
    ]
