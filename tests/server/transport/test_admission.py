"""Admission: so many connections from one address and in all; whoever finds no room is told so."""

from __future__ import annotations

import contextlib
import resource
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from fiveleaf.server.settings import UNLIMITED, Rate, Settings
from fiveleaf.server.transport import admission
from fiveleaf.server.transport.admission import (
    SPARE_CONNECTIONS,
    SPARE_FILES,
    Admission,
    Verdict,
    allow_files,
    files_allowed,
)
from fiveleaf.server.transport.headers import HEADERS
from tests.server.serving import QUICK, Browser, RawLine, serving, warnings_of
from tests.server.visitors import FakeTime

SMALL = Settings(connections=10, address_connections=2, rates=UNLIMITED)  # four connections from one address


def enter(entrance: Admission, *addresses: str) -> list[Verdict]:
    """Some come one after the other."""
    return [entrance.enter(address) for address in addresses]


def test_an_address_has_so_many_connections(caplog: pytest.LogCaptureFixture) -> None:
    entrance = Admission(SMALL, FakeTime())
    assert set(enter(entrance, *["a"] * 4)) == {Verdict.WELCOME}
    assert enter(entrance, "a", "a", "b") == [Verdict.ADDRESS_FULL, Verdict.ADDRESS_FULL, Verdict.WELCOME]
    assert warnings_of(caplog) == ["too many connections from one address"]
    for _ in range(3):
        entrance.leave("a")
    assert enter(entrance, "a", "a") == [Verdict.WELCOME, Verdict.ADDRESS_FULL]
    assert len(warnings_of(caplog)) == 2, "another stretch"


def test_the_house_has_room_for_so_many(caplog: pytest.LogCaptureFixture) -> None:
    entrance = Admission(SMALL, FakeTime())
    everybody = [f"address {number}" for number in range(10 + SPARE_CONNECTIONS + 3)]
    verdicts = enter(entrance, *everybody)
    assert verdicts == [Verdict.WELCOME] * 10 + [Verdict.HOUSE_FULL] * SPARE_CONNECTIONS + [Verdict.DROPPED] * 3
    assert warnings_of(caplog) == ["the house is full"]
    for address in everybody[: SPARE_CONNECTIONS + 1]:
        entrance.leave(address)
    assert enter(entrance, "new", "newer") == [Verdict.WELCOME, Verdict.HOUSE_FULL]
    assert len(warnings_of(caplog)) == 1, "it has hardly been less full"
    for address in ("new", "newer", *everybody[SPARE_CONNECTIONS + 1 : SPARE_CONNECTIONS + 3]):
        entrance.leave(address)
    assert enter(entrance, *"abcd")[-1] is Verdict.HOUSE_FULL
    assert len(warnings_of(caplog)) == 2


def test_an_address_that_owes_too_much_is_dropped() -> None:
    time = FakeTime()
    entrance = Admission(replace(SMALL, rates=replace(UNLIMITED, address_traffic=Rate(10, 10))), time)
    entrance.bucket("a").charge(1000, time.now())
    assert enter(entrance, "a", "b") == [Verdict.DROPPED, Verdict.WELCOME]


def test_a_proxy_of_this_machine_speaks_for_many() -> None:
    for public_url, verdict in ((None, Verdict.ADDRESS_FULL), ("https://play.example", Verdict.WELCOME)):
        entrance = Admission(replace(SMALL, public_url=public_url), FakeTime())
        assert enter(entrance, *["127.0.0.1"] * 5)[-1] is verdict
        assert enter(entrance, *["192.0.2.7"] * 5)[-1] is Verdict.ADDRESS_FULL


def test_there_are_fewer_connections_than_open_files(monkeypatch: pytest.MonkeyPatch) -> None:
    assert 0 < Admission(Settings(connections=10**9), FakeTime()).capacity == files_allowed() - SPARE_FILES
    monkeypatch.setattr(admission, "files_allowed", lambda: 1024)
    assert Admission(Settings(), FakeTime()).capacity == 1024 - SPARE_FILES


def test_more_files_are_allowed_as_far_as_they_can_be() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (1000, before[1]))
        allow_files(1500)
        assert files_allowed() == 1500
        allow_files(1200)
        assert files_allowed() == 1500, "never fewer"
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.parametrize(
    ("settings", "status", "words"),
    [
        (replace(QUICK, connections=3), 503, "Das Haus ist gerade voll"),
        (replace(QUICK, address_connections=1), 429, "zu viele Verbindungen"),
    ],
)
def test_whoever_finds_no_room_is_told_so(
    settings: Settings, status: int, words: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path, settings) as url, contextlib.ExitStack() as open_lines:
        guests = [open_lines.enter_context(RawLine(url)) for _ in range(settings.connections if status == 503 else 2)]
        for guest in guests:
            guest.asks("GET /healthz")
            assert guest.line.recv(4096).startswith(b"HTTP/1.1 200")
        for path in ("/", "/api/home"):
            answer = httpx.get(url + path, headers={"accept-language": "de"})
            assert (answer.status_code, words in answer.text) == (status, True)
            assert HEADERS.items() <= dict(answer.headers).items()
            assert answer.headers["retry-after"] == "30"
        with Browser(url) as browser:
            browser.opens()
            with pytest.raises(ConnectionClosed) as closed:
                browser.hears()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        assert len(warnings_of(caplog)) == 1
        guests[0].asks("GET /healthz")
        assert guests[0].line.recv(4096).startswith(b"HTTP/1.1 200"), "whoever is there stays"
    assert len(warnings_of(caplog)) == 1


def test_there_is_room_again_when_somebody_leaves(tmp_path: Path) -> None:
    with serving(tmp_path, replace(QUICK, address_connections=1)) as url:
        for _ in range(5):
            with Browser(url) as browser:
                browser.opens()
                browser.says("ping", sent=1)
                assert browser.hears()["type"] == "pong"
                assert browser.get("/healthz").status_code == 200
