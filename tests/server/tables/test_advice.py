"""The coach at a table: who may ask it, who hears the answer, and that it knows no more than the seat does."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from fiveleaf.bots.bot import warm_up
from fiveleaf.bots.levels import strategy_of
from fiveleaf.catalogue import find
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.contract import View
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.notation import compact
from fiveleaf.engine.table import seen_by
from fiveleaf.luck.hint import Advice, Prospect
from fiveleaf.server.wire import Advise, Advised, Sit, Stand, Start
from tests.server.tables.test_playing import FIRST, SECOND, a_game, until_phase
from tests.server.visitors import PEOPLE, Person, Stage, run_async, stage


class Quick:
    """A coach that thinks about nothing, but remembers what it was given to look at."""

    def __init__(self) -> None:
        self.looked_at: list[View] = []
        self.is_at_a_loss = False

    def hint(self, game: Game, seen: View, _seed: int = 0) -> list[Advice]:
        self.looked_at.append(seen)
        if self.is_at_a_loss:
            raise RuntimeError("no idea")
        assert seen.seat is not None
        imagined = game.views.imagine(seen, buffer_of(new_rng(5)))
        room = [0] * (game.most_moves + 1)
        count = game.rules.legal_moves(imagined, seen.seat, room)
        words = [game.notation.move_words(imagined, seen.seat, code) for code in room[:count]]
        return [
            Advice(move, 0.5, index == 0, [Prospect({"chance": "x"}, 1.0, 0.5)]) for index, move in enumerate(words)
        ]


@pytest.fixture
def coach(monkeypatch: pytest.MonkeyPatch) -> Quick:
    """A coach that is ready in every game."""
    quick = Quick()
    monkeypatch.setattr("fiveleaf.server.tables.advice.is_warm", lambda _: True)
    monkeypatch.setattr("fiveleaf.server.tables.thinking.hint", quick.hint)
    return quick


def advised(person: Person) -> list[Advised]:
    """All advice that somebody was given."""
    return [message for message in person.received if isinstance(message, Advised)]


def legal(person: Person) -> list[str]:
    """What somebody may choose."""
    question = person.question()
    assert question is not None
    return sorted(map(compact, question.legal))


# ── who may ask ──────────────────────────────────────────────────────────────────────────────────


@run_async
async def test_whoever_plays_alone_against_bots_may_ask(coach: Quick, tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, (anna,) = await a_game(house, "lucky-five", "Anna", bots=1, options=FIRST)
        assert anna.table().coach == "choice"
        await anna.says(Advise(table, 0))
        (told,) = advised(anna)
        assert (told.table, told.seat, told.ply) == (table, 0, anna.table().ply)
        assert sorted(compact(one.move) for one in told.moves) == legal(anna)
        assert coach.looked_at == [anna.table().views[0].view]


@run_async
async def test_among_people_nobody_may_ask_unless_all_agreed(coach: Quick, tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, (anna, ben) = await a_game(house, "lucky-five", "Anna", "Ben", options=FIRST)
        assert (anna.table().coach, ben.table().coach) == ("no", "no")
        await anna.says(Advise(table, 0))
        assert anna.refusal == "error-no-coach"
        assert coach.looked_at == []


@run_async
async def test_two_people_at_one_device_are_people_too(coach: Quick, tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        anna = await house.person()
        table = await house.table(anna, "lucky-five", "me", "me", "simple", start=True, options=FIRST)
        await anna.watches(table)
        await house.passes(3)
        assert anna.table().coach == "no"
        await anna.says(Advise(table, 0))
        assert anna.refusal == "error-no-coach"


@run_async
async def test_an_agreed_coach_is_announced_to_all_and_answers_all(coach: Quick, tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        anna, ben, watcher = await house.person(), await house.person("Ben"), house.stranger()
        table = await house.table(anna, "lucky-five", "me", "open", listed=True, coach=True, options=FIRST)
        assert (await watcher.watches(table)).coach == "agreed"
        assert (await ben.watches(table)).coach == "agreed", "before anybody sits down"
        await ben.says(Sit(table, 1))
        await anna.watches(table)
        await anna.says(Start(table))
        assert {anna.table().coach, ben.table().coach, watcher.table().coach} == {"agreed"}
        await anna.says(Advise(table, 0))
        assert len(advised(anna)) == 1


@run_async
async def test_a_free_seat_may_become_a_persons(coach: Quick, tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        anna = await house.person()
        table = await house.table(anna, "lucky-five", "me", "open")
        assert (await anna.watches(table)).coach == "no"


@run_async
async def test_whoever_is_left_alone_with_bots_may_ask(coach: Quick, tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, (anna, ben) = await a_game(house, "lucky-five", "Anna", "Ben", options=FIRST)
        await ben.says(Stand(table, 1))
        assert anna.table().coach == "choice"
        await anna.says(Advise(table, 0))
        assert len(advised(anna)) == 1


@run_async
async def test_nobody_asks_for_anothers_seat(coach: Quick, tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, (anna, ben) = await a_game(house, "lucky-five", "Anna", "Ben", coach=True, options=FIRST)
        for person, seat in ((ben, 0), (house.stranger(), 0), (await house.person("Cleo"), 0)):
            await person.says(Advise(table, seat))
            assert person.refusal == "error-not-your-seat"
        await anna.says(Advise(table, 7))
        assert anna.refusal == "error-no-seat"
        assert coach.looked_at == []


@run_async
async def test_a_seat_that_is_not_asked_gets_no_advice(coach: Quick, tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, (anna,) = await a_game(house, "lucky-five", "Anna", bots=1, options=SECOND)
        assert anna.question() is None
        await anna.says(Advise(table, 0, "mine"))
        assert anna.refusal == "error-not-asked"
        assert anna.received[-1].id == "mine"  # type: ignore[union-attr]


@run_async
async def test_a_game_that_has_not_begun_has_no_advice(coach: Quick, tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        anna = await house.person()
        table = await house.table(anna, "lucky-five", "me", "simple")
        await anna.watches(table)
        await anna.says(Advise(table, 0))
        assert anna.refusal == "error-not-started"


@run_async
async def test_a_coach_that_is_not_ready_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fiveleaf.server.tables.advice.is_warm", lambda _: False)
    async with stage(tmp_path) as house:
        table, (anna,) = await a_game(house, "lucky-five", "Anna", bots=1, options=FIRST)
        await anna.says(Advise(table, 0))
        assert anna.refusal == "error-coach-not-ready"


# ── who hears it, and what ───────────────────────────────────────────────────────────────────────


@run_async
async def test_the_advice_goes_to_the_connection_that_asked_and_to_nobody_else(coach: Quick, tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, (anna, ben) = await a_game(house, "lucky-five", "Anna", "Ben", coach=True, options=FIRST)
        second, watcher = house.again(anna), house.stranger()
        await second.watches(table)
        await watcher.watches(table)
        others: list[Person] = [ben, second, watcher]
        before = [len(person.received) for person in others]
        await anna.says(Advise(table, 0))
        assert len(advised(anna)) == 1
        assert [len(person.received) for person in others] == before


@pytest.mark.parametrize("game", ["lucky-jack", "8-28", "lucky-numbers", "lucky-hand", "lucky-five"])
@run_async
async def test_every_question_is_advised_upon_from_what_is_shown(game: str, coach: Quick, tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, (anna,) = await a_game(house, game, "Anna", bots=2)
        for _ in range(12):
            if anna.table().status == "over":
                break
            await house.until(lambda: anna.question() is not None)
            await anna.says(Advise(table, 0))
            assert sorted(compact(one.move) for one in advised(anna)[-1].moves) == legal(anna)
            assert coach.looked_at[-1] == anna.table().views[0].view
            await anna.decides()


@run_async
async def test_one_question_is_thought_about_once(coach: Quick, tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, (anna,) = await a_game(house, "lucky-five", "Anna", bots=1, options=FIRST)
        for _ in range(5):
            await anna.says(Advise(table, 0))
        assert (len(advised(anna)), len(coach.looked_at)) == (5, 1)


@run_async
async def test_a_coach_that_fails_says_so_and_may_be_asked_again(coach: Quick, tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, (anna,) = await a_game(house, "lucky-five", "Anna", bots=1, options=FIRST)
        coach.is_at_a_loss = True
        await anna.says(Advise(table, 0, "mine"))
        assert anna.refusal == "error-coach-failed"
        assert (house.house.metrics.registry.get_sample_value("fiveleaf_bot_faults_total") or 0) > 0
        coach.is_at_a_loss = False
        await anna.says(Advise(table, 0))
        assert len(advised(anna)) == 1


async def an_early_claim(house: Stage) -> tuple[str, list[Person], list[Person]]:
    """A Lucky Jack claim at a table with a coach: the table, those asked, and those who are not."""
    table, people = await a_game(house, "lucky-jack", "Anna", "Ben", "Cleo", coach=True)
    await until_phase(house, "claim", *people)
    asked = [person for person in people if person.question()]
    return table, asked, [person for person in people if person not in asked]


@run_async
async def test_a_settled_question_that_is_still_hidden_is_given_away_by_nothing(coach: Quick, tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, asked, others = await an_early_claim(house)
        match = house.live(table).match
        assert match is not None
        first = match.asked[0]
        quick = next(person for person in asked if person.table().yours == [first])
        slow = next(person for person in asked if person is not quick)
        seat, before = slow.table().yours[0], slow.table()
        await quick.decides({"move": "take"})
        assert house.live(table).is_withheld
        await slow.says(Advise(table, seat))
        (told,) = advised(slow)
        assert (told.ply, sorted(compact(one.move) for one in told.moves)) == (before.ply, legal(slow))
        assert coach.looked_at == [before.views[0].view]
        await quick.says(Advise(table, first))
        await others[0].says(Advise(table, others[0].table().yours[0]))
        assert (quick.refusal, others[0].refusal) == ("error-answered-already", "error-not-asked")
        await house.passes(PEOPLE.min_window)
        assert slow.table().ply > before.ply


# ── the real one ─────────────────────────────────────────────────────────────────────────────────


@run_async
async def test_the_real_coach_of_lucky_five(tmp_path: Path) -> None:
    game = find("lucky-five")
    await asyncio.to_thread(warm_up, strategy_of(game))
    async with stage(tmp_path) as house:
        table, (anna,) = await a_game(house, "lucky-five", "Anna", bots=1, options=FIRST)
        await until_phase(house, "call", anna)
        await anna.says(Advise(table, 0))
        moves = advised(anna)[-1].moves
        assert sorted(compact(one.move) for one in moves) == legal(anna)
        assert [one.best for one in moves] == [True] + [False] * (len(moves) - 1)
        assert all(0 <= one.win <= 1 for one in moves)
        prospects = [prospect for one in moves for prospect in one.prospects]
        assert prospects
        assert all(seen_by(game, one.event, 0) == one.event and not one.event.get("hidden") for one in prospects)
        assert all(0 < one.chance <= 1 and 0 <= one.win <= 1 for one in prospects)
