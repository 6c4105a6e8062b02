"""The start: pledges are closed, then answered, and whoever does not answer cannot steer the luck unseen."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from fiveleaf.catalogue import find
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.fairness import CONTRIBUTION_LIMIT, MAX_BROKEN_STARTS, verify
from fiveleaf.engine.seal import OLD_SCHEME, REVEALED_SIZE, SCHEME, SECRET_SIZE
from fiveleaf.engine.transcript import from_json
from fiveleaf.server.store import PlayerRecord, StartRecord, TableRecord
from fiveleaf.server.tables import lobby, rematch, starting
from fiveleaf.server.wire import NewTable, Reveal, SeatAsked, SetSeat, Sit, Stand, Start
from tests.server.visitors import PEOPLE, QUICK, Person, Stage, play_to_the_end, run_async, stage

HOST = PlayerRecord("host", "Anna", "fox", "en")
GUEST = PlayerRecord("guest", "Ben", "owl", "en")
OWN = bytes(range(32))
PLEDGE = hashlib.sha256(OWN).hexdigest()


def a_table(*kinds: str) -> TableRecord:
    """A lobby of Anna's."""
    return lobby.make(NewTable("lucky-five", [SeatAsked(kind) for kind in kinds]), HOST, 0)  # type: ignore[arg-type]


# ── the list ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("said", ["", "00", "zz" * 32, "00" * 33, "00 " * 32, "٠" * 64])
def test_a_pledge_is_a_hash_in_hexadecimal(said: str) -> None:
    with pytest.raises(Refused, match="32 bytes"):
        starting.pledge(a_table("me", "bot"), 0, HOST, said)


def test_nobody_pledges_for_another_or_for_a_bot() -> None:
    for seat in (0, 1):
        with pytest.raises(Refused, match="not yours"):
            starting.pledge(a_table("me", "bot"), seat, GUEST, PLEDGE)


def test_a_closed_list_takes_no_other_pledge() -> None:
    closed = starting.close(starting.pledge(a_table("me", "bot"), 0, HOST, PLEDGE))
    with pytest.raises(Refused, match="just starting"):
        starting.pledge(closed, 0, HOST, "11" * 32)
    assert starting.sealed(closed).pledges == [PLEDGE, None]


def test_bots_and_silent_seats_add_nothing_that_the_server_could_choose() -> None:
    record = starting.begun(starting.close(a_table("me", "bot")))
    assert starting.seal_of(record).revealed == (b"", b"")
    assert starting.begun(starting.close(record)) == record, "nothing is drawn at the start"


# ── the answers ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("said", ["", "00" * 32, OWN.hex() + "00", PLEDGE, OWN.hex()[:-2]])
def test_only_the_pledged_bytes_answer_a_pledge(said: str) -> None:
    closed = starting.close(starting.pledge(a_table("me", "bot"), 0, HOST, PLEDGE))
    with pytest.raises(Refused, match="not what was pledged"):
        starting.reveal(closed, 0, HOST, said)


def test_bytes_are_not_taken_before_the_list_is_closed() -> None:
    record = starting.pledge(a_table("me", "bot"), 0, HOST, PLEDGE)
    with pytest.raises(Refused, match="while a game starts"):
        starting.reveal(record, 0, HOST, OWN.hex())


def test_the_key_has_every_revealed_byte_in_the_order_of_the_seats() -> None:
    record = lobby.sit(a_table("me", "open", "bot"), 1, GUEST, None, None)
    record = starting.pledge(starting.pledge(record, 1, GUEST, PLEDGE), 0, HOST, hashlib.sha256(b"x" * 32).hexdigest())
    record = starting.reveal(starting.close(record), 1, GUEST, OWN.hex().upper())
    assert starting.waiting_for(record) == [0]
    record = starting.reveal(record, 0, HOST, (b"x" * 32).hex())
    assert starting.seal_of(record).revealed == (b"x" * 32, OWN, b"")
    assert starting.waiting_for(record) == []


def test_a_broken_start_opens_the_old_secret_and_seals_another() -> None:
    closed = starting.close(starting.pledge(a_table("me", "bot"), 0, HOST, PLEDGE))
    broken = starting.broken_off(closed)
    (start,) = starting.sealed(broken).broken
    assert (start.secret, start.envelope, start.missing) == (closed.secret, starting.sealed(closed).envelope, [0])
    assert broken.secret != closed.secret
    assert starting.sealed(broken).pledges == [None, None], "everybody pledges anew"
    assert broken.status == "lobby"
    assert not broken.start, "it does not try again by itself"


