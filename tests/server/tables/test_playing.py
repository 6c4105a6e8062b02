"""Games under way: windows, silence, held answers, clocks, stand-ins; time goes on only when the test says so."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fiveleaf.server.store import InputRecord
from fiveleaf.server.tables.inputs import GameTimeUp
from fiveleaf.server.tables.schedule import CLOCK_SAVED_SECONDS
from fiveleaf.server.wire import Decide, Pace, Sit, Stand, Start, TableShown
from tests.server.visitors import PEOPLE, Person, Stage, run_async, stage

FIRST: dict[str, Any] = {"first_seat": 0, "deck": {"red": 9}}  # of Lucky Five: only the player is asked
SECOND = {**FIRST, "first_seat": 1}


async def a_game(house: Stage, game: str, *names: str, bots: int = 0, **more: Any) -> tuple[str, list[Person]]:
    """A game that has begun, with that many people, each on their own page, and simple bots behind them."""
    people = [await house.person(name) for name in names]
    seats = ["me", *["open"] * (len(names) - 1), *["simple"] * bots]
    table = await house.table(people[0], game, *seats, listed=True, **more)
    for seat, person in enumerate(people):
        await person.watches(table)
        if seat:
            await person.says(Sit(table, seat))
    await people[0].says(Start(table))
    return table, people


async def until_phase(house: Stage, phase: str, *people: Person, avoid: str | None = None) -> TableShown:
    """Plays on until a phase comes."""
    while people[0].table().views[0].view.phase != phase:
        asked = [person for person in people if person.question()]
        if not asked:
            await house.until(lambda: any(person.question() for person in people))
            continue
        question = asked[0].question()
        assert question is not None
        moves = [move for move in question.legal if move["move"] != avoid] or question.legal
        wanted = [move for move in moves if move["move"] in ("put", "take", "lay", "discard")]
        await asked[0].decides((wanted or moves)[0])
    return people[0].table()


async def a_claim(house: Stage) -> tuple[str, list[Person], list[Person]]:
    """A Lucky Jack claim that is just open: the table, those asked, and those who are not."""
    table, people = await a_game(house, "lucky-jack", "Anna", "Ben", "Cleo")
    await until_phase(house, "claim", *people)
    asked = [person for person in people if person.question()]
    return table, asked, [person for person in people if person not in asked]


async def asked_beside_a_bot(house: Stage, **more: Any) -> Person:
    """A person is asked for a claim together with a bot; a game that ends before is followed by another.

    The person sits nearest to the left of the discarder: a claim of the bot alone does not settle it (LJ-R5).
    """
    _, (anna,) = await a_game(house, "lucky-jack", "Anna", bots=2, **more)
    while anna.table().status != "over":
        if anna.question() is None:
            await house.until(lambda: anna.question() is not None or anna.table().status == "over")
        elif (view := anna.table().views[0].view).phase == "claim" and view.turn == 2:
            return anna
        else:
            await anna.decides()
    return await asked_beside_a_bot(house, **more)


# ── windows ──────────────────────────────────────────────────────────────────────────────────────


@run_async
async def test_a_claim_has_a_window_that_all_see(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        _, asked, others = await a_claim(house)
        for person in (*asked, *others):
            (window,) = person.table().windows
            assert (window.kind, window.total, window.left) == ("question", 30_000, 30_000)


@run_async
async def test_an_answer_is_seen_by_nobody_else(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        _, asked, others = await a_claim(house)
        await house.passes(2)
        before = [len(person.received) for person in (*asked[1:], *others)]
        client = await asked[0].decides({"move": "leave"})
        assert asked[0].taken[-1:] == [client]
        assert asked[0].table().views[0].answered
        assert asked[0].question() is None
        assert [len(person.received) for person in (*asked[1:], *others)] == before


@run_async
async def test_silence_is_an_answer_when_the_window_closes(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, asked, _ = await a_claim(house)
        ply = asked[0].table().ply
        await house.passes(29.9)
        assert asked[0].table().ply == ply
        await house.passes(0.2)
        events = house.live(table).match.table.events[ply:]  # type: ignore[union-attr]
        assert [event["move"] for event in events[:2]] == ["leave", "leave"]
        assert asked[0].table().ply > ply


@run_async
async def test_silence_does_not_answer_for_a_bot(tmp_path: Path) -> None:
    async with stage(tmp_path, replace(PEOPLE, bot_pause=(20, 20))) as house:
        await asked_beside_a_bot(house, pace=Pace(move_seconds=10))
        batches = len(house.store.batches)
        await house.passes(10.1)
        answers = [entry.event for batch in house.store.batches[batches:] for entry in batch.inputs]
        assert answers == [{"seat": 0, "move": "leave"}], "the bot has its own time"
        await house.passes(10)
        assert house.store.batches[-1].inputs[0].event["seat"] != 0


@run_async
async def test_nothing_is_shown_of_a_claim_before_its_least_time(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, asked, others = await a_claim(house)
        ply = others[0].table().ply
        for person in asked:
            await person.decides({"move": "leave"})
        await house.passes(PEOPLE.min_window - 0.01)
        assert others[0].table().ply == ply
        late = house.again(others[0])
        assert (await late.watches(table)).ply == ply, "whoever comes now sees no more than the others"
        assert all(person.table().ply == ply and person.question() is None for person in asked)
        await house.passes(0.02)
        assert others[0].table().ply > ply


@run_async
async def test_a_late_answer_is_taken_and_changes_nothing(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, asked, _ = await a_claim(house)
        match = house.live(table).match
        assert match is not None
        first = match.asked[0]
        by_seat = {person.table().yours[0]: person for person in asked}
        other = next(person for seat, person in by_seat.items() if seat != first)
        await by_seat[first].decides({"move": "take"})
        assert house.live(table).is_withheld
        events = list(match.table.events)
        client = await other.decides({"move": "take"})
        assert other.taken[-1] == client
        assert match.table.events == events
        assert house.store.batches[-1].inputs[0].kind == "late"
        await other.decides({"move": "take"}, seat=other.table().yours[0])
        assert other.refusal == "error-answered-already"
        await house.passes(2)
        assert other.table().ply == len(events), "shown by then, with nothing added"
        await other.decides({"move": "take"}, seat=other.table().yours[0], client=client)
        assert other.taken[-1] == client, "and the same id again is the same move"


@run_async
async def test_an_answer_to_an_older_question_is_refused(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, asked, _ = await a_claim(house)
        shown = asked[0].table()
        await house.passes(30.1)
        await asked[0].says(Decide(table, shown.yours[0], "old", {"move": "leave"}, shown.ply))
        assert asked[0].refusal == "error-too-late"


@run_async
async def test_bots_answer_after_a_human_moment(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        _, (anna,) = await a_game(house, "lucky-five", "Anna", bots=2, options=SECOND)
        ply = anna.table().ply
        await house.passes(PEOPLE.bot_pause[0] - 0.01)
        assert anna.table().ply == ply
        await house.passes(PEOPLE.bot_pause[1])
        assert anna.table().ply > ply


@run_async
async def test_the_set_up_of_lucky_numbers_has_no_window(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        _, (anna, ben) = await a_game(house, "lucky-numbers", "Anna", "Ben")
        assert anna.table().windows == []
        await house.passes(3600)
        assert anna.question() is not None
        seen = len(ben.received)
        while anna.question() is not None:
            await anna.decides()
        assert len(ben.received) == seen
        assert [cell for cell in ben.table().views[0].view.gardens[0] if cell] == []
        while ben.question() is not None and ben.table().views[0].view.phase == "setup-lay":
            await ben.decides()
        assert len([cell for cell in ben.table().views[0].view.gardens[0] if cell]) == 4


@run_async
async def test_an_answer_that_settles_a_claim_looks_to_its_seat_like_one_that_does_not(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, asked, _ = await a_claim(house)
        shown = []
        for person in asked:
            await person.decides({"move": "leave"})
            (part,) = person.table().views
            shown.append((house.live(table).is_withheld, part.answered, part.view.answer))
        assert [is_settled for is_settled, *_ in shown] == [False, True]
        assert shown[0][1:] == shown[1][1:]


# ── clocks ───────────────────────────────────────────────────────────────────────────────────────


@run_async
async def test_a_bot_moves_when_the_clock_of_a_move_runs_out(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        pace = Pace(move_seconds=20)
        _, (_, ben) = await a_game(house, "lucky-five", "Anna", "Ben", pace=pace, options=FIRST)
        assert [(window.kind, window.total) for window in ben.table().windows] == [("move", 20_000)]
        ply = ben.table().ply
        await house.passes(19)
        assert (await house.again(ben).watches(ben.table().table)).windows[0].left == 1000
        assert ben.table().ply == ply
        await house.passes(3)
        assert ben.table().ply > ply
        assert not ben.table().seats[0].stand_in


@run_async
async def test_the_clock_of_a_move_ends_the_set_up_too(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        _, (anna, _) = await a_game(house, "lucky-numbers", "Anna", "Ben", pace=Pace(move_seconds=30))
        await house.passes(30 + 5 * 2)
        assert anna.table().views[0].view.phase != "setup-lay"


@run_async
async def test_lucky_hand_ends_by_the_clock_of_the_server(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        _, (anna, _) = await a_game(house, "lucky-hand", "Anna", "Ben", options={"clock": 1})
        await house.passes(20)
        assert [(w.kind, w.total) for w in anna.table().windows if w.kind == "game"] == [("game", 60_000)]
        await house.passes(41)
        shown = anna.table()
        assert (shown.status, shown.views[0].view.ending) == ("over", "clock")
        assert {"clock": "time-up"} in shown.events[0]


@run_async
async def test_the_clock_of_the_game_rests_with_its_table_and_outlives_the_server(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, (anna, ben) = await a_game(house, "lucky-hand", "Anna", "Ben", options={"clock": 1})
        await house.passes(25)
        await anna.goes()
        await ben.goes()
        await house.passes(3600)
    async with stage(tmp_path, time=house.time) as second:
        back = Person(second, anna.player)
        shown = await back.watches(table)
        assert [window.left for window in shown.windows if window.kind == "game"] == [35_000]


async def a_card_being_played(house: Stage) -> tuple[str, list[Person]]:
    """A game of Lucky Hand with a clock, in which a card waits for an answer: a counter or stakes."""
    table, people = await a_game(house, "lucky-hand", "Anna", "Ben", options={"clock": 60})
    while people[0].table().views[0].view.phase not in ("counter", "stake"):
        await house.until(lambda: any(person.question() for person in people))
        asked = next(person for person in people if person.question())
        question = asked.question()
        assert question is not None
        await asked.decides(question.legal[asked.moves % len(question.legal)])
    return table, people


@run_async
async def test_all_see_that_the_clock_ran_out_while_a_card_is_played(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, people = await a_card_being_played(house)
        questions = [person.question() for person in people]
        least = house.live(table).withhold_until
        await house.passes(PEOPLE.min_window / 2)
        house.house.tables[table].post(None, GameTimeUp())
        await house.settle()
        assert house.live(table).withhold_until == least, "it is the same question"
        for person, question in zip(people, questions, strict=True):
            assert (person.table().status, person.question()) == ("running", question)
            assert person.table().views[0].view.time_is_up
            assert person.table().events[0] == [{"clock": "time-up"}]
        await house.passes(PEOPLE.window + 1)
        assert [person.table().views[0].view.ending for person in people] == ["clock", "clock"]


@run_async
async def test_the_clock_of_the_game_waits_while_an_answer_is_held(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, people = await a_card_being_played(house)
        for person in people:
            if person.question():
                await person.decides()
        live = house.live(table)
        assert live.is_withheld
        assert live.match is not None
        events = list(live.match.table.events)
        house.house.tables[table].post(None, GameTimeUp())
        await house.settle()
        assert live.match.table.events == events


# ── people who are away ──────────────────────────────────────────────────────────────────────────


@run_async
async def test_a_bot_stands_in_for_somebody_away_until_they_are_back(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        options = SECOND
        table, (anna, ben) = await a_game(house, "lucky-five", "Anna", "Ben", options=options)
        await ben.goes()
        assert anna.table().seats[1].away
        await house.passes(59)
        ply = anna.table().ply
        assert not anna.table().seats[1].stand_in
        await house.passes(4)
        assert anna.table().seats[1].stand_in
        assert anna.table().ply > ply
        back = house.again(ben)
        shown = await back.watches(table)
        assert (shown.seats[1].away, shown.seats[1].stand_in) == (False, False)


@run_async
async def test_the_others_wait_where_the_table_says_so(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        pace, options = Pace(away="wait"), SECOND
        _, (anna, ben) = await a_game(house, "lucky-five", "Anna", "Ben", pace=pace, options=options)
        await ben.goes()
        ply = anna.table().ply
        await house.passes(24 * 3600)
        assert anna.table().ply == ply
        assert not anna.table().seats[1].stand_in


@run_async
async def test_a_table_rests_while_none_of_its_people_is_there(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, (anna,) = await a_game(house, "lucky-five", "Anna", bots=2, options=SECOND)
        spectator = house.stranger()
        await spectator.watches(table)
        await anna.goes()
        ply = spectator.table().ply
        await house.passes(24 * 3600)
        assert spectator.table().ply == ply
        back = house.again(anna)
        await back.watches(table)
        await house.passes(4)
        assert spectator.table().ply > ply


@run_async
async def test_whoever_gets_up_leaves_the_seat_to_a_bot(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, (anna, ben) = await a_game(house, "lucky-five", "Anna", "Ben", options=SECOND)
        ply = anna.table().ply
        await ben.says(Stand(table, 1))
        assert anna.table().seats[1].kind == "bot"
        shown = ben.table()
        assert (shown.yours, shown.views[0].seat, shown.first) == ([], None, 0)
        await house.passes(4)
        assert anna.table().ply > ply


@run_async
async def test_a_bot_that_fails_is_helped_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("no idea")

    async with stage(tmp_path) as house:
        monkeypatch.setattr("fiveleaf.bots.bot.Bot.choose", fails)
        _, (anna,) = await a_game(house, "lucky-five", "Anna", bots=1, options=SECOND)
        await house.until(lambda: anna.question() is not None)
        assert (house.house.metrics.registry.get_sample_value("fiveleaf_bot_faults_total") or 0) > 0


# ── held answers and failures ────────────────────────────────────────────────────────────────────


@run_async
async def test_a_question_has_its_least_time_anew_when_the_server_is_back(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, asked, _ = await a_claim(house)
        await house.passes(PEOPLE.min_window)
    async with stage(tmp_path, time=house.time) as second:
        back = [Person(second, person.player) for person in asked]
        for person in back:
            await person.watches(table)
        ply = back[0].table().ply
        for person in back:
            await person.decides({"move": "leave"})
        await second.passes(PEOPLE.min_window - 0.01)
        assert [person.table().ply for person in back] == [ply] * len(back)
        await second.passes(0.02)
        assert min(person.table().ply for person in back) > ply


@run_async
async def test_held_answers_survive_the_server(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, asked, _ = await a_claim(house)
        await house.passes(2)
        client = await asked[0].decides({"move": "leave"})
        seat = asked[0].table().yours[0]
    async with stage(tmp_path, time=house.time) as second:
        back, other = Person(second, asked[0].player), Person(second, asked[1].player)
        shown = await back.watches(table)
        assert shown.views[0].answered
        assert shown.views[0].question is None
        await back.decides({"move": "leave"}, seat, client)
        assert back.taken == [client]
        await other.watches(table)
        ply = other.table().ply
        await second.passes(2)
        await other.decides({"move": "leave"})
        assert other.table().ply > ply


@run_async
async def test_what_cannot_be_kept_did_not_happen(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, (anna, ben) = await a_game(house, "lucky-five", "Anna", "Ben", options=FIRST)
        before = ben.table()
        messages = len(ben.received)
        house.store.failing = True
        await anna.decides(client="once")
        assert anna.refusal == "error-store-failed"
        assert anna.taken == []
        assert len(ben.received) == messages
        match = house.live(table).match
        assert match is not None
        assert len(match.table.events) == before.ply
        house.store.failing = False
        await house.passes(2)
        question = anna.table().views[0].question
        assert question is not None
        await anna.decides(question.legal[0], 0, "once")
        assert anna.taken == ["once"]
        assert ben.table().ply > before.ply


@run_async
async def test_a_store_that_another_program_locks_meanwhile_refuses_and_then_takes_the_same_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fiveleaf.server.store.files.BUSY_SECONDS", 0.05)
    async with stage(tmp_path) as house:
        _, (anna, ben) = await a_game(house, "lucky-five", "Anna", "Ben", options=FIRST)
        ply = ben.table().ply
        other = sqlite3.connect(tmp_path / "store.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        await anna.decides(client="once")
        assert (anna.refusal, anna.taken, ben.table().ply) == ("error-store-failed", [], ply)
        other.close()
        await house.passes(PEOPLE.retry)
        await anna.decides(client="once")
        assert anna.taken == ["once"]
        assert ben.table().ply > ply


@run_async
async def test_bots_go_on_when_the_store_is_back(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        _, (anna,) = await a_game(house, "lucky-five", "Anna", bots=1, options=SECOND)
        house.store.failing = True
        ply = anna.table().ply
        await house.passes(30)
        assert anna.table().ply == ply
        house.store.failing = False
        await house.until(lambda: anna.table().ply > ply, 10)


@run_async
async def test_a_move_counts_once_however_often_it_is_sent(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        _, (anna, _) = await a_game(house, "lucky-five", "Anna", "Ben", options=FIRST)
        question = anna.question()
        assert question is not None
        for _ in range(3):
            await anna.decides(question.legal[0], 0, "same")
        assert anna.taken == ["same"] * 3
        inputs: list[InputRecord] = [entry for batch in house.store.batches for entry in batch.inputs]
        assert [entry.client for entry in inputs if entry.kind == "move"] == ["same"]


@run_async
async def test_two_pages_of_one_player_do_not_move_twice(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, (anna, _) = await a_game(house, "lucky-five", "Anna", "Ben", options=FIRST)
        second = house.again(anna)
        await second.watches(table)
        question, ply = second.question(), second.table().ply
        assert question is not None
        client = await anna.decides()
        await second.says(Decide(table, 0, "second", question.legal[0], ply))
        assert second.refusal == "error-too-late"
        moves = [entry for batch in house.store.batches for entry in batch.inputs if entry.kind == "move"]
        assert [entry.client for entry in moves] == [client]
        assert second.table().ply == anna.table().ply > ply


@run_async
async def test_a_clock_that_runs_out_while_an_answer_is_kept_leaves_the_next_question_alone(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        pace = Pace(move_seconds=30)
        table, (anna, ben) = await a_game(house, "lucky-numbers", "Anna", "Ben", pace=pace)
        await until_phase(house, "place", anna, ben)
        mover, other = (anna, ben) if anna.question() else (ben, anna)
        question = mover.question()
        assert question is not None
        house.time.passed += 29.99
        house.house.receive(mover, Decide(table, question.seat, "last moment", question.legal[0]))
        while not house.store.under_way:
            await asyncio.sleep(0)
        due = house.time.next_due()
        assert due is not None
        assert due < house.time.passed + 0.02, "the clock of this move"
        house.time.fire()
        await house.settle()
        assert other.question() is not None
        await house.passes(20)
        assert other.question() is not None, "nobody has moved for whoever is asked now"


@run_async
async def test_a_crash_forgets_little_of_the_clock_of_the_game(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, (anna, _) = await a_game(house, "lucky-hand", "Anna", "Ben", pace=Pace(away="wait"))
        await until_phase(house, "turn", anna)
        await house.passes(5 * 60)
        file = tmp_path / "as a crash leaves it"
        file.mkdir()
        for part in ("store.db", "store.db-wal"):
            shutil.copy(tmp_path / part, file / part)
        left = (await house.again(anna).watches(table)).windows[-1].left
    async with stage(file, time=house.time) as second:
        (window,) = (await Person(second, anna.player).watches(table)).windows
        assert window.kind == "game"
        assert left <= window.left <= left + CLOCK_SAVED_SECONDS * 1000
