"""Websockets as uvicorn speaks them, with a short way out and a short way in.

Messages that nothing holds up are written at once, and whole text frames are offered to whoever listens as they come.
The long way (a task that wakes, ASGI's events, a queue) costs more than everything else that happens with a message.
It remains for all that is not as simple, and for connections that are slow.

Of uvicorn this uses the inside of its protocol, since it offers no other way to count frames before they cost much;
`tests/server/transport/test_http_protocol.py` lists what, and fails when it changes.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Close, Frame
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from fiveleaf.server import logs
from fiveleaf.server.pages.assets import HEADERS
from fiveleaf.server.transport.addresses import network_of
from fiveleaf.server.transport.admission import ADMISSION, Admission
from fiveleaf.server.transport.traffic import FRAME, MESSAGE, Line

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was installed without its compiled part
    from websockets.utils import apply_mask

WRITE = "fiveleaf.write"  # the name of the short way out among ASGI's extensions
LISTEN = "fiveleaf.listen"  # the name of what is told who listens at the short way in
TEXT = 0x81  # the first byte of a whole text frame
FIN, OPCODE, CONTROL = 0x80, 0x0F, 0x08  # parts of the first byte
OPCODES = frozenset((0x0, 0x1, 0x2, 0x8, 0x9, 0xA))
MASKED = 0x80  # set in the second byte of a frame from a browser
SHORT, MIDDLE = 126, 1 << 16  # bytes from which on a frame has a longer head
MASK = 4  # bytes of a mask
TOO_FAST, NO_TEXT = 1008, 1007
LINGER_SECONDS = 1.0  # for the other side to read why it is closed

ROUNDS: dict[asyncio.AbstractEventLoop, list[WebSocketProtocol]] = {}  # by loop, those who have something to write

Hears = Callable[[bytes], bool]  # whether a text was taken


class Handshake(ServerProtocol):
    """The library's protocol; its refusals have the headers of every answer, and are logged."""

    def send_response(self, response: Response) -> None:
        """Answers a handshake."""
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            response.headers.update(HEADERS)
            logs.warn("handshake refused", status=response.status_code)
        super().send_response(response)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol; its connections can be written to and listened to directly, and what comes in is counted."""

    transport: Line  # type: ignore[assignment]

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=self.logger)
        self.admission: Admission = self.app_state[ADMISSION]
        self._ready: list[bytes] = []  # written at the end of this round of the event loop, all together
        self._hears: Hears | None = None  # who listens at the short way in
        self._frames = Frames(self.config.ws_max_size)  # what has come and was not read yet
        self._is_failed = False  # closed for something that the other side did
        self._heard = 0.0  # when bytes came last

    def connection_made(self, transport: Any) -> None:
        """A websocket begins on a connection that was let in."""
        super().connection_made(transport)
        self._address = network_of(self.client[0]) if self.client else ""
        self._meter = self.admission.meter(self._address)
        self.transport.go_on = self._go_on

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self.transport.end()
        self.admission.leave(self._address)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Tells the application of the short ways."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            scope = cast(dict[str, Any], self.scope)
            scope["extensions"] = {**scope["extensions"], WRITE: self.write_text, LISTEN: self.listen}

    # ── in ───────────────────────────────────────────────────────────────────────────────────────

    def listen(self, hears: Hears, address: str) -> None:
        """From now on whole texts are offered to that one first, and all that comes counts for that address."""
        self._hears = hears
        self._meter.shared = self.admission.bucket(address)

    def data_received(self, data: bytes) -> None:
        """Bytes have come."""
        self._heard = self.loop.time()
        if not self.handshake_initiated:
            self._shake_hands(data)
        elif not self._is_failed:
            self._frames.feed(data)
            self._read(self._meter.charge_read(data))

    def _shake_hands(self, request: bytes) -> None:
        """Reads the request that began the websocket; the library's answer to a broken one is sent as well."""
        super().data_received(request)
        if not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _read(self, wait: float) -> None:
        """Reads frame by frame until nothing is left, or the points are used up; whoever goes on then is closed."""
        while wait <= 0 and self.conn.state is State.OPEN:
            piece = self._frames.next()
            if piece is None:
                return
            wait = self._meter.charge(self._frames.points) if self._frames.points else 0
            self._receive(piece)
        if self._is_failed or self.transport.is_closing():
            return
        if wait > 0:
            self._hold(wait)
        elif self.conn.state is State.CLOSING:  # only the library knows what is still of use
            super().data_received(self._frames.rest())

    def _go_on(self) -> None:
        self._read(self._meter.charge(0))
        if not self.transport.is_held:
            self._meter.resume()

    def _hold(self, wait: float) -> None:
        if self.conn.state is not State.OPEN:
            self.transport.abort()
        elif self._meter.goes_on():
            self.fail(TOO_FAST, "too much at once")
        else:
            self.transport.hold(wait)

    def _receive(self, piece: bytes) -> None:
        """A simple text that nothing stands before takes the short way if somebody takes it there."""
        if self._frames.is_simple and self._hears is not None and self.queue.empty() and not self.close_sent:
            text = text_of(piece)
            if text.isascii() and self._hears(text):
                return
        super().data_received(piece)

    def handle_text(self, event: Frame) -> None:
        """A text or the beginning of one."""
        if event.fin and not is_utf_8(event.data):
            self.fail(NO_TEXT, "no UTF-8")
        else:
            super().handle_text(event)

    def handle_cont(self, event: Frame) -> None:
        """A part of a message; a text that is whole with it has to be one."""
        is_whole_text = event.fin and self.curr_msg_data_type == "text"
        if is_whole_text and not is_utf_8(b"".join((*self.frames, event.data))):
            self.fail(NO_TEXT, "no UTF-8")
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """A ping is answered, unless the other side does not even read the answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def fail(self, code: int, why: str) -> None:
        """Closes the connection for something that the other side did."""
        self.conn.fail(code, why)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """Says why the connection ends; nothing more is read of it."""
        close = cast(Close, self.conn.close_sent)
        self._is_failed = True
        logs.warn("websocket closed", code=close.code, reason=close.reason, address=self._address)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": close.code, "reason": close.reason})
        self.flush()
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.end()
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def send_keepalive_ping(self) -> None:
        """Asks whether the other side is still there, unless it has said something lately."""
        wait = (self.ping_interval or 0) - (self.loop.time() - self._heard)
        if wait > self.last_ping_rtt:
            self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    # ── out ──────────────────────────────────────────────────────────────────────────────────────

    def write_text(self, content: bytes) -> bool:
        """Whether the text will be written at once; it is not where the other side is slow or the connection ends."""
        if not self._ready:
            if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
                return False
            if self.conn.state is not State.OPEN or self.transport.is_closing():
                return False
            write_soon(self)
        self._ready += (head(len(content)), content)
        return True

    def flush(self) -> None:
        """Writes what is ready."""
        ready, self._ready = self._ready, []
        if ready and not self.transport.is_closing():
            self.transport.write(b"".join(ready))

    async def send(self, message: Any) -> None:
        """The long way; whatever took the short one before comes first."""
        self.flush()
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._read(self._meter.charge(0))  # what came before its time

    def shutdown(self) -> None:
        """The server stops; what is ready is written first."""
        self.flush()
        super().shutdown()


def write_soon(protocol: WebSocketProtocol) -> None:
    """What is ready will be written when this round of the loop is over, with that of all others."""
    others = ROUNDS.get(protocol.loop)
    if others is None:
        ROUNDS[protocol.loop] = [protocol]
        protocol.loop.call_soon(write_round, protocol.loop)
    else:
        others.append(protocol)


def write_round(loop: asyncio.AbstractEventLoop) -> None:
    """All that became ready in a round is written."""
    for protocol in ROUNDS.pop(loop):
        protocol.flush()


class Frames:
    """Cuts what has come into whole simple texts, and pieces of everything else as they are."""

    __slots__ = ("_data", "_is_open", "_left", "_max_size", "_start", "is_simple", "points")

    def __init__(self, max_size: int) -> None:
        self._max_size = max_size
        self._data = b""
        self._start = 0  # what comes before was given out
        self._left = 0  # bytes of a frame that is given out piece by piece
        self._is_open = False  # a message in several frames has begun
        self.points = 0  # of the last piece; 0 if it went on with a frame
        self.is_simple = False  # whether the last piece was a whole text

    def feed(self, data: bytes) -> None:
        """More has come."""
        self._data = self._data[self._start :] + data if self._start < len(self._data) else data
        self._start = 0

    def rest(self) -> bytes:
        """All that has come and was not given out."""
        rest, self._data, self._start = self._data[self._start :], b"", 0
        return rest

    def next(self) -> bytes | None:
        """The next piece; None where more has to come first."""
        there = len(self._data) - self._start
        left, self.points = self._left, 0
        if left == 0:
            left = self._begin(there)
            if left == 0 or (self.is_simple and there < left):
                return None
        size = min(there, left)
        if size == 0:
            return None
        piece = self._data[self._start : self._start + size]
        self._start += size
        self._left = left - size
        return piece

    def _begin(self, there: int) -> int:
        """The length of the frame that begins here; 0 if it is not known, and endless if the library will refuse it."""
        self.is_simple = False
        if there < 2:
            return 0
        first, second = self._data[self._start], self._data[self._start + 1]
        if first & OPCODE not in OPCODES or not second & MASKED:
            return sys.maxsize
        size, more = length_of(self._data, self._start)
        if size > self._max_size:
            return sys.maxsize
        if size >= 0:
            self.is_simple = first == TEXT and not self._is_open
            self.points = MESSAGE if first & FIN and not first & CONTROL else FRAME
            if not first & CONTROL:
                self._is_open = not first & FIN
        return 2 + more + MASK + size if size >= 0 else 0


def length_of(data: bytes, start: int) -> tuple[int, int]:
    """The bytes that the frame beginning there holds, -1 if that has not come yet, and how many bytes say so."""
    size = data[start + 1] & ~MASKED
    if size < SHORT:
        return size, 0
    more = 2 if size == SHORT else 8
    if len(data) < start + 2 + more:
        return -1, more
    return int.from_bytes(data[start + 2 : start + 2 + more], "big"), more


def is_utf_8(data: bytes | bytearray | memoryview) -> bool:
    """Whether this is a text."""
    try:
        bytes(data).decode()
    except UnicodeDecodeError:
        return False
    return True


def text_of(frame: bytes) -> bytes:
    """The content of a whole frame from a browser."""
    size = frame[1] & ~MASKED
    begin = 2 if size < SHORT else 4 if size == SHORT else 10
    return apply_mask(frame[begin + MASK :], frame[begin : begin + MASK])


def head(size: int) -> bytes:
    """The head of a whole text frame of so many bytes."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < MIDDLE:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")