def test_a_table_whose_start_is_broken_too_often_is_given_up() -> None:
    record = a_table("me", "bot")
    for _ in range(MAX_BROKEN_STARTS):
        record = starting.broken_off(starting.close(starting.pledge(record, 0, HOST, PLEDGE)))
    with pytest.raises(Refused, match="too often"):
        starting.close(record)


def test_a_game_of_the_old_scheme_keeps_its_luck() -> None:
    record = lobby.replace(a_table("me", "bot"), status="running")
    record = lobby.with_seat(record, 0, lambda seat: lobby.replace(seat, contribution="ab12"))
    seal = starting.seal_of(record)
    assert (seal.scheme, seal.revealed) == (OLD_SCHEME, (b"\xab\x12", b""))
    assert starting.sealed(record).pledges is None


def test_whoever_leaves_a_running_game_takes_nothing_out_of_its_key() -> None:
    record = starting.reveal(starting.close(starting.pledge(a_table("me", "bot"), 0, HOST, PLEDGE)), 0, HOST, OWN.hex())
    left = lobby.stand(starting.begun(record), 0, HOST, False)
    assert left.seats[0].kind == "bot"
    assert starting.seal_of(left).key == starting.seal_of(record).key


# ── at a live table ──────────────────────────────────────────────────────────────────────────────


async def two_who_pledged(house: Stage) -> tuple[str, Person, Person]:
    """A table of Anna's with Ben and a bot; both browsers have pledged."""
    anna, ben = await house.person(), await house.person("Ben")
    table = await house.table(anna, "lucky-five", "me", "open", "simple", listed=True)
    for seat, person in enumerate((anna, ben)):
        await person.watches(table)
        if seat:
            await person.says(Sit(table, seat))
        await person.pledges(table, seat)
    return table, anna, ben


