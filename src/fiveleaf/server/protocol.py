"""Websockets as uvicorn speaks them, with a short way out and a short way in.

Messages that nothing holds up are written at once, and whole text frames are offered to whoever listens as they come.
The long way (a task that wakes, ASGI's events, a queue) costs more than everything else that happens with a message.
It remains for all that is not as simple, for connections that are slow, and where another server than uvicorn carries
them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was installed without its compiled part
    from websockets.utils import apply_mask

WRITE = "fiveleaf.write"  # the name of the short way out among ASGI's extensions
LISTEN = "fiveleaf.listen"  # the name of what is told who listens at the short way in
TEXT = 0x81  # the first byte of a whole text frame
MASKED = 0x80  # set in the second byte of a frame from a browser
SHORT, MIDDLE = 126, 1 << 16  # bytes from which on a frame has a longer head
MASK = 4  # bytes of a mask
LONGEST_HEAD = 10 + MASK
END_OF_REQUEST = b"\r\n\r\n"

ROUNDS: dict[asyncio.AbstractEventLoop, list[WebSocketProtocol]] = {}  # by loop, those who have something to write

Hears = Callable[[bytes], bool]  # whether a text was taken


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol; its connections can be written to and listened to directly."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._ready: list[bytes] = []  # written at the end of this round of the event loop, all together
        self._hears: Hears | None = None  # who listens at the short way in
        self._knows_frames = True  # where frames begin and end; not if one came before its time
        self._begun = b""  # a frame that has not come to its end
        self._heard = 0.0  # when bytes came last

    def handle_connect(self, event: Request) -> None:
        """Tells the application of the short ways; whoever asks uvicorn for compressed messages has none."""
        super().handle_connect(event)
        if hasattr(self, "scope") and not self.conn.available_extensions:
            scope = cast(dict[str, Any], self.scope)
            scope["extensions"] = {**scope["extensions"], WRITE: self.write_text, LISTEN: self.listen}

    # ── in ───────────────────────────────────────────────────────────────────────────────────────

    def listen(self, hears: Hears) -> None:
        """From now on whole texts are offered to that one first; what it does not take goes the long way."""
        self._hears = hears

    def data_received(self, data: bytes) -> None:
        """Bytes have come: frame by frame, so that it is known where one begins."""
        self._heard = self.loop.time()
        if self._begun:
            data, self._begun = self._begun + data, b""
        if self.conn.state is not State.OPEN or not self._knows_frames:
            self._knows_frames = not self.handshake_initiated and data.endswith(END_OF_REQUEST)
            super().data_received(data)
            return
        start, size = 0, len(data)
        while start < size and self.conn.state is State.OPEN:
            end = end_of_frame(data, start)
            if end > size and end - start <= self.config.ws_max_size + LONGEST_HEAD:
                self._begun = data[start:]
                return
            self._receive_frame(data[start:end])
            start = end
        if start < size:
            super().data_received(data[start:])

    def _receive_frame(self, frame: bytes) -> None:
        """A simple text that nothing stands before takes the short way if somebody takes it there."""
        is_simple = frame[0] == TEXT and frame[1] & MASKED and len(frame) <= self.config.ws_max_size
        if is_simple and self._hears is not None and not self.frames and self.queue.empty() and not self.close_sent:
            text = text_of(frame)
            if text.isascii() and self._hears(text):
                return
        super().data_received(frame)

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


def end_of_frame(data: bytes, start: int) -> int:
    """Where the frame ends that begins there; beyond the data if it has not come to its end, or to that of its head."""
    if len(data) < start + 2:
        return start + 2
    size = data[start + 1] & ~MASKED
    begin = start + 2 + (MASK if data[start + 1] & MASKED else 0)
    if size < SHORT:
        return begin + size
    more = 2 if size == SHORT else 8
    if len(data) < start + 2 + more:
        return start + 2 + more
    return begin + more + int.from_bytes(data[start + 2 : start + 2 + more], "big")


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
