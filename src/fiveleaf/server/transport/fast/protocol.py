"""A websocket that offers its messages to a listener directly, and can be written to directly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from websockets.frames import Frame
from websockets.protocol import State

from fiveleaf.server.transport.websocket_protocol import WebSocketProtocol

WRITE = "fiveleaf.write"  # ASGI extension: writes a text at once, if nothing holds it up
LISTEN = "fiveleaf.listen"  # ASGI extension: says who is offered whole texts first

Listener = Callable[[bytes], bool]  # whether it has taken the text


class FastWebSocketProtocol(WebSocketProtocol):
    """The plain protocol with the two extensions; whatever they cannot do takes the way of ASGI."""

    _listener: Listener | None = None

    def extensions(self) -> dict[str, Any]:
        """Returns what the application may use beyond ASGI."""
        return {**super().extensions(), WRITE: self.write_text, LISTEN: self.listen}

    def listen(self, listener: Listener) -> None:
        """Offers whole texts to the listener from now on."""
        self._listener = listener

    def handle_text(self, event: Frame) -> None:
        """Offers a whole text to the listener, unless an earlier one still waits for the application."""
        listener = self._listener
        if listener is not None and event.fin and self.queue.empty() and not self.close_sent:
            text = bytes(event.data)
            if text.isascii() and listener(text):
                return
        super().handle_text(event)

    def write_text(self, content: bytes) -> bool:
        """Writes a text, unless the other side is slow or the connection ends; returns whether it did."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.conn.send_text(content)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
