"""Sockets: messages are read strictly, and a slow reader gets the newest and all events."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from fiveleaf.engine.errors import Refused
from fiveleaf.server.limits import Bucket
from fiveleaf.server.settings import UNLIMITED, Rate, Settings
from fiveleaf.server.transport.sockets import MAX_TOO_FAST, TOO_FAST, Reader, SocketConnection, read
from fiveleaf.server.wire import Ping, Pong, Start, Watch
from tests.server.serving import Browser, serving
from tests.server.visitors import QUICK, run_async, stage


def test_a_message_is_read() -> None:
    assert read('{"type":"ping","sent":3}', 100) == read(b'{"type":"ping","sent":3}', 100) == Ping(3)
    assert read('{"type":"watch","table":"t","later":"fields are ignored"}', 100) == Watch("t")


@pytest.mark.parametrize(
    ("text", "key"), [(None, "error-message"), ("", "error-message"), ("x" * 101, "error-too-large")]
)
def test_what_is_no_message_is_refused(text: str | None, key: str) -> None:
    with pytest.raises(Refused) as refused:
        read(text, 100)
    assert refused.value.key == key


@run_async
async def test_a_slow_reader_misses_no_event(tmp_path: Path) -> None:
    async with stage(tmp_path, QUICK) as house:
        anna = await house.person()
        table = await house.table(anna, "lucky-five", "simple", "simple")
        slow = SocketConnection(None, 50)
        house.house.receive(slow, Watch(table))
        await slow.outbox.get()
        await anna.watches(table)
        await anna.says(Start(table))
        await house.until(lambda: anna.table().ply > 20)
        assert len(slow.outbox) == 1, "however much has happened"
        entry = await slow.outbox.get()
        assert entry is not None
        told = msgspec.json.decode(entry[0])
        assert (told["first"], len(told["events"][0])) == (0, told["ply"])


@run_async
async def test_a_message_never_overtakes_one_that_waits() -> None:
    written: list[bytes] = []

    def write(content: bytes) -> bool:
        written.append(content)
        return True

    connection = SocketConnection(None, 10, write)
    connection.send(Pong(1))
    assert (len(connection.outbox), written) == (1, []), "nobody has begun to send"
    assert await connection.outbox.get() is not None
    connection.send(Pong(2))
    assert (len(connection.outbox), written) == (1, []), "the first is still being sent"
    assert await connection.outbox.get() is not None
    waiting = asyncio.ensure_future(connection.outbox.get())
    await asyncio.sleep(0)
    connection.send(Pong(3))
    assert (len(connection.outbox), written) == (0, [b'{"type":"pong","sent":3}'])
    connection.outbox.close()
    connection.send(Pong(4))
    assert await waiting is None
    assert len(written) == 1


@run_async
async def test_what_was_sent_is_not_sent_again() -> None:
    connection = SocketConnection(None, 5)
    connection.send(Pong(1))
    assert await connection.outbox.get() == (b'{"type":"pong","sent":1}', None, 0)


@pytest.mark.usefixtures("transport")
def test_whoever_keeps_sending_too_fast_is_told_and_ended(tmp_path: Path) -> None:
    strict = Settings(rates=replace(UNLIMITED, connection=Rate(0.001, 1)))
    with serving(tmp_path, strict) as url, Browser(url) as browser:
        socket = browser.opens()
        with pytest.raises(ConnectionClosed):
            speaks_on(browser)
        assert socket.close_code == TOO_FAST


def speaks_on(browser: Browser) -> None:
    """Speaks though nobody wants to hear it."""
    for _ in range(2 * MAX_TOO_FAST):
        browser.says("ping", sent=1)
        assert browser.hears()["type"] in ("pong", "refused")


@run_async
async def test_a_fault_of_our_own_ends_one_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path, QUICK) as house:
        connection = SocketConnection(None, 5)
        reader = Reader(house.house, connection, Bucket(UNLIMITED.messages, 0))
        monkeypatch.setattr(type(house.house), "receive", lambda *_: 1 / 0)
        reader.hear(b'{"type":"ping","sent":1}')
        assert connection.outbox.is_closed
    assert "a connection failed" in [record.message for record in caplog.records]


@pytest.mark.usefixtures("transport")
def test_all_connections_from_one_address_share_a_rate(tmp_path: Path) -> None:
    few = Settings(rates=replace(UNLIMITED, messages=Rate(0.001, 6)))
    with serving(tmp_path, few) as url, Browser(url) as first, Browser(url) as second:
        first.opens()
        second.opens()
        for browser in (first, second) * 3:
            browser.says("ping", sent=1)
            assert browser.hears()["type"] == "pong"
        for browser in (first, second):
            browser.says("ping", sent=1)
            assert browser.hears()["why"]["key"] == "error-too-fast"
