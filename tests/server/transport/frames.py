"""Frames as a browser sends them, floods of them, and a websocket without a network around it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import cache
from typing import Any, cast

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, State
from websockets.server import ServerProtocol

from fiveleaf.server.clocks import RealTime
from fiveleaf.server.settings import UNLIMITED, Rates, Settings, Transport
from fiveleaf.server.transport.admission import ADMISSION, Admission
from fiveleaf.server.transport.config import PROTOCOLS
from fiveleaf.server.transport.traffic import ThrottledTransport

ADDRESS = "192.0.2.7"
MAX_SIZE = 1000  # bytes of a message


def frame_of(content: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a browser sends it."""
    return Frame(opcode, content, fin).serialize(mask=True)


def unmasked(content: bytes, opcode: Opcode = Opcode.TEXT) -> bytes:
    """A frame as a server sends it."""
    return Frame(opcode, content).serialize(mask=False)


def head_of(size: int, first: int = 0x81) -> bytes:
    """The head of a frame that declares so many bytes in the longest way, with a mask that changes nothing."""
    return bytes((first, 0xFF)) + size.to_bytes(8, "big") + bytes(4)


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


def flood_of(kind: str, size: int = 200_000) -> bytes:
    """As much of a kind as one read from the network brings."""
    first = frame_of(b"", fin=False) if kind == "empty fragments" else b""
    return first + FLOODS[kind] * (size // len(FLOODS[kind]))


class FakeTransport:
    """Remembers what was written, and whether it is read."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closing = False
        self.is_read = True

    def get_extra_info(self, name: str) -> object:
        return (ADDRESS, 1234) if name == "peername" else None

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


@dataclass
class Opened:
    """A websocket after its handshake, and what has come out of it."""

    protocol: Any
    network: FakeTransport
    taken: list[bytes] = field(default_factory=list)  # by the listener of the fast way
    events: list[Any] = field(default_factory=list)  # of ASGI

    def receives(self, *parts: bytes) -> None:
        """Bytes come in these parts."""
        for part in parts:
            self.protocol.data_received(part)
            self.take_events()

    def take_events(self) -> None:
        """The application takes what waits for it."""
        while not self.protocol.queue.empty():
            self.events.append(self.protocol.queue.get_nowait())

    def texts(self) -> list[str]:
        """The texts that the application got by ASGI."""
        return [event["text"] for event in self.events if event["type"] == "websocket.receive"]

    def messages(self) -> list[bytes]:
        """All messages, whatever way they took."""
        received = [event for event in self.events if event["type"] == "websocket.receive"]
        return self.taken + [event["text"].encode() if "text" in event else event["bytes"] for event in received]

    def codes(self) -> list[int]:
        """The codes with which it ended."""
        return [event["code"] for event in self.events if event["type"] == "websocket.disconnect"]


@cache
def config() -> uvicorn.Config:
    """What uvicorn needs to know."""
    made = uvicorn.Config(lambda: None, ws_max_size=MAX_SIZE, log_config=None)
    made.load()
    return made


def opened(transport: Transport, rates: Rates = UNLIMITED, flood_seconds: float = 5.0) -> Opened:
    """A websocket of that transport after its handshake, without a listener."""
    admission = Admission(Settings(rates=rates, flood_seconds=flood_seconds), RealTime())
    protocol: Any = PROTOCOLS[transport](config(), ServerState(), {ADMISSION: admission})
    network = FakeTransport()
    admission.enter(ADDRESS)
    protocol.connection_made(ThrottledTransport(cast(asyncio.Transport, network), asyncio.get_running_loop()))
    open_library(protocol.conn)
    protocol.handshake_initiated = protocol.handshake_complete = True
    return Opened(protocol, network)


def listened() -> Opened:
    """A fast websocket with a listener."""
    fast = opened("fast")
    fast.protocol.listen(fast.taken.append)
    return fast


def open_library(library: ServerProtocol) -> ServerProtocol:
    """The library's protocol as if its handshake were over."""
    library.state = State.OPEN
    library.parser = Protocol.parse(library)
    next(library.parser)
    return library
