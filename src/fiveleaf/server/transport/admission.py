"""Admission of connections: counts open ones by address and in total, within the limits of the system."""

from __future__ import annotations

import contextlib
import enum
import sys
from collections import Counter
from typing import Any

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from fiveleaf.server import logs
from fiveleaf.server.clocks import Time
from fiveleaf.server.limits import Bucket, Buckets
from fiveleaf.server.settings import UNLIMITED, Rate, Settings
from fiveleaf.server.transport.addresses import is_loopback
from fiveleaf.server.transport.headers import Guarded, language_of
from fiveleaf.server.transport.traffic import Meter
from fiveleaf.texts import texts

ADMISSION = "admission"  # its key in the application state, for the protocols
SPARE_FILES = 200  # open files for everything but connections
SPARE_CONNECTIONS = 50  # beyond the limit, to answer that the server is full
MAX_WAIT_SECONDS = 3.0  # a connection that would be throttled for longer is dropped
REOPEN_SHARE = 0.9  # the share of a limit below which being full is logged again
RETRY_SECONDS = 30
UNLIMITED_FILES = 1_000_000  # if the system sets no limit
TRY_AGAIN = 1013


class Verdict(enum.Enum):
    """What happens to a new connection."""

    WELCOME = enum.auto()
    HOUSE_FULL = enum.auto()  # answered and closed
    ADDRESS_FULL = enum.auto()  # answered and closed
    DROPPED = enum.auto()  # closed without an answer, because even that would be too much


class Admission:
    """Counts connections and their traffic, by address and in total."""

    def __init__(self, settings: Settings, time: Time) -> None:
        self.settings = settings
        self.time = time
        self.capacity = max(1, min(settings.connections, files_allowed() - SPARE_FILES))
        self.address_capacity = 2 * settings.address_connections
        self._traffic = Buckets(settings.rates.address_traffic, time)
        self._open = 0
        self._by_address: Counter[str] = Counter()
        self._logged: set[str] = set()  # addresses that were logged as full; "" is the whole server

    def enter(self, address: str) -> Verdict:
        """Admits or refuses a new connection, and counts it unless it is dropped."""
        verdict = self._judge(address)
        if verdict is not Verdict.DROPPED:
            self._open += 1
            self._by_address[address] += 1
        return verdict

    def leave(self, address: str) -> None:
        """Counts the end of a connection that was not dropped."""
        self._open -= 1
        self._by_address[address] -= 1
        if self._by_address[address] < REOPEN_SHARE * self.address_capacity:
            self._logged.discard(address)
        if self._open < REOPEN_SHARE * self.capacity:
            self._logged.discard("")
        if not self._by_address[address]:
            del self._by_address[address]

    def _judge(self, address: str) -> Verdict:
        if self._open >= self.capacity:
            self._log("the house is full", "", connections=self._open)
            return Verdict.HOUSE_FULL if self._open < self.capacity + SPARE_CONNECTIONS else Verdict.DROPPED
        if self.speaks_for_others(address):
            return Verdict.WELCOME
        there = self._by_address[address]
        if there >= self.address_capacity:
            self._log("too many connections from one address", address, address=address, connections=there)
            return Verdict.ADDRESS_FULL if there < self.address_capacity + SPARE_CONNECTIONS else Verdict.DROPPED
        if self.bucket(address).charge(0, self.time.now()) > MAX_WAIT_SECONDS:
            return Verdict.DROPPED
        return Verdict.WELCOME

    def _log(self, event: str, whose: str, **fields: Any) -> None:
        """Logs that a limit is reached, once until it has capacity again."""
        if whose not in self._logged:
            self._logged.add(whose)
            logs.warn(event, **fields)

    def speaks_for_others(self, address: str) -> bool:
        """Returns whether connections from there are those of a proxy on the server's own machine."""
        return self.settings.public_url is not None and is_loopback(address)

    def bucket(self, address: str) -> Bucket:
        """Returns the points of all connections from one address."""
        if self.speaks_for_others(address):
            return Bucket(UNLIMITED.address_traffic, self.time.now())
        return self._traffic.of(address)

    def meter(self, address: str, own: Rate | None = None) -> Meter:
        """Returns the meter of a new connection from there; its rate is a websocket's unless another is given."""
        return Meter(own or self.settings.rates.traffic, self.settings.flood_seconds, self.bucket(address), self.time)


class TurnedAway:
    """An application that answers every request with the message that the server is full."""

    def __init__(self, key: str, status: int) -> None:
        self.key = key
        self.status = status

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            socket = WebSocket(scope, receive, send)
            await socket.accept()
            await socket.close(TRY_AGAIN)
            return
        words = texts(language_of(HTTPConnection(scope))).say(self.key)
        headers = {"retry-after": str(RETRY_SECONDS), "connection": "close"}
        await PlainTextResponse(words, self.status, headers)(scope, receive, send)


TURNED_AWAY: dict[Verdict, ASGIApp] = {
    Verdict.HOUSE_FULL: Guarded(TurnedAway("error-house-full", 503)),
    Verdict.ADDRESS_FULL: Guarded(TurnedAway("error-address-full", 429)),
}


def files_allowed() -> int:
    """Returns the number of files that this process may have open."""
    if sys.platform == "win32":
        return UNLIMITED_FILES
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return soft if soft != resource.RLIM_INFINITY else UNLIMITED_FILES


def allow_files(wanted: int) -> None:
    """Raises the limit of open files of this process to the wanted number, or as far as permitted."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with contextlib.suppress(OSError, ValueError):  # some systems enforce another limit
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
