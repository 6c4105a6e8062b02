"""Websockets: a connection whose messages wait in an outbox, and the reader of what the page says."""

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
from fiveleaf.server.wire import Decide, FromPage, TableShown, ToPage

TOO_SLOW = 1013  # the connection let too much wait
SIGNED_OUT = 4401  # another device of the player has ended its secret; the page knows the number
TOO_FAST = 1008  # it does not stop sending too much
PATIENCE = 200  # messages that are refused as too fast before that

Write = Callable[[bytes], bool]

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(FromPage).decode


class SocketConnection(Connection):
    """A connection over a websocket."""

    def __init__(self, player: PlayerRecord | None, limit: int, write: Write | None = None) -> None:
        super().__init__(player)
        self.outbox = Outbox(limit)
        self.is_signed_out = False
        self._write = write  # the short way out, where there is one

    def send(self, message: ToPage) -> None:
        """Writes the message at once if nothing waits; else it waits too, and replaces an older one of its table."""
        content = encode(message)
        is_sent = self.outbox.is_idle and self._write is not None and self._write(content)
        if not isinstance(message, TableShown):
            if not is_sent:
                self.outbox.put(content)
        elif not is_sent:
            self.outbox.put_table(message.table, message.ply, content)
        elif message.table in self.told:  # what a watched table told needs not be told again
            self.told[message.table] = message.ply

    def hang_up(self) -> None:
        """Ends the connection, without what still waits."""
        self.outbox.close()

    def sign_out(self) -> None:
        """Ends the connection of somebody who is nobody now."""
        self.is_signed_out = True
        super().sign_out()


class Reader:
    """Reads what the page says, one message after the other; a move that nothing stands before takes the short way."""

    def __init__(self, house: House, connection: SocketConnection, shared: Bucket) -> None:
        self.house = house
        self.connection = connection
        self._bucket = Bucket(house.settings.rates.connection, house.time.now())
        self._shared = shared  # by all connections from the same address
        self._refused = 0  # as too fast
        self._waits = False  # for the next message of the long way

    def hear(self, text: bytes) -> bool:
        """Takes a move at a table in memory; anything else has to come the long way, and nothing has happened."""
        if not self._waits or len(text) > self.house.settings.message_limit:
            return False
        try:
            message = decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return False
        if not isinstance(message, Decide) or message.table not in self.house.tables:
            return False
        if not self._may_speak():
            return False
        self.house.receive(self.connection, message)
        return True

    async def read_all(self, socket: WebSocket) -> None:
        """Reads and does one message after the other, until there are no more."""
        while self._refused < PATIENCE:
            self._waits = True
            received = await socket.receive()
            self._waits = False
            if received["type"] != "websocket.receive":
                return
            message = self._read(received.get("text"))
            if message is not None:
                self.house.receive(self.connection, message)
        await socket.close(TOO_FAST)

    def _may_speak(self) -> bool:
        """Whether one more message is not too much from this connection, and from where it comes."""
        now = self.house.time.now()
        return self._bucket.take(now) and self._shared.take(now)

    def _read(self, text: str | None) -> FromPage | None:
        """The message, unless it is refused."""
        try:
            if not self._may_speak():
                raise Refused("error-too-fast")
            return read(text, self.house.settings.message_limit)
        except Refused as reason:
            self._refused += reason.key == "error-too-fast"
            self.house.metrics.refusals.labels(reason.key).inc()
            self.connection.send(refusal_of(reason))
            return None


async def converse(
    house: House, socket: WebSocket, player: PlayerRecord | None, shared: Bucket, address: str = ""
) -> None:
    """Speaks with one page until it is gone."""
    ways = socket.scope.get("extensions") or {}
    connection = SocketConnection(player, house.settings.outbox_limit, ways.get(WRITE))
    connection.secret = secret_of(socket, house.settings)
    house.connections.add(connection)
    reader = Reader(house, connection, shared)
    if COUNT_FOR in ways:
        ways[COUNT_FOR](address)
    if LISTEN in ways:
        ways[LISTEN](reader.hear)
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
    """Sends what waits, as fast as the other side takes it."""
    while True:
        entry = await connection.outbox.get()
        if entry is None:
            break
        content, table, ply = entry
        if table is not None and table in connection.told:
            connection.told[table] = ply
        await socket.send_text(content.decode())
    if socket.client_state == WebSocketState.CONNECTED:
        await socket.close(SIGNED_OUT if connection.is_signed_out else TOO_SLOW)


def read(text: str | None, limit: int) -> FromPage:
    """The message that a text spells."""
    if text is not None and len(text) > limit:
        raise Refused("error-too-large")
    try:
        message: FromPage = decode(text or "")
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("error-message") from error
    return message
