"""The house: whole games of all five, the messages, what is refused, and that nothing hidden leaves."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.contract import View
from fiveleaf.engine.fairness import verify
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.notation import compact
from fiveleaf.engine.table import Table, open_to
from fiveleaf.engine.transcript import Transcript, replay, replayed
from fiveleaf.server.people.players import hash_of
from fiveleaf.server.settings import Settings
from fiveleaf.server.wire import (
    Advice,
    Advise,
    Advised,
    Decide,
    FromPage,
    LocalizedText,
    Move,
    Ping,
    Pledge,
    Pong,
    Prospect,
    Question,
    Refusal,
    Rematch,
    Reveal,
    Say,
    SeatView,
    SetFirst,
    SetSeat,
    Sit,
    Spoken,
    Stand,
    Start,
    TableShown,
    TakeBack,
    Taken,
    ToPage,
    Unwatch,
    Watch,
)
from tests.server.tables.test_advice import Quick
from tests.server.visitors import PEOPLE, QUICK, Person, Stage, play_to_the_end, run_async, stage

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
    table, anna, ben, spectator = await a_begun_game(house, game, SHORT.get(game.name, {}))
    await play_to_the_end(house, table, anna, ben)
    return table, anna, ben, spectator


async def a_begun_game(
    house: Stage, game: Game, options: dict[str, Any], **more: Any
) -> tuple[str, Person, Person, Person]:
    """The same game when it has just begun."""
    anna, ben, spectator = await house.person(), await house.person("Ben"), house.stranger()
    seats = ["me", "open", "simple"] if game.most_seats < 4 else ["me", "open", "me", "simple"]
    table = await house.table(anna, game.name, *seats, listed=True, options=options, **more)
    for person in (anna, ben, spectator):
        await person.watches(table)
    await ben.says(Sit(table, 1))
    seats_of = ((anna, 0), (ben, 1))
    for person, seat in seats_of:
        await person.pledges(table, seat)
    await anna.says(Start(table))
    for person, seat in seats_of:
        await person.reveals(table, seat)
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


@dataclass(frozen=True)
class Kind:
    """A game with options, and the phases that it has to come through when people play it."""

    game: str
    phases: frozenset[str]  # in which they are asked
    held: frozenset[str]  # in which their answers wait for others
    options: dict[str, Any]

    @property
    def is_long(self) -> bool:
        return "hands" in self.options or "tournament" in self.options

    def __str__(self) -> str:
        return "-".join([self.game, *(f"{name}-{value}" for name, value in self.options.items())])


def kinds(game: str, phases: str, held: str, *options: dict[str, Any]) -> list[Kind]:
    """A game with each of these options."""
    return [Kind(game, frozenset(phases.split()), frozenset(held.split()), chosen) for chosen in options]


KINDS = [
    *kinds("lucky-jack", "turn keep claim", "claim", {}, {"hands": 5}),
    *kinds("8-28", "offer", "", SHORT["8-28"]),
    *kinds("8-28", "offer aim", "", {**SHORT["8-28"], "passing_is_final": True}),
    *kinds("lucky-numbers", "setup-lay turn place", "setup-lay", {}, {"setup": "michael"}, {"tournament": True}),
    *kinds("lucky-hand", "turn counter stake", "stake", {"rounds": 20}),
    *kinds("lucky-five", "choose reroll stake call go-on", "", {}),
]


def slow_if(is_long: bool) -> list[pytest.MarkDecorator]:
    """The mark of tests that the quick part leaves out."""
    return [pytest.mark.slow] if is_long else []


class FixedLuck(random.Random):
    """The luck of seals and bots, the same in every run."""

    def token_bytes(self, size: int) -> bytes:
        return self.randbytes(size)

    def randbits(self, count: int) -> int:
        return self.getrandbits(count)


@pytest.fixture
def fixed_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is the same again, with all its cards and all that bots do; the coach is ready, and thinks of nothing."""
    luck = FixedLuck("nothing hidden")
    for module in ("engine.seal.secrets", "server.tables.thinking.secrets", "server.tables.thinking.random"):
        monkeypatch.setattr(f"fiveleaf.{module}", luck)
    monkeypatch.setattr("fiveleaf.server.tables.advice.is_warm", lambda _: True)
    monkeypatch.setattr("fiveleaf.server.tables.thinking.hint", Quick().hint)


