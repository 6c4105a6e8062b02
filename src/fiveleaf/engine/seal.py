"""The seal, which fixes the luck of a game before its first card. docs/fairness.md specifies the protocol."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

SCHEME = "hmac-sha-256/2"
OLD_SCHEME = "hmac-sha-256/1"  # the scheme before pledges: bytes of any size from every seat
SECRET_SIZE = 32  # bytes
REVEALED_SIZE = 32  # bytes


def hash_of(content: bytes) -> bytes:
    """Returns the SHA-256 hash: the envelope of a secret, the pledge of a seat's bytes."""
    return hashlib.sha256(content).digest()


def pledge_of(revealed: bytes) -> bytes | None:
    """Returns the pledge that a seat's revealed bytes answer; a seat that revealed nothing had none."""
    return hash_of(revealed) if revealed else None


@dataclass(frozen=True)
class BrokenStart:
    """A start that was broken off because a pledge was not revealed in time; its secret was opened at once."""

    secret: bytes
    pledges: tuple[bytes | None, ...]  # by seat; None: the seat had none
    revealed: tuple[bytes | None, ...]  # by seat; None: the seat had no pledge, or did not answer it

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
    broken: tuple[BrokenStart, ...] = ()  # earlier broken starts of the same table, oldest first
    scheme: str = SCHEME

    @property
    def envelope(self) -> str:
        """The hash that is shown before the first event: it commits to the secret without revealing it."""
        return hash_of(self.secret).hex()

    @property
    def key(self) -> bytes:
        """SHA-256 over the secret and every seat's bytes, each prefixed with its length so that no byte can shift."""
        parts = (self.secret, *self.revealed)
        return hash_of(b"".join(len(part).to_bytes(4, "big") + part for part in parts))

    @property
    def key_hash(self) -> str:
        """The hash that is shown with the first event: it commits to the key without revealing it."""
        return hash_of(self.key).hex()


def new_secret() -> bytes:
    """Returns a new random secret from the operating system."""
    return secrets.token_bytes(SECRET_SIZE)


def new_seal(seats: int, seed: str | None = None) -> Seal:
    """Returns a seal without bytes from the seats: with a new secret, or with one derived from the seed.

    A seed is for practice and tests: anybody who knows it can compute the luck.
    """
    known = None if seed is None else hash_of(b"fiveleaf seed " + seed.encode(errors="replace"))
    return Seal(known or new_secret(), (b"",) * seats)


def in_hex(parts: Sequence[bytes | None]) -> list[str | None]:
    """Returns the bytes of each seat in hexadecimal, None where a seat has none."""
    return [part.hex() if part else None for part in parts]
