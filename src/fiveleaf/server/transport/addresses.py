"""Addresses of clients, and whether they can be trusted."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def address_of(request: HTTPConnection) -> str:
    """Returns the address that a request counts for."""
    return network_of(request.client.host) if request.client is not None else ""


def network_of(address: str) -> str:
    """Returns the address that limits count by: the /64 network of an IPv6 address, which is one household."""
    if ":" not in address:
        return address
    try:
        whole = ipaddress.IPv6Address(address)
    except ValueError:
        return address
    if whole.ipv4_mapped is not None:
        return str(whole.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(whole) >> 64 << 64, 64))) if not whole.is_loopback else str(whole)


def origin_of(url: str) -> str:
    """Returns scheme, host and port of a URL."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def is_loopback(host: str | None) -> bool:
    """Returns whether an address never leaves its machine."""
    try:
        return host == "localhost" or ipaddress.ip_address(host or "").is_loopback
    except ValueError:
        return False


def is_at_home(request: HTTPConnection) -> bool:
    """Returns whether a request comes from the server's own machine, and not through a proxy there."""
    return is_loopback(address_of(request)) and is_loopback(request.url.hostname)


def is_private(request: HTTPConnection) -> bool:
    """Returns whether browsers treat the connection as secure."""
    return request.url.scheme == "https" or is_loopback(request.url.hostname)
