"""Tables in memory: stored before shown, who is there, and faults of our own."""

from __future__ import annotations

import ast
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import fiveleaf.server
from fiveleaf.engine.errors import Refused
from fiveleaf.server.store import StoreFault
from fiveleaf.server.tables.inputs import Close, Unload
from fiveleaf.server.wire import Refusal, SetSeat, Sit, Start, Watch
from tests.server.visitors import PEOPLE, Person, run_async, stage


@run_async
async def test_a_seat_that_cannot_be_kept_is_not_taken(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        anna, ben = await house.person(), await house.person("Ben")
        table = await house.table(anna, "lucky-jack", "me", "open", listed=True)
        await anna.watches(table)
        await ben.watches(table)
        house.store.failing = True
        await ben.says(Sit(table, 1))
        assert ben.refusal == "error-store-failed"
        assert house.live(table).record.seats[1].kind == "open"
        await anna.says(Start(table, "simple"))
        assert anna.refusal == "error-store-failed"
        assert house.live(table).match is None
        house.store.failing = False
        await ben.says(Sit(table, 1))
        assert anna.table().seats[1].name == "Ben"


@run_async
async def test_a_table_that_cannot_even_be_read_leaves_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(tmp_path) as house:
        anna = await house.person()
        table = await house.table(anna, "lucky-jack", "me", "open")
        await anna.watches(table)

        async def fails(_: str) -> None:
            raise StoreFault("gone")

        monkeypatch.setattr(house.store, "load", fails)
        house.store.failing = True
        await anna.says(Start(table, "simple"))
        assert any(isinstance(told, Refusal) and told.table == table for told in anna.received)
        assert table not in house.house.tables
        assert anna.is_cut_off, "and comes back by herself"
        monkeypatch.undo()
        house.store.failing = False
        assert (await anna.watches(table)).status == "lobby"


@run_async
async def test_after_a_fault_of_ours_the_memory_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with stage(tmp_path) as house:
        anna = await house.person()
        table = await house.table(anna, "lucky-numbers", "me", "simple")
        await anna.watches(table)
        await anna.says(Start(table))
        match = house.live(table).match
        assert match is not None

        def fails(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(match, "apply", fails)
        await anna.decides(client="one")
        assert anna.refusal == "error-store-failed"
        assert house.live(table).match is not match
        await house.passes(2)
        await anna.decides(client="one")
        assert anna.taken == ["one"]


@run_async
async def test_a_fault_while_a_table_is_read_is_a_refusal_and_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path) as house:
        anna = await house.person()
        table = await house.table(anna, "lucky-numbers", "me", "simple")
        await anna.watches(table)

        def fails(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr("fiveleaf.server.tables.actor.loaded_match", fails)
        house.store.failing = True
        await anna.says(Start(table))
        assert anna.is_cut_off, "it could not even be read again"
        anna.received.clear()
        caplog.clear()
        await anna.says(Watch(table))
        logged = [record for record in caplog.records if record.getMessage() == "a fault of the server"]
        assert [record.exc_info is not None for record in logged] == [True], "with its traceback"
        assert [told.why.key for told in anna.received if isinstance(told, Refusal)] == ["error-store-failed"]
        with pytest.raises(Refused):
            await house.house.finished(table)
        assert house.house.tables == {}


@run_async
async def test_refusals_are_counted_by_reason(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        anna = await house.person()
        table = await house.table(anna, "lucky-jack", "me", "open")
        await anna.watches(table)
        await anna.says(Sit(table, 7))
        assert anna.refusal is not None
        counted = house.house.metrics.registry.get_sample_value("fiveleaf_refusals_total", {"key": anna.refusal})
        assert counted == 1


@run_async
async def test_presence_is_shown(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        anna, ben = await house.person(), await house.person("Ben")
        table = await house.table(anna, "lucky-jack", "me", "open", listed=True)
        await anna.watches(table)
        await ben.watches(table)
        await ben.says(Sit(table, 1))
        second = house.again(ben)
        await second.watches(table)
        await ben.goes()
        assert not anna.table().seats[1].away, "another page of his is open"
        await second.goes()
        assert anna.table().seats[1].away


@run_async
async def test_a_lobby_survives_the_server(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        anna = await house.person()
        table = await house.table(anna, "lucky-numbers", "me", "simple", start=True)
    async with stage(tmp_path) as second:
        back = Person(second, anna.player)
        assert (await back.watches(table)).status == "lobby"
        await second.passes(PEOPLE.pledge_wait + 0.1)
        assert back.table().status == "running"


# ── the inbox ────────────────────────────────────────────────────────────────────────────────────


@run_async
async def test_what_waits_while_a_table_leaves_the_memory_is_not_lost(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        anna = await house.person()
        table = await house.table(anna, "lucky-jack", "me", "open")
        actor = house.house.tables[table]
        actor.post(None, Unload(0))
        back = house.again(anna)
        house.house.receive(back, Watch(table))
        await house.settle()
        assert back.table(table).status == "lobby"
        assert house.house.tables[table] is actor, "it stayed, because somebody was coming"
        actor.post(None, Close(0))
        house.house.receive(back, SetSeat(table, 1, "simple"))
        await house.settle()
        assert house.house.tables[table] is not actor
        assert house.live(table).record.seats[1].kind == "bot", "done by the table that was read anew"


@run_async
async def test_whoever_leaves_while_a_table_is_read_does_not_watch_it(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        anna = await house.person()
        table = await house.table(anna, "lucky-jack", "me", "open")
        await house.passes(PEOPLE.unload_after + 1)
        assert table not in house.house.tables
        house.house.receive(anna, Watch(table))
        house.house.leave(anna)
        await house.settle()
        assert not house.live(table).presence.watchers


@run_async
async def test_a_connection_lets_a_bounded_number_of_messages_wait(tmp_path: Path) -> None:
    async with stage(tmp_path, replace(PEOPLE, waiting_limit=5)) as house:
        anna = await house.person()
        table = await house.table(anna, "lucky-jack", "me", "open")
        for _ in range(8):
            house.house.receive(anna, Watch(table))
        assert [told.why.key for told in anna.received if isinstance(told, Refusal)] == ["error-too-fast"] * 3
        await house.settle()
        assert (len(anna.tables(table)), anna.waiting) == (5, 0)
        assert (await anna.watches(table)).table == table, "and goes on when they are done"


@run_async
async def test_a_closing_house_does_first_what_waits(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        anna = await house.person()
        table = await house.table(anna, "lucky-jack", "me", "open")
        house.house.receive(anna, SetSeat(table, 1, "simple"))
    async with stage(tmp_path) as second:
        assert (await Person(second, anna.player).watches(table)).seats[1].kind == "bot"


# ── the one commit ───────────────────────────────────────────────────────────────────────────────


@cache
def calls() -> list[tuple[str, str]]:
    """Every function of the server, with its module, and what it calls, as it is written."""
    server = Path(fiveleaf.server.__file__).parent
    return [
        (f"{file.relative_to(server)}: {function.name}", ast.unparse(call.func))
        for file in server.rglob("*.py")
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for call in ast.walk(function)
        if isinstance(call, ast.Call)
    ]


def callers(called: str, folder: str = "") -> set[str]:
    """The functions in a folder of the server that contain a call of that name."""
    return {place for place, name in calls() if name.endswith(called) and place.startswith(folder)}


@pytest.mark.parametrize(
    ("called", "places"),
    [
        ("store.commit", {"tables/actor.py: _write"}),
        ("self._write", {"tables/actor.py: _create", "tables/actor.py: _store"}),
        ("self._store", {"tables/actor.py: commit"}),
        ("table_shown", {"tables/actor.py: commit"}),
        ("TableShown", {"tables/publishing.py: table_shown"}),
        ("Taken", {"tables/playing.py: decide"}),
    ],
)
def test_nothing_but_the_commit_stores_shows_or_acknowledges(called: str, places: set[str]) -> None:
    assert callers(called, "tables/" if called.startswith("self.") else "") == places


def test_handlers_send_nothing_themselves() -> None:
    """What a table sends goes through its actor; the house answers what reaches no table, the coach later."""
    assert callers(".send", "tables/") == {
        "tables/actor.py: _refuse",
        "tables/actor.py: _reload",
        "tables/actor.py: commit",
        "tables/advice.py: _answer",
        "tables/house.py: receive",
    }
