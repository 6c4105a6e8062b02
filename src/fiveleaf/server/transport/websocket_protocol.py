"""uvicorn's websocket protocol, with incoming frames charged before they cost much.

Bytes go to the library in slices of `SLICE_BYTES`. After each slice the frames that came out of it are charged to the
connection and to its address. When their points are used up, reading pauses and the remaining bytes wait. So a
flood of the smallest frames costs at most one slice before it is charged.

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

COUNT_FOR = "fiveleaf.count_for"  # ASGI extension: sets the address that is charged for the connection
SLICE_BYTES = 512  # passed to the library at a time: a usual message, or up to 85 empty frames
TOO_FAST, NO_TEXT = 1008, 1007
LINGER_SECONDS = 1.0  # for the other side to read the reason of the close


class CountedFrames(ServerProtocol):
    """The library's protocol, which counts its frames, and logs handshakes that it refuses."""

    points = 0  # of the frames since the last charge

    def events_received(self) -> list[Event]:
        """Returns the received events, and counts their points."""
        events = super().events_received()
        for event in events:
            if isinstance(event, Frame):
                self.points += MESSAGE if event.fin and event.opcode < Opcode.CLOSE else FRAME
        return events

    def send_response(self, response: Response) -> None:
        """Answers a handshake; a refusal has the headers of every response."""
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            response.headers.update(HEADERS)
            logs.warn("handshake refused", status=response.status_code)
        super().send_response(response)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with limits on incoming traffic."""

    transport: ThrottledTransport  # type: ignore[assignment]
    conn: CountedFrames

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn = CountedFrames(max_size=self.config.ws_max_size, logger=self.logger)
        self.admission: Admission = self.app_state[ADMISSION]
        self._unread = b""  # received bytes that were not passed to the library yet
        self._is_failed = False  # closed because of a fault of the other side

    def connection_made(self, transport: Any) -> None:
        """Sets up a websocket on an admitted connection."""
        super().connection_made(transport)
        self._address = network_of(self.client[0]) if self.client else ""
        self._meter = self.admission.meter(self._address)
        self.transport.on_resume = self._resume

    def connection_lost(self, exc: Exception | None) -> None:
        """Cleans up after the connection."""
        self.transport.end()
        self.admission.leave(self._address)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Starts the application with the extensions in its scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            scope = cast(dict[str, Any], self.scope)
            scope["extensions"] = {**scope["extensions"], **self.extensions()}

    def extensions(self) -> dict[str, Any]:
        """Returns the ASGI extensions."""
        return {COUNT_FOR: self.count_for}

    def count_for(self, address: str) -> None:
        """Charges all traffic to that address, which may come from a proxy's header."""
        self._meter.shared = self.admission.bucket(address)

    # ── what comes in ────────────────────────────────────────────────────────────────────────────

    def data_received(self, data: bytes) -> None:
        """Handles bytes from the network."""
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
        """Passes bytes to the library and handles the events, including those before a broken frame."""
        self.conn.receive_data(piece)
        self.handle_events()
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()

    def _can_read(self) -> bool:
        """Returns whether the library may be given more: not before the application has accepted the websocket."""
        return self.handshake_complete and not self._is_failed and not self.transport.is_closing()

    def _resume(self) -> None:
        """Resumes reading after a pause."""
        self._read(self._meter.charge(0))
        if not self.transport.is_held:
            self._meter.resume()

    def _hold(self, wait: float) -> None:
        """Pauses reading; a connection that was throttled for too long is closed."""
        if self.conn.state is not State.OPEN:
            self.transport.abort()
        elif self._meter.has_to_be_closed():
            self.fail(TOO_FAST, "too much at once")
        else:
            self.transport.hold(wait)

    async def send(self, message: Any) -> None:
        """Handles a message of the application; once it has accepted, earlier bytes are read."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._read(self._meter.charge(0))

    def send_receive_event_to_app(self) -> None:
        """Passes a whole message to the application; invalid UTF-8 closes the connection."""
        if self.curr_msg_data_type == "text" and not is_utf_8(b"".join(self.frames)):
            self.fail(NO_TEXT, "no UTF-8")
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answers a ping, unless the other side does not read the answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    # ── what ends it ─────────────────────────────────────────────────────────────────────────────

    def fail(self, code: int, why: str) -> None:
        """Closes the connection because of a fault of the other side."""
        self.conn.fail(code, why)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """Sends the reason of the close, and stops reading."""
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
    """Returns whether these bytes are valid UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
