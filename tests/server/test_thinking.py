"""Thinking: bots get views, think outside the event loop, and a human moment says nothing."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from fiveleaf.catalogue import GAMES
from fiveleaf.engine.chance import FairChance, seal_from_seed
from fiveleaf.engine.game import Game
from fiveleaf.engine.table import Table
from fiveleaf.server import thinking
from fiveleaf.server.metrics import Metrics
from fiveleaf.server.thinking import Thinking, Thought, thought_of
from tests.server.people import run_async


def a_table(game: Game) -> Table:
    table = Table(game, game.fewest_seats, {}, FairChance(seal_from_seed("thinking")))
    table.resolve_all()
    return table


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("bot", ["random", "simple"])
@run_async
async def test_a_bot_chooses_a_legal_move(game: Game, bot: str) -> None:
    table = a_table(game)
    seat = table.may_act[0]
    pool = Thinking(1, (0, 0), Metrics())
    assert await pool.choose(thought_of(table, seat), bot) in table.legal_moves(seat)
    pool.close()


@run_async
async def test_bots_think_outside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def choice(thought: Thought, bot: str) -> dict[str, object]:
        threads.append(threading.current_thread().name)
        return thought.moves[0]

    monkeypatch.setattr(thinking, "choice", choice)
    table = a_table(GAMES[0])
    pool = Thinking(2, (0, 0), Metrics())
    await pool.choose(thought_of(table, table.may_act[0]), "simple")
    assert threads[0].startswith("fiveleaf-bot")
    assert isinstance(pool.pool, ThreadPoolExecutor)
    assert pool.pool._max_workers == 2
    pool.close()


def test_a_human_moment_lies_between_its_limits() -> None:
    pool = Thinking(1, (0.7, 1.8), Metrics())
    moments = [pool.moment() for _ in range(200)]
    assert 0.7 <= min(moments) < max(moments) <= 1.8
    pool.close()
