"""Floods on a real server: one connection sends as much as it can, and others notice nothing but the rules."""

from __future__ import annotations

import contextlib
import select
import socket
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.frames import Close, Frame, Opcode

from fiveleaf.server.settings import Settings
from tests.server.serving import Browser, RawLine, serving, warnings_of
from tests.server.transport.frames import FLOODS, flood_of

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("transport")]

HELD_UP = 0.5  # seconds in which nothing more is taken from whoever floods
TOLD = Frame(Opcode.CLOSE, Close(1008, "too much at once").serialize()).serialize(mask=False)


def is_held_up(line: socket.socket) -> bool:
    """Whether nothing more can be sent."""
    return not select.select([], [line], [], HELD_UP)[1]


def sends_all_it_can(line: socket.socket, data: bytes) -> int:
    """The bytes that were sent before nobody took any more."""
    line.setblocking(False)
    sent = 0
    while not is_held_up(line):
        sent += line.send(data)
    line.settimeout(5)
    return sent


@contextlib.contextmanager
def flooding(line: RawLine, data: bytes) -> Iterator[None]:
    """Somebody floods meanwhile."""

    def flood() -> None:
        with contextlib.suppress(OSError):
            while True:
                line.line.sendall(data)

    thread = threading.Thread(target=flood)
    thread.start()
    try:
        yield
    finally:
        line.line.shutdown(socket.SHUT_RDWR)
        thread.join()


@pytest.mark.parametrize("kind", FLOODS)
def test_others_are_answered_while_a_flood_goes_on(kind: str, tmp_path: Path) -> None:
    patient = Settings(flood_seconds=1000)
    with serving(tmp_path, patient) as url, Browser(url) as other, RawLine(url) as line:
        other.opens()
        line.becomes_websocket()
        with flooding(line, flood_of(kind)):
            for number in range(20):
                other.says("ping", sent=number)
                assert other.hears()["sent"] == number


def test_the_network_holds_up_whoever_sends_too_much(tmp_path: Path) -> None:
    patient = Settings(flood_seconds=1000)
    with serving(tmp_path, patient) as url, RawLine(url) as line:
        line.becomes_websocket()
        assert sends_all_it_can(line.line, flood_of("pongs")) > 0


@pytest.mark.parametrize("kind", FLOODS)
def test_whoever_goes_on_is_closed(kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    strict = replace(Settings(), flood_seconds=0)
    with serving(tmp_path, strict) as url, RawLine(url) as line:
        line.becomes_websocket()
        with contextlib.suppress(OSError):  # it hangs up on us
            line.sends(flood_of(kind) * 20)
        assert TOLD in line.hears()
    assert warnings_of(caplog) == ["websocket closed"]