@pytest.mark.usefixtures("fixed_luck")
@pytest.mark.parametrize(
    "settings", [pytest.param(QUICK, id="quick", marks=pytest.mark.slow), pytest.param(PEOPLE, id="people")]
)
@pytest.mark.parametrize("kind", [pytest.param(kind, marks=slow_if(kind.is_long), id=str(kind)) for kind in KINDS])
@run_async
async def test_nothing_hidden_leaves(kind: Kind, settings: Settings, tmp_path: Path) -> None:
    """Every message is what that viewer could see after so many events, word for word, and nothing else."""
    async with stage(tmp_path, settings) as house:
        table, *people = await a_begun_game(house, find(kind.game), kind.options, coach=True)
        heard = await small_talk(table, *people)
        await play_to_the_end(house, table, *people[:2])
        _, transcript = await house.house.finished(table)
        truth = {index: views_of(at) for index, at in replay(transcript)}
        for person, talk in zip(people, heard, strict=True):
            check_messages(transcript, truth, person.tables(table))
            rest = [message for message in person.received if not isinstance(message, TableShown)]
            assert rest == [*talk, *(Taken(table, client) for client in person.clients)]
        check_around(people, table)
        check_phases(kind, [part for person in people for shown in person.tables(table) for part in shown.views])


async def small_talk(table: str, *people: Person) -> list[list[ToPage]]:
    """Phrases, advice and a refusal at the beginning of a game; what each of the people has to hear of it."""
    _, ben, spectator = people
    await ben.says(Say(table, 1, "hello"))
    heard: list[list[ToPage]] = [[Spoken(table, 1, "hello")] for _ in people]
    await spectator.says(Decide(table, 1, "theirs", {"move": "draw"}))
    heard[-1].append(Refusal(LocalizedText("error-not-your-seat"), table, "theirs"))
    for person, own in zip(people, heard, strict=True):
        question, ply = person.question(), person.table().ply
        if question is not None:
            await person.says(Advise(table, question.seat))
            own.append(Advised(table, question.seat, ply, indifferent(question.legal)))
    return heard


def indifferent(moves: list[Move]) -> list[Advice]:
    """What a coach says that thinks of nothing."""
    prospects = [Prospect({"chance": "x"}, 1.0, 0.5)]
    return [Advice(move, 0.5, index == 0, prospects) for index, move in enumerate(moves)]


def check_phases(kind: Kind, parts: Sequence[SeatView]) -> None:
    """People were asked in every phase, and saw their own answer wait in every one in which answers do."""
    assert {part.view.phase for part in parts if part.question} == kind.phases
    assert {part.view.phase for part in parts if part.answered and len(part.view.asked) > 1} == kind.held


Truth = dict[int, dict[int | None, tuple[str, bool]]]  # by ply, what `views_of` says


def views_of(table: Table) -> dict[int | None, tuple[str, bool]]:
    """What each viewer sees, and whether answers were held then, which only their seats know of."""
    return {seat: (compact(table.view(seat)), len(table.asked) > 1) for seat in (None, *range(table.seats))}


def check_messages(transcript: Transcript, truth: Truth, messages: Sequence[TableShown]) -> None:
    """All that somebody was shown, in that order."""
    told, table = 0, replayed(transcript)
    effects = {viewer: table.effects(viewer) for viewer in (None, *range(table.seats))}
    for shown in messages:
        check_message(transcript, truth, shown, told)
        for part, seen in zip(shown.views, shown.effects, strict=True):
            assert compact(seen) == compact(effects[part.seat][shown.first : shown.ply])
        told = shown.ply


def check_message(transcript: Transcript, truth: Truth, shown: TableShown, told: int) -> None:
    """One message against the truth at its ply; `told` events had been told to its reader before."""
    expected_eyes: list[int | None] = [*shown.yours] or [None]
    assert shown.first <= told, "no event is left out"
    if shown.status in ("lobby", "starting"):
        assert (shown.views, shown.events, shown.fairness, shown.result) == ([], [], None, None)
        return
    assert [view.seat for view in shown.views] == expected_eyes
    for index, part in enumerate(shown.views):
        seen, is_held = truth[shown.ply][part.seat]
        own = {"seat": part.seat} if is_held else {}
        assert strip(msgspec.json.decode(seen), own) == strip(msgspec.json.decode(compact(part.view)), own)
        run = transcript.events[shown.first : shown.ply]
        assert compact(shown.events[index]) == compact(open_to(transcript.game, run, part.seat))
        check_question(transcript.game, part)
    if shown.status == "running":
        secrets = transcript.more["fairness"]
        text = msgspec.json.encode(shown).decode()
        assert secrets["secret"] not in text
        assert all(part not in text for part in secrets["revealed"] if part)
        assert (shown.fairness, shown.result) == (None, None)


def check_question(game: Game, part: SeatView) -> None:
    """A seat is asked what its view alone would have it asked, and has answered if that allows no move any more."""
    is_asked, moves = part.seat in part.view.asked, allowed(game, part.view)
    assert part.answered == (is_asked and part.question is None)
    if part.question is not None:
        ask = LocalizedText(f"ask-{part.view.phase}", game.name, None, game.views.question(part.view))
        leads_to = game.consequences(part.view, moves), game.suggestion(part.view)
        assert part.question == Question(part.view.seat, ask, moves, *leads_to)
    elif part.view.phase not in game.silence:  # there, a settled one has an older picture
        assert moves == []


