"""Whose clock runs when: windows among people, none for somebody alone, none while somebody reads, stand-ins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fiveleaf.server.settings import Rate, Rates, Settings
from fiveleaf.server.wire import Pace, Reading, Sit, Start, TableShown, Window
from tests.server.tables.test_playing import FIRST, SECOND, a_claim, a_game, asked_beside_a_bot, until_phase
from tests.server.visitors import PEOPLE, Person, Stage, run_async, stage

SILENT = 24 * 3600.0


def limits(shown: TableShown) -> list[tuple[str, int, int]]:
    """The clocks of the open question as they are shown."""
    return [(one.kind, one.total, one.left) for one in shown.windows if one.kind in ("question", "move")]


async def reads(person: Person, reading: bool = True, seat: int | None = None) -> None:
    """The page of somebody says that a hint is read, or is no longer."""
    shown = person.table()
    await person.says(Reading(shown.table, shown.yours[0] if seat is None else seat, reading))


async def a_shared_device(house: Stage, *others: str, **more: Any) -> tuple[str, list[Person]]:
    """A game of Lucky Jack with two people at the first device, and others at their own."""
    anna = await house.person("Anna")
    table = await house.table(anna, "lucky-jack", "me", "me", *["open"] * len(others), listed=True, **more)
    people = [anna, *[await house.person(name) for name in others]]
    for seat, person in enumerate(people):
        await person.watches(table)
        if seat:
            await person.says(Sit(table, seat + 1))
    await anna.says(Start(table))
    return table, people


# ── who has a window ─────────────────────────────────────────────────────────────────────────────


@run_async
async def test_whoever_is_alone_with_bots_is_not_hurried(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        anna = await asked_beside_a_bot(house)
        ply = anna.table().ply
        await house.passes(SILENT)
        assert (anna.table().ply, limits(anna.table())) == (ply, [])
        assert anna.question() is not None
        await anna.decides({"move": "leave"})
        await house.passes(PEOPLE.min_window)
        assert anna.table().ply > ply, "the bots have answered long ago"


@run_async
async def test_people_at_one_device_are_not_hurried(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        _, (anna,) = await a_shared_device(house)
        await until_phase(house, "claim", anna)
        ply = anna.table().ply
        await house.passes(SILENT)
        assert (anna.table().ply, limits(anna.table())) == (ply, [])


@pytest.mark.parametrize(("seconds", "window"), [(5, 10_000), (20, 20_000), (600, 600_000)])
@run_async
async def test_a_window_is_as_long_as_the_clock_for_moves_but_never_short(
    tmp_path: Path, seconds: int, window: int
) -> None:
    async with stage(tmp_path) as house:
        anna = await asked_beside_a_bot(house, pace=Pace(move_seconds=seconds))
        assert limits(anna.table()) == [("question", window, window)]


@run_async
async def test_a_window_says_what_silence_means(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        _, asked, others = await a_claim(house)
        for person in (*asked, *others):
            (window,) = person.table().windows
            assert window.silence is not None
            assert (window.silence.key, window.silence.game) == ("silence-claim", "lucky-jack")


@run_async
async def test_a_window_runs_on_whoever_comes_or_goes(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, asked, others = await a_claim(house)
        ply = asked[0].table().ply
        await house.passes(20)
        spectator = house.stranger()
        assert limits(await spectator.watches(table)) == [("question", 30_000, 10_000)]
        await spectator.goes()
        assert limits(others[0].table()) == [("question", 30_000, 10_000)]
        await house.passes(10.1)
        assert others[0].table().ply > ply


# ── reading ──────────────────────────────────────────────────────────────────────────────────────


@run_async
async def test_no_time_runs_while_somebody_who_is_asked_reads(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        _, asked, others = await a_claim(house)
        ply = asked[0].table().ply
        await house.passes(20)
        await reads(asked[0])
        for person in (*asked, *others):
            assert limits(person.table()) == []
            assert [seat.reading for seat in person.table().seats].index(True) == asked[0].table().yours[0]
        await house.passes(40)
        assert asked[0].table().ply == ply
        await reads(asked[0], reading=False)
        assert limits(others[0].table()) == [("question", 30_000, 30_000)], "all of it, from now on"
        assert not any(seat.reading for seat in others[0].table().seats)
        await house.passes(29.9)
        assert asked[0].table().ply == ply
        await house.passes(0.2)
        assert asked[0].table().ply > ply


@run_async
async def test_nobody_stalls_a_table_by_reading(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        _, asked, others = await a_claim(house)
        ply = asked[0].table().ply
        for _ in range(6):  # again and again: the time for it counts from the first time on
            await reads(asked[0])
            await house.passes(9)
            await reads(asked[0], reading=False)
            await house.passes(0.5)
        await reads(asked[0])
        await house.passes(3.1)
        assert limits(others[0].table()) == [("question", 30_000, 30_000)]
        await reads(asked[0])
        assert not any(seat.reading for seat in others[0].table().seats)
        await house.passes(30.1)
        assert asked[0].table().ply > ply


@run_async
async def test_the_next_question_has_a_whole_clock_of_its_own(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        pace = Pace(move_seconds=20)
        _, (anna, ben) = await a_game(house, "lucky-five", "Anna", "Ben", pace=pace, options=FIRST)
        await house.passes(19)
        await anna.decides()
        ply = ben.table().ply
        assert limits(ben.table()) == [("move", 20_000, 20_000)]
        await house.passes(19)
        assert ben.table().ply == ply
        await house.passes(3)
        assert ben.table().ply > ply


@run_async
async def test_the_clock_of_a_move_waits_for_a_reader_too(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        pace = Pace(move_seconds=20)
        _, (anna, ben) = await a_game(house, "lucky-five", "Anna", "Ben", pace=pace, options=FIRST)
        ply = ben.table().ply
        await house.passes(19)
        await reads(anna)
        assert limits(ben.table()) == []
        await house.passes(59)
        assert ben.table().ply == ply
        await house.passes(1.1)
        assert limits(ben.table()) == [("move", 20_000, 20_000)], "sixty seconds are enough for any hint"
        await house.passes(22)
        assert ben.table().ply > ply


@run_async
async def test_only_the_own_seat_reads_and_only_when_it_is_asked(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, asked, others = await a_claim(house)
        stranger = house.stranger()
        await stranger.watches(table)
        before = [len(person.received) for person in asked]
        for forger in (others[0], stranger):
            await forger.says(Reading(table, asked[0].table().yours[0], reading=True))
            assert forger.refusal == "error-not-your-seat"
        await others[0].says(Reading(table, 17, reading=True))
        assert others[0].refusal == "error-no-seat"
        await reads(others[0])
        assert [len(person.received) for person in asked] == before, "who is not asked holds nobody up"
        assert limits(await house.again(others[0]).watches(table)) == [("question", 30_000, 30_000)]


@run_async
async def test_whoever_leaves_while_reading_holds_nobody_up(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        _, asked, others = await a_claim(house)
        await reads(asked[0])
        await asked[0].goes()
        shown = others[0].table()
        assert (limits(shown), [seat.reading for seat in shown.seats]) == ([("question", 30_000, 30_000)], [False] * 3)


@run_async
async def test_reading_ends_with_its_question(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        _, asked, others = await a_claim(house)
        for person in asked:
            await reads(person)
        for person in asked:
            await person.decides({"move": "leave"})
        await house.passes(PEOPLE.min_window)
        assert not any(seat.reading for seat in others[0].table().seats)


@run_async
async def test_reading_is_no_way_to_flood_a_table(tmp_path: Path) -> None:
    async with stage(tmp_path, Settings(rates=Rates(seat=Rate(1, 40)))) as house:
        _, asked, others = await a_claim(house)
        before = len(others[0].received)
        for number in range(60):
            await reads(asked[0], reading=number % 2 == 0)
        assert asked[0].refusal == "error-too-fast"
        assert len(others[0].received) - before <= 40


# ── nobody can tell from the timing what somebody holds ──────────────────────────────────────────


def seen_by(person: Person, since: int) -> list[Any]:
    """What somebody was sent since then, with the moments: everything that could tell them something."""
    shown = [message for message in person.received[since:] if isinstance(message, TableShown)]
    return [
        (moment, message.ply, [seat.reading for seat in message.seats], message.windows)
        for moment, message in zip(person.moments[since:], shown, strict=True)
    ]


@pytest.mark.parametrize("answers", [True, False], ids=["answers", "reads on"])
@run_async
async def test_an_answer_while_reading_looks_like_reading_on(tmp_path: Path, answers: bool) -> None:
    """Others see the same, at the same moments, whether somebody who reads has answered or not."""
    async with stage(tmp_path) as house:
        _, asked, others = await a_claim(house)
        await house.passes(3)
        began, since = house.time.now(), len(others[0].received)
        await reads(asked[0])
        await house.passes(4)
        if answers:
            await asked[0].decides({"move": "leave"})
            await reads(asked[0], reading=False)  # as the page does when the question is gone
        await house.passes(PEOPLE.reading_limit + 20)
        ply = others[0].table().ply
        reader = [seat == asked[0].table().yours[0] for seat in range(3)]
        limit = others[0].table().windows[0].silence
        assert [(moment - began, *rest) for moment, *rest in seen_by(others[0], since)] == [
            (0, ply, reader, []),
            (PEOPLE.reading_limit, ply, [False] * 3, [Window("question", 30_000, 30_000, limit)]),
        ]


@run_async
async def test_who_reads_while_a_result_is_withheld_sees_what_others_would(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, asked, others = await a_claim(house)
        match = house.live(table).match
        assert match is not None
        first = next(person for person in asked if person.table().yours[0] == match.asked[0])
        other = next(person for person in asked if person is not first)
        await first.decides({"move": "take"})
        assert house.live(table).is_withheld
        await reads(other)
        for person in (other, others[0]):
            assert person.table().seats[other.table().yours[0]].reading
            assert limits(person.table()) == []
        await reads(other, reading=False)
        assert limits(others[0].table()) == [("question", 30_000, 30_000)]
        await house.passes(PEOPLE.min_window)
        assert not house.live(table).is_withheld


@run_async
async def test_a_device_that_passes_from_hand_to_hand_does_not_tell_who_has_answered(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        _, (anna, ben) = await a_shared_device(house, "Ben")
        while True:
            await until_phase(house, "claim", anna, ben)
            if ben.question() is None:
                break
            for person, seat in ((anna, 0), (anna, 1), (ben, 2)):
                if person.question(seat):
                    await person.decides({"move": "leave"}, seat)
            await house.passes(PEOPLE.min_window)
        for seat in anna.table().yours:
            await reads(anna, seat=seat)
        await reads(anna, reading=False, seat=0)
        seen = len(ben.received)
        await anna.decides({"move": "leave"}, 0)
        await reads(anna, reading=False, seat=1)
        assert len(ben.received) == seen
        assert ben.table().seats[1].reading


@run_async
async def test_bots_take_their_time_whether_somebody_reads_or_not(tmp_path: Path) -> None:
    """A bot's answer has its own moment, which neither reading nor its end moves."""
    async with stage(tmp_path) as house:
        anna = await asked_beside_a_bot(house, pace=Pace(move_seconds=600))
        began, batches = house.time.now(), len(house.store.batches)
        await reads(anna)
        await house.until(lambda: len(house.store.batches) > batches)
        low, high = PEOPLE.bot_pause
        assert low <= house.time.now() - began <= high


