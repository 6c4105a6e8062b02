"""The lobby: who makes a table, sits down, gets up and begins."""

from __future__ import annotations

from pathlib import Path

import pytest

from fiveleaf.engine.errors import Refused
from fiveleaf.server.store import PlayerRecord, TableRecord
from fiveleaf.server.tables import lobby
from fiveleaf.server.wire import NewTable, Pace, SeatAsked, SetFirst, SetSeat, Sit, Stand, Start
from tests.server.visitors import run_async, stage

HOST = PlayerRecord("host", "Anna", "fox", "en")
GUEST = PlayerRecord("guest", "Anna", "fox", "de")


def a_table(*kinds: str, game: str = "lucky-jack", start: bool = False) -> TableRecord:
    seats = [SeatAsked(kind) for kind in kinds]  # type: ignore[arg-type]
    return lobby.make(NewTable(game, seats, start=start), HOST, 0)


def test_a_table_is_made_as_asked() -> None:
    record = a_table("me", "open", "bot")
    assert [seat.kind for seat in record.seats] == ["person", "open", "bot"]
    assert record.seats[0].player == "host"
    assert record.seats[2].bot == "simple"
    assert record.status == "lobby"


def test_several_people_at_one_device_have_different_names_and_animals() -> None:
    record = a_table("me", "me", "me")
    assert [seat.name for seat in record.seats] == ["Anna", "Anna 2", "Anna 3"]
    assert len({seat.animal for seat in record.seats}) == 3
    assert {seat.player for seat in record.seats} == {"host"}


def test_play_now_fills_open_seats_with_bots() -> None:
    assert [seat.kind for seat in a_table("me", "open", "open", start=True).seats] == ["person", "bot", "bot"]


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        (NewTable("chess", []), "error-unknown-game"),
        (NewTable("lucky-jack", [SeatAsked("me")]), "error-seats"),
        (NewTable("lucky-jack", [SeatAsked("me")] * 99), "error-seats"),
        (NewTable("lucky-jack", [SeatAsked("me")] * 2, {"hands": 4}), "error-option-value"),
        (NewTable("lucky-jack", [SeatAsked("me")] * 2, {"cards": 4}), "error-unknown-option"),
        (NewTable("lucky-jack", [SeatAsked("me"), SeatAsked("bot", bot="deep")]), "error-unknown-bot"),
        (NewTable("lucky-jack", [SeatAsked("me"), SeatAsked("me", animal="dragon")]), "error-animal"),
        (NewTable("lucky-jack", [SeatAsked("me"), SeatAsked("me", name="\u202e")]), "error-name"),
        (NewTable("lucky-jack", [SeatAsked("me")] * 2, pace=Pace(move_seconds=0)), "error-pace"),
        (NewTable("lucky-jack", [SeatAsked("me")] * 2, pace=Pace(away_seconds=-1)), "error-pace"),
    ],
)
def test_a_table_that_cannot_be_is_refused(asked: NewTable, key: str) -> None:
    with pytest.raises(Refused) as refused:
        lobby.make(asked, HOST, 0)
    assert refused.value.key == key


def test_where_only_bots_sit_no_clock_runs() -> None:
    assert a_table("bot", "bot", game="lucky-hand").options == {"rounds": 40}
    assert a_table("me", "bot", game="lucky-hand").options == {}


def test_a_seat_is_taken_once() -> None:
    record = lobby.sit(a_table("me", "open"), 1, GUEST, None, None)
    assert record.seats[1].name == "Anna 2"
    with pytest.raises(Refused, match="Somebody sits there"):
        lobby.sit(record, 1, HOST, None, None)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    with pytest.raises(Refused, match="no such seat"):
        lobby.sit(a_table("me", "open"), seat, GUEST, None, None)


def test_nobody_gets_up_for_another() -> None:
    with pytest.raises(Refused, match="not yours"):
        lobby.stand(a_table("me", "open"), 0, GUEST, False)


def test_getting_up_opens_the_seat_before_the_game_and_leaves_it_to_a_bot_afterwards() -> None:
    record = lobby.sit(a_table("me", "open"), 1, GUEST, None, None)
    assert lobby.stand(record, 1, GUEST, False).seats[1].kind == "open"
    running = lobby.replace(record, status="running")
    assert lobby.stand(running, 1, GUEST, False).seats[1].kind == "bot"


def test_only_whoever_left_a_seat_takes_it_back_before_the_end() -> None:
    taken = lobby.sit(a_table("me", "open", "bot"), 1, GUEST, "Ben", "owl")
    record = lobby.replace(taken, status="running")
    left = lobby.stand(record, 1, GUEST, False)
    assert (left.seats[1].name, left.seats[1].player) != ("Ben", "guest")
    for seat, player in ((1, HOST), (1, None), (0, HOST), (0, GUEST), (2, GUEST)):
        with pytest.raises(Refused, match="not yours"):
            lobby.take_back(left, seat, player, False)
    with pytest.raises(Refused, match="no such seat"):
        lobby.take_back(left, 3, GUEST, False)
    with pytest.raises(Refused, match="over"):
        lobby.take_back(left, 1, GUEST, True)
    assert lobby.take_back(left, 1, GUEST, False) == record
    with pytest.raises(Refused, match="not yours"):
        lobby.take_back(record, 1, GUEST, False)


