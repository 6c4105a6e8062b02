"""Bots' turns: they think in a bounded pool of threads, from a view, and a bot that fails is helped out."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from fiveleaf.bots.levels import find_bot
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.table import Table
from fiveleaf.engine.view import View
from fiveleaf.server import logs
from fiveleaf.server.metrics import Metrics
from fiveleaf.server.wire import Move


@dataclass(frozen=True)
class Thought:
    """What a bot is given: a view, and the legal moves as codes and in the notation. Nothing else reaches it."""

    game: Game
    view: View
    codes: tuple[int, ...]
    moves: tuple[Move, ...]


def thought_of(table: Table, seat: int) -> Thought:
    """What a bot on that seat may know now."""
    room = buffer_of(np.zeros(table.game.most_moves + 1, dtype=np.int32))
    count = table.game.rules.legal_moves(table.state, seat, room)
    codes = tuple(room[index] for index in range(count))
    return Thought(table.game, table.view(seat), codes, tuple(table.legal_moves(seat)))


class Thinking:
    """The pool in which bots think."""

    def __init__(
        self, threads: int, pause: tuple[float, float], metrics: Metrics, pool: Executor | None = None
    ) -> None:
        self.pause = pause
        self.metrics = metrics
        self.pool = pool or ThreadPoolExecutor(threads, thread_name_prefix="fiveleaf-bot")

    def moment(self) -> float:
        """A human moment, in seconds, that says nothing about the thought."""
        return random.uniform(*self.pause)

    async def choose(self, thought: Thought, bot: str) -> Move:
        """The move of that bot; the first legal one if it fails."""
        began = time.perf_counter()
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, choice, thought, bot)
        except Exception as fault:
            self.metrics.bot_faults.inc()
            logs.warn("a bot failed", fault, game=thought.game.name, bot=bot)
            return thought.moves[0]
        finally:
            self.metrics.thoughts.observe(time.perf_counter() - began)

    def close(self) -> None:
        """Nobody thinks any more."""
        self.pool.shutdown(wait=False, cancel_futures=True)


def choice(thought: Thought, bot: str) -> Move:
    """What the bot plays; runs in a thread of the pool."""
    rng = buffer_of(new_rng(secrets.randbits(62)))
    code = find_bot(thought.game, bot).choose(thought.view, thought.codes, rng)
    return thought.moves[thought.codes.index(code)]
