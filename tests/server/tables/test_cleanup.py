"""Forgetting: lobbies that nobody came back to leave the store; nothing that was played ever does."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from fiveleaf.server.pages.home import home
from fiveleaf.server.store import Batch
from fiveleaf.server.tables import cleanup
from fiveleaf.server.wire import Rematch, Start
from tests.server.store.stores import MOVE
from tests.server.visitors import PEOPLE, QUICK, play_to_the_end, run_async, stage

DAY = 24 * 3600.0
SETTINGS = replace(QUICK, forget_lobbies=DAY)


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests wait for nobody who moves."""
    monkeypatch.setattr(cleanup, "PAUSE_SECONDS", 0)


@run_async
async def test_a_lobby_that_nobody_came_back_to_is_forgotten(tmp_path: Path) -> None:
    async with stage(tmp_path, SETTINGS) as house:
        house.house.cleanup.begin()
        anna, ben = await house.person(), await house.person("Ben")
        old = await house.table(anna, "lucky-five", "me", "open")
        awaited = await house.table(ben, "lucky-five", "me", "open")
        await ben.watches(awaited)
        await house.passes(DAY / 2)
        young = await house.table(anna, "lucky-five", "me", "open")
        await house.passes(DAY / 2 + 2 * cleanup.EVERY_SECONDS)
        assert [await house.store.has_table(table) for table in (old, awaited, young)] == [False, True, True]
        assert [table.table for table in (await home(house.house, anna.player)).running] == [young]
        await anna.says(Rematch(old))
        assert anna.refusal == "error-no-table"


@run_async
async def test_what_was_begun_is_never_forgotten(tmp_path: Path) -> None:
    async with stage(tmp_path, SETTINGS) as house:
        anna = await house.person()
        tables = [await house.table(anna, "lucky-five", "me", "simple", options={"deck": {"red": 5}}) for _ in "ab"]
        await anna.watches(tables[0])
        await anna.says(Start(tables[0]))
        await play_to_the_end(house, tables[0], anna)
        await anna.says(Start(tables[1]))
        assert [house.live(table).record.status for table in tables] == ["over", "running"]
        house.time.passed += 10 * DAY
        await house.house.cleanup.delete_lobbies()
        assert [await house.store.has_table(table) for table in tables] == [True, True]


@run_async
async def test_many_are_forgotten_a_few_at_a_time_while_moves_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cleanup, "LOBBIES_AT_ONCE", 3)
    async with stage(tmp_path, SETTINGS) as house:
        anna = await house.person()
        tables = [await house.table(anna, "lucky-five", "me", "open") for _ in range(10)]
        house.time.passed += 2 * DAY
        usual = house.store.forget_lobbies
        sizes: list[int] = []

        async def forget(before: int, limit: int) -> list[str]:
            gone = await usual(before, limit)
            await house.store.commit(Batch("t", 0, len(sizes), [MOVE]))
            sizes.append(len(gone))
            return gone

        monkeypatch.setattr(house.store, "forget_lobbies", forget)
        await house.house.cleanup.delete_lobbies()
        assert sizes == [3, 3, 3, 1, 0]
        assert not any([await house.store.has_table(table) for table in tables])
        assert house.house.tables == {}


@run_async
async def test_whoever_looks_at_a_lobby_that_is_forgotten_is_sent_home(tmp_path: Path) -> None:
    async with stage(tmp_path, SETTINGS) as house:
        anna, stranger = await house.person(), house.stranger()
        table = await house.table(anna, "lucky-five", "me", "open", listed=True)
        await stranger.watches(table)
        house.time.passed += 2 * DAY
        await house.house.cleanup.delete_lobbies()
        assert stranger.is_cut_off
        assert table not in house.house.tables


@run_async
async def test_without_the_setting_nothing_is_forgotten(tmp_path: Path) -> None:
    async with stage(tmp_path, PEOPLE) as house:
        house.house.cleanup.begin()
        table = await house.table(await house.person(), "lucky-five", "me", "open")
        await house.passes(400 * DAY)
        assert await house.store.has_table(table)


@run_async
async def test_a_game_whose_rematch_was_forgotten_can_have_another(tmp_path: Path) -> None:
    async with stage(tmp_path, SETTINGS) as house:
        anna = await house.person()
        table = await house.table(anna, "lucky-five", "me", "simple", options={"deck": {"red": 5}})
        await anna.watches(table)
        await anna.says(Start(table))
        await play_to_the_end(house, table, anna)
        await anna.says(Rematch(table))
        first = anna.table(table).rematch
        assert first is not None
        await anna.goes()
        await house.passes(PEOPLE.unload_after + 1)
        house.time.passed += 2 * DAY
        await house.house.cleanup.delete_lobbies()
        assert not await house.store.has_table(first)
        back = house.again(anna)
        assert (await back.watches(table)).rematch is None
        await back.says(Rematch(table))
        assert back.table(table).rematch not in (None, first)
