"""The home page: games, open tables, one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from fiveleaf.catalogue import GAMES, HOUSE
from fiveleaf.engine.errors import Refused
from fiveleaf.server.pages.home import ALL_GAMES, home
from fiveleaf.server.people.players import PHRASES
from fiveleaf.server.wire import PutAway, Sit, Start
from tests.server.tables.test_playing import a_game
from tests.server.visitors import PEOPLE, QUICK, play_to_the_end, run_async, stage


def test_every_game_is_shown_with_its_options() -> None:
    assert [game.name for game in ALL_GAMES] == [game.name for game in GAMES]
    options = {(game.name, option.name): option for game in ALL_GAMES for option in game.options}
    assert options["lucky-jack", "hands"].choices == [3, 5]
    assert (options["lucky-hand", "clock"].low, options["lucky-hand", "clock"].high) == (1, 180)
    assert (options["lucky-hand", "rounds"].low, options["lucky-hand", "rounds"].default) == (1, None)
    assert options["lucky-five", "deck"].choices is None
    assert [bot.name for bot in ALL_GAMES[0].bots][:2] == ["random", "simple"]


@run_async
async def test_a_first_visit_shows_games_and_open_tables(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        anna = await house.person()
        listed = await house.table(anna, "lucky-five", "me", "open", listed=True)
        await house.table(anna, "lucky-five", "me", "open")
        await house.table(anna, "lucky-five", "me", "simple", listed=True)
        shown = await home(house.house, None)
        assert (shown.me, shown.running, shown.over, shown.phrases) == (None, [], [], list(PHRASES))
        assert [table.table for table in shown.open] == [listed]
        house.time.passed += PEOPLE.open_for + 1
        assert (await home(house.house, None)).open == []


@run_async
async def test_a_list_says_which_tables_have_the_coach_on(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        anna = await house.person()
        for coach in (True, False):
            await house.table(anna, "lucky-five", "me", "open", listed=True, coach=coach)
        assert sorted(table.coach for table in (await home(house.house, None)).open) == [False, True]


@run_async
async def test_my_tables_say_whose_turn_it_is(tmp_path: Path) -> None:
    async with stage(tmp_path, QUICK) as house:
        anna, ben = await house.person(), await house.person("Ben")
        table = await house.table(
            anna, "lucky-five", "me", "open", listed=True, options={"first_seat": 0, "deck": {"red": 5}}
        )
        await anna.watches(table)
        await ben.watches(table)
        await ben.says(Sit(table, 1))
        await anna.says(Start(table))
        for person, seats, turn in ((anna, [0], True), (ben, [1], False)):
            (listed,) = (await home(house.house, person.player)).running
            assert (listed.yours, listed.your_turn, listed.status) == (seats, turn, "running")
        await play_to_the_end(house, table, anna, ben)
        shown = await home(house.house, ben.player)
        assert (shown.running, [listed.table for listed in shown.over]) == ([], [table])
        assert shown.me is not None
        assert shown.me.name == "Ben"
        assert (await home(house.house, (await house.person("Eve")).player)).over == []


@run_async
async def test_whose_turn_it_is_is_known_of_a_table_that_nobody_watches(tmp_path: Path) -> None:
    async with stage(tmp_path, QUICK) as house:
        table, people = await a_game(house, "lucky-five", "Anna", "Ben")
        turns = [person.question() is not None for person in people]
        assert sorted(turns) == [False, True]
        for person in people:
            await person.goes()
        await house.passes(QUICK.unload_after + 1)
        assert table not in house.house.tables
        for person, turn in zip(people, turns, strict=True):
            (listed,) = (await home(house.house, person.player)).running
            assert (listed.your_turn, listed.status) == (turn, "running")


@run_async
async def test_full_tables_hide_no_open_one(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        listed = await house.table(await house.person(), "lucky-five", "me", "open", listed=True)
        for _ in range(PEOPLE.listed_limit):
            await house.table(await house.person(), "lucky-five", "me", "simple", listed=True)
        assert [table.table for table in (await home(house.house, None)).open] == [listed]


@run_async
async def test_a_table_that_is_put_away_is_listed_apart(tmp_path: Path) -> None:
    async with stage(tmp_path, QUICK) as house:
        anna, ben = await house.person(), await house.person("Ben")
        table = await house.table(anna, "lucky-five", "me", "open")
        assert anna.player is not None
        assert ben.player is not None
        await house.house.put_away(anna.player, PutAway(table))
        shown = await home(house.house, anna.player)
        assert (shown.running, [one.table for one in shown.put_away]) == ([], [table])
        assert (await anna.watches(table)).yours == [0], "its link still works"
        await house.house.put_away(anna.player, PutAway(table, away=False))
        assert [one.table for one in (await home(house.house, anna.player)).running] == [table]
        for asked in (PutAway(table), PutAway("no such table")):
            with pytest.raises(Refused, match="Only those who sit"):
                await house.house.put_away(ben.player, asked)


def test_every_game_of_the_house_has_a_short_one_that_can_be_played() -> None:
    for game in HOUSE:
        assert game.short is not None, game.name
        for seats in game.seat_counts:
            game.complete(game.short.options, seats)
    assert {game.name for game in ALL_GAMES if game.short and game.short.options} >= {"8-28", "lucky-hand"}