@run_async
async def test_a_game_begins_when_every_pledge_is_answered(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, anna, ben = await two_who_pledged(house)
        envelope = anna.table().seal.envelope
        await anna.says(Start(table))
        shown = ben.table().seal
        assert (ben.table().status, shown.waiting, shown.key_hash) == ("starting", [0, 1], None)
        own = (anna.own_bytes(0), ben.own_bytes(1))
        assert shown.pledges == [*(hashlib.sha256(part).hexdigest() for part in own), None]
        await anna.reveals(table, 0)
        assert ben.table().seal.waiting == [1]
        await ben.reveals(table, 1)
        first = anna.table()
        assert (first.status, first.seal.envelope, first.seal.pledges) == ("running", envelope, shown.pledges)
        assert first.seal.key_hash == starting.seal_of(house.live(table).record).key_hash


@run_async
async def test_the_list_is_kept_before_anybody_sees_it(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, anna, _ = await two_who_pledged(house)
        house.store.failing = True
        await anna.says(Start(table))
        assert all(shown.status == "lobby" for shown in anna.tables())
        house.store.failing = False
        await anna.says(Start(table))
        batch = house.store.batches[-1].record
        assert batch is not None
        assert [seat.pledge for seat in batch.seats] == anna.table().seal.pledges


@run_async
async def test_closed_seats_stay_as_they_are(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, anna, ben = await two_who_pledged(house)
        await anna.says(Start(table))
        before = house.live(table).record
        for message in (Stand(table, 0), SetSeat(table, 2, None), Start(table)):
            await anna.says(message)
            assert anna.refusal == "error-starting"
        await ben.says(Reveal(table, 0, anna.own_bytes(0).hex()))
        assert ben.refusal == "error-not-your-seat"
        assert house.live(table).record == before


@run_async
async def test_a_pledge_that_is_not_answered_in_time_breaks_the_start(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, anna, _ = await two_who_pledged(house)
        first = anna.table().seal.envelope
        await anna.says(Start(table))
        await anna.reveals(table, 0)
        await house.passes(PEOPLE.reveal_wait - 0.1)
        assert anna.table().status == "starting"
        await house.passes(0.2)
        shown = anna.table()
        assert (shown.status, shown.seal.broken[0].missing) == ("lobby", [1])
        assert shown.seal.broken[0].envelope == first != shown.seal.envelope
        assert hashlib.sha256(bytes.fromhex(shown.seal.broken[0].secret)).hexdigest() == first
        await house.passes(60)
        assert anna.table().status == "lobby", "nobody starts it again but people"
        await anna.says(Start(table))
        assert anna.table().status == "running", "nobody has pledged anew"
        assert len(anna.table().seal.broken) == 1, "it is shown for as long as the table lives"


@run_async
async def test_bytes_that_are_sent_twice_count_once(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, anna, ben = await two_who_pledged(house)
        await anna.says(Start(table))
        for person, seat in ((anna, 0), (anna, 0), (ben, 1), (ben, 1), (anna, 0)):
            await person.reveals(table, seat)
            assert person.refusal is None
        assert anna.table().status == "running"
        assert sum(bool(batch.inputs) for batch in house.store.batches) == 1


@run_async
async def test_a_start_survives_the_server(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, anna, ben = await two_who_pledged(house)
        await anna.says(Start(table))
        await anna.reveals(table, 0)
        pledges = anna.table().seal.pledges
    async with stage(tmp_path) as second:
        back = Person(second, ben.player)
        shown = await back.watches(table)
        assert (shown.status, shown.seal.pledges, shown.seal.waiting) == ("starting", pledges, [1])
        await back.reveals(table, 1)
        assert back.table().status == "running"


@run_async
async def test_a_start_that_the_server_slept_through_is_broken_off(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, anna, _ = await two_who_pledged(house)
        await anna.says(Start(table))
    async with stage(tmp_path) as second:
        back = Person(second, anna.player)
        await back.watches(table)
        await second.passes(PEOPLE.reveal_wait + 0.1)
        assert back.table().seal.broken[0].missing == [0, 1]


@run_async
async def test_play_now_begins_when_the_browser_has_answered(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        person = await house.person()
        table = await house.table(person, "lucky-numbers", "me", "simple", start=True)
        shown = await person.watches(table)
        await person.pledges(table, 0)
        await house.passes(0)
        assert person.table(table).status == "starting"
        await person.reveals(table, 0)
        assert person.table(table).status == "running"
        assert person.table(table).seal.envelope == shown.seal.envelope


@run_async
async def test_play_now_begins_without_a_pledge_after_a_moment(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        person = await house.person()
        table = await house.table(person, "lucky-numbers", "me", "simple", start=True)
        await person.watches(table)
        await house.passes(PEOPLE.pledge_wait + 0.1)
        assert person.table(table).status == "running"


@run_async
async def test_a_finished_game_tells_everything_and_verifies(tmp_path: Path) -> None:
    async with stage(tmp_path, QUICK) as house:
        table, anna, ben = await two_who_pledged(house)
        await anna.says(Start(table))
        await house.passes(QUICK.reveal_wait + 0.1)
        for seat, person in enumerate((anna, ben)):
            await person.pledges(table, seat)
        await anna.says(Start(table))
        for seat, person in enumerate((anna, ben)):
            await person.reveals(table, seat)
        key_hash, pledges = anna.table().seal.key_hash, anna.table().seal.pledges
        await play_to_the_end(house, table, anna, ben)
        _, transcript = await house.house.finished(table)
        told = from_json(transcript.to_json(), find)
        assert verify(told).seal.key_hash == key_hash
        fairness = told.more["fairness"]
        assert (fairness["scheme"], fairness["pledges"], len(fairness["broken_starts"])) == (SCHEME, pledges, 1)
        assert fairness == anna.table().fairness


@run_async
async def test_a_rematch_is_sealed_anew(tmp_path: Path) -> None:
    async with stage(tmp_path, QUICK) as house:
        table, anna, ben = await two_who_pledged(house)
        await anna.says(Start(table))
        await anna.reveals(table, 0)
        await ben.reveals(table, 1)
        await play_to_the_end(house, table, anna, ben)
        kept = house.live(table).record
        kept = lobby.replace(kept, broken=(StartRecord("00", (), ()),))
        again = rematch.next_table(kept, frozenset(filter(None, [anna.player_id, ben.player_id])), (), 0)
        assert again.secret != kept.secret
        assert again.broken == ()
        assert starting.sealed(again).pledges == [None, None, None]


def test_the_description_has_the_limits_of_the_code() -> None:
    page = (Path(__file__).parents[3] / "docs" / "fairness.md").read_text(encoding="utf-8")
    for said in (
        f"not answered within {PEOPLE.reveal_wait:.0f} seconds",
        f"up to {MAX_BROKEN_STARTS}\ntimes",
        f"a **secret** of {SECRET_SIZE} bytes",
        f"it draws {REVEALED_SIZE} bytes",
        f"of 0 to {CONTRIBUTION_LIMIT} bytes",
    ):
        assert said in page, said
