"""Websockets as uvicorn speaks them, with a short way out: messages that nothing holds up are written at once.

The long way (a task that wakes, ASGI's events, a queue) costs more than everything else that happens with a message.
It remains for connections that are slow, and where another server than uvicorn carries them.
"""

from __future__ import annotations

from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

WRITE = "fiveleaf.write"  # the name of the short way among ASGI's extensions
TEXT = 0x81  # the first byte of a whole text frame
SHORT, MIDDLE = 126, 1 << 16  # bytes from which on a frame has a longer head


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol; its connections can be written to directly."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._ready: list[bytes] = []  # written at the end of this round of the event loop, all together

    def handle_connect(self, event: Request) -> None:
        """Tells the application of the short way; whoever asks uvicorn for compressed messages has none."""
        super().handle_connect(event)
        if hasattr(self, "scope") and not self.conn.available_extensions:
            scope = cast(dict[str, Any], self.scope)
            scope["extensions"] = {**scope["extensions"], WRITE: self.write_text}

    def write_text(self, content: bytes) -> bool:
        """Whether the text will be written at once; it is not where the other side is slow or the connection ends."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        if not self._ready:
            self.loop.call_soon(self.flush)
        self._ready.append(head(len(content)) + content)
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


def head(size: int) -> bytes:
    """The head of a whole text frame of so many bytes."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < MIDDLE:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")
