"""Websockets: a connection whose messages wait in an outbox, and the loop that reads what the page says."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from fiveleaf.engine.errors import Refused
from fiveleaf.server import logs
from fiveleaf.server.connections import Connection
from fiveleaf.server.house import House, refusal_of
from fiveleaf.server.limits import Bucket, Outbox
from fiveleaf.server.protocol import WRITE
from fiveleaf.server.store import PlayerKept
from fiveleaf.server.wire import FromPage, TableShown, ToPage

TOO_SLOW = 1013  # the connection let too much wait
TOO_FAST = 1008  # it does not stop sending too much
PATIENCE = 200  # messages that are refused as too fast before that

Write = Callable[[bytes], bool]

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(FromPage).decode


class SocketConnection(Connection):
    """A connection over a websocket."""

    def __init__(self, player: PlayerKept | None, limit: int, write: Write | None = None) -> None:
        super().__init__(player)
        self.outbox = Outbox(limit)
        self._write = write  # the short way out, where there is one

    def send(self, message: ToPage) -> None:
        """Writes the message at once if nothing waits; else it waits too, and replaces an older one of its table."""
        content = encode(message)
        if self.outbox.is_idle and self._write is not None and self._write(content):
            self.sent(message)
        elif isinstance(message, TableShown):
            self.outbox.put_table(message.table, message.ply, content)
        else:
            self.outbox.put(content)

    def sent(self, message: ToPage) -> None:
        """What a watched table told needs not be told again."""
        if isinstance(message, TableShown) and message.table in self.told:
            self.told[message.table] = message.ply


async def converse(house: House, socket: WebSocket, player: PlayerKept | None) -> None:
    """Speaks with one page until it is gone."""
    write = (socket.scope.get("extensions") or {}).get(WRITE)
    connection = SocketConnection(player, house.settings.outbox_limit, write)
    house.metrics.connections.inc()
    sender = asyncio.create_task(send_all(connection, socket))
    try:
        await read_all(house, connection, socket)
    except (WebSocketDisconnect, RuntimeError):
        pass
    except Exception as fault:
        logs.warn("a connection failed", fault)
    finally:
        connection.outbox.close()
        sender.cancel()
        house.metrics.connections.dec()
        house.metrics.replaced.inc(connection.outbox.replaced)
        await house.leave(connection)


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
        await socket.close(TOO_SLOW)


async def read_all(house: House, connection: SocketConnection, socket: WebSocket) -> None:
    """Reads and does one message after the other."""
    bucket = Bucket(house.settings.rates.connection, house.time.now())
    refused = 0
    while refused < PATIENCE:
        received = await socket.receive()
        if received["type"] != "websocket.receive":
            return
        try:
            if not bucket.take(house.time.now()):
                raise Refused("error-too-fast")
            message = read(received.get("text"), house.settings.message_limit)
        except Refused as reason:
            refused += 1 if reason.key == "error-too-fast" else 0
            house.metrics.refusals.labels(reason.key).inc()
            connection.send(refusal_of(reason))
            continue
        await house.receive(connection, message)
    await socket.close(TOO_FAST)


def read(text: str | None, limit: int) -> FromPage:
    """The message that a text spells."""
    if text is not None and len(text) > limit:
        raise Refused("error-too-large")
    try:
        message: FromPage = decode(text or "")
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("error-message") from error
    return message
