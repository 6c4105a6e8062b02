"""Both directions of a websocket: the connection for outgoing messages, and the reader of incoming ones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from fiveleaf.engine.errors import Refused
from fiveleaf.server import logs
from fiveleaf.server.limits import Bucket, Outbox
from fiveleaf.server.people.cookies import secret_of
from fiveleaf.server.store import PlayerRecord
from fiveleaf.server.tables.connection import Connection
from fiveleaf.server.tables.house import House
from fiveleaf.server.tables.refusals import refusal_of
from fiveleaf.server.transport.fast.protocol import LISTEN, WRITE
from fiveleaf.server.transport.websocket_protocol import COUNT_FOR
from fiveleaf.server.wire import FromPage, TableShown, ToPage

TOO_SLOW = 1013  # too many outgoing messages are queued
SIGNED_OUT = 4401  # another device has revoked its secret; the page knows the number
TOO_FAST = 1008  # the connection keeps sending too fast
MAX_TOO_FAST = 200  # messages refused as too fast before the connection is closed

Write = Callable[[bytes], bool]  # returns whether it has written

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(FromPage).decode


class SocketConnection(Connection):
    """A connection over a websocket."""

    def __init__(self, player: PlayerRecord | None, limit: int, write: Write | None = None) -> None:
        super().__init__(player)
        self.outbox = Outbox(limit)
        self.close_code = TOO_SLOW  # the reason if the server closes it
        self._write = write  # of the fast transport

    def send(self, message: ToPage) -> None:
        """Writes the message at once, or queues it if others wait, replacing an older one of its table."""
        content = encode(message)
        is_sent = self.outbox.is_idle and self._write is not None and self._write(content)
        if is_sent:
            self.sent(message)
        elif isinstance(message, TableShown):
            self.outbox.put_table(message.table, message.ply, content)
        else:
            self.outbox.put(content)

    def sent(self, message: ToPage) -> None:
        """Records the events that were sent of a table, so that they are not sent again."""
        if isinstance(message, TableShown) and message.table in self.events_sent:
            super().sent(message)

    def hang_up(self) -> None:
        """Closes the connection and drops its queue."""
        self.outbox.close()

    def sign_out(self) -> None:
        """Closes the connection of a player whose secret was revoked."""
        self.close_code = SIGNED_OUT
        super().sign_out()


class Reader:
    """Passes messages of the page to the house, or refuses them."""

    def __init__(self, house: House, connection: SocketConnection, shared: Bucket) -> None:
        self.house = house
        self.connection = connection
        self._bucket = Bucket(house.settings.rates.connection, house.time.now())
        self._shared = shared  # by all connections from the same address
        self._refused = 0  # messages that came too fast

    async def read_all(self, socket: WebSocket) -> None:
        """Reads messages by ASGI until the connection closes."""
        while (received := await socket.receive())["type"] == "websocket.receive":
            self.read(received.get("text"))

    def hear(self, text: bytes) -> None:
        """Reads a message of the fast transport; never raises."""
        try:
            self.read(text)
        except Exception as fault:
            logs.warn("a connection failed", fault)
            self.connection.hang_up()

    def read(self, text: str | bytes | None) -> None:
        """Reads one message; a connection that keeps sending too fast is closed."""
        try:
            if not self._may_speak():
                raise Refused("error-too-fast")
            message = read(text, self.house.settings.message_limit)
        except Refused as reason:
            self._refuse(reason)
        else:
            self.house.receive(self.connection, message)

    def _may_speak(self) -> bool:
        """Returns whether the limits of this connection and its address allow another message."""
        now = self.house.time.now()
        return self._bucket.take(now) and self._shared.take(now)

    def _refuse(self, reason: Refused) -> None:
        self.house.metrics.refusals.labels(reason.key).inc()
        self.connection.send(refusal_of(reason))
        self._refused += reason.key == "error-too-fast"
        if self._refused >= MAX_TOO_FAST:
            self.connection.close_code = TOO_FAST
            self.connection.hang_up()


async def converse(
    house: House, socket: WebSocket, player: PlayerRecord | None, shared: Bucket, address: str = ""
) -> None:
    """Serves the websocket of one page until it closes."""
    extensions = socket.scope.get("extensions") or {}
    connection = SocketConnection(player, house.settings.outbox_limit, extensions.get(WRITE))
    connection.secret = secret_of(socket, house.settings)
    house.connections.add(connection)
    reader = Reader(house, connection, shared)
    if COUNT_FOR in extensions:
        extensions[COUNT_FOR](address)
    if LISTEN in extensions:
        extensions[LISTEN](reader.hear)
    house.metrics.connections.inc()
    sender = asyncio.create_task(send_all(connection, socket))
    try:
        await reader.read_all(socket)
    except (WebSocketDisconnect, RuntimeError):
        pass
    except Exception as fault:
        logs.warn("a connection failed", fault)
    finally:
        house.connections.discard(connection)
        connection.outbox.close()
        sender.cancel()
        house.metrics.connections.dec()
        house.metrics.replaced.inc(connection.outbox.replaced)
        house.leave(connection)


async def send_all(connection: SocketConnection, socket: WebSocket) -> None:
    """Sends the queued messages as fast as the other side reads."""
    while True:
        entry = await connection.outbox.get()
        if entry is None:
            break
        content, table, ply = entry
        if table is not None and table in connection.events_sent:
            connection.events_sent[table] = ply
        await socket.send_text(content.decode())
    if socket.client_state == WebSocketState.CONNECTED:
        await socket.close(connection.close_code)


def read(text: str | bytes | None, limit: int) -> FromPage:
    """Decodes a message."""
    if text is not None and len(text) > limit:
        raise Refused("error-too-large")
    try:
        message: FromPage = decode(text or "")
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("error-message") from error
    return message
