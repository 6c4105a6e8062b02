"""uvicorn's HTTP protocol, with limits on requests that never end, break off or are too long.

It uses private parts of uvicorn's h11 protocol: `conn`, `cycle`, `transport`, `headers`, `app`, `server_state`,
`handle_events` and `handle_websocket_upgrade`. It offers no other way to limit requests and to answer broken ones with
our own texts. A test lists them and fails when they change.
"""

from __future__ import annotations

import asyncio
import weakref
from http import HTTPStatus
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from fiveleaf.server import logs
from fiveleaf.server.settings import UNLIMITED
from fiveleaf.server.transport.addresses import network_of
from fiveleaf.server.transport.admission import ADMISSION, TURNED_AWAY, Admission, Verdict
from fiveleaf.server.transport.headers import HEADERS
from fiveleaf.server.transport.traffic import CONNECTION, REQUEST, UPGRADE, ThrottledTransport
from fiveleaf.server.transport.websocket_protocol import WebSocketProtocol
from fiveleaf.texts import texts

MAX_HEAD = 16 * 1024  # bytes of a request without its body
LINGER_SECONDS = 1.0  # for the sender to read the answer; a connection with unread bytes is closed with an error
REASONS = {
    400: "error-request-broken",
    408: "error-request-slow",
    411: "error-request-length",
    413: "error-too-large",
    431: "error-request-head",
}


class Requests(h11.Connection):
    """h11's parser; it stops when the protocol asks for it, and accepts only bodies of a known, limited length."""

    def __init__(self, protocol: HttpProtocol, max_body: int) -> None:
        super().__init__(h11.SERVER, MAX_HEAD)
        self._protocol: HttpProtocol = weakref.proxy(protocol)  # no reference cycle for the garbage collector
        self._max_body = max_body

    def next_event(self) -> Any:
        """Returns the next event; none while the protocol has to wait, and none after a broken request."""
        if self._protocol.has_to_wait():
            return h11.NEED_DATA
        try:
            event = super().next_event()
            if isinstance(event, h11.Request):
                self._protocol.count_request()
                self._check_body(event)
        except h11.RemoteProtocolError as error:
            self._protocol.refuse(error.error_status_hint, str(error))
            return h11.NEED_DATA
        return event

    def _check_body(self, request: h11.Request) -> None:
        """Refuses a body without a length, which could come in very many pieces, and one that is too long."""
        headers = dict(request.headers)
        if b"transfer-encoding" in headers:
            raise h11.RemoteProtocolError("a body without a length", error_status_hint=411)
        if int(headers.get(b"content-length", 0)) > self._max_body:
            raise h11.RemoteProtocolError("a body that is too long", error_status_hint=413)


