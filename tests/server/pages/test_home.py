"""The home page: games, open tables, one's own."""

from __future__ import annotations

from pathlib import Path

from fiveleaf.catalogue import GAMES
from fiveleaf.server.pages.home import ALL_GAMES, home
from fiveleaf.server.people.players import PHRASES
from fiveleaf.server.wire import Sit, Start
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
async def test_full_tables_hide_no_open_one(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        listed = await house.table(await house.person(), "lucky-five", "me", "open", listed=True)
        for _ in range(PEOPLE.listed_limit):
            await house.table(await house.person(), "lucky-five", "me", "simple", listed=True)
        assert [table.table for table in (await home(house.house, None)).open] == [listed]
