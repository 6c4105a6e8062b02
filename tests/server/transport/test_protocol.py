"""The short ways out of and into a websocket: the same frames, and only where nothing holds them up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import pairwise
from time import monotonic
from typing import Any, cast

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import Protocol, State
from websockets.server import ServerProtocol

from fiveleaf.server.clocks import RealTime
from fiveleaf.server.limits import Bucket
from fiveleaf.server.settings import UNLIMITED, Rate, Rates, Settings
from fiveleaf.server.transport.admission import ADMISSION, Admission
from fiveleaf.server.transport.protocol import Frames, WebSocketProtocol, head, is_utf_8, text_of
from fiveleaf.server.transport.sockets import SocketConnection
from fiveleaf.server.transport.traffic import Line
from fiveleaf.server.wire import Pong
from tests.server.visitors import run_async


class FakeTransport:
    """Remembers what was written, and whether it is read."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closing = False
        self.is_read = True

    def get_extra_info(self, name: str) -> object:
        return ("192.0.2.7", 1234) if name == "peername" else None

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    abort = close

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True


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
    data = frame_of(content)
    assert text_of(data) == content
    frames = Frames(65536)
    frames.feed(data[:20])
    frames.feed(data[20:] + b"\x81")
    assert (frames.next(), frames.is_simple, frames.next()) == (data, True, None)
    assert frames.rest() == b"\x81"


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


def an_open_library(library: ServerProtocol) -> ServerProtocol:
    """The library's protocol as if its handshake were over."""
    library.state = State.OPEN
    library.parser = Protocol.parse(library)
    next(library.parser)
    return library


@cache
def a_config() -> uvicorn.Config:
    """What uvicorn needs to know."""
    config = uvicorn.Config(lambda: None, ws_max_size=1000, log_config=None)
    config.load()
    return config


def a_listened_protocol(takes: bool = True, rates: Rates = UNLIMITED, flood_seconds: float = 5.0) -> Told:
    """A protocol after its handshake, with somebody who takes all texts, or none."""
    config = a_config()
    admission = Admission(Settings(rates=rates, flood_seconds=flood_seconds), RealTime())
    protocol: Any = WebSocketProtocol(config, ServerState(), {ADMISSION: admission})
    admission.enter("192.0.2.7")
    protocol.connection_made(Line(cast(asyncio.Transport, FakeTransport()), asyncio.get_running_loop()))
    an_open_library(protocol.conn)
    protocol.handshake_initiated = protocol.handshake_complete = True
    told = Told(protocol)

    def hears(text: bytes) -> bool:
        told.short += [text] if takes else []
        return takes

    protocol.listen(hears, "192.0.2.7")
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


def head_of(size: int, first: int = 0x81) -> bytes:
    """The head of a frame that declares so many bytes in the longest way, with a mask that changes nothing."""
    return bytes((first, 0xFF)) + size.to_bytes(8, "big") + bytes(4)


@pytest.mark.parametrize("size", [1001, 2**16, 2**40, 2**63, 2**64 - 1])
@run_async
async def test_a_part_of_a_frame_that_is_too_large_is_no_message(size: int) -> None:
    told = a_listened_protocol()
    told.receives(head_of(size) + b"x" * 100)
    assert (told.short, told.texts()) == ([], [])
    assert told.long[-1]["code"] == 1009


async def read_slowly(data: bytes) -> tuple[list[bytes], int | None]:
    """The messages that the library reads, and the code with which it ends the connection."""
    library = an_open_library(ServerProtocol(max_size=1000))
    library.receive_data(data)
    messages: list[bytes] = []
    parts: list[bytes] = []
    is_text = False
    for event in library.events_received():
        assert isinstance(event, Frame)
        if event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            is_text = event.opcode is Opcode.TEXT or (event.opcode is Opcode.CONT and is_text)
            parts = [*(parts if event.opcode is Opcode.CONT else ()), bytes(event.data)]
            if event.fin and is_text and not is_utf_8(b"".join(parts)):
                return messages, 1007
            messages += [b"".join(parts)] if event.fin else []
    close = library.close_sent if library.parser_exc is not None else library.close_rcvd
    return messages, None if close is None else int(close.code)


async def read_quickly(parts: list[bytes]) -> tuple[list[bytes], int | None]:
    """The same as our protocol reads it, with somebody who takes every text that is offered."""
    told = a_listened_protocol()
    messages: list[bytes] = []

    def hears(text: bytes) -> bool:
        messages.append(text)
        return True

    told.protocol.listen(hears, "192.0.2.7")
    for part in parts:
        told.receives(part)
        messages += [as_bytes(event) for event in told.long if event["type"] == "websocket.receive"]
        ends = [event["code"] for event in told.long if event["type"] == "websocket.disconnect"]
        told.long.clear()
        if ends:
            return messages, ends[0]
    return messages, None


def as_bytes(event: Any) -> bytes:
    """The content of a message that took the long way."""
    content: bytes = event["text"].encode() if "text" in event else event["bytes"]
    return content


CONTENTS = st.one_of(st.binary(max_size=140), st.text(max_size=20).map(str.encode), st.just(b"x" * 900))
GOOD = st.builds(frame_of, CONTENTS, st.sampled_from([*Opcode][:3]), st.booleans())
CONTROLS = st.builds(frame_of, st.binary(max_size=125), st.sampled_from((Opcode.PING, Opcode.PONG)))
CLOSES = st.just(frame_of(b"\x03\xe8bye", Opcode.CLOSE))
WRONG = st.one_of(
    st.binary(max_size=20),
    st.builds(head_of, st.integers(0, 2**64 - 1), st.integers(0, 255)),
    st.builds(
        lambda first, rest: bytes((first, 0x80 | len(rest))) + bytes(4) + rest,
        st.integers(0, 255),
        st.binary(max_size=50),
    ),
    st.just(head(3) + b"abc"),
    st.just(frame_of(b"y" * 1001)),
)
STREAMS = st.lists(st.one_of(GOOD, GOOD, CONTROLS, CLOSES, WRONG), max_size=6).map(b"".join)


