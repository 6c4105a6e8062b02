"""Websockets, plain and fast: read as the library reads them, and counted before they cost much."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import pairwise
from time import monotonic
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Close, Frame, Opcode
from websockets.server import ServerProtocol

from fiveleaf.server.limits import Bucket
from fiveleaf.server.settings import UNLIMITED, Rate, Transport
from fiveleaf.server.transport.config import PROTOCOLS
from fiveleaf.server.transport.websocket_protocol import SLICE_BYTES, is_utf_8
from tests.server.transport.frames import (
    FLOODS,
    MAX_SIZE,
    flood_of,
    frame_of,
    head_of,
    open_library,
    opened,
    unmasked,
)
from tests.server.visitors import run_async

BOTH = pytest.mark.parametrize("transport", PROTOCOLS)


@BOTH
@pytest.mark.parametrize(
    ("wrong", "code"),
    [(frame_of(b"x" * 1001), 1009), (unmasked(b"abc"), 1002), (frame_of(b"\xff"), 1007)],
    ids=["too large", "unmasked", "no UTF-8"],  # masks are random, and pytest-xdist needs the same names everywhere
)
@run_async
async def test_what_a_browser_must_not_send_ends_the_connection(transport: Transport, wrong: bytes, code: int) -> None:
    socket = opened(transport)
    socket.receives(wrong[:5], wrong[5:])
    assert (socket.messages(), socket.codes()) == ([], [code])
    assert not socket.network.is_read


@BOTH
@pytest.mark.parametrize("size", [1001, 2**16, 2**40, 2**63, 2**64 - 1])
@run_async
async def test_a_part_of_a_frame_that_is_too_large_is_no_message(transport: Transport, size: int) -> None:
    socket = opened(transport)
    socket.receives(head_of(size) + b"x" * 100)
    assert (socket.messages(), socket.codes()) == ([], [1009])


@BOTH
@run_async
async def test_a_message_before_something_broken_still_counts(transport: Transport) -> None:
    socket = opened(transport)
    socket.receives(frame_of(b"good") + unmasked(b"bad"))
    assert (socket.messages(), socket.codes()) == ([b"good"], [1002])


@BOTH
@run_async
async def test_what_comes_before_the_websocket_is_accepted_waits(transport: Transport) -> None:
    socket = opened(transport)
    socket.protocol.handshake_complete = False
    socket.receives(frame_of(b"early"))
    assert socket.messages() == []
    socket.protocol.handshake_complete = True
    socket.receives(frame_of(b"later"))
    assert socket.messages() == [b"early", b"later"]


# ── the library ──────────────────────────────────────────────────────────────────────────────────


def read_by_library(data: bytes) -> tuple[list[bytes], set[int]]:
    """The messages that the library reads at once, and the codes with which it may end the connection."""
    library = open_library(ServerProtocol(max_size=MAX_SIZE))
    library.receive_data(data)
    messages: list[bytes] = []
    parts: list[bytes] = []
    is_text = False
    close = library.close_sent if library.parser_exc is not None else library.close_rcvd
    codes = set() if close is None else {int(close.code)}
    for event in library.events_received():
        assert isinstance(event, Frame)
        if event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            is_text = event.opcode is Opcode.TEXT or (event.opcode is Opcode.CONT and is_text)
            parts = [*(parts if event.opcode is Opcode.CONT else ()), bytes(event.data)]
            if event.fin and is_text and not is_utf_8(b"".join(parts)):
                return messages, codes | {1007}
            messages += [b"".join(parts)] if event.fin else []
    return messages, codes


async def read_by_us(transport: Transport, parts: list[bytes]) -> tuple[list[bytes], list[int]]:
    """The same as our protocol reads it; a listener of the fast way takes every text that it is offered."""
    socket = opened(transport)
    messages: list[bytes] = []
    if transport == "fast":
        socket.protocol.listen(messages.append)
    for part in parts:
        socket.receives(part)
        messages += socket.messages()
        if socket.codes():
            break
        socket.events.clear()
    return messages, socket.codes()[:1]


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
    st.just(unmasked(b"abc")),
    st.just(frame_of(b"y" * 1001)),
)
STREAMS = st.lists(st.one_of(GOOD, GOOD, CONTROLS, CLOSES, WRONG), max_size=6).map(b"".join)


@BOTH
@given(data=STREAMS, cuts=st.lists(st.integers(0, 3000), max_size=8))
def test_any_bytes_cut_anywhere_are_read_as_the_library_reads_them(
    transport: Transport, data: bytes, cuts: list[int]
) -> None:
    places = [0, *sorted(min(cut, len(data)) for cut in cuts), len(data)]
    messages, codes = asyncio.run(read_by_us(transport, [data[start:end] for start, end in pairwise(places)]))
    expected, possible = read_by_library(data)
    assert messages == expected
    assert set(codes) <= possible
    assert bool(codes) == bool(possible)


# ── too much ─────────────────────────────────────────────────────────────────────────────────────

FEW = replace(UNLIMITED, traffic=Rate(10, 50))


@BOTH
@pytest.mark.parametrize("kind", FLOODS)
@run_async
async def test_a_flood_costs_no_more_than_a_slice_before_it_is_counted(transport: Transport, kind: str) -> None:
    socket = opened(transport, replace(UNLIMITED, traffic=Rate(10, 1000)))
    flood = flood_of(kind)
    socket.receives(flood)
    spent = 1000 - len(flood) / 1024  # points that were left for frames
    read = len(flood) - len(socket.protocol._unread)
    assert read <= SLICE_BYTES + spent * len(FLOODS[kind])
    assert not socket.network.is_read
    assert not socket.network.closing


@BOTH
@pytest.mark.parametrize("kind", FLOODS)
@run_async
async def test_frames_count_however_few_bytes_they_are(transport: Transport, kind: str) -> None:
    socket = opened(transport, FEW)
    socket.receives(flood_of(kind, size=100 * len(FLOODS[kind])))
    assert not socket.network.is_read


@BOTH
@run_async
async def test_whoever_is_held_up_goes_on_later_and_loses_nothing(transport: Transport) -> None:
    socket = opened(transport, replace(UNLIMITED, traffic=Rate(1000, 40)))
    texts = [b"%d" % number * 40 for number in range(40)]
    socket.receives(b"".join(map(frame_of, texts)))
    assert len(socket.messages()) < 40
    assert not socket.network.is_read
    while len(socket.messages()) < 40 or not socket.network.is_read:
        await asyncio.sleep(0.01)
        await take(socket.protocol, socket.events)
    assert socket.messages() == texts


async def take(protocol: object, events: list[object]) -> None:
    """The application takes all that waits, as ASGI lets it."""
    receive, queue = protocol.receive, protocol.queue  # type: ignore[attr-defined]
    while not queue.empty():
        events.append(await receive())


@BOTH
@run_async
async def test_those_who_were_held_up_together_are_read_one_after_the_other(transport: Transport) -> None:
    sockets = [opened(transport) for _ in range(2)]
    shared = Bucket(Rate(1, 1), monotonic())
    for socket in sockets:
        socket.protocol._meter.shared = shared
        socket.protocol.transport.hold(5)
    for socket in sockets:
        socket.protocol.transport._release()
    assert [socket.network.is_read for socket in sockets] == [True, False]


@BOTH
@run_async
async def test_whoever_goes_on_is_closed_and_told_why(transport: Transport, caplog: pytest.LogCaptureFixture) -> None:
    socket = opened(transport, FEW, flood_seconds=0)
    socket.receives(flood_of("pings"))
    assert socket.events[-1] == {"type": "websocket.disconnect", "code": 1008, "reason": "too much at once"}
    assert unmasked(Close(1008, "too much at once").serialize(), Opcode.CLOSE) in socket.network.written[-1]
    assert [record.message for record in caplog.records] == ["websocket closed"]
    written = len(socket.network.written)
    socket.protocol.data_received(flood_of("pings"))
    assert len(socket.network.written) == written, "nothing more is read"


@BOTH
@run_async
async def test_a_flood_while_the_connection_closes_ends_it_at_once(transport: Transport) -> None:
    socket = opened(transport, FEW)
    await socket.protocol.send({"type": "websocket.close", "code": 1000})
    assert not socket.network.closing
    socket.receives(flood_of("pongs"))
    assert socket.network.closing


@BOTH
@run_async
async def test_pings_are_not_answered_to_whoever_does_not_read(transport: Transport) -> None:
    socket = opened(transport)
    socket.protocol.pause_writing()
    socket.receives(frame_of(b"1", Opcode.PING))
    assert socket.network.written == []
    socket.protocol.resume_writing()
    socket.receives(frame_of(b"2", Opcode.PING))
    assert socket.network.written == [unmasked(b"2", Opcode.PONG)]


@BOTH
@run_async
async def test_what_comes_is_charged_to_the_address_that_the_application_names(transport: Transport) -> None:
    socket = opened(transport, replace(UNLIMITED, address_traffic=Rate(1, 100)))
    socket.protocol.count_for("198.51.100.9")
    socket.receives(frame_of(b"x"))
    admission = socket.protocol.admission
    spent = [100 - cast(Bucket, admission.bucket(name)).tokens for name in ("192.0.2.7", "198.51.100.9")]
    assert spent[0] == 0
    assert spent[1] > 5
