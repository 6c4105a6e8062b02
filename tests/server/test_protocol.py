"""The short way out of a websocket: the same frames, and only where nothing holds them up."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from fiveleaf.server.protocol import WebSocketProtocol, head
from fiveleaf.server.sockets import SocketConnection
from fiveleaf.server.wire import Pong
from tests.server.people import run_async


class FakeTransport:
    """Remembers what was written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closing = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.closing


def an_open_protocol() -> Any:
    """A protocol after its handshake, without a server around it."""
    protocol: Any = object.__new__(WebSocketProtocol)
    protocol.transport = FakeTransport()
    protocol.conn = type("Conn", (), {"state": State.OPEN})()
    protocol.writable = asyncio.Event()
    protocol.writable.set()
    protocol.handshake_complete, protocol.close_sent, protocol.disconnected = True, False, False
    protocol.loop, protocol._ready = asyncio.get_running_loop(), []
    return protocol


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_a_frame_is_the_one_that_the_library_would_make(size: int) -> None:
    content = b"x" * size
    assert head(size) + content == Frame(Opcode.TEXT, content).serialize(mask=False)


@run_async
async def test_nothing_is_written_where_something_holds_it_up() -> None:
    for change in ("handshake_complete", "close_sent", "disconnected"):
        protocol = an_open_protocol()
        setattr(protocol, change, not getattr(protocol, change))
        assert not protocol.write_text(b"x")
    slow, closing, ended = an_open_protocol(), an_open_protocol(), an_open_protocol()
    slow.writable.clear()
    closing.transport.closing = True
    ended.conn.state = State.CLOSING
    assert not any(protocol.write_text(b"x") for protocol in (slow, closing, ended))
    assert an_open_protocol().write_text(b"x")


@run_async
async def test_messages_of_one_round_are_written_together_and_in_order() -> None:
    protocol = an_open_protocol()
    assert protocol.write_text(b"a")
    assert protocol.write_text(b"b")
    await asyncio.sleep(0)
    assert protocol.transport.written == [b"\x81\x01a\x81\x01b"]
    assert protocol.write_text(b"c")
    protocol.transport.closing = True
    protocol.flush()
    assert len(protocol.transport.written) == 1, "a connection that ends gets no more"


@run_async
async def test_a_message_never_overtakes_one_that_waits() -> None:
    written: list[bytes] = []

    def write(content: bytes) -> bool:
        written.append(content)
        return True

    connection = SocketConnection(None, 10, write)
    connection.send(Pong(1))
    assert (len(connection.outbox), written) == (1, []), "nobody has begun to send"
    assert await connection.outbox.get() is not None
    connection.send(Pong(2))
    assert (len(connection.outbox), written) == (1, []), "the first is still being sent"
    assert await connection.outbox.get() is not None
    waiting = asyncio.ensure_future(connection.outbox.get())
    await asyncio.sleep(0)
    connection.send(Pong(3))
    assert (len(connection.outbox), written) == (0, [b'{"type":"pong","sent":3}'])
    connection.outbox.close()
    connection.send(Pong(4))
    assert await waiting is None
    assert len(written) == 1
