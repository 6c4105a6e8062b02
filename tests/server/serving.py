"""A real server on a free port of this machine, and browsers that speak with it."""

from __future__ import annotations

import contextlib
import json
import logging
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.client import ClientProtocol
from websockets.protocol import State
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin
from websockets.uri import parse_uri

from fiveleaf.cli.serve import listen
from fiveleaf.server.app import create_app
from fiveleaf.server.settings import UNLIMITED, Settings, Transport
from fiveleaf.server.store.sqlite import SqliteStore
from fiveleaf.server.transport.config import uvicorn_config

QUICK = Settings(bot_pause=(0, 0), min_window=0, pledge_wait=0.2, rates=UNLIMITED)
PERSON = {"name": "Anna", "animal": "fox", "language": "en"}
PATIENCE = 5  # seconds for an answer
TRANSPORT: Transport = "fast"  # the way through websockets; the fixture `transport` runs a test in both


@contextmanager
def serving(
    folder: Path,
    settings: Settings = QUICK,
    page: Path | None = None,
    ping: float = 20.0,
    transport: Transport | None = None,
) -> Iterator[str]:
    """The address of a server that runs meanwhile; it gives connections up that leave a ping unanswered so long."""
    store = SqliteStore(folder / "store.db", "OFF")
    app = create_app(store, settings, page or folder / "page")
    server = uvicorn.Server(uvicorn_config(app, transport or TRANSPORT, ws_ping_interval=ping, ws_ping_timeout=ping))
    with listen("127.0.0.1", 0) as listening:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        while not server.started:
            assert thread.is_alive(), "the server could not start"
            time.sleep(0.005)
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


def warnings_of(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The lines of the log that tell of something wrong; none of them has a traceback."""
    records = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert not any(record.exc_info for record in records)
    return [record.getMessage() for record in records]


class RawLine:
    """A connection on which a test sends what no browser would."""

    def __init__(self, url: str) -> None:
        self.place = url.removeprefix("http://")
        host, port = self.place.split(":")
        self.line = socket.create_connection((host, int(port)), PATIENCE)

    def __enter__(self) -> RawLine:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    def sends(self, text: bytes | str) -> None:
        self.line.sendall(text.encode() if isinstance(text, str) else text)

    def asks(self, first: str, *headers: str) -> None:
        """Sends the head of a request."""
        self.sends("\r\n".join((f"{first} HTTP/1.1", f"Host: {self.place}", *headers, "", "")))

    def becomes_websocket(self) -> None:
        """Shakes hands."""
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        upgrade = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", key)
        self.asks("GET /ws", f"Origin: http://{self.place}", *upgrade)
        assert self.line.recv(4096).startswith(b"HTTP/1.1 101")

    def hears(self) -> bytes:
        """All that comes until the server hangs up."""
        told = b""
        with contextlib.suppress(ConnectionResetError):
            while part := self.line.recv(65536):
                told += part
        return told

    def answer(self) -> tuple[int, dict[str, str], str]:
        """Status, headers and words of the answer, after which the server hangs up."""
        head, _, words = self.hears().decode().partition("\r\n\r\n")
        first, *lines = head.split("\r\n")
        return int(first.split()[1]), {name.lower(): value for name, value in (x.split(": ", 1) for x in lines)}, words


class Browser:
    """A browser: requests with a cookie, and one websocket."""

    def __init__(self, url: str, cookie: str | None = None) -> None:
        self.url = url
        self.client = httpx.Client(base_url=url, headers={"origin": url})
        if cookie is not None:
            self.client.cookies.set("fiveleaf", cookie)
        self.socket: ClientConnection | None = None
        self.open = ExitStack()

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *_: object) -> None:
        self.open.close()
        self.client.close()

    @property
    def address(self) -> str:
        """Of the websocket."""
        return self.url.replace("http", "ws", 1) + "/ws"

    @property
    def cookie(self) -> str | None:
        return self.client.cookies.get("fiveleaf")

    def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        return self.client.post(path, json=body, headers=headers)

    def get(self, path: str) -> httpx.Response:
        return self.client.get(path)

    def says_hello(self, name: str = "Anna") -> None:
        """Becomes a player."""
        assert self.post("/api/me", {**PERSON, "name": name}).status_code == 200

    def makes(self, game: str, *seats: str, **more: Any) -> str:
        """A new table; seats are `me`, `open` or a bot's name."""
        asked = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        made = self.post("/api/tables", {"game": game, "seats": asked, **more})
        assert made.status_code == 201, made.text
        return str(made.json()["table"])

    def opens(self, origin: str | None = None) -> ClientConnection:
        """Its websocket."""
        headers = {"cookie": f"fiveleaf={self.cookie}"} if self.cookie else {}
        conversation = connect(
            self.address,
            origin=Origin(origin or self.url),
            additional_headers=headers,
            max_queue=None,  # else one that is closed while it sends hears of it after ten seconds only
        )
        self.socket = self.open.enter_context(conversation)
        return self.socket

    @contextmanager
    def speaks_once(self, *messages: dict[str, Any]) -> Iterator[None]:
        """A websocket that says this much and is never heard again, though nothing closes it: a phone without a net."""
        address = parse_uri(self.address)
        protocol = ClientProtocol(address, origin=Origin(self.url))
        request = protocol.connect()
        request.headers["cookie"] = f"fiveleaf={self.cookie}"
        protocol.send_request(request)
        with socket.create_connection((address.host, address.port)) as line:
            line.sendall(b"".join(protocol.data_to_send()))
            while protocol.state is not State.OPEN:
                protocol.receive_data(line.recv(4096))
            for message in messages:
                protocol.send_text(json.dumps(message).encode())
            line.sendall(b"".join(protocol.data_to_send()))
            yield

    def says(self, kind: str, **fields: Any) -> None:
        """Sends a message."""
        assert self.socket is not None
        self.socket.send(json.dumps({"type": kind, **fields}))

    def hears(self, *kinds: str) -> dict[str, Any]:
        """The next message, of one of these kinds if any are named."""
        assert self.socket is not None
        while True:
            told: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
            if not kinds or told["type"] in kinds:
                return told


def play(table: str, *browsers: Browser) -> list[list[dict[str, Any]]]:
    """Plays a game to its end; all messages that each browser got."""
    heard: list[list[dict[str, Any]]] = [[] for _ in browsers]
    moves = 0
    while not all(messages and messages[-1].get("status") == "over" for messages in heard):
        for browser, messages in zip(browsers, heard, strict=True):
            if messages and messages[-1].get("status") == "over":
                continue
            told = next_of(browser)
            if told is None:
                continue
            messages.append(told)
            for view in told.get("views", []):
                if view["question"]:
                    moves += 1
                    legal, seat = view["question"]["legal"], view["question"]["seat"]
                    move, ply = legal[moves % len(legal)], told["ply"]
                    browser.says("decide", table=table, seat=seat, id=f"{seat}-{ply}-{moves}", move=move, ply=ply)
    return heard


def next_of(browser: Browser) -> dict[str, Any] | None:
    """The next message, if one comes soon."""
    assert browser.socket is not None
    try:
        told: dict[str, Any] = json.loads(browser.socket.recv(0.02))
    except TimeoutError:
        return None
    return told if told["type"] in ("table", "refused") else None
