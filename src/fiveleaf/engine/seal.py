"""The seal: what fixes the luck of one game before its first card. docs/fairness.md has the protocol to the byte."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

SCHEME = "hmac-sha-256/2"
OLD_SCHEME = "hmac-sha-256/1"  # games that were sealed before pledges: any bytes of any size from every seat
SECRET_SIZE = 32  # bytes
REVEALED_SIZE = 32  # bytes


def hash_of(content: bytes) -> bytes:
    """SHA-256: of a secret it is the envelope, of a seat's bytes their pledge."""
    return hashlib.sha256(content).digest()


def pledge_of(revealed: bytes) -> bytes | None:
    """The pledge that a seat's revealed bytes answer; a seat that revealed nothing had none."""
    return hash_of(revealed) if revealed else None


@dataclass(frozen=True)
class BrokenStart:
    """A start that was broken off because a pledge was not revealed in time; its secret was opened at once."""

    secret: bytes
    pledges: tuple[bytes | None, ...]  # by seat; None: the seat had none
    revealed: tuple[bytes | None, ...]  # by seat; None: it had no pledge, or did not answer it

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats that did not answer their pledge."""
        pairs = enumerate(zip(self.pledges, self.revealed, strict=True))
        return tuple(seat for seat, (pledge, revealed) in pairs if pledge is not None and revealed is None)


@dataclass(frozen=True)
class Seal:
    """The server's sealed secret and the bytes that the seats revealed after everything else was fixed."""

    secret: bytes
    revealed: tuple[bytes, ...] = ()  # by seat; empty where a seat had no pledge
    broken: tuple[BrokenStart, ...] = ()  # starts of the same table that were broken off before, oldest first
    scheme: str = SCHEME

    @property
    def envelope(self) -> str:
        """The hash that is shown before the first event: it binds the secret without telling it."""
        return hash_of(self.secret).hex()

    @property
    def key(self) -> bytes:
        """SHA-256 over the secret and every seat's bytes, each behind its length so that none can be shifted."""
        parts = (self.secret, *self.revealed)
        return hash_of(b"".join(len(part).to_bytes(4, "big") + part for part in parts))

    @property
    def key_hash(self) -> str:
        """The hash that is shown with the first event: it binds the key without telling it."""
        return hash_of(self.key).hex()


def new_secret() -> bytes:
    """A fresh secret from the operating system."""
    return secrets.token_bytes(SECRET_SIZE)


def new_seal(seats: int, seed: str | None = None) -> Seal:
    """A seal to which no seat adds anything: with a fresh secret, or the same for the same seed.

    A seed is for practice and tests: anybody who knows it can compute the luck.
    """
    known = None if seed is None else hash_of(b"fiveleaf seed " + seed.encode(errors="replace"))
    return Seal(known or new_secret(), (b"",) * seats)


def in_hex(parts: Sequence[bytes | None]) -> list[str | None]:
    """Bytes by seat as JSON holds them; null where there are none."""
    return [part.hex() if part else None for part in parts]
