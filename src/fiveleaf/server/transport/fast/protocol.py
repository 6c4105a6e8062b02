"""A websocket that hands its messages to a listener directly, and can be written to directly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from websockets.frames import Frame
from websockets.protocol import State

from fiveleaf.server.transport.websocket_protocol import WebSocketProtocol

WRITE = "fiveleaf.write"  # ASGI extension: writes a text at once, if nothing holds it up
LISTEN = "fiveleaf.listen"  # ASGI extension: names a listener that gets texts without ASGI

Listener = Callable[[bytes], None]


class FastWebSocketProtocol(WebSocketProtocol):
    """The plain protocol with the two extensions; whatever they cannot do takes the way of ASGI."""

    _listener: Listener | None = None
    _is_flush_due = False  # texts wait for the end of this round of the event loop

    def extensions(self) -> dict[str, Any]:
        """Returns what the application may use beyond ASGI."""
        return {**super().extensions(), WRITE: self.write_text, LISTEN: self.listen}

    def listen(self, listener: Listener) -> None:
        """Hands texts to the listener from now on."""
        self._listener = listener

    def handle_text(self, event: Frame) -> None:
        """Hands a whole text to the listener, unless an earlier one still waits for the application.

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
        """Writes a text with all others of this round, and returns True, unless the connection is slow or ends."""
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
        """Answers a ping; the answer goes along with texts that wait, which must not be dropped with it."""
        if not self._is_flush_due:
            super().handle_ping()
