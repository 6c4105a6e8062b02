"""The house: whole games of all five, the messages, what is refused, and that nothing hidden leaves."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine.fairness import verify
from fiveleaf.engine.game import Game
from fiveleaf.engine.notation import compact
from fiveleaf.engine.table import Table, open_to
from fiveleaf.engine.transcript import Transcript, replay
from fiveleaf.server.wire import (
    Contribute,
    Decide,
    FromPage,
    Ping,
    Pong,
    Rematch,
    Say,
    SetSeat,
    Sit,
    Spoken,
    Stand,
    Start,
    TableShown,
    Unwatch,
    Watch,
)
from tests.server.people import PEOPLE, QUICK, Person, Stage, play_to_the_end, run_async, stage

SHORT: dict[str, dict[str, Any]] = {
    "lucky-jack": {},
    "8-28": {"blue_gems": 6, "red_gems": 3},
    "lucky-numbers": {},
    "lucky-hand": {"rounds": 8},
    "lucky-five": {},
}
PLAIN = {"first_seat": 0, "deck": {"red": 9}}  # of Lucky Five: only the player is asked


async def a_whole_game(house: Stage, game: Game) -> tuple[str, Person, Person, Person]:
    """A game of two people with two seats and one, a bot, and a spectator, played to the end."""
    anna, ben, spectator = await house.person(), await house.person("Ben"), house.stranger()
    seats = ["me", "open", "simple"] if game.most_seats < 4 else ["me", "open", "me", "simple"]
    table = await house.table(anna, game.name, *seats, listed=True, options=SHORT[game.name])
    for person in (anna, ben, spectator):
        await person.watches(table)
    await ben.says(Sit(table, 1))
    await anna.says(Start(table))
    await play_to_the_end(house, table, anna, ben)
    return table, anna, ben, spectator


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@run_async
async def test_two_people_and_a_bot_play_a_whole_game(game: Game, tmp_path: Path) -> None:
    async with stage(tmp_path, QUICK) as house:
        table, anna, ben, spectator = await a_whole_game(house, game)
        _, transcript = await house.house.finished(table)
        verify(transcript)
        assert transcript.result == anna.table().result == ben.table().result == spectator.table().result
        assert anna.table().fairness == transcript.more["fairness"]
        assert [message for message in (*anna.received, *ben.received) if hasattr(message, "why")] == []
        assert len(set(anna.taken)) == len(anna.taken) == anna.moves
    async with stage(tmp_path, QUICK) as second:
        _, again = await second.house.finished(table)
        assert again.to_json() == transcript.to_json(), "the store tells the same game"


# ── nothing hidden leaves ────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "settings", [pytest.param(QUICK, id="quick", marks=pytest.mark.slow), pytest.param(PEOPLE, id="people")]
)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@run_async
async def test_nothing_hidden_leaves(game: Game, settings: Any, tmp_path: Path) -> None:
    """Every message is what those eyes could see after so many events, word for word, and nothing else."""
    async with stage(tmp_path, settings) as house:
        table, *people = await a_whole_game(house, game)
        _, transcript = await house.house.finished(table)
        truth = {index: views_of(at) for index, at in replay(transcript)}
        for person in people:
            told = [0] * max(1, len(person.table().yours))
            for shown in person.tables(table):
                check_message(transcript, truth, shown, told)


def views_of(table: Table) -> dict[int | None, tuple[str, bool]]:
    """What each pair of eyes sees, and whether answers were held then, which only their seats know of."""
    return {seat: (compact(table.view(seat)), len(table.asked) > 1) for seat in (None, *range(table.seats))}


def check_message(
    transcript: Transcript, truth: dict[int, dict[int | None, tuple[str, bool]]], shown: TableShown, told: list[int]
) -> None:
    """One message against the truth at its ply."""
    expected_eyes: list[int | None] = [*shown.yours] or [None]
    if shown.status == "lobby":
        assert (shown.views, shown.events, shown.fairness, shown.result) == ([], [], None, None)
        return
    assert [view.seat for view in shown.views] == expected_eyes
    for index, part in enumerate(shown.views):
        seen, is_held = truth[shown.ply][part.seat]
        own = {"seat": part.seat} if is_held else {}
        assert strip(msgspec.json.decode(seen), own) == strip(msgspec.json.decode(compact(part.view)), own)
        run = transcript.events[shown.first : shown.ply]
        assert compact(shown.events[index]) == compact(open_to(transcript.game, run, part.seat))
        assert part.question is None or part.question.seat == part.seat
    if shown.status == "running":
        secrets = transcript.more["fairness"]
        text = msgspec.json.encode(shown).decode()
        assert secrets["secret"] not in text
        assert all(part not in text for part in secrets["contributions"])
        assert (shown.fairness, shown.result) == (None, None)


OWN_ANSWER = ("stakes", "spots", "gardens", "answer", "free")  # fields in which a seat sees its own held answer


def strip(view: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """The view without the seat's own answer to an open question: the others' parts stay and must be equal."""
    seat = own.get("seat")
    if seat is None:
        return view
    kept = dict(view)
    for name in OWN_ANSWER:
        value = kept.get(name)
        if isinstance(value, list):
            kept[name] = [part for index, part in enumerate(value) if index != seat]
        elif name in kept:
            kept[name] = None
    return kept


@run_async
async def test_a_lobby_shows_no_contribution_and_no_secret(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        anna, stranger = await house.person(), house.stranger()
        table = await house.table(anna, "lucky-jack", "me", "open")
        await anna.watches(table)
        await stranger.watches(table)
        await anna.says(Contribute(table, 0, "c0ffee"))
        text = msgspec.json.encode(stranger.received).decode()
        assert house.live(table).kept.secret not in text
        assert "c0ffee" not in text
        assert house.invite(table) not in text
        assert (anna.player_id or "") not in text


# ── messages that cannot be ──────────────────────────────────────────────────────────────────────


@run_async
async def test_a_foreign_message_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        anna, ben = await house.person(), await house.person("Ben")
        table = await house.table(anna, "lucky-five", "me", "simple", options=PLAIN)
        await anna.watches(table)
        await ben.watches(table)
        await anna.says(Start(table))
        before, ply = house.live(table).kept, anna.table().ply
        question = anna.question()
        assert question is not None
        messages: list[tuple[FromPage, str]] = [
            (Decide(table, 0, "x", question.legal[0]), "error-not-your-seat"),
            (Decide(table, 7, "x", question.legal[0]), "error-no-seat"),
            (Stand(table, 0), "error-not-your-seat"),
            (SetSeat(table, 1, None), "error-started-already"),
            (Start(table), "error-started-already"),
            (Sit(table, 0), "error-not-invited"),
            (Contribute(table, 0, "00"), "error-not-your-seat"),
            (Say(table, 0, "hello"), "error-not-your-seat"),
            (Say(table, 0, "<b>"), "error-no-phrase"),
            (Rematch(table), "error-not-over"),
            (Watch("nowhere"), "error-no-table"),
            (Decide("../../etc", 0, "x", {}), "error-no-table"),
        ]
        for message, key in messages:
            await ben.says(message)
            assert ben.refusal == key, message
        assert (house.live(table).kept, anna.table().ply) == (before, ply)


@pytest.mark.parametrize(
    ("move", "key"),
    [
        ({}, "error-no-such-move"),
        ({"move": "win"}, "error-no-such-move"),
        ({"move": ["draw"]}, "error-no-such-move"),
        ({"move": "draw", "more": 1}, "error-no-such-move"),
        ({"move": "discard", "card": "seven" * 900}, "error-no-such-move"),
        ({"move": "discard", "card": 10**40}, "error-no-such-move"),
        ({"move": "take"}, "refuse-LJ-11"),
    ],
)
@run_async
async def test_a_move_that_cannot_be_is_refused(move: dict[str, Any], key: str, tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        anna = await house.person()
        table = await house.table(anna, "lucky-jack", "me", "simple", options={"first_seat": 0})
        await anna.watches(table)
        await anna.says(Start(table))
        ply = anna.table().ply
        await anna.decides(move, 0)
        assert anna.refusal == key
        assert anna.table().ply == ply
        assert anna.question() is not None


@run_async
async def test_moves_come_out_of_turn_early_and_too_late(tmp_path: Path) -> None:
    async with stage(tmp_path, QUICK) as house:
        anna, ben = await house.person(), await house.person("Ben")
        table = await house.table(anna, "lucky-five", "me", "open", listed=True, options=PLAIN)
        await anna.watches(table)
        await ben.watches(table)
        await ben.says(Sit(table, 1))
        await ben.decides({"move": "stop"}, 1)
        assert ben.refusal == "error-not-started"
        await anna.says(Start(table))
        await ben.decides({"move": "stop"}, 1)
        assert ben.refusal == "error-not-asked"
        await play_to_the_end(house, table, anna, ben)
        await ben.decides({"move": "stop"}, 1)
        assert ben.refusal == "error-game-over"
        await anna.says(Decide(table, 0, "", {"move": "stop"}))
        assert anna.refusal == "error-client-id"


@run_async
async def test_a_flood_of_moves_and_phrases_is_stopped(tmp_path: Path) -> None:
    from fiveleaf.server.settings import Settings

    async with stage(tmp_path, Settings()) as house:
        anna, ben = await house.person(), await house.person("Ben")
        table = await house.table(anna, "lucky-five", "me", "simple")
        await anna.watches(table)
        await ben.watches(table)
        for _ in range(8):
            await anna.says(Say(table, 0, "hello"))
        assert anna.refusal == "error-too-fast"
        assert len([message for message in ben.received if isinstance(message, Spoken)]) == 5
        for _ in range(60):
            await anna.decides({"move": "stop"}, 0)
        assert anna.refusal == "error-too-fast"
        await house.passes(10)
        await anna.says(Say(table, 0, "thanks"))
        assert isinstance(ben.received[-1], Spoken)


@run_async
async def test_a_connection_watches_a_bounded_number_of_tables(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        anna = await house.person()
        tables = [await house.table(anna, "lucky-five", "me", "open") for _ in range(PEOPLE.watch_limit + 1)]
        for table in tables:
            await anna.says(Watch(table))
        assert anna.refusal == "error-too-fast"
        await anna.says(Unwatch(tables[0]))
        await anna.says(Watch(tables[-1]))
        assert anna.refusal is None


@run_async
async def test_a_ping_is_answered(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        person = house.stranger()
        await person.says(Ping(7))
        assert person.received == [Pong(7)]


# ── watching ─────────────────────────────────────────────────────────────────────────────────────


@run_async
async def test_whoever_comes_back_gets_only_what_they_have_not(tmp_path: Path) -> None:
    async with stage(tmp_path, QUICK) as house:
        table, _, ben, _ = await a_whole_game(house, find("lucky-five"))
        back = house.again(ben)
        ply = ben.table().ply
        shown = await back.watches(table, after=ply - 3)
        assert (shown.first, len(shown.events[0])) == (ply - 3, 3)
        assert (await back.watches(table, after=ply + 50)).first == 0
        assert len((await back.watches(table, after=-5)).events[0]) == ply


@run_async
async def test_spectators_are_counted_and_unwatch(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        anna, first, second = await house.person(), house.stranger(), house.stranger()
        table = await house.table(anna, "lucky-five", "me", "open")
        for person in (anna, first, second):
            await person.watches(table)
        assert anna.table().spectators == 2
        await first.says(Unwatch(table))
        await second.goes()
        assert anna.table().spectators == 0
        count = len(first.received)
        await anna.says(SetSeat(table, 1, "simple"))
        assert len(first.received) == count


@run_async
async def test_a_table_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        anna = await house.person()
        table = await house.table(anna, "lucky-numbers", "me", "simple")
        await anna.watches(table)
        await anna.says(Start(table))
        await anna.decides()
        view = compact(anna.table().views[0].view)
        await anna.goes()
        await house.passes(PEOPLE.unload_after + 1)
        assert house.house.tables == {}
        back = house.again(anna)
        people = [house.again(anna) for _ in range(5)]
        await asyncio.gather(*[house.house.receive(person, Watch(table)) for person in (back, *people)])
        assert len(house.house.tables) == 1
        assert compact(back.table().views[0].view) == view


@run_async
async def test_bots_alone_play_for_whoever_watches(tmp_path: Path) -> None:
    async with stage(tmp_path, QUICK) as house:
        anna, stranger = await house.person(), house.stranger()
        table = await house.table(anna, "lucky-five", "simple", "random", start=True)
        await stranger.watches(table)
        await house.until(lambda: stranger.table(table).status == "over")
        assert stranger.table(table).yours == []