# ── people who are away ──────────────────────────────────────────────────────────────────────────


@run_async
async def test_others_see_when_a_bot_will_stand_in(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, (anna, ben) = await a_game(house, "lucky-five", "Anna", "Ben", options=SECOND)
        await ben.goes()
        assert anna.table().windows == [Window("away", 60_000, 60_000, seat=1)]
        await house.passes(45)
        assert (await house.again(anna).watches(table)).windows == [Window("away", 60_000, 15_000, seat=1)]
        await house.passes(15)
        assert anna.table().windows == []


@run_async
async def test_whoever_is_back_learns_what_was_played_until_the_next_own_move(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, (anna, ben) = await a_game(house, "lucky-five", "Anna", "Ben", options=SECOND)
        before = ben.table().ply
        await ben.goes()
        await house.passes(70)
        back = house.again(ben)
        shown = await back.watches(table)
        assert shown.played_since == [before]
        played = [event for event in shown.events[0][before:] if event.get("seat") == 1 and "move" in event]
        assert played
        assert anna.table().played_since == [None]
        while back.question() is None:
            await anna.decides()
        await back.decides()
        assert back.table().played_since == [None]


@run_async
async def test_whoever_comes_back_and_goes_again_has_the_whole_time_again(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, (anna, ben) = await a_game(house, "lucky-five", "Anna", "Ben", options=SECOND)
        await ben.goes()
        await house.passes(45)
        back = house.again(ben)
        await back.watches(table)
        assert anna.table().windows == []
        await house.passes(10)
        await back.goes()
        assert anna.table().windows == [Window("away", 60_000, 60_000, seat=1)]
        await house.passes(59)
        assert not anna.table().seats[1].stand_in
        await house.passes(2)
        assert anna.table().seats[1].stand_in
