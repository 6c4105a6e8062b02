"""Traffic: what comes in is counted, and whoever sends too much is read more slowly."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, cast

import pytest

from fiveleaf.server.limits import MAX_DEBT_SECONDS, Bucket
from fiveleaf.server.settings import UNLIMITED, Rate
from fiveleaf.server.transport.traffic import MIN_HOLD_SECONDS, RESUME, Meter, ThrottledTransport, points_of
from tests.server.visitors import FakeTime


class FakeLoop:
    """Calls when the test says so."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.calls: list[Callable[[], None]] = []

    def call_later(self, seconds: float, call: Callable[[], None]) -> FakeLoop:
        self.waits.append(seconds)
        self.calls.append(call)
        return self

    def cancel(self) -> None:
        self.calls.clear()

    def ring(self) -> None:
        self.calls.pop()()


class FakeTransport:
    """Remembers whether it is read."""

    def __init__(self) -> None:
        self.is_read = True
        self.closing = False

    def write(self, data: bytes) -> None:
        raise NotImplementedError

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def get_extra_info(self, name: str) -> str:
        return name


def a_line() -> tuple[ThrottledTransport, FakeTransport, FakeLoop]:
    """A line with what is around it."""
    transport, loop = FakeTransport(), FakeLoop()
    return ThrottledTransport(cast(Any, transport), cast(Any, loop)), transport, loop


@pytest.fixture
def clock() -> FakeTime:
    """The time, which a test may change."""
    return FakeTime()


def test_a_line_is_read_only_while_nobody_has_paused_it() -> None:
    line, transport, loop = a_line()
    line.hold(2)
    line.pause_reading()
    line.resume_reading()
    assert (transport.is_read, line.is_held, loop.waits) == (False, True, [2])
    line.pause_reading()
    loop.ring()
    assert (transport.is_read, line.is_held) == (False, False), "its protocol still wants nothing"
    line.resume_reading()
    assert transport.is_read


def test_a_line_that_is_held_up_goes_on_where_it_was() -> None:
    line, transport, loop = a_line()
    seen: list[bool] = []
    line.on_resume = lambda: seen.append(transport.is_read)
    line.hold(0.001)
    line.hold(7)
    assert loop.waits == [MIN_HOLD_SECONDS], "only once, and never for next to nothing"
    loop.ring()
    assert (seen, transport.is_read) == ([False], True), "what has come already is first"


def test_a_line_that_has_to_wait_again_is_not_read_meanwhile() -> None:
    line, transport, loop = a_line()
    line.on_resume = lambda: line.hold(3)
    line.hold(1)
    loop.ring()
    assert (transport.is_read, loop.waits) == (False, [1, 3])


def test_a_line_that_has_ended_is_read_no_more() -> None:
    line, transport, loop = a_line()
    line.hold(1)
    line.end()
    line.resume_reading()
    assert (transport.is_read, loop.calls) == (False, [])
    assert line.get_extra_info("anything else") == "anything else"


def test_a_line_that_closes_is_left_alone() -> None:
    line, transport, _ = a_line()
    transport.closing = True
    line.pause_reading()
    assert transport.is_read


def test_reads_and_bytes_have_their_points() -> None:
    assert [points_of(b"x" * size) for size in (0, 1024, 10 * 1024)] == [1, 2, 11]


def test_points_come_back_and_debts_are_waited_for(clock: FakeTime) -> None:
    meter = Meter(Rate(10, 20), 5, Bucket(UNLIMITED.traffic, clock.now()), clock)
    assert [meter.charge(20), meter.charge(5)] == [0, 0.5]
    clock.passed += 0.5
    assert meter.charge(0) == 0
    assert meter.charge(1_000_000) == MAX_DEBT_SECONDS


def test_all_connections_of_an_address_share_its_points(clock: FakeTime) -> None:
    shared = Bucket(Rate(10, 20), clock.now())
    first, second = (Meter(UNLIMITED.traffic, 5, shared, clock) for _ in range(2))
    assert [first.charge(15), second.charge(15), first.charge(0)] == [0, 1, 1]


def test_reading_on_is_paid_in_advance_and_settled_when_little_has_piled_up(clock: FakeTime) -> None:
    shared = Bucket(Rate(10, 2 * RESUME), clock.now())
    meter = Meter(UNLIMITED.traffic, 5, shared, clock)
    meter.resume()
    assert shared.tokens == RESUME
    meter.charge_read(b"x" * 1024)
    assert shared.tokens == 2 * RESUME - 2
    meter.charge_read(b"x" * 1024)
    assert shared.tokens == 2 * RESUME - 4, "it is settled once"


def test_whoever_has_to_be_held_up_again_and_again_goes_on(clock: FakeTime) -> None:
    meter = Meter(Rate(10, 20), 5, Bucket(UNLIMITED.traffic, clock.now()), clock)
    seconds = 0.0
    for _ in range(100):
        wait = meter.charge(20)
        if wait and meter.has_to_be_closed():
            break
        clock.passed += wait
        seconds += wait
    assert 4 <= seconds < 8


def test_whoever_waits_for_others_does_not_go_on(clock: FakeTime) -> None:
    meter = Meter(Rate(10, 20), 5, Bucket(Rate(1, 1), clock.now()), clock)
    for _ in range(100):
        assert meter.charge(2) > 0
        assert not meter.has_to_be_closed()
        clock.passed += 1


class HeldFromTheBeginning(asyncio.Protocol):
    """Is held before anything is read, and again with all that comes; as a connection of an address that floods."""

    def __init__(self) -> None:
        self.reads = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        line = cast(asyncio.Transport, transport)
        self.line = ThrottledTransport(line, asyncio.get_running_loop())
        self.line.hold(HELD_SECONDS)

    def data_received(self, data: bytes) -> None:
        self.reads += 1
        self.line.hold(HELD_SECONDS)


HELD_SECONDS = 30.0
MEGABYTE = bytes(1_000_000)


def test_who_is_held_when_they_come_is_read_once() -> None:
    """The loop that serves begins to read only after `connection_made`, whatever was paused in it."""

    async def flood() -> int:
        held = HeldFromTheBeginning()
        server = await asyncio.get_running_loop().create_server(lambda: held, "127.0.0.1", 0)
        async with server:
            _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    while True:
                        writer.write(MEGABYTE)
                        await writer.drain()
            writer.transport.abort()
            held.line.abort()
        return held.reads

    uvloop = pytest.importorskip("uvloop", reason="not on Windows")
    assert uvloop.run(flood()) == 1
