"""The fast way: messages pass a listener directly and are written directly, where nothing holds them up."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Opcode
from websockets.protocol import State

from tests.server.transport.frames import Opened, frame_of, listened, opened, unmasked
from tests.server.visitors import run_async


def closing() -> Opened:
    """A websocket whose connection is being closed."""
    made = opened("fast")
    made.network.closing = True
    return made


def slow() -> Opened:
    """A websocket whose other side does not read."""
    made = opened("fast")
    made.protocol.pause_writing()
    return made


def ending() -> Opened:
    """A websocket that has said goodbye."""
    made = opened("fast")
    made.protocol.conn.send_close(1000)
    return made


def waiting() -> Opened:
    """A websocket that the application has not accepted yet."""
    made = opened("fast")
    made.protocol.conn.state = State.CONNECTING
    return made


@pytest.mark.parametrize("make", [closing, slow, ending, waiting])
@run_async
async def test_nothing_is_written_where_something_holds_it_up(make: object) -> None:
    assert callable(make)
    held_up = make()
    assert not held_up.protocol.write_text(b"x")
    assert held_up.network.written == []


@run_async
async def test_messages_of_one_round_are_written_together_and_in_order() -> None:
    fast = opened("fast")
    assert fast.protocol.write_text(b"a")
    assert fast.protocol.write_text(b"b" * 200)
    await asyncio.sleep(0)
    assert fast.network.written == [unmasked(b"a") + unmasked(b"b" * 200)]
    assert fast.protocol.write_text(b"c")
    await fast.protocol.send({"type": "websocket.send", "text": "d"})
    assert b"".join(fast.network.written[1:]) == unmasked(b"c") + unmasked(b"d")
    assert fast.protocol.write_text(b"e")
    fast.network.closing = True
    await asyncio.sleep(0)
    assert unmasked(b"e") not in fast.network.written, "a connection that ends gets no more"


@run_async
async def test_a_text_that_waits_is_not_dropped_with_the_answers_to_pings() -> None:
    fast = opened("fast")
    assert fast.protocol.write_text(b"a")
    fast.protocol.pause_writing()
    fast.receives(frame_of(b"1", Opcode.PING))
    await asyncio.sleep(0)
    assert b"".join(fast.network.written).startswith(unmasked(b"a"))


@run_async
async def test_whole_texts_are_heard_however_they_are_cut() -> None:
    data = frame_of(b"one") + frame_of(b"x" * 200) + frame_of(b"three")
    for cut in range(1, len(data)):
        fast = listened()
        fast.receives(data[:cut], data[cut:])
        assert (fast.taken, fast.events) == ([b"one", b"x" * 200, b"three"], [])


@run_async
async def test_what_is_not_simple_goes_by_asgi() -> None:
    fast = listened()
    fast.receives(frame_of("é".encode()), frame_of(b"a", fin=False) + frame_of(b"b", Opcode.CONT), frame_of(b"c"))
    assert (fast.texts(), fast.taken) == (["é", "ab"], [b"c"])


@run_async
async def test_a_message_never_overtakes_one_that_went_by_asgi() -> None:
    fast = listened()
    fast.receives(frame_of("é".encode()) + frame_of(b"second"))
    assert (fast.texts(), fast.taken) == (["é", "second"], [])


@run_async
async def test_nothing_is_taken_after_the_application_has_closed() -> None:
    fast = listened()
    await fast.protocol.send({"type": "websocket.close", "code": 1000})
    fast.receives(frame_of(b"late"))
    assert fast.messages() == []
