"""A websocket that hands its messages to a listener directly, and can be written to directly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from websockets.frames import Frame
from websockets.protocol import State

from fiveleaf.server.transport.websocket_protocol import WebSocketProtocol

WRITE = "fiveleaf.write"  # ASGI extension: writes a text at once, if nothing is queued
LISTEN = "fiveleaf.listen"  # ASGI extension: registers a listener that receives texts without ASGI

Listener = Callable[[bytes], None]


class FastWebSocketProtocol(WebSocketProtocol):
    """The plain protocol with the two extensions; everything else goes through ASGI."""

    _listener: Listener | None = None
    _is_flush_due = False  # texts wait for the end of this iteration of the event loop

    def extensions(self) -> dict[str, Any]:
        """Returns the ASGI extensions."""
        return {**super().extensions(), WRITE: self.write_text, LISTEN: self.listen}

    def listen(self, listener: Listener) -> None:
        """Registers the listener."""
        self._listener = listener

    def handle_text(self, event: Frame) -> None:
        """Passes a whole text to the listener, unless an earlier one still waits for the application.

        Texts in several frames, and those beyond ASCII, whose UTF-8 is to be checked, go by ASGI.
        """
        listener = self._listener
        if listener is not None and event.fin and self.queue.empty() and not self.close_sent:
            text = bytes(event.data)
            if text.isascii():
                listener(text)
                return
        super().handle_text(event)

    def write_text(self, content: bytes) -> bool:
        """Writes a text with all others of this iteration; returns False if the connection is slow or closing."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.conn.send_text(content)
        if not self._is_flush_due:
            self._is_flush_due = True
            self.loop.call_soon(self._flush)
        return True

    def _flush(self) -> None:
        self._is_flush_due = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_ping(self) -> None:
        """Answers a ping together with waiting texts, which must not be dropped with it."""
        if not self._is_flush_due:
            super().handle_ping()
