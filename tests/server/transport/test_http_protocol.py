"""Requests that never end, break off, are broken or too long: a clean answer, one line in the log, no traceback."""

from __future__ import annotations

import socket
import struct
import time
from dataclasses import replace
from pathlib import Path

import h11
import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from fiveleaf.server.clocks import RealTime
from fiveleaf.server.settings import UNLIMITED, Rate, Settings
from fiveleaf.server.transport.admission import ADMISSION, Admission
from fiveleaf.server.transport.headers import HEADERS
from fiveleaf.server.transport.http_protocol import MAX_HEAD, HttpProtocol
from tests.server.serving import QUICK, Browser, RawLine, serving, warnings_of
from tests.server.transport.frames import frame_of
from tests.server.visitors import run_async

pytestmark = pytest.mark.slow

JSON = "Content-Type: application/json"
HASTY = replace(QUICK, request_seconds=0.3)


def is_clean(answer: tuple[int, dict[str, str], str], status: int, words: str) -> bool:
    """Whether an answer has this status, all headers and a sentence."""
    told, headers, said = answer
    length = int(headers["content-length"])
    return told == status and HEADERS.items() <= headers.items() and words in said and length == len(said.encode())


BROKEN = {
    "no HTTP": (b"\x16\x03\x01\x02\x00\x01", 400, "is broken"),
    "words": (b"hello\r\n\r\n", 400, "is broken"),
    "no host": (b"GET / HTTP/1.1\r\n\r\n", 400, "is broken"),
    "two lengths": (b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400, "is broken"),
    "no length": (b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n", 400, "is broken"),
    "a long address": (b"GET /" + b"x" * 2 * MAX_HEAD, 431, "too long"),
    "a long header": (b"GET / HTTP/1.1\r\nHost: a\r\nx: " + b"x" * 2 * MAX_HEAD, 431, "too long"),
    "a long body": (b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\n\r\n", 413, "too large"),
    "a body in pieces": (
        b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n",
        411,
        "how long",
    ),
    "a websocket with a body": (
        b"GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nContent-Length: 1\r\n\r\n",
        400,
        "is broken",
    ),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_what_is_broken_or_too_long_has_a_clean_answer(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    sent, status, words = BROKEN[kind]
    with serving(tmp_path) as url, RawLine(url) as line:
        line.sends(sent)
        assert is_clean(line.answer(), status, words)
    assert warnings_of(caplog) == ["request refused"]


def test_what_is_broken_after_a_good_request_has_a_clean_answer(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as url, RawLine(url) as line:
        line.asks("GET /healthz")
        line.sends("nonsense\r\n\r\n")
        first, _, second = line.hears().partition(b"ok")
        assert first.startswith(b"HTTP/1.1 200")
        assert second.startswith(b"HTTP/1.1 400")
    assert warnings_of(caplog) == ["request refused"]


HANDSHAKE = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13")


@pytest.mark.usefixtures("transport")
@pytest.mark.parametrize(
    ("headers", "status"),
    [((), 400), (("Sec-WebSocket-Key: short",), 400), (("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",), 403)],
)
def test_a_broken_handshake_has_a_clean_answer(
    headers: tuple[str, ...], status: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as url, RawLine(url) as line:
        line.asks("GET /ws", *HANDSHAKE, *headers)
        told, sent, _ = line.answer()
        assert told == status
        assert HEADERS.items() <= sent.items()
    assert warnings_of(caplog) == ["handshake refused"]


@pytest.mark.usefixtures("transport")
def test_a_handshake_with_a_long_header_has_a_clean_answer(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(tmp_path) as url, RawLine(url) as line:
        line.asks("GET /ws", *HANDSHAKE, "Cookie: " + "x" * 9000)
        told, sent, _ = line.answer()
        assert (told, HEADERS.items() <= sent.items()) == (431, True)
    assert warnings_of(caplog) == ["handshake refused"]


@pytest.mark.parametrize("path", ["/" + "x" * 300, "/assets/" + "x" * 300, "/%00", "/assets/%00", "/%ff", "/t/%ff%00"])
def test_any_path_has_an_answer(path: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "page" / "assets").mkdir(parents=True)
    with serving(tmp_path) as url, RawLine(url) as line:
        line.asks(f"GET {path}", "Connection: close")
        told, sent, _ = line.answer()
        assert told in (404, 503)
        assert HEADERS.items() <= sent.items()
    assert warnings_of(caplog) == []


# ── too slow ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("sent", ["G", "GET / HTTP/1.1\r\nHost: a\r\nx: "])
def test_a_head_that_does_not_end_is_dropped(sent: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(tmp_path, HASTY) as url, RawLine(url) as line:
        line.sends(sent)
        assert is_clean(line.answer(), 408, "too long to arrive")
    assert warnings_of(caplog) == ["request refused"]


def test_a_head_that_trickles_is_dropped(tmp_path: Path) -> None:
    with serving(tmp_path, HASTY) as url, RawLine(url) as line:
        line.sends("GET / HTTP/1.1\r\nHost: a\r\n")
        line.line.settimeout(0.05)
        told = b""
        for _ in range(100):
            line.sends("x: y\r\n")
            try:
                told = line.line.recv(100)
                break
            except TimeoutError:
                pass
        assert told.startswith(b"HTTP/1.1 408")


def test_a_body_that_does_not_end_is_dropped(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(tmp_path, HASTY) as url, RawLine(url) as line:
        line.asks("POST /api/me", f"Origin: {url}", JSON, "Content-Length: 100")
        line.sends("{")
        assert is_clean(line.answer(), 408, "too long to arrive")
    assert warnings_of(caplog) == ["request refused"]


def test_a_body_that_nobody_waits_for_does_not_keep_the_connection_open(tmp_path: Path) -> None:
    with serving(tmp_path, HASTY) as url, RawLine(url) as line:
        line.asks("GET /healthz", "Content-Length: 100")
        assert line.hears().endswith(b"ok")


def test_a_connection_without_a_request_is_closed_without_a_word(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path, HASTY) as url, RawLine(url) as line:
        assert line.hears() == b""
    assert warnings_of(caplog) == []


@pytest.mark.usefixtures("transport")
def test_a_websocket_and_a_complete_request_have_all_the_time(tmp_path: Path) -> None:
    with serving(tmp_path, HASTY) as url, Browser(url) as browser, RawLine(url) as line:
        line.asks("GET /healthz")
        browser.opens()
        time.sleep(2 * HASTY.request_seconds)
        browser.says("ping", sent=1)
        assert browser.hears()["type"] == "pong"
        line.asks("GET /healthz", "Connection: close")
        assert line.hears().count(b"HTTP/1.1 200") == 2


# ── broken off ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("is_head_whole", [False, True])
def test_a_request_that_ends_early_has_a_clean_answer(
    is_head_whole: bool, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as url, RawLine(url) as line:
        if is_head_whole:
            line.asks("POST /api/me", f"Origin: {url}", JSON, "Content-Length: 9")
        line.sends("{" if is_head_whole else "GET / HT")
        line.line.shutdown(socket.SHUT_WR)
        assert is_clean(line.answer(), 400, "broken off")
    assert warnings_of(caplog) == ["request refused"]


def test_a_request_that_is_broken_off_is_one_line_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(tmp_path) as url:
        with RawLine(url) as line, Browser(url) as browser:
            line.asks("POST /api/me", f"Origin: {url}", JSON, "Content-Length: 100")
            line.sends("{")
            assert browser.get("/healthz").status_code == 200, "by now it waits for the rest"
            line.line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        while not warnings_of(caplog):
            time.sleep(0.01)
    assert warnings_of(caplog) == ["request broken off"]


@pytest.mark.parametrize(
    ("content", "kind", "status"),
    [(b"{", "application/json", 400), (b"{}", "text/plain", 415), (b"x" * 70_000, "application/json", 413)],
)
def test_a_body_that_cannot_be_read_is_one_line_in_the_log(
    content: bytes, kind: str, status: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as url, Browser(url) as browser:
        answer = browser.client.post("/api/me", content=content, headers={"content-type": kind})
        assert answer.status_code == status
        assert HEADERS.items() <= dict(answer.headers).items()
    assert warnings_of(caplog) == ["request refused"]


# ── too much ─────────────────────────────────────────────────────────────────────────────────────


def test_requests_of_one_address_wait_for_their_turn(tmp_path: Path) -> None:
    few = replace(QUICK, rates=replace(UNLIMITED, address_traffic=Rate(100, 20)))
    with serving(tmp_path, few) as url, RawLine(url) as line:
        began = time.monotonic()
        line.asks("GET /healthz")
        line.sends(f"GET /healthz HTTP/1.1\r\nHost: {line.place}\r\n\r\n" * 9)
        line.asks("GET /healthz", "Connection: close")
        assert line.hears().count(b"HTTP/1.1 200") == 11
        assert time.monotonic() - began > 0.8, "eleven requests have 110 points"


@pytest.mark.usefixtures("transport")
def test_a_websocket_of_an_address_that_has_to_wait_works_nevertheless(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    few = replace(QUICK, rates=replace(UNLIMITED, address_traffic=Rate(100, 10)))
    with serving(tmp_path, few) as url, RawLine(url) as line:
        line.becomes_websocket()
        line.sends(frame_of(b'{"type":"ping","sent":1}'))
        assert b'{"type":"pong","sent":1}' in line.line.recv(100)
    assert warnings_of(caplog) == []


# ── what belongs to uvicorn ──────────────────────────────────────────────────────────────────────


@run_async
async def test_uvicorn_is_as_our_protocols_expect_it() -> None:
    """If a new version of uvicorn fails here, compare `http_protocol.py` and `websocket_protocol.py` with it."""
    config = uvicorn.Config(lambda: None, log_config=None)
    config.load()
    state = {ADMISSION: Admission(Settings(), RealTime())}
    http = HttpProtocol(config, ServerState(), state)
    for name in ("app", "app_state", "conn", "cycle", "headers", "loop", "server_state", "transport"):
        assert name in vars(http), name
    for name in ("data_received", "eof_received", "handle_events", "handle_websocket_upgrade"):
        assert callable(getattr(H11Protocol, name)), name
    assert isinstance(H11Protocol(config, ServerState(), {}).conn, h11.Connection)
    names = RequestResponseCycle.__init__.__code__.co_names
    assert {"disconnected", "message_event"} <= set(names)
    websocket = vars(WebSocketsSansIOProtocol(config, ServerState(), {}))
    for name in ("client", "close_sent", "close_timer", "conn", "curr_msg_data_type", "frames", "queue", "writable"):
        assert name in websocket, name
    for name in ("handshake_complete", "handshake_initiated"):
        assert name in websocket, name
    for name in ("handle_connect", "handle_events", "handle_parser_exception", "handle_ping", "handle_text"):
        assert callable(getattr(WebSocketsSansIOProtocol, name)), name
    assert callable(WebSocketsSansIOProtocol.send_receive_event_to_app)
