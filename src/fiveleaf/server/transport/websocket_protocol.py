"""Websockets as uvicorn speaks them; what comes in is counted before it costs much.

Bytes go to the library in slices of `SLICE_BYTES`. After each slice the frames that came out of it are charged to the
connection and to its address. Where their points are used up, reading pauses and the rest of the bytes waits. So a
flood of the smallest frames costs no more than one slice before it is counted.

Frames are read and written by the sans-I/O protocol of `websockets`, as its documentation shows. uvicorn offers no
other way to count them than the inside of its own protocol, which uses the same library: its attributes `conn`,
`client`, `queue`, `writable`, `close_sent`, `close_timer`, `handshake_initiated`, `handshake_complete`, `frames`,
`curr_msg_data_type`, and its methods `handle_events`, `handle_connect`, `handle_text`, `handle_ping`,
`send_receive_event_to_app` and `handle_parser_exception`. A test lists them and fails when they change.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import Event, State
from websockets.server import ServerProtocol

from fiveleaf.server import logs
from fiveleaf.server.transport.addresses import network_of
from fiveleaf.server.transport.admission import ADMISSION, Admission
from fiveleaf.server.transport.headers import HEADERS
from fiveleaf.server.transport.traffic import FRAME, MESSAGE, ThrottledTransport

COUNT_FOR = "fiveleaf.count_for"  # ASGI extension: says to which address the connection is charged
SLICE_BYTES = 512  # handed to the library at once: a usual message, or up to 85 empty frames
TOO_FAST, NO_TEXT = 1008, 1007
LINGER_SECONDS = 1.0  # for the other side to read why it is closed


class CountedFrames(ServerProtocol):
    """The library's protocol, which counts its frames, and logs handshakes that it refuses."""

    points = 0  # of the frames that have come since the last charge

    def events_received(self) -> list[Event]:
        """Returns what has come, and counts it."""
        events = super().events_received()
        for event in events:
            if isinstance(event, Frame):
                self.points += MESSAGE if event.fin and event.opcode < Opcode.CLOSE else FRAME
        return events

    def send_response(self, response: Response) -> None:
        """Answers a handshake; a refusal has the headers of every answer."""
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            response.headers.update(HEADERS)
            logs.warn("handshake refused", status=response.status_code)
        super().send_response(response)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with limits on what comes in."""

    transport: ThrottledTransport  # type: ignore[assignment]
    conn: CountedFrames

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn = CountedFrames(max_size=self.config.ws_max_size, logger=self.logger)
        self.admission: Admission = self.app_state[ADMISSION]
        self._unread = b""  # bytes that have come and were not handed to the library yet
        self._is_failed = False  # closed for something that the other side did

    def connection_made(self, transport: Any) -> None:
        """A websocket begins on a connection that was let in."""
        super().connection_made(transport)
        self._address = network_of(self.client[0]) if self.client else ""
        self._meter = self.admission.meter(self._address)
        self.transport.on_resume = self._resume

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self.transport.end()
        self.admission.leave(self._address)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Starts the application, and tells it of the extensions."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            scope = cast(dict[str, Any], self.scope)
            scope["extensions"] = {**scope["extensions"], **self.extensions()}

    def extensions(self) -> dict[str, Any]:
        """Returns what the application may use beyond ASGI."""
        return {COUNT_FOR: self.count_for}

    def count_for(self, address: str) -> None:
        """Charges all that comes to that address, which a proxy may have named."""
        self._meter.shared = self.admission.bucket(address)

    # ── what comes in ────────────────────────────────────────────────────────────────────────────

    def data_received(self, data: bytes) -> None:
        """Takes bytes from the network."""
        if not self.handshake_initiated:
            self._shake_hands(data)
        elif not self._is_failed:
            self._unread += data
            self._read(self._meter.charge_read(data))

    def _shake_hands(self, request: bytes) -> None:
        """Reads the request that began the websocket; the library's answer to a broken one is sent as well."""
        super().data_received(request)
        if not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _read(self, wait: float) -> None:
        """Reads slice by slice until nothing is left or the points are used up; reading then pauses for a while."""
        data, self._unread = self._unread, b""
        start = 0
        while start < len(data) and wait <= 0 and self._can_read():
            self._receive(data[start : start + SLICE_BYTES])
            start += SLICE_BYTES
            if self.conn.points:
                wait = self._meter.charge(self.conn.points)
                self.conn.points = 0
        self._unread = data[start:]
        if wait > 0 and not self._is_failed and not self.transport.is_closing():
            self._hold(wait)

    def _receive(self, piece: bytes) -> None:
        """Hands bytes to the library and does what they ask for; what came before something broken counts, too."""
        self.conn.receive_data(piece)
        self.handle_events()
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()

    def _can_read(self) -> bool:
        """Returns whether the library may be given more: not before the application has accepted the websocket."""
        return self.handshake_complete and not self._is_failed and not self.transport.is_closing()

    def _resume(self) -> None:
        """Reads on after a pause."""
        self._read(self._meter.charge(0))
        if not self.transport.is_held:
            self._meter.resume()

    def _hold(self, wait: float) -> None:
        """Pauses reading; a connection that had to be held up for too long is closed."""
        if self.conn.state is not State.OPEN:
            self.transport.abort()
        elif self._meter.has_to_be_closed():
            self.fail(TOO_FAST, "too much at once")
        else:
            self.transport.hold(wait)

    async def send(self, message: Any) -> None:
        """Takes a message of the application; once it has accepted, what came earlier is read."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._read(self._meter.charge(0))

    def send_receive_event_to_app(self) -> None:
        """Hands a whole message to the application; a text that is no UTF-8 ends the connection."""
        if self.curr_msg_data_type == "text" and not is_utf_8(b"".join(self.frames)):
            self.fail(NO_TEXT, "no UTF-8")
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answers a ping, unless the other side does not even read the answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    # ── what ends it ─────────────────────────────────────────────────────────────────────────────

    def fail(self, code: int, why: str) -> None:
        """Closes the connection for something that the other side did."""
        self.conn.fail(code, why)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """Says why the connection ends; nothing more of it is read."""
        if self._is_failed:
            return
        self._is_failed = True
        close = cast(Close, self.conn.close_sent)
        logs.warn("websocket closed", code=close.code, reason=close.reason, address=self._address)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": close.code, "reason": close.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.end()
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)


def is_utf_8(data: bytes) -> bool:
    """Returns whether these bytes are a text."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