class HttpProtocol(H11Protocol):
    """uvicorn's protocol with a deadline for requests and limits per address."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.admission: Admission = self.app_state[ADMISSION]
        limits = self.admission.settings
        self.conn = Requests(self, max(limits.body_limit, limits.transcript_limit))
        self._deadline: asyncio.TimerHandle | None = None  # runs while a request is not complete
        self._is_refused = False  # a broken request was answered
        self._is_websocket = False  # another protocol has taken over
        self._address = ""

    # ── connections ──────────────────────────────────────────────────────────────────────────────

    def connection_made(self, transport: ThrottledTransport) -> None:  # type: ignore[override]
        """Sets up an admitted connection."""
        super().connection_made(cast(asyncio.Transport, transport))
        self._throttled = transport
        self._throttled.on_resume = self._resume
        self._address = peer_of(transport)
        self._meter = self.admission.meter(self._address, UNLIMITED.traffic)
        self._count(CONNECTION)
        self._watch(is_complete=False)

    def connection_lost(self, exc: Exception | None) -> None:
        """Cleans up after the connection."""
        if self._is_incomplete() and not self._is_refused:
            logs.warn("request broken off", address=self._address)
        self._watch(is_complete=True)
        self._throttled.end()
        self.admission.leave(self._address)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hands the connection over to the websocket protocol, with the same application."""
        if dict(self.headers).get(b"content-length", b"0") != b"0":
            self.refuse(400, "a websocket with a body")
            return
        self._is_websocket = True
        self._meter.charge(UPGRADE)
        super().handle_websocket_upgrade(event)
        cast(WebSocketProtocol, self.transport.get_protocol()).app = self.app

    # ── requests ─────────────────────────────────────────────────────────────────────────────────

    def data_received(self, data: bytes) -> None:
        """Handles bytes from the network."""
        self._hold(self._meter.charge_read(data))
        super().data_received(data)
        self._watch(not self._is_incomplete())

    def eof_received(self) -> bool:  # type: ignore[override]
        """Handles the end of the input; returns whether the connection stays open for an answer."""
        if self._is_incomplete():
            self.refuse(400, "broken off")
        return self._is_refused

    def has_to_wait(self) -> bool:
        """Returns whether received bytes must not be processed yet."""
        return self._is_refused or self._throttled.is_held

    def count_request(self) -> None:
        """Counts a request that has begun."""
        self._count(REQUEST)

    def _count(self, points: float) -> None:
        self._hold(self._meter.charge(points))

    def _hold(self, wait: float) -> None:
        if wait > 0:
            self._throttled.hold(wait)

    def _resume(self) -> None:
        self._count(0)  # others of the same address may have used the points
        self.handle_events()
        if not self._throttled.is_held:
            self._meter.resume()
        self._watch(not self._is_incomplete())

    def _is_incomplete(self) -> bool:
        """Returns whether a request has begun and not ended."""
        state = self.conn.their_state
        if self._is_websocket:
            return False
        return state is h11.SEND_BODY or (state is h11.IDLE and self.conn.trailing_data[0] != b"")

    def _watch(self, is_complete: bool) -> None:
        """Starts the clock for a request that is not complete, and stops it for one that is."""
        if is_complete and self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        elif not is_complete and self._deadline is None:
            self._deadline = self.loop.call_later(self.admission.settings.request_seconds, self._too_slow)

    def _too_slow(self) -> None:
        if self._is_incomplete():
            self.refuse(408, "not complete in time")
        else:
            self.transport.close()  # a browser that opened a connection in advance

    # ── broken requests ──────────────────────────────────────────────────────────────────────────

    def refuse(self, status: int, why: str) -> None:
        """Answers a broken request, unless an answer has begun, and closes the connection."""
        if self._is_refused:
            return
        self._is_refused = True
        status = status if status in REASONS else 400
        logs.warn("request refused", status=status, reason=why, address=self._address)
        if self.cycle is not None:  # the application may wait for the rest of the request
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self._answer(status, texts("en").say(REASONS[status]).encode())
        self._throttled.end()
        self.loop.call_later(LINGER_SECONDS, self.transport.close)

    def _answer(self, status: int, words: bytes) -> None:
        own: dict[str, str] = {
            "content-type": "text/plain; charset=utf-8",
            "content-length": str(len(words)),
            "connection": "close",
        }
        own |= HEADERS | {"cache-control": "no-store"}
        headers = [*self.server_state.default_headers, *((name.encode(), own[name].encode()) for name in own)]
        head = self.conn.send(h11.Response(status_code=status, headers=headers, reason=HTTPStatus(status).phrase))
        rest = [self.conn.send(h11.Data(data=words)), self.conn.send(h11.EndOfMessage())]
        self.transport.write(b"".join(part for part in (head, *rest) if part))


class Entrance(asyncio.Protocol):
    """Admits new connections, or drops them while they have cost next to nothing."""

    def __init__(self, **named: Any) -> None:
        self._named = named

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Admits a new connection; if the server is full, another application answers."""
        admission: Admission = self._named["app_state"][ADMISSION]
        verdict = admission.enter(peer_of(transport))
        if verdict is Verdict.DROPPED:
            cast(asyncio.Transport, transport).abort()
            return
        protocol = HttpProtocol(**self._named)
        protocol.app = TURNED_AWAY.get(verdict, protocol.app)
        transport.set_protocol(protocol)
        protocol.connection_made(ThrottledTransport(cast(asyncio.Transport, transport), protocol.loop))


def peer_of(transport: Any) -> str:
    """Returns the address that a connection counts for."""
    peer = transport.get_extra_info("peername")
    return network_of(peer[0]) if peer else ""
