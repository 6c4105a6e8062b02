"""One connection of the load driver: only as much of HTTP and websockets as our own server needs, to stay cheap.

The driver shares the machine with the server that it measures, so it must not do the work of a browser.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
import struct
from collections.abc import Callable
from typing import Any, cast

import msgspec

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # first bytes of whole frames
SHORT, MIDDLE = 126, 1 << 16  # lengths from which on a frame has a longer head
NO_MASK = bytes(4)  # a client has to mask; a mask of zeros leaves the text unchanged


class Line(asyncio.Protocol):
    """A connection to the server: requests first, a websocket afterwards."""

    def __init__(self) -> None:
        self.on_message: Callable[[bytes], None] = lambda text: None  # called with every message
        self.is_open = False
        self._transport: asyncio.Transport | None = None
        self._response: asyncio.Future[tuple[bytes, bytes]] | None = None  # head and body of the response
        self._buffer = bytearray()
        self._is_websocket = False

    # ── HTTP ─────────────────────────────────────────────────────────────────────────────────────

    async def post(self, port: int, path: str, content: Any, cookie: str = "") -> tuple[bytes, bytes]:
        """Sends a POST; returns head and body of the response."""
        body = msgspec.json.encode(content)
        head = f"POST {path} HTTP/1.1\r\n{common(port, cookie)}"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        return await self._request(head.encode() + body)

    async def upgrade(self, port: int, cookie: str) -> None:
        """Upgrades the connection to a websocket."""
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        head = f"GET /ws HTTP/1.1\r\n{common(port, cookie)}Connection: Upgrade\r\nUpgrade: websocket\r\n"
        head += f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        answer, _ = await self._request(head.encode())
        if b" 101 " not in answer[:20]:
            raise ConnectionError(answer.decode())

    async def _request(self, request: bytes) -> tuple[bytes, bytes]:
        self._response = asyncio.get_running_loop().create_future()
        cast(asyncio.Transport, self._transport).write(request)
        return await self._response

    def _read_response(self) -> None:
        head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        size = int((header(head, b"content-length") or b"0").decode())
        if not found or len(rest) < size or self._response is None:
            return
        self._is_websocket = head.startswith(b"HTTP/1.1 101")
        self._buffer = bytearray(rest[size:])
        self._response.set_result((head, rest[:size]))

    # ── websocket ────────────────────────────────────────────────────────────────────────────────

    def send(self, text: bytes) -> None:
        """Sends one message."""
        if self._transport is not None and self.is_open:
            self._transport.write(frame(TEXT, text))

    def _read_frames(self) -> None:
        buffer = self._buffer
        at = 0
        while len(buffer) - at >= 2:
            kind, size, start = buffer[at], buffer[at + 1], at + 2
            if size == SHORT:
                start += 2
            elif size > SHORT:
                start += 8
            if start > at + 2:
                size = int.from_bytes(buffer[at + 2 : start], "big")
            if len(buffer) < start + size or len(buffer) < start:
                break
            at = start + size
            self._take(kind, bytes(buffer[start:at]))
        del buffer[:at]

    def _take(self, kind: int, content: bytes) -> None:
        if kind == TEXT:
            self.on_message(content)
        elif kind == PING and self._transport is not None:
            self._transport.write(frame(PONG, content))
        elif kind == CLOSE:
            self.close()

    def close(self) -> None:
        """Closes the connection."""
        self.is_open = False
        if self._transport is not None:
            self._transport.close()

    # ── what asyncio calls ───────────────────────────────────────────────────────────────────────

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Stores the transport of the open connection."""
        self._transport, self.is_open = cast(asyncio.Transport, transport), True

    def data_received(self, data: bytes) -> None:
        """Handles bytes from the server."""
        self._buffer += data
        if not self._is_websocket:
            self._read_response()
        if self._is_websocket:
            self._read_frames()

    def connection_lost(self, exc: Exception | None) -> None:
        """Handles the end of the connection, also of a killed server."""
        self.is_open = False
        if self._response is not None and not self._response.done():
            self._response.set_exception(ConnectionError("the server closed the connection"))


async def dial(port: int, source: str | None = None) -> Line:
    """Opens a connection, from another address of this machine if one is given."""
    own = (source, 0) if source is not None else None
    _, line = await asyncio.get_running_loop().create_connection(Line, "127.0.0.1", port, local_addr=own)
    return line


def common(port: int, cookie: str) -> str:
    """Returns the headers of every request."""
    return f"Host: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n" + (
        f"Cookie: fiveleaf={cookie}\r\n" if cookie else ""
    )


def header(head: bytes, name: bytes) -> bytes | None:
    """Returns the value of a header."""
    for line in head.split(b"\r\n")[1:]:
        key, _, value = line.partition(b":")
        if key.strip().lower() == name:
            return value.strip()
    return None


def frame(kind: int, content: bytes) -> bytes:
    """Returns a complete frame of a client."""
    size = len(content)
    if size < SHORT:
        return struct.pack("!BB", kind, 0x80 | size) + NO_MASK + content
    if size < MIDDLE:
        return struct.pack("!BBH", kind, 0x80 | SHORT, size) + NO_MASK + content
    return struct.pack("!BBQ", kind, 0x80 | (SHORT + 1), size) + NO_MASK + content
