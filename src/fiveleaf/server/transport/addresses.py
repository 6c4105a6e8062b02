"""Addresses: where somebody comes from, and whether that can be trusted."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def address_of(request: HTTPConnection) -> str:
    """Where somebody comes from."""
    return network_of(request.client.host) if request.client is not None else ""


def network_of(address: str) -> str:
    """The address that limits count by: a household has one of IPv4, but 2^64 of IPv6, which count together."""
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
    """Scheme, host and port of an address."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def is_loopback(host: str | None) -> bool:
    """Whether an address never leaves its machine."""
    try:
        return host == "localhost" or ipaddress.ip_address(host or "").is_loopback
    except ValueError:
        return False


def is_at_home(request: HTTPConnection) -> bool:
    """Whether somebody on the server's own machine asks, and no proxy for somebody else."""
    return is_loopback(address_of(request)) and is_loopback(request.url.hostname)


def is_private(request: HTTPConnection) -> bool:
    """Whether nobody on the way can listen, as browsers see it."""
    return request.url.scheme == "https" or is_loopback(request.url.hostname)
