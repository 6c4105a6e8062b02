"""Leaving a running game, coming back, and the rematch that everybody who is still there agrees to."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fiveleaf.catalogue import find
from fiveleaf.server.pages.home import home
from fiveleaf.server.settings import Rate, Rates
from fiveleaf.server.store import SeriesRecord, StartRecord
from fiveleaf.server.tables import lobby, rematch
from fiveleaf.server.wire import Rematch, SeriesShown, SetSeat, Sit, Stand, TakeBack
from tests.server.tables.test_lobby import HOST, a_table
from tests.server.tables.test_playing import a_game
from tests.server.visitors import PEOPLE, QUICK, Person, Stage, play_to_the_end, run_async, stage

DECK: dict[str, Any] = {"deck": {"red": 5}}  # of Lucky Five: a game is over soon
WAIT = PEOPLE.rematch_wait


async def a_finished_game(house: Stage, *names: str, **more: Any) -> tuple[str, list[Person]]:
    more.setdefault("options", DECK)
    table, people = await a_game(house, "lucky-five", *names, **more)
    await play_to_the_end(house, table, *people)
    return table, people


async def all_agree(house: Stage, table: str, *people: Person) -> str:
    """Everybody wants a rematch and comes; returns its table."""
    for person in people:
        await person.says(Rematch(table))
    again = people[0].table(table).rematch
    assert again is not None
    for person in people:
        await person.watches(again)
    await house.passes(5)
    assert people[0].table(again).status == "running"
    return again


# ── leaving and coming back ──────────────────────────────────────────────────────────────────────


@run_async
async def test_who_resigns_is_played_for_and_may_come_back(tmp_path: Path) -> None:
    async with stage(tmp_path, QUICK) as house:
        table, (anna, ben) = await a_game(house, "lucky-numbers", "Anna", "Ben", options={"first_seat": 1})
        await ben.says(Stand(table, 1))
        seat = anna.table(table).seats[1]
        assert (seat.kind, seat.left) == ("bot", "Ben")
        assert (ben.table(table).yours, ben.table(table).yours_left, anna.table(table).yours_left) == ([], [1], [])
        assert [view.seat for view in ben.table(table).views] == [None], "a spectator from here on"
        await anna.says(TakeBack(table, 1))
        assert anna.refusal == "error-not-your-seat"
        await ben.says(TakeBack(table, 1))
        seat = anna.table(table).seats[1]
        assert (seat.kind, seat.name, seat.left, ben.table(table).yours) == ("person", "Ben", None, [1])
        assert ben.table(table).first == 0, "with all events as the seat saw them"
        await play_to_the_end(house, table, anna, ben)
        await ben.says(Stand(table, 1))
        assert ben.refusal == "error-game-over"


@run_async
async def test_who_resigned_may_come_back_after_a_restart(tmp_path: Path) -> None:
    async with stage(tmp_path, QUICK) as house:
        table, (anna, ben) = await a_game(house, "lucky-numbers", "Anna", "Ben")
        await ben.says(Stand(table, 1))
    async with stage(tmp_path, QUICK, house.time) as second:
        anna, ben = Person(second, anna.player), Person(second, ben.player)
        assert (await anna.watches(table)).seats[1].left == "Ben"
        assert (await ben.watches(table)).yours_left == [1]
        await ben.says(TakeBack(table, 1))
        assert ben.table(table).yours == [1]
        await play_to_the_end(second, table, anna, ben)


@run_async
async def test_a_game_that_its_last_person_left_goes_on_while_somebody_watches(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, (anna,) = await a_game(house, "lucky-numbers", "Anna", bots=1)
        await anna.says(Stand(table, 0))
        await anna.goes()
        await house.passes(PEOPLE.unload_after + 1)
        assert table not in house.house.tables
        spectator = house.stranger()
        before = (await spectator.watches(table)).ply
        await house.until(lambda: spectator.table(table).status == "over")
        assert spectator.table(table).ply > before


@run_async
async def test_a_resigned_game_is_among_those_put_away(tmp_path: Path) -> None:
    async with stage(tmp_path, QUICK) as house:
        table, (anna, ben) = await a_game(house, "lucky-numbers", "Anna", "Ben")
        await anna.says(Stand(table, 0))
        shown = await home(house.house, anna.player)
        assert (shown.running, [one.table for one in shown.put_away]) == ([], [table]), "though she made the table"
        assert [one.table for one in (await home(house.house, ben.player)).running] == [table]
        await anna.says(TakeBack(table, 0))
        shown = await home(house.house, anna.player)
        assert ([one.table for one in shown.running], shown.put_away) == ([table], [])


@run_async
async def test_one_of_several_at_a_device_resigns(tmp_path: Path) -> None:
    async with stage(tmp_path, QUICK) as house:
        anna = await house.person()
        table = await house.table(anna, "lucky-numbers", "me", "me", start=True)
        await anna.watches(table)
        await house.passes(5)
        await anna.says(Stand(table, 1))
        assert (anna.table(table).yours, anna.table(table).yours_left) == ([0], [1])
        assert [one.table for one in (await home(house.house, anna.player)).running] == [table]


# ── the rematch ──────────────────────────────────────────────────────────────────────────────────


@run_async
async def test_a_rematch_begins_when_everybody_has_agreed(tmp_path: Path) -> None:
    async with stage(tmp_path, QUICK) as house:
        table, (anna, ben) = await a_game(house, "lucky-five", "Anna", "Ben", bots=1, options=DECK, coach=True)
        await ben.says(Rematch(table))
        assert ben.refusal == "error-not-over"
        assert ben.table(table).agreed == []
        await play_to_the_end(house, table, anna, ben)
        assert anna.table(table).agreed == [None, None, True], "bots agree at once"
        await ben.says(Rematch(table))
        assert (anna.table(table).agreed, anna.table(table).rematch) == ([None, True, True], None)
        before = len(anna.received), len(house.store.batches)
        await ben.says(Rematch(table))
        assert (len(anna.received), len(house.store.batches)) == before, "the same answer again changes nothing"
        await house.passes(10 * WAIT)
        assert anna.table(table).rematch is None, "Anna is there and has not answered"
        again = await all_agree(house, table, anna, ben)
        shown, last = ben.table(again), ben.table(table)
        assert [(seat.name, seat.animal) for seat in shown.seats] == [(seat.name, seat.animal) for seat in last.seats]
        assert (shown.options, shown.pace, shown.coach, shown.host) == (last.options, last.pace, "agreed", False)


@run_async
async def test_only_those_who_played_answer(tmp_path: Path) -> None:
    async with stage(tmp_path, QUICK) as house:
        table, (anna, ben) = await a_finished_game(house, "Anna", "Ben")
        for other in (await house.person("Cleo"), house.stranger()):
            await other.watches(table)
            await other.says(Rematch(table))
            assert other.refusal == "error-not-seated"
        await anna.says(Rematch(table))
        await anna.says(Rematch(table, agree=False))
        assert ben.table(table).agreed == [False, None], "the newest answer counts"
        assert house.live(table).record.rematch is None


@run_async
async def test_who_declines_is_replaced_by_a_bot_and_stays_where_they_are(tmp_path: Path) -> None:
    async with stage(tmp_path, QUICK) as house:
        table, (anna, ben, cleo) = await a_finished_game(house, "Anna", "Ben", "Cleo")
        await anna.says(Rematch(table))
        await cleo.says(Rematch(table, agree=False))
        again = await all_agree(house, table, anna, ben)
        seat = anna.table(again).seats[2]
        assert (seat.kind, seat.left) == ("bot", None)
        assert (await cleo.watches(again)).yours_left == [], "no means no"
        assert cleo.table(table).agreed == [True, True, False]


@run_async
async def test_who_has_left_is_waited_for_replaced_and_may_come_back(tmp_path: Path) -> None:
    async with stage(tmp_path, QUICK) as house:
        table, (anna, ben, cleo) = await a_finished_game(house, "Anna", "Ben", "Cleo")
        await cleo.goes()
        await anna.says(Rematch(table))
        await ben.says(Rematch(table))
        await house.passes(WAIT - 1)
        assert anna.table(table).rematch is None
        back = house.again(cleo)
        await back.watches(table)
        await back.goes()
        await house.passes(WAIT - 1)
        assert anna.table(table).rematch is None, "she was back, and is waited for anew"
        back = house.again(cleo)
        await back.watches(table)
        await house.passes(10 * WAIT)
        assert anna.table(table).rematch is None, "she is back and has not answered"
        await back.goes()
        await house.passes(WAIT + 1)
        again = anna.table(table).rematch
        assert again is not None, "nobody has to ask twice"
        for person in (anna, ben):
            await person.watches(again)
        await house.passes(5)
        assert anna.table(again).status == "running"
        assert anna.table(again).seats[2].left == "Cleo"
        back = house.again(cleo)
        assert (await back.watches(again)).yours_left == [2]
        await back.says(TakeBack(again, 2))
        assert anna.table(again).seats[2].name == "Cleo"


@run_async
async def test_who_is_the_only_one_left_is_asked_before_bots_take_all_other_seats(tmp_path: Path) -> None:
    async with stage(tmp_path, QUICK) as house:
        table, (anna, ben) = await a_finished_game(house, "Anna", "Ben")
        await anna.says(Rematch(table))
        await ben.says(Rematch(table, agree=False))
        await house.passes(10 * WAIT)
        assert anna.table(table).rematch is None
        await anna.says(Rematch(table))
        again = anna.table(table).rematch
        assert again is not None
        assert [seat.kind for seat in (await anna.watches(again)).seats] == ["person", "bot"]


@run_async
async def test_one_person_and_bots_play_again_at_once(tmp_path: Path) -> None:
    async with stage(tmp_path, QUICK) as house:
        table, (anna,) = await a_finished_game(house, "Anna", bots=2)
        await all_agree(house, table, anna)


@run_async
async def test_a_rematch_waits_for_seats_that_somebody_left_or_opened(tmp_path: Path) -> None:
    async with stage(tmp_path, QUICK) as house:
        table, (anna, ben) = await a_finished_game(house, "Anna", "Ben", bots=1)
        for person in (anna, ben):
            await person.says(Rematch(table))
        again = anna.table(table).rematch
        assert again is not None
        await ben.says(Stand(again, 1))
        await anna.says(SetSeat(again, 2, None))
        await anna.watches(again)
        await house.passes(60)
        assert anna.table(again).status == "lobby"
        await ben.watches(again)
        await ben.says(Sit(again, 1))
        await anna.says(SetSeat(again, 2, "simple"))
        await house.passes(60)
        assert anna.table(again).status == "running"


@run_async
async def test_answers_outlive_a_restart(tmp_path: Path) -> None:
    async with stage(tmp_path, QUICK) as house:
        table, (anna, ben) = await a_finished_game(house, "Anna", "Ben")
        await ben.says(Rematch(table))
    async with stage(tmp_path, QUICK, house.time) as second:
        anna, ben = Person(second, anna.player), Person(second, ben.player)
        await ben.watches(table)
        assert (await anna.watches(table)).agreed == [None, True]
        await all_agree(second, table, anna, ben)


@run_async
async def test_nobody_floods_a_table_with_answers(tmp_path: Path) -> None:
    settings = replace(QUICK, rates=replace(Rates(), seating=Rate(0.001, 3)))
    async with stage(tmp_path, settings) as house:
        table, (anna, ben) = await a_finished_game(house, "Anna", "Ben")
        for number in range(4):
            await anna.says(Rematch(table, agree=number % 2 == 1))
        assert anna.refusal == "error-too-fast"
        await ben.says(Rematch(table, agree=False))
        assert ben.refusal is None


@pytest.mark.parametrize(("named", "begins"), [({}, None), ({"first_seat": 0}, 1), ({"first_seat": 2}, 0)])
def test_the_lot_decides_again_unless_somebody_was_named(named: dict[str, int], begins: int | None) -> None:
    record = lobby.replace(a_table("me", "bot", "bot"), options=named, agreed=(HOST.id,))
    assert rematch.next_table(record, frozenset({HOST.id}), (), 0).options.get("first_seat") == begins


def test_a_rematch_has_luck_of_its_own_and_nothing_else_of_the_game_before() -> None:
    record = a_table("me", "bot", "bot")
    seats = (lobby.replace(record.seats[0], contribution="c0", pledge="a1", revealed="b2"), *record.seats[1:])
    broken = (StartRecord("00", ("a1", None, None), (None, None, None)),)
    answers: dict[str, Any] = {"agreed": (HOST.id,), "declined": ("another",), "rematch": "a third"}
    before = lobby.replace(record, seats=seats, broken=broken, status="over", rules=0, **answers)
    again = rematch.next_table(before, frozenset({HOST.id}), (), 5)
    assert len(again.secret) == len(before.secret)
    assert len({again.secret, before.secret}) == len({again.id, before.id}) == 2
    assert [(seat.contribution, seat.pledge, seat.revealed) for seat in again.seats] == [(None, None, None)] * 3
    assert (again.broken, again.agreed, again.declined, again.rematch) == ((), (), (), None)
    assert (again.status, again.made, again.rules) == ("lobby", 5, find(record.game).version)


def test_somebody_who_comes_along_is_the_host() -> None:
    record = lobby.replace(a_table("me", "open", "bot"), agreed=("gone", "ben", HOST.id))
    for people, host in (({HOST.id, "ben"}, HOST.id), ({"ben"}, "ben")):
        assert rematch.next_table(record, frozenset(people), (), 0).host == host


# ── the score of the series ──────────────────────────────────────────────────────────────────────


def test_a_shared_win_counts_for_everybody_who_shares_it() -> None:
    record = a_table("me", "bot", "bot")
    record = lobby.replace(record, series=rematch.series_after(record, (0, 2)))
    assert rematch.series_after(record, (2,)) == SeriesRecord(2, (1, 0, 2))


@run_async
async def test_the_score_of_the_series_goes_on_from_game_to_game(tmp_path: Path) -> None:
    async with stage(tmp_path, QUICK) as house:
        table, (anna, ben) = await a_game(house, "lucky-five", "Anna", "Ben", options=DECK)
        assert anna.table(table).series is None
        wins = [0, 0]
        for number in (1, 2):
            await play_to_the_end(house, table, anna, ben)
            for winner in anna.table(table).views[0].view.winners:
                wins[winner] += 1
            assert anna.table(table).series == SeriesShown(number, wins)
            table = await all_agree(house, table, anna, ben)
            assert anna.table(table).series == SeriesShown(number, wins), "an unfinished game does not count"
    async with stage(tmp_path, QUICK, house.time) as second:
        assert (await Person(second, anna.player).watches(table)).series == SeriesShown(2, wins)
