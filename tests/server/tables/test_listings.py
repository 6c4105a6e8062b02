"""Listings: nobody fills the home page of everybody, and lobbies leave it when their people have left."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from fiveleaf.engine.errors import Refused
from fiveleaf.server.pages.home import home
from fiveleaf.server.settings import Settings
from fiveleaf.server.tables import listings
from fiveleaf.server.wire import NewTable, Rematch, SeatAsked, Start
from tests.server.serving import Browser, serving
from tests.server.visitors import PEOPLE, QUICK, Person, Stage, play_to_the_end, run_async, stage

FEW = replace(PEOPLE, listed_by_player=2, listed_by_address=3)
NEW = NewTable("lucky-five", [SeatAsked("me"), SeatAsked("open")], listed=True)


async def listed(house: Stage) -> list[str]:
    """The tables that everybody sees."""
    return [table.table for table in (await home(house.house, None)).open]


async def is_refused(house: Stage, person: Person, address: str | None = None) -> bool:
    """Whether somebody may not list one more table."""
    try:
        await house.house.make(person.player, NEW, address)
    except Refused as refused:
        return refused.key == "error-listed-limit"
    return False


@run_async
async def test_a_player_lists_few_tables_at_a_time(tmp_path: Path) -> None:
    async with stage(tmp_path, FEW) as house:
        anna, ben = await house.person(), await house.person("Ben")
        tables = [await house.table(anna, "lucky-five", "me", "simple", listed=True) for _ in range(2)]
        assert await is_refused(house, anna)
        await house.table(anna, "lucky-five", "me", "open")  # those with the link may always come
        assert not await is_refused(house, ben)
        await anna.says(Start(tables[0]))
        assert not await is_refused(house, anna)
        assert await is_refused(house, anna)
        house.time.passed += FEW.open_for + 1
        assert not await is_refused(house, anna)


@run_async
async def test_an_address_lists_few_tables_at_a_time_whoever_is_there(tmp_path: Path) -> None:
    async with stage(tmp_path, FEW) as house:
        people = [await house.person() for _ in range(5)]
        refused = [await is_refused(house, person, "1.2.3.4") for person in people]
        assert refused == [False, False, False, True, True]
        assert not await is_refused(house, people[3], "5.6.7.8")
        house.time.passed += FEW.open_for + 1
        assert not await is_refused(house, people[4], "1.2.3.4")


@run_async
async def test_of_too_many_addresses_the_one_used_longest_ago_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listings, "MAX_ADDRESSES", 2)
    async with stage(tmp_path, replace(FEW, listed_by_address=2)) as house:
        for address in "abba":
            assert not await is_refused(house, await house.person(), address)
        assert not await is_refused(house, await house.person(), "c")
        assert await is_refused(house, await house.person(), "a")
        assert not await is_refused(house, await house.person(), "b")


@run_async
async def test_of_many_who_ask_at_once_no_more_are_listed(tmp_path: Path) -> None:
    async with stage(tmp_path, FEW) as house:
        anna = await house.person()
        asked = [house.house.make(anna.player, NEW, "1.2.3.4") for _ in range(10)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(result, Refused) for result in done) == 8


def test_the_address_of_a_request_counts(tmp_path: Path) -> None:
    settings = Settings(listed_by_player=2, listed_by_address=3)
    with serving(tmp_path, settings) as url, Browser(url) as anna, Browser(url) as ben:
        anna.says_hello()
        ben.says_hello("Ben")
        asked = {"game": "lucky-five", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
        answers = [browser.post("/api/tables", asked) for browser in (anna, anna, anna, ben, ben)]
    assert [answer.status_code for answer in answers] == [201, 201, 429, 201, 429]
    assert answers[4].json()["why"]["key"] == "error-listed-limit"


@run_async
async def test_a_rematch_beyond_the_limit_is_played_but_not_listed(tmp_path: Path) -> None:
    async with stage(tmp_path, replace(QUICK, listed_by_player=1)) as house:
        anna = await house.person()
        table = await house.table(anna, "lucky-five", "me", "simple", listed=True, options={"deck": {"red": 5}})
        await anna.watches(table)
        await anna.says(Start(table))
        await play_to_the_end(house, table, anna)
        other = await house.table(anna, "lucky-five", "me", "open", listed=True)
        await anna.says(Rematch(table))
        again = house.live(table).record.rematch
        assert again is not None
        assert not house.live(again).record.listed
        assert await listed(house) == [other]


@run_async
async def test_a_lobby_stays_listed_for_as_long_as_its_people_are_there(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        anna, stranger = await house.person(), house.stranger()
        table = await house.table(anna, "lucky-five", "me", "open", listed=True)
        await anna.watches(table)
        await stranger.watches(table)
        await house.passes(5 * PEOPLE.open_for)
        assert await listed(house) == [table]
        await anna.goes()
        await house.passes(PEOPLE.open_for + 1)
        assert await listed(house) == [], "a stranger who looks at it is none of its people"
        await stranger.goes()
        await house.passes(PEOPLE.unload_after + 1)
        await house.again(anna).watches(table)
        await house.passes(1)
        assert await listed(house) == [table]


@pytest.mark.parametrize("seats", [("open", "open"), ("me", "open")])
@run_async
async def test_a_lobby_that_nobody_looks_at_leaves_the_list(tmp_path: Path, seats: tuple[str, ...]) -> None:
    async with stage(tmp_path) as house:
        anna = await house.person()
        await house.table(anna, "lucky-five", *seats, listed=True)
        assert len(await listed(house)) == 1
        await house.passes(PEOPLE.open_for + 1)
        assert await listed(house) == []
