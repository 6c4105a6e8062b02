"""What every store promises: durable when answered, all or nothing, one winner of a conflict, lists in order."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from fiveleaf.luck.tally import Tally
from fiveleaf.server.store import (
    Batch,
    Conflict,
    Counted,
    InputRecord,
    LeftRecord,
    Luck,
    PlayerRecord,
    SeatRecord,
    Store,
    StoreFault,
    TableRecord,
    Tallied,
)
from tests.server.store import crashing
from tests.server.store.stores import MOVE, RECORD, STORES, new_table
from tests.server.visitors import run_async

ANNA = PlayerRecord("a", "Anna", "fox", "fr")
BEN = PlayerRecord("b", "Ben", "owl", "en")

Open = Callable[[], Store]


@pytest.fixture(params=STORES)
def kind(request: pytest.FixtureRequest) -> str:
    """Each kind of store."""
    name: str = request.param
    return name


@pytest.fixture
def open_store(kind: str, tmp_path: Path) -> Open:
    """Opens a store of the kind, always at the same place."""
    return lambda: STORES[kind](tmp_path / "store.db")


def changed(**fields: object) -> TableRecord:
    """The usual table with other fields."""
    return msgspec.structs.replace(RECORD, **fields)


async def inputs_of(store: Store, table: str) -> list[InputRecord]:
    """The inputs of a table that is there."""
    loaded = await store.load(table)
    assert loaded is not None
    return loaded.inputs


# ── durable ──────────────────────────────────────────────────────────────────────────────────────


@run_async
async def test_what_is_stored_can_be_read_also_after_a_restart(open_store: Open) -> None:
    store = open_store()
    await store.commit(new_table(RECORD, 5))
    await store.commit(Batch("t", 6, 0, [MOVE, InputRecord("chance", {"chance": "draw"})], 77, [1, 2]))
    loaded = await store.load("t")
    assert loaded is not None
    assert (loaded.record, loaded.version, loaded.used, loaded.changed) == (RECORD, 1, 77, 6)
    assert [entry.kind for entry in loaded.inputs] == ["move", "chance"]
    assert [await store.has_table(table) for table in ("t", "other")] == [True, False]
    assert await store.load("other") is None
    await store.close()
    again = open_store()
    assert await again.load("t") == loaded
    await again.close()


@pytest.mark.skipif(os.name == "nt", reason="no such signal")
def test_killed_at_any_moment_it_has_all_that_it_acknowledged(kind: str, tmp_path: Path) -> None:
    place, luck = tmp_path / "store.db", random.Random()
    acknowledged: dict[str, int] = {}
    kills = 0
    while kills < 5 or sum(acknowledged.values()) <= 100:
        kills += 1
        acknowledged |= crashing.killed(place, 1, luck.uniform(0, 0.15), kind)
        crashing.check_all_there(STORES[kind](place), acknowledged)


@run_async
async def test_what_is_under_way_is_stored_before_it_closes_and_nothing_after(open_store: Open) -> None:
    store = open_store()
    await store.commit(new_table(RECORD))
    under_way = [asyncio.ensure_future(store.commit(Batch("t", 0, ply, [MOVE]))) for ply in range(20)]
    await store.close()
    await asyncio.gather(*under_way)
    with pytest.raises(StoreFault):
        await store.commit(Batch("t", 0, 20, [MOVE]))
    again = open_store()
    assert len(await inputs_of(again, "t")) == 20
    await again.close()


@run_async
async def test_the_key_of_the_server_stays_and_is_its_own(open_store: Open, tmp_path: Path, kind: str) -> None:
    store = open_store()
    await store.check()
    key = await store.server_key()
    await store.close()
    again, other = open_store(), STORES[kind](tmp_path / "other.db")
    assert len(key) == 32
    assert await again.server_key() == key
    assert await other.server_key() != key
    await again.close()
    await other.close()


# ── conflicts ────────────────────────────────────────────────────────────────────────────────────


@run_async
async def test_of_two_who_write_the_same_ply_one_wins(open_store: Open) -> None:
    store = open_store()
    await store.commit(new_table(RECORD))
    batches = [Batch("t", 0, 0, [MOVE, MOVE]), Batch("t", 0, 1, [MOVE]), new_table(changed(id="u"))]
    done = await asyncio.gather(*[store.commit(batch) for batch in batches], return_exceptions=True)
    assert [type(result) for result in done] == [type(None), Conflict, type(None)]
    assert len(await inputs_of(store, "t")) == 2
    await store.close()


@run_async
async def test_of_moves_that_wait_together_only_the_one_that_came_too_late_is_lost(open_store: Open) -> None:
    store = open_store()
    for table in "tu":
        await store.commit(new_table(changed(id=table)))
    moves = [Batch("t", 1, 0, [MOVE]), Batch("u", 1, 0, [MOVE, MOVE]), Batch("t", 1, 0, [MOVE])]
    done = await asyncio.gather(*[store.commit(batch) for batch in moves], return_exceptions=True)
    assert [type(result) for result in done] == [type(None), type(None), Conflict]
    assert [len(await inputs_of(store, table)) for table in "tu"] == [1, 2]
    await store.close()


@run_async
async def test_a_table_that_changed_meanwhile_is_a_conflict_and_nothing_of_the_batch_is_stored(
    open_store: Open,
) -> None:
    store = open_store()
    await store.commit(new_table(RECORD))
    await store.commit(Batch("t", 0, record=RECORD, version=1))
    with pytest.raises(Conflict):
        await store.commit(Batch("t", 0, 0, [MOVE], record=changed(status="running"), version=1))
    loaded = await store.load("t")
    assert loaded is not None
    assert (loaded.version, loaded.record, loaded.inputs) == (2, RECORD, [])
    await store.close()


@run_async
async def test_a_table_is_made_once(open_store: Open) -> None:
    store = open_store()
    await store.commit(new_table(RECORD))
    with pytest.raises(Conflict):
        await store.commit(new_table(changed(host="somebody else")))
    await store.close()


# ── lists ────────────────────────────────────────────────────────────────────────────────────────


@run_async
async def test_open_tables_are_those_listed_that_have_not_begun_newest_first(open_store: Open) -> None:
    store = open_store()
    records = [changed(id="old"), changed(id="begun", status="running"), changed(id="hidden", listed=False)]
    for when, record in enumerate([*records, changed(id="new"), changed(id="newest")]):
        await store.commit(new_table(record, when))
    assert [found.record.id for found in await store.open_tables(1, 10)] == ["newest", "new"]
    assert [found.record.id for found in await store.open_tables(0, 2)] == ["newest", "new"]
    assert await store.count_listed("h", 0) == 3
    assert await store.count_listed("h", 3) == 2
    assert await store.count_listed("p", 0) == 0, "who only sits there has not made it"
    assert sorted(await store.still_listed(["old", "begun", "new", "none"], 0)) == ["new", "old"]
    await store.close()


@run_async
async def test_tables_of_a_player_say_whose_turn_it_is_newest_first(open_store: Open) -> None:
    store = open_store()
    other = (SeatRecord("person", "q"),)
    for table, seats in (("t", RECORD.seats), ("u", RECORD.seats), ("v", other)):
        await store.commit(new_table(changed(id=table, seats=seats), 1))
    await store.commit(Batch("t", 6, 0, [MOVE], 0, [1, 2]))
    await store.commit(Batch("u", 4, turn=[3]))
    found = await store.tables_of("p", 10)
    assert [(one.record.id, one.turn, one.changed) for one in found] == [("t", [1, 2], 6), ("u", [3], 4)]
    assert [one.record.id for one in await store.tables_of("p", 1)] == ["t"]
    assert [one.record.id for one in await store.tables_of("h", 10)] == ["t", "u", "v"], "who made them, too"
    await store.commit(Batch("t", 7, record=changed(seats=other), version=1))
    assert [one.record.id for one in await store.tables_of("p", 10)] == ["u"]
    await store.close()


@run_async
async def test_a_player_puts_tables_away_and_brings_them_back(open_store: Open) -> None:
    store = open_store()
    await store.commit(new_table(RECORD, 1))

    async def lists(player: str) -> list[list[str]]:
        return [[one.record.id for one in await store.tables_of(player, 10, away)] for away in (False, True)]

    assert await store.put_away("p", "t", True)
    assert await store.put_away("p", "t", True), "once more changes nothing"
    assert (await lists("p"), await lists("h")) == ([[], ["t"]], [["t"], []]), "for this player alone"
    await store.commit(Batch("t", 2, record=changed(listed=False), version=1))
    assert await lists("p") == [[], ["t"]], "the table goes on"
    assert await store.put_away("p", "t", False)
    assert await lists("p") == [["t"], []]
    assert not await store.put_away("q", "t", True), "not at this table"
    assert not await store.put_away("p", "no such table", True)
    assert await lists("q") == [[], []]
    await store.close()


@run_async
async def test_who_has_left_a_seat_to_a_bot_finds_the_table(open_store: Open) -> None:
    store = open_store()
    seat = SeatRecord("bot", bot="simple", left=LeftRecord("p", "Anna", "fox"))
    await store.commit(new_table(changed(seats=(seat,)), 1))
    assert [one.record.id for one in await store.tables_of("p", 10)] == ["t"]
    await store.close()


@run_async
async def test_only_tables_that_never_began_are_forgotten(open_store: Open) -> None:
    store = open_store()
    for number, status in enumerate(("lobby", "starting", "running", "over", "lobby")):
        await store.commit(new_table(changed(id=f"{status} {number}", status=status), number))
    assert await store.forget_lobbies(4, 1) == ["lobby 0"]
    assert await store.forget_lobbies(4, 10) == ["starting 1"]
    assert sorted(found.record.id for found in await store.tables_of("p", 10)) == ["lobby 4", "over 3", "running 2"]
    await store.close()


# ── players ──────────────────────────────────────────────────────────────────────────────────────


@run_async
async def test_a_player_is_found_by_each_of_their_secrets(open_store: Open) -> None:
    store = open_store()
    await store.add_player(ANNA, b"first")
    await store.add_secret("a", b"second")
    renamed = PlayerRecord("a", "Änne", "hare", "de")
    await store.rename_player(renamed)
    assert [await store.find_player(secret) for secret in (b"first", b"second", b"x")] == [renamed, renamed, None]
    with pytest.raises(Conflict):
        await store.add_player(BEN, b"first")
    assert sorted(await store.revoke_other_secrets("a", b"second")) == [b"first"]
    assert [await store.find_player(secret) for secret in (b"first", b"second")] == [None, renamed]
    await store.close()


@run_async
async def test_a_carry_key_is_good_once_and_until_it_expires(open_store: Open) -> None:
    store = open_store()
    await store.add_player(ANNA, b"secret")
    for key in (b"key", b"old", b"ended"):
        await store.add_carry("a", key, 5 if key == b"old" else 100)
    assert [await store.find_carry(key, 50) for key in (b"key", b"old", b"none")] == [ANNA, None, None]
    assert [await store.use_carry(key, 50) for key in (b"key", b"key", b"old")] == ["a", None, None]
    await store.revoke_other_secrets("a", b"secret")
    assert await store.use_carry(b"ended", 50) is None
    await store.close()


@run_async
async def test_of_two_who_use_a_carry_key_at_once_one_wins(open_store: Open) -> None:
    store = open_store()
    await store.add_player(ANNA, b"secret")
    await store.add_carry("a", b"key", 100)
    used = await asyncio.gather(*[store.use_carry(b"key", 50) for _ in range(5)])
    assert sorted(used, key=str) == [None, None, None, None, "a"]
    await store.close()


# ── luck ─────────────────────────────────────────────────────────────────────────────────────────


def counted(*tables: str) -> Counted:
    """Games with one event of one kind each."""
    tally = Tally(len(tables), len(tables), ["x"], [len(tables)], [0.5 * len(tables)], [[0.25 * len(tables)]])
    return Counted(dict.fromkeys(tables, "counted"), [Tallied("lucky-jack", "draw", tally)])


@run_async
async def test_luck_is_added_up_and_no_game_is_counted_twice(open_store: Open) -> None:
    store = open_store()
    assert await store.luck() == Luck({}, [])
    await store.add_luck(counted("t", "u"))
    await store.add_luck(counted("v"))
    with pytest.raises(Conflict):
        await store.add_luck(counted("w", "t"))
    tally = Tally(3, 3, ["x"], [3], [1.5], [[0.75]])
    assert await store.luck() == Luck({"counted": 3}, [Tallied("lucky-jack", "draw", tally)])
    await store.close()
