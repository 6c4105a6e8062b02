"""An attacker: floods a server from one address as hard as one process can, until SIGTERM.

    .venv/bin/python -m benchmarks.flooder pings --port 5280 --source 127.0.0.66

Prints in JSON what it has sent. It runs in a process of its own, so that it takes no time from the measurement.
"""

from __future__ import annotations

import argparse
import base64
import itertools
import json
import secrets
import selectors
import signal
import socket
import sys
from collections import Counter
from collections.abc import Callable, Iterator

from benchmarks.line import PING, PONG, TEXT, frame

BINARY, FIRST_PART, NEXT_PART = 0x82, 0x01, 0x00  # first bytes of frames
CONNECTIONS = 50  # at the same time
PIECE = 1 << 18  # bytes offered to the network at once
LARGE = 60_000  # bytes, less than a server takes
END = b"\r\n\r\n"

Chunks = Iterator[bytes]  # what one connection sends, without end


def repeated(*frames: bytes) -> Chunks:
    """Yields the same frames without end, in large pieces."""
    return itertools.repeat(b"".join(frames) * max(1, PIECE // sum(map(len, frames))))


def fragments() -> Chunks:
    """Yields one message that never ends, in empty fragments."""
    return itertools.chain([frame(FIRST_PART, b"")], repeated(frame(NEXT_PART, b"")))


def half_frames() -> Chunks:
    """Yields large frames byte by byte."""
    whole = frame(BINARY, b"x" * LARGE)
    return (whole[place : place + 1] for place in itertools.cycle(range(len(whole))))


def nothing() -> Chunks:
    """Yields nothing: the connection is closed as soon as it is open."""
    return iter(())


FRAMES: dict[str, Callable[[], Chunks]] = {
    "pings": lambda: repeated(frame(PING, b"")),
    "pongs": lambda: repeated(frame(PONG, b"")),
    "texts": lambda: repeated(frame(TEXT, b"x")),
    "messages": lambda: repeated(frame(TEXT, b'{"type":"ping","sent":1}')),
    "large-texts": lambda: repeated(frame(TEXT, b"x" * LARGE)),
    "fragments": fragments,
    "binaries": lambda: repeated(frame(BINARY, b"x")),
    "half-frames": half_frames,
    "handshakes": nothing,
}


def head(port: int, *more: str) -> bytes:
    """Returns the head of a websocket request."""
    return "\r\n".join(
        (f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}", *more)
    ).encode()


def handshake(port: int) -> bytes:
    """Returns the same request with the headers of a browser."""
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    upgrade = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}")
    return head(port, *upgrade) + END


REQUESTS: dict[str, Callable[[int], Chunks]] = {
    "connections": lambda port: nothing(),
    "requests": lambda port: repeated(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()),
    "half-requests": lambda port: itertools.chain([head(port)], itertools.repeat(b"\r\nx: y")),
}
KINDS = (*FRAMES, *REQUESTS)


class Attacker:
    """One connection that sends whatever the server accepts, and reconnects when it is closed."""

    def __init__(self, flooder: Flooder) -> None:
        self.flooder = flooder
        self.connect()

    def connect(self) -> None:
        """Connects, for the first time or again."""
        self.line = socket.socket()
        self.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.line.bind((self.flooder.source, 0))
        self.line.setblocking(False)
        self.line.connect_ex(("127.0.0.1", self.flooder.port))
        self.flooder.count["connections"] += 1
        self.is_waiting = self.flooder.kind in FRAMES  # for the answer to its handshake
        self.chunks = self.flooder.chunks()
        self.pending = handshake(self.flooder.port) if self.is_waiting else b""
        self.flooder.selector.register(self.line, selectors.EVENT_READ | selectors.EVENT_WRITE, self)

    def act(self, events: int) -> None:
        """Reads and writes as much as it can."""
        try:
            if events & selectors.EVENT_READ:
                self.read()
            if events & selectors.EVENT_WRITE:
                self.write()
        except (OSError, StopIteration) as reason:
            self.flooder.count["closed"] += isinstance(reason, OSError)
            self.flooder.selector.unregister(self.line)
            self.line.close()
            self.connect()

    def read(self) -> None:
        """Discards the answers of the server."""
        received = self.line.recv(PIECE)
        if not received:
            raise ConnectionResetError
        if self.is_waiting:
            self.is_waiting = False
            self.flooder.count["handshakes"] += received.startswith(b"HTTP/1.1 101")
            self.flooder.selector.modify(self.line, selectors.EVENT_READ | selectors.EVENT_WRITE, self)

    def write(self) -> None:
        """Sends more."""
        if not self.pending and self.is_waiting:
            self.flooder.selector.modify(self.line, selectors.EVENT_READ, self)
            return
        self.pending = self.pending or next(self.chunks)
        sent = self.line.send(self.pending)
        self.pending = self.pending[sent:]
        self.flooder.count["bytes"] += sent


class Flooder:
    """All connections of one address."""

    def __init__(self, kind: str, port: int, source: str) -> None:
        self.kind = kind
        self.port = port
        self.source = source
        self.count: Counter[str] = Counter()
        self.selector = selectors.DefaultSelector()
        self.is_over = False

    def chunks(self) -> Chunks:
        """Returns the endless chunks of one connection."""
        return FRAMES[self.kind]() if self.kind in FRAMES else REQUESTS[self.kind](self.port)

    def run(self) -> None:
        """Floods until SIGTERM."""
        signal.signal(signal.SIGTERM, self.stop)
        for _ in range(CONNECTIONS):
            Attacker(self)
        while not self.is_over:
            for key, events in self.selector.select(1):
                key.data.act(events)

    def stop(self, *_: object) -> None:
        """Stops the flood."""
        self.is_over = True


def main() -> int:
    """Reads the arguments and floods."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--source", default="127.0.0.66", help="the address to come from")
    asked = parser.parse_args()
    flooder = Flooder(asked.kind, asked.port, asked.source)
    flooder.run()
    print(json.dumps(flooder.count))
    return 0


if __name__ == "__main__":
    sys.exit(main())
