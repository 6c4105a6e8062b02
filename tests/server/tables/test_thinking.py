"""Thinking: bots get views, think outside the event loop, and a human moment says nothing."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from fiveleaf.bots.bot import FALLBACK_LEVEL, Bot
from fiveleaf.catalogue import GAMES
from fiveleaf.engine.chance import FairChance
from fiveleaf.engine.contract import View
from fiveleaf.engine.game import Game
from fiveleaf.engine.seal import new_seal
from fiveleaf.engine.table import Table
from fiveleaf.server.metrics import Metrics
from fiveleaf.server.tables import thinking
from fiveleaf.server.tables.thinking import MoveRequest, Thinking, request_of
from fiveleaf.server.wire import Start
from tests.server.visitors import PEOPLE, run_async, stage


def a_table(game: Game) -> Table:
    table = Table(game, game.fewest_seats, {}, FairChance(new_seal(game.fewest_seats, "thinking")))
    table.resolve_all()
    return table


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("bot", ["random", "simple", "clever"])
@run_async
async def test_a_bot_chooses_a_legal_move(game: Game, bot: str) -> None:
    table = a_table(game)
    seat = table.may_act[0]
    pool = Thinking(1, (0, 0), Metrics())
    assert await pool.choose(request_of(table, seat), bot) in table.legal_moves(seat)
    pool.close()


@run_async
async def test_bots_think_outside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def choice(request: MoveRequest, *_: object) -> dict[str, object]:
        threads.append(threading.current_thread().name)
        return request.moves[0]

    monkeypatch.setattr(thinking, "choice", choice)
    table = a_table(GAMES[0])
    pool = Thinking(2, (0, 0), Metrics())
    await pool.choose(request_of(table, table.may_act[0]), "simple")
    assert threads[0].startswith("fiveleaf-bot")
    assert isinstance(pool.pool, ThreadPoolExecutor)
    assert pool.pool._max_workers == 2
    pool.close()


@pytest.mark.parametrize(("name", "level"), [("strong", 4), ("master", 5)])
def test_a_clever_bot_plays_for_one_that_is_not_ready(name: str, level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    faults: list[Exception] = []

    def choose(bot: Bot, _seen: View, codes: tuple[int, ...], _rng: object) -> int:
        played.append(bot.level)
        return codes[0]

    monkeypatch.setattr(Bot, "choose", choose)
    table = a_table(GAMES[0])
    for is_ready in (False, True):
        monkeypatch.setattr(thinking, "is_warm", lambda _, answer=is_ready: answer)
        thinking.choice(request_of(table, table.may_act[0]), name, faults.append)
    assert (played, faults) == ([3, level], [])


@run_async
async def test_a_clever_bot_helps_out_one_that_fails_and_the_fault_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def choose(bot: Bot, _seen: View, codes: tuple[int, ...], _rng: object) -> int:
        played.append(bot.level)
        if bot.level != FALLBACK_LEVEL:
            raise RuntimeError("no idea")
        return codes[-1]

    monkeypatch.setattr(Bot, "choose", choose)
    table, metrics = a_table(GAMES[0]), Metrics()
    request = request_of(table, table.may_act[0])
    pool = Thinking(1, (0, 0), metrics)
    assert await pool.choose(request, "simple") == request.moves[-1]
    assert played == [2, FALLBACK_LEVEL]
    assert b"fiveleaf_bot_faults_total 1.0" in metrics.text()
    pool.close()


@run_async
async def test_the_first_move_is_made_where_every_bot_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(*_: object) -> int:
        raise RuntimeError("no idea")

    monkeypatch.setattr(Bot, "choose", choose)
    table, metrics = a_table(GAMES[0]), Metrics()
    request = request_of(table, table.may_act[0])
    pool = Thinking(1, (0, 0), metrics)
    assert await pool.choose(request, "simple") == request.moves[0]
    assert b"fiveleaf_bot_faults_total 2.0" in metrics.text()
    pool.close()


class Compiler:
    """A process that repeats every game that it is told, and ends after some of them."""

    def __init__(self, games: int) -> None:
        self.stdin = self.stdout = self
        self.told: list[bytes] = []
        self.games = games
        self.returncode: int | None = None

    def write(self, line: bytes) -> None:
        self.told.append(line)

    async def readline(self) -> bytes:
        return self.told[-1] if len(self.told) <= self.games else b""

    def kill(self) -> None:
        self.returncode = -9

    async def wait(self) -> int:
        return -9


def compiling(monkeypatch: pytest.MonkeyPatch, games: int, after: Callable[[str], None]) -> None:
    """Bots are readied with such a process; `after` is told each game that is ready."""

    async def process(*_: object, **__: object) -> Compiler:
        return Compiler(games)

    monkeypatch.setattr("asyncio.create_subprocess_exec", process)
    monkeypatch.setattr(thinking, "warm_up", lambda mind: after(mind.game.name))


@run_async
async def test_games_get_ready_in_the_order_in_which_they_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    ready: list[str] = []
    pool = Thinking(1, (0, 0), Metrics())

    def after(game: str) -> None:
        ready.append(game)
        pool.want("lucky-five" if len(ready) == 1 else "lucky-jack")  # the latter is ready, so nothing changes

    compiling(monkeypatch, len(GAMES), after)
    await pool.warm_up()
    assert ready == ["lucky-jack", "lucky-five", "8-28", "lucky-numbers", "lucky-hand"]
    pool.close()


@run_async
async def test_a_strong_bot_at_a_table_makes_its_game_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    ready: list[str] = []
    table = a_table(GAMES[3])
    pool = Thinking(1, (0, 0), Metrics())
    await pool.choose(request_of(table, table.may_act[0]), "strong")
    compiling(monkeypatch, len(GAMES), ready.append)
    await pool.warm_up()
    assert ready[0] == GAMES[3].name
    pool.close()


@run_async
async def test_a_compiler_that_ends_early_leaves_the_games_that_are_ready(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ready: list[str] = []
    compiling(monkeypatch, 2, ready.append)
    pool = Thinking(1, (0, 0), Metrics())
    await pool.warm_up()
    assert ready == [GAMES[0].name, GAMES[1].name]
    assert "some bots cannot think" in caplog.text
    pool.close()


@run_async
async def test_reports_of_a_game_are_compiled_once_and_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    ready: list[str] = []
    pool = Thinking(1, (0, 0), Metrics())
    compiling(monkeypatch, 1, ready.append)
    monkeypatch.setattr("fiveleaf.luck.warm.warm_up", lambda mind: ready.append(mind.game.name))
    monkeypatch.setattr("fiveleaf.luck.warm.is_warm", lambda mind: mind.game.name in ready)
    for _ in range(3):
        await pool.warm_up_reports("lucky-jack")
    assert ready == ["lucky-jack"]
    compiling(monkeypatch, 0, ready.append)
    with pytest.raises(RuntimeError, match="cannot be compiled"):
        await pool.warm_up_reports("lucky-five")
    pool.close()


def test_a_human_moment_lies_between_its_limits() -> None:
    pool = Thinking(1, (0.7, 1.8), Metrics())
    moments = [pool.moment() for _ in range(200)]
    assert 0.7 <= min(moments) < max(moments) <= 1.8
    pool.close()


@run_async
async def test_what_the_report_of_a_game_needs_is_compiled_while_it_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: list[str] = []

    async def warm_up(pool: Thinking, *games: str) -> None:
        compiled.extend(games)

    monkeypatch.setattr(Thinking, "warm_up", warm_up)
    monkeypatch.setattr(Thinking, "warm_up_reports", warm_up)
    async with stage(tmp_path, replace(PEOPLE, warm=True)) as house:
        anna = await house.person()
        table = await house.table(anna, "lucky-five", "me", "simple")
        await anna.watches(table)
        assert compiled == []
        await anna.says(Start(table))
        await house.settle()
        assert compiled == ["lucky-five"]