@given(STREAMS, st.lists(st.integers(0, 3000), max_size=8))
def test_any_bytes_cut_anywhere_are_read_as_the_library_reads_them(data: bytes, cuts: list[int]) -> None:
    places = [0, *sorted(min(cut, len(data)) for cut in cuts), len(data)]
    parts = [data[start:end] for start, end in pairwise(places)]
    assert asyncio.run(read_quickly(parts)) == asyncio.run(read_slowly(data))


# ── too much ─────────────────────────────────────────────────────────────────────────────────────

FEW = replace(UNLIMITED, traffic=Rate(10, 50))
FLOODS = {
    "pings": frame_of(b"", Opcode.PING),
    "long pings": frame_of(b"x" * 125, Opcode.PING),
    "pongs": frame_of(b"", Opcode.PONG),
    "texts": frame_of(b"x"),
    "empty texts": frame_of(b""),
    "large texts": frame_of(b"x" * 900),
    "binaries": frame_of(b"x", Opcode.BINARY),
    "empty fragments": frame_of(b"", Opcode.CONT, fin=False),
}


def flood_of(kind: str) -> bytes:
    """As much of a kind as one read from the network brings."""
    first = frame_of(b"", fin=False) if kind == "empty fragments" else b""
    return first + FLOODS[kind] * (200_000 // len(FLOODS[kind]))


@pytest.mark.parametrize("kind", FLOODS)
@run_async
async def test_a_flood_is_counted_and_held_up_before_it_costs_much(kind: str) -> None:
    told = a_listened_protocol(takes=False, rates=FEW)
    read: list[bytes] = []
    receive = told.protocol._receive

    def receive_and_count(piece: bytes) -> None:
        read.append(piece)
        receive(piece)

    told.protocol._receive = receive_and_count
    told.receives(flood_of(kind))
    assert len(read) <= 50
    assert not told.protocol.transport._transport.is_read
    assert not told.protocol.transport.is_closing()


@pytest.mark.parametrize("kind", FLOODS)
@run_async
async def test_frames_count_however_few_bytes_they_are(kind: str) -> None:
    told = a_listened_protocol(takes=False, rates=replace(UNLIMITED, traffic=Rate(10, 50)))
    first = frame_of(b"", fin=False) if kind == "empty fragments" else b""
    told.protocol._frames.feed(first + FLOODS[kind] * 100)
    told.protocol._read(0)
    assert told.protocol._frames.rest().count(FLOODS[kind]) >= 49
    assert not told.protocol.transport._transport.is_read


@run_async
async def test_whoever_is_held_up_goes_on_later_and_loses_nothing() -> None:
    quick = replace(UNLIMITED, traffic=Rate(1000, 40))
    told = a_listened_protocol(rates=quick)
    texts = [b"%d" % number for number in range(40)]
    told.receives(b"".join(map(frame_of, texts)))
    assert len(told.short) < 40
    assert not told.protocol.transport._transport.is_read
    while len(told.short) < 40:
        await asyncio.sleep(0.01)
    assert told.short == texts
    while not told.protocol.transport._transport.is_read:
        await asyncio.sleep(0.01)


@run_async
async def test_those_who_were_held_up_together_are_read_one_after_the_other() -> None:
    lines = []
    shared = Bucket(Rate(1, 1), monotonic())
    for _ in range(2):
        told = a_listened_protocol()
        told.protocol._meter.shared = shared
        lines.append(told.protocol.transport)
        lines[-1].hold(5)
    for line in lines:
        line._release()
    assert [line._transport.is_read for line in lines] == [True, False]


@run_async
async def test_whoever_goes_on_is_closed_and_told_why(caplog: pytest.LogCaptureFixture) -> None:
    told = a_listened_protocol(rates=FEW, flood_seconds=0)
    told.receives(flood_of("pings"))
    assert told.long[-1] == {"type": "websocket.disconnect", "code": 1008, "reason": "too much at once"}
    written = told.protocol.transport._transport.written
    assert Frame(Opcode.CLOSE, Close(1008, "too much at once").serialize()).serialize(mask=False) in written[-1]
    assert [record.message for record in caplog.records] == ["websocket closed"]
    pongs = len(written)
    told.protocol.data_received(flood_of("pings"))
    assert len(written) == pongs, "nothing more is read"


@run_async
async def test_a_flood_while_the_connection_closes_ends_it_at_once() -> None:
    told = a_listened_protocol(rates=FEW)
    await told.protocol.send({"type": "websocket.close", "code": 1000})
    assert not told.protocol.transport.is_closing()
    told.receives(flood_of("pongs"))
    assert told.protocol.transport.is_closing()


@run_async
async def test_pings_are_not_answered_to_whoever_does_not_read() -> None:
    told = a_listened_protocol()
    told.protocol.pause_writing()
    told.receives(frame_of(b"1", Opcode.PING))
    assert told.protocol.transport._transport.written == []
    told.protocol.resume_writing()
    told.receives(frame_of(b"2", Opcode.PING))
    assert told.protocol.transport._transport.written == [Frame(Opcode.PONG, b"2").serialize(mask=False)]


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