def test_only_the_host_seats_bots_and_begins_with_open_seats() -> None:
    record = a_table("me", "open")
    with pytest.raises(Refused, match="whoever made the table"):
        lobby.set_seat(record, 1, "simple", GUEST)
    with pytest.raises(Refused, match="whoever made the table"):
        lobby.start(record, "simple", GUEST)
    assert lobby.set_seat(record, 1, "random", HOST).seats[1].bot == "random"
    with pytest.raises(Refused, match="open seats"):
        lobby.start(record, None, HOST)
    assert lobby.is_full(lobby.start(record, "simple", HOST))


def test_the_lot_decides_who_begins_unless_the_host_names_a_seat() -> None:
    record = a_table("me", "open")
    assert "first_seat" not in record.options
    named = lobby.set_first(record, 1, HOST)
    assert named.options["first_seat"] == 1
    assert lobby.set_first(named, None, HOST).options == record.options
    with pytest.raises(Refused, match="whoever made the table"):
        lobby.set_first(record, 1, GUEST)
    for seat in (-1, 2):
        with pytest.raises(Refused, match="first_seat"):
            lobby.set_first(record, seat, HOST)
    with pytest.raises(Refused):
        lobby.set_first(lobby.replace(named, status="starting"), 0, HOST)


@run_async
async def test_the_seat_that_the_host_named_begins_and_no_lot_is_drawn(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        anna = await house.person()
        table = await house.table(anna, "lucky-jack", "me", "simple", "simple")
        await anna.watches(table)
        await anna.says(SetFirst(table, 2))
        assert anna.table().options == {"first_seat": 2}
        await anna.says(Start(table))
        assert anna.table().views[0].view.first_seat == 2
        assert "begins" not in [event.get("chance") for event in anna.table().events[0]]


def test_a_full_table_is_begun_by_anybody_who_sits_there() -> None:
    record = lobby.sit(a_table("me", "open"), 1, GUEST, None, None)
    assert lobby.start(record, None, GUEST) == record


def test_a_guest_who_sits_there_does_not_begin_a_table_with_open_seats() -> None:
    record = lobby.sit(a_table("me", "open", "open"), 1, GUEST, None, None)
    for filling in (None, "simple"):
        with pytest.raises(Refused, match="whoever made the table"):
            lobby.start(record, filling, GUEST)


# ── at a live table ──────────────────────────────────────────────────────────────────────────────


@run_async
async def test_of_many_who_want_a_seat_one_gets_it(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        host = await house.person()
        table = await house.table(host, "lucky-jack", "me", "open", listed=True)
        people = [await house.person(f"P{number}") for number in range(8)]
        for person in people:
            await person.watches(table)
        for person in people:
            house.house.receive(person, Sit(table, 1))
        await house.settle()
        assert sum(person.table(table).yours == [1] for person in people) == 1
        assert sum(any(key == "error-seat-taken" for key in refusals(person)) for person in people) == 7


def refusals(person: object) -> list[str]:
    return [message.why.key for message in getattr(person, "received", []) if hasattr(message, "why")]


@run_async
async def test_a_private_table_knows_its_host_and_its_people_without_the_invitation(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        host, guest = await house.person(), await house.person("Ben")
        table = await house.table(host, "lucky-jack", "me", "open", "open")
        await guest.watches(table, house.invite(table))
        await guest.says(Sit(table, 1))
        await host.watches(table)
        await host.says(Stand(table, 0))
        pages = [house.again(host), house.again(guest)]
        for page, seat in zip(pages, (0, 2), strict=True):
            await page.watches(table)
            await page.says(Sit(table, seat))
        assert [page.table().yours for page in pages] == [[0], [1, 2]]


@run_async
async def test_a_private_table_opens_to_whoever_has_its_invitation(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        host, guest = await house.person(), await house.person("Ben")
        table = await house.table(host, "lucky-jack", "me", "open")
        shown = await guest.watches(table)
        assert shown.invite is None
        await guest.says(Sit(table, 1))
        assert guest.refusal == "error-not-invited"
        await guest.watches(table, "forged")
        await guest.says(Sit(table, 1))
        assert guest.refusal == "error-not-invited"
        await guest.watches(table, house.invite(table))
        await guest.says(Sit(table, 1))
        assert guest.table(table).yours == [1]


@run_async
async def test_whoever_has_not_said_who_they_are_may_only_watch(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        host, stranger = await house.person(), house.stranger()
        table = await house.table(host, "lucky-jack", "me", "open", listed=True)
        assert (await stranger.watches(table)).yours == []
        for message, key in (
            (Sit(table, 1), "error-no-player"),
            (Stand(table, 0), "error-not-your-seat"),
            (SetSeat(table, 1, "simple"), "error-not-host"),
            (SetFirst(table, 0), "error-not-host"),
            (Start(table, "simple"), "error-not-host"),
        ):
            await stranger.says(message)
            assert stranger.refusal == key
        assert house.live(table).record.status == "lobby"