def allowed(game: Game, view: View) -> list[dict[str, Any]]:
    """What a seat could choose in a game that looks like that, whatever is hidden in it."""
    if view.seat is None:
        return []
    table = Table(game, view.seats)
    table.state = game.views.imagine(view, buffer_of(new_rng(5)))
    return table.legal_moves(view.seat)


def check_around(people: Sequence[Person], table: str) -> None:
    """Whoever is shown the table at the same moment is shown the same people and the same times that run."""
    around: dict[tuple[float, int], dict[str, Any]] = {}  # by moment and ply
    for person in people:
        for moment, shown in zip(person.moments, person.received, strict=True):
            if isinstance(shown, TableShown) and shown.status in ("running", "over"):
                alike = {name: getattr(shown, name) for name in AROUND}
                assert around.setdefault((moment, shown.ply), alike) == alike


AROUND = (
    "game",
    "options",
    "status",
    "pace",
    "seats",
    "windows",
    "seal",
    "series",
    "agreed",
    "rematch",
    "spectators",
    "coach",
)
OWN_ANSWER = ("stakes", "spots", "gardens", "answer", "free")  # fields in which a seat sees its own held answer


def strip(view: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """The view without the seat's own answer to an open question: the others' parts stay and must be equal."""
    seat = own.get("seat")
    if seat is None:
        return view
    record = dict(view)
    for name in OWN_ANSWER:
        value = record.get(name)
        if isinstance(value, list):
            record[name] = [part for index, part in enumerate(value) if index != seat]
        elif name in record:
            record[name] = None
    return record


@run_async
async def test_a_start_shows_no_bytes_and_no_secret(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        anna, stranger = await house.person(), house.stranger()
        table = await house.table(anna, "lucky-jack", "me", "open")
        await anna.watches(table)
        await stranger.watches(table)
        await anna.pledges(table, 0)
        await anna.says(Start(table, "simple"))
        assert stranger.table().status == "starting"
        await anna.reveals(table, 0)
        assert stranger.table().status == "running"
        text = msgspec.json.encode(stranger.received).decode()
        assert house.live(table).record.secret not in text
        assert anna.own_bytes(0).hex() not in text
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
        before, ply = house.live(table).record, anna.table().ply
        question = anna.question()
        assert question is not None
        messages: list[tuple[FromPage, str]] = [
            (Decide(table, 0, "x", question.legal[0]), "error-not-your-seat"),
            (Decide(table, 7, "x", question.legal[0]), "error-no-seat"),
            (Stand(table, 0), "error-not-your-seat"),
            (TakeBack(table, 0), "error-not-your-seat"),
            (TakeBack(table, 9), "error-no-seat"),
            (SetSeat(table, 1, None), "error-started-already"),
            (SetFirst(table, 1), "error-started-already"),
            (Start(table), "error-started-already"),
            (Sit(table, 0), "error-not-invited"),
            (Pledge(table, 0, "00"), "error-not-your-seat"),
            (Reveal(table, 0, "00"), "error-not-your-seat"),
            (Say(table, 0, "hello"), "error-not-your-seat"),
            (Say(table, 0, "<b>"), "error-no-phrase"),
            (Rematch(table), "error-not-over"),
            (Watch("nowhere"), "error-no-table"),
            (Decide("../../etc", 0, "x", {}), "error-no-table"),
        ]
        for message, key in messages:
            await ben.says(message)
            assert ben.refusal == key, message
        assert (house.live(table).record, anna.table().ply) == (before, ply)


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
        for person in (back, *people):
            house.house.receive(person, Watch(table))
        await house.settle()
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


@run_async
async def test_a_device_that_is_signed_out_can_do_nothing_more_though_its_connection_is_still_closing(
    tmp_path: Path,
) -> None:
    async with stage(tmp_path) as house:
        anna = await house.person("Anna")
        assert anna.player is not None
        table = await house.table(anna, "lucky-jack", "me", "open")
        phone = house.again(anna)
        phone.secret = hash_of("stolen")
        await house.store.add_secret(anna.player.id, phone.secret)
        house.house.connections |= {anna, phone}
        await phone.watches(table)
        assert await house.house.sign_out_others(anna.player, hash_of("secret 1")) == 1
        assert (anna.is_cut_off, phone.is_cut_off) == (False, True)
        await phone.says(Stand(table, 0))
        assert phone.refusal == "error-not-your-seat"
        assert house.live(table).record.seats[0].player == anna.player.id
