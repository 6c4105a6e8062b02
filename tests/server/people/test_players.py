"""Players: names as text, secrets as hashes, links that work once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from fiveleaf.engine.errors import Refused
from fiveleaf.server.people.players import (
    ANIMALS,
    BOT_NAMES,
    CARRY_MILLISECONDS,
    NAME_LIMIT,
    bot_name,
    clean_name,
    distinct,
    free_animal,
    hash_of,
    is_invite,
    new_token,
)
from fiveleaf.server.store import PlayerRecord
from fiveleaf.server.wire import Person
from tests.server.visitors import run_async, stage


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("  Anna \n Bee ", "Anna Bee"),
        ("<b>Bold</b>", "<b>Bold</b>"),
        ("e\u0301te\u0301", "été"),
        ("\u202eevil\u202c\u0000\u200b", "evil"),
        ("שלום", "שלום"),
        ("👩‍🚀🦊", "👩‍🚀🦊"),
        ("x" * 500, "x" * NAME_LIMIT),
        ("\u3164An\u2800na\u115f", "An na"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("ɛ̃́", "ɛ̃́"),
        ("น้ำผึ้ง", "น้ำผึ้ง"),
        ("ความ", "ความ"),
        ("क्षत्रिय", "क्षत्रिय"),
    ],
)
def test_a_name_is_shown_as_it_is_without_what_cannot_be_seen(said: str, name: str) -> None:
    assert clean_name(said) == name


@pytest.mark.parametrize(
    "said", ["", "   ", "\u200d\u200d", "\u202e\u0007", "\u0301", "\ud800", "\u3164", "\u2800 \uffa0", "\u115f\u1160"]
)
def test_a_name_that_shows_nothing_is_refused(said: str) -> None:
    with pytest.raises(Refused, match="at least one character"):
        clean_name(said)


def test_two_people_with_one_name_are_told_apart() -> None:
    assert distinct("Anna", ["ANNA", "Anna 2"]) == "Anna 3"
    assert len(distinct("x" * NAME_LIMIT, ["x" * NAME_LIMIT])) == NAME_LIMIT


@pytest.mark.parametrize("said", ["Z\u0300\u0301\u0302", "a\u0323\u0324\u0325o", "Z" + "\u0336\u0301\u0323\u0327"])
def test_a_name_whose_accents_leave_the_line_is_refused(said: str) -> None:
    with pytest.raises(Refused, match="accents"):
        clean_name(said)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", "\u0410nn\u0430"),  # Cyrillic
        ("AHHA", "\u0410\u041d\u041d\u0410"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "𝒜𝓃𝓃𝒶"),
        ("Anna", "An\u200dna"),
        ("Anna", "An\u034fna"),
        ("Anna", "Anna\ufe0f"),
        ("Emma", "Ernrna"),
        ("Iris", "lris"),
        ("Olga", "0LGA"),
        ("Zoë", "Zoe\u0308"),
        ("Ωmega", "Ωmega"),
        ("ρaul", "paul"),
    ],
)
def test_names_that_look_alike_are_told_apart(name: str, other: str) -> None:
    assert distinct(clean_name(other), [name]) == f"{clean_name(other)} 2"
    assert distinct(name, [clean_name(other)]) == f"{name} 2"


@pytest.mark.parametrize("other", ["Ann", "Änna", "Hanna", "An na", "Аня", "안나", "🦊", "Anna 2", "Ana"])
def test_names_that_can_be_told_apart_stay_as_they_are(other: str) -> None:
    assert distinct(other, ["Anna"]) == other


def test_bots_have_names_and_animals_that_nobody_else_has() -> None:
    assert bot_name(["Ada"]) == "Bruno"
    assert bot_name(["\u0410d\u0430"]) == "Bruno"
    assert bot_name(BOT_NAMES) == "Ada 2"
    assert free_animal(["fox"]) == "owl"
    assert free_animal(ANIMALS) in ANIMALS


def test_a_secret_has_192_bits() -> None:
    assert len(new_token()) == 32
    assert new_token() != new_token()


@run_async
async def test_a_player_is_found_by_the_secret_only(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        players = house.house.players
        made, token = await players.show(None, Person("Anna", "fox", "en"))
        assert token is not None
        assert await players.find(token) == made
        for forged in (None, "", token[:-1], made.id, token + "x", "ü" * 20, "x" * 100_000):
            assert await players.find(forged) is None
        assert token.encode() not in (tmp_path / "store.db").read_bytes() + (tmp_path / "store.db-wal").read_bytes()


@run_async
async def test_a_player_is_renamed(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        players = house.house.players
        made, token = await players.show(None, Person("Anna", "fox", "en"))
        renamed, again = await players.show(made, Person("Nan", "owl", "nl"))
        assert (renamed.id, renamed.name, again) == (made.id, "Nan", None)
        assert await players.find(token) == renamed


@run_async
async def test_a_player_is_carried_to_another_device_once(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        players = house.house.players
        made, first = await players.show(None, Person("Anna", "fox", "en"))
        key = await players.new_carry(made)
        assert await players.owner_of(key) == Person("Anna", "fox", "en")
        person, second = await players.carried(key)
        assert (person.name, second != first) == ("Anna", True)
        assert await players.find(second) == await players.find(first) == made
        for bad in (key, "forged", "x" * 10_000, "é"):
            with pytest.raises(Refused, match="used or has expired"):
                await players.carried(bad)


@run_async
async def test_a_key_to_carry_expires(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        made, _ = await house.house.players.show(None, Person("Anna", "fox", "en"))
        key = await house.house.players.new_carry(made)
        house.time.passed += CARRY_MILLISECONDS / 1000 + 1
        with pytest.raises(Refused, match="used or has expired"):
            await house.house.players.carried(key)


@run_async
async def test_a_secret_that_ends_while_it_is_looked_up_is_nobodys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(tmp_path) as house:
        players = house.house.players
        made, first = await players.show(None, Person("Anna", "fox", "en"))
        _, second = await players.carried(await players.new_carry(made))
        usual, has_read, may_answer = house.store.find_player, asyncio.Event(), asyncio.Event()

        async def find_slowly(secret: bytes) -> PlayerRecord | None:
            found = await usual(secret)
            has_read.set()
            await may_answer.wait()
            return found

        monkeypatch.setattr(house.store, "find_player", find_slowly)
        looking = asyncio.create_task(players.find(second))
        await has_read.wait()
        assert first is not None
        assert await players.revoke_others(made, hash_of(first)) == [hash_of(second)]
        may_answer.set()
        assert await looking is None
        assert await players.find(first) == made


@run_async
async def test_an_invitation_is_good_for_its_table_and_outlives_the_server(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        invite = house.house.players.invite("one")
        assert is_invite(house.house.players.invite("one"), invite)
        assert not is_invite(house.house.players.invite("two"), invite)
        assert not is_invite(house.house.players.invite("one"), None)
        assert not is_invite(house.house.players.invite("one"), "ü")
    async with stage(tmp_path) as second:
        assert is_invite(second.house.players.invite("one"), invite)


def test_a_hash_tells_nothing_of_the_secret() -> None:
    assert len(hash_of("secret")) == 32
