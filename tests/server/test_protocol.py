"""The short ways out of and into a websocket: the same frames, and only where nothing holds them up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from fiveleaf.server.protocol import WebSocketProtocol, end_of_frame, head, text_of
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

    def close(self) -> None:
        self.closing = True

    def pause_reading(self) -> None:
        pass


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


# ── in ───────────────────────────────────────────────────────────────────────────────────────────


def frame_of(content: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a browser sends it."""
    return Frame(opcode, content, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536])
def test_a_frame_of_a_browser_is_read_as_the_library_wrote_it(size: int) -> None:
    content = bytes(index % 128 for index in range(size))
    data = b"before" + frame_of(content)
    assert text_of(data[6:]) == content
    assert end_of_frame(data + b"after", 6) == len(data)
    assert all(end_of_frame(data[:cut], 6) > cut for cut in range(6, min(len(data), 30)))


@dataclass
class Told:
    """What a listener took, and what went the long way."""

    protocol: Any
    short: list[bytes] = field(default_factory=list)
    long: list[Any] = field(default_factory=list)

    def receives(self, *parts: bytes) -> None:
        """Bytes come in these parts."""
        for part in parts:
            self.protocol.data_received(part)
            while not self.protocol.queue.empty():
                self.long.append(self.protocol.queue.get_nowait())

    def texts(self) -> list[str]:
        """The messages of the long way."""
        return [event["text"] for event in self.long if event["type"] == "websocket.receive"]


def a_listened_protocol(takes: bool = True) -> Told:
    """A protocol after its handshake, with somebody who takes all texts, or none."""
    config = uvicorn.Config(lambda: None, ws_max_size=1000)
    config.load()
    protocol: Any = WebSocketProtocol(config, ServerState(), {})
    protocol.transport = FakeTransport()
    protocol.conn.state = State.OPEN
    protocol.conn.parser = protocol.conn.__class__.__mro__[1].parse(protocol.conn)
    next(protocol.conn.parser)
    protocol.handshake_initiated = protocol.handshake_complete = True
    told = Told(protocol)

    def hears(text: bytes) -> bool:
        told.short += [text] if takes else []
        return takes

    protocol.listen(hears)
    return told


@run_async
async def test_whole_texts_are_offered_however_they_are_cut() -> None:
    data = frame_of(b"one") + frame_of(b"x" * 200) + frame_of(b"three")
    for cut in range(1, len(data)):
        told = a_listened_protocol()
        told.receives(data[:cut], data[cut:])
        assert (told.short, told.long) == ([b"one", b"x" * 200, b"three"], [])


@run_async
async def test_what_nobody_takes_and_what_is_not_simple_goes_the_long_way() -> None:
    told = a_listened_protocol(takes=False)
    told.receives(frame_of(b"one"), frame_of(b"two"))
    assert told.texts() == ["one", "two"]
    told = a_listened_protocol()
    told.receives(frame_of("é".encode()), frame_of(b"a", fin=False) + frame_of(b"b", Opcode.CONT), frame_of(b"c"))
    assert (told.texts(), told.short) == (["é", "ab"], [b"c"])


@run_async
async def test_a_message_never_overtakes_one_of_the_long_way() -> None:
    told = a_listened_protocol()
    told.receives(frame_of(b"\xc3\xa9") + frame_of(b"second"))
    assert (told.texts(), told.short) == (["é", "second"], [])


@run_async
async def test_what_a_browser_must_not_send_ends_the_connection() -> None:
    for wrong, code in ((frame_of(b"x" * 1001), 1009), (head(3) + b"abc", 1002), (frame_of(b"\xff"), 1007)):
        told = a_listened_protocol()
        told.receives(wrong[:5], wrong[5:])
        assert told.short == []
        assert told.long[-1]["type"] == "websocket.disconnect"
        assert told.long[-1]["code"] == code


# ── is somebody there? ───────────────────────────────────────────────────────────────────────────

PING = 0x89  # the first byte of a ping


class FakeLoop:
    """Time goes by when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: list[tuple[float, Callable[[], None]]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, call: Callable[[], None]) -> None:
        self.timers.append((self.now + delay, call))

    def ring(self) -> None:
        """The only timer is due."""
        [(self.now, call)] = self.timers
        self.timers.clear()
        call()


@run_async
async def test_only_those_are_asked_whether_they_are_there_who_were_silent() -> None:
    told = a_listened_protocol()
    protocol, written, loop = told.protocol, told.protocol.transport.written, FakeLoop()
    protocol.loop, protocol.ping_interval = loop, 20.0
    protocol.start_keepalive()
    for now in (5.0, 12.0):
        loop.now = now
        told.receives(frame_of(b"here"))
    loop.ring()
    assert (loop.now, written) == (20.0, []), "it was heard 8 seconds ago"
    loop.ring()
    assert loop.now == 32.0, "its silence is as long as the interval"
    assert [data[0] for data in written] == [PING]
