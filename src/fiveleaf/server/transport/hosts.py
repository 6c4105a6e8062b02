"""Hosts: the names that the server answers to.

A page of another site can have its own name lead to the server's address in somebody's home network (DNS rebinding),
and would then speak with it as the server's own page does. It cannot do so under an address in digits, nor under a name
that no public registry gives out: those are answered unless a list of hosts says otherwise.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from fiveleaf.engine.errors import Refused
from fiveleaf.server import logs
from fiveleaf.server.settings import Settings
from fiveleaf.server.transport.addresses import is_loopback
from fiveleaf.server.transport.headers import language_of
from fiveleaf.texts import texts

ANY = "*"
HOME = (".localhost", ".local", ".lan", ".home.arpa", ".internal")  # names of home networks
NAME = re.compile(r"(\*\.)?[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*")
FOREIGN = 1008
MISDIRECTED = 421


class Hosts:
    """The names that the server answers to."""

    def __init__(self, settings: Settings) -> None:
        public = urlsplit(settings.public_url or "").hostname
        self._listed = frozenset(host.lower() for host in (*settings.hosts, public) if host)
        self._own = frozenset({socket.gethostname().lower()})

    def answers(self, header: str) -> bool:
        """Returns whether a Host header names this server; an empty one does."""
        host = host_of(header)
        if not host or is_loopback(host) or ANY in self._listed:
            return True
        if self._listed:
            return host in self._listed or any(ANY + host[dot:] in self._listed for dot in dots(host))
        return is_address(host) or "." not in host or host in self._own or host.endswith(HOME)


def host_of(header: str) -> str:
    """Returns the host of a Host header, without its port and the brackets of IPv6."""
    host = header.strip().lower()
    host = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return host.removesuffix(".")


def dots(host: str) -> Iterable[int]:
    """Returns the positions of the dots in a name."""
    return (place for place, letter in enumerate(host) if letter == ".")


def is_address(host: str) -> bool:
    """Returns whether a host is a numeric address."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def hosts_of(text: str) -> tuple[str, ...]:
    """Parses a comma-separated list of hosts; anything that cannot be a host is refused."""
    hosts = tuple(host.strip().lower().removesuffix(".") for host in text.split(","))
    for host in hosts:
        if host != ANY and not is_address(host) and not NAME.fullmatch(host):
            raise Refused("error-hosts", host=host)
    return hosts


class KnownHosts:
    """Passes on requests to the server's own names, and refuses all others."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.hosts = Hosts(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request = HTTPConnection(scope)
        header = request.headers.get("host", "")
        if self.hosts.answers(header):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close(FOREIGN)  # answers the handshake, because it was not accepted
        else:
            logs.warn("foreign host", host=header[:100])
            words = texts(language_of(request)).say("error-foreign-host", host=header[:100])
            await PlainTextResponse(words, MISDIRECTED)(scope, receive, send)
