"""Luck: draws the outcome of a chance event, from a fair source that anybody can check or a fast one for simulation.

The compile gate binds `bits`, `below` and `pick` like rules, so the fast stream is the same compiled and plain.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
import numpy.typing as npt

from fiveleaf.engine.layout import Row, buffer_of
from fiveleaf.engine.seal import Seal

WORD = 0xFFFFFFFF  # 32 bits
RNG_SIZE = 4  # three words and a counter
WARM_UP = 12  # words discarded after seeding, so that similar seeds diverge


def bits(rng: Row) -> int:
    """Returns the next 32 bits of the sfc32 stream (Chris Doty-Humphrey's small fast counting generator)."""
    word = (rng[0] + rng[1] + rng[3]) & WORD
    rng[3] = (rng[3] + 1) & WORD
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & WORD
    rng[2] = (((rng[2] << 21) | (rng[2] >> 11)) + word) & WORD
    return word


def below(rng: Row, bound: int) -> int:
    """Returns a uniform number from 0 to bound - 1, by Lemire's multiplication and rejection; bound is below 2**31."""
    product = bits(rng) * bound
    if (product & WORD) < bound:
        threshold = (WORD + 1) % bound
        while (product & WORD) < threshold:
            product = bits(rng) * bound
    return product >> 32


def choose_weighted(ticket: int, weights: Row) -> int:
    """Returns the outcome whose interval holds the ticket, with the weights as consecutive intervals from 0."""
    outcome = 0
    while ticket >= weights[outcome]:
        ticket -= weights[outcome]
        outcome += 1
    return outcome


def total_weight(weights: Row, count: int) -> int:
    """Returns the sum of the first `count` weights."""
    total = 0
    for outcome in range(count):
        total += weights[outcome]
    return total


def pick(rng: Row, weights: Row, count: int) -> int:
    """Draws an outcome from the fast source, with probability proportional to its weight."""
    return choose_weighted(below(rng, total_weight(weights, count)), weights)


def seed_rng(rng: Row, seed: int, stream: int) -> None:
    """Sets the generator to the beginning of one of the 2**32 streams of a seed (0 to 2**63 - 1)."""
    rng[0] = seed & WORD
    rng[1] = stream & WORD
    rng[2] = seed >> 32
    rng[3] = 1
    for _ in range(WARM_UP):
        bits(rng)


def seed_match(luck: Row, rng: Row, seed: int, game: int) -> None:
    """Seeds both generators of one game of a seed: the luck of the game, and the randomness of the bots."""
    seed_rng(luck, seed, game)
    seed_rng(rng, bits(luck), bits(luck))


def new_rng(seed: int, stream: int = 0) -> npt.NDArray[np.int64]:
    """Returns a seeded generator for compiled code; plain code passes it through `buffer_of` first."""
    rng = np.zeros(RNG_SIZE, dtype=np.int64)
    seed_rng(buffer_of(rng), seed, stream)
    return rng


class Chance(Protocol):
    """A source of luck."""

    def choose(self, weights: Row, count: int) -> int:
        """Draws an outcome from 0 to count - 1, with probability proportional to its integer weight."""
        ...


class FastChance:
    """Luck for simulation: fast and reproducible, but no proof of fairness."""

    def __init__(self, rng: Row) -> None:
        self.rng = rng

    def choose(self, weights: Row, count: int) -> int:
        """Draws the same outcome as compiled code would from this generator."""
        return pick(self.rng, weights, count)


TICKETS = 1 << 64


@dataclass
class FairChance:
    """Luck that anybody can check: every choice consumes the next words of HMAC-SHA-256(key, counter)."""

    seal: Seal
    counter: int = 0
    _keyed: hmac.HMAC = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        self._keyed = hmac.new(self.seal.key, digestmod="sha256")

    def word(self) -> int:
        """Returns the next 64 bits: the first 8 bytes of HMAC-SHA-256 over the counter (8 bytes, big-endian)."""
        mac = self._keyed.copy()  # `hmac.digest` would release the GIL each time and delay all tables
        mac.update(self.counter.to_bytes(8, "big"))
        self.counter += 1
        return int.from_bytes(mac.digest()[:8], "big")

    def ticket(self, total: int) -> int:
        """Returns a uniform number below the total; words that would favour low numbers are discarded."""
        limit = TICKETS - TICKETS % total
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % total

    def choose(self, weights: Row, count: int) -> int:
        """Draws an outcome with the next ticket."""
        return choose_weighted(self.ticket(total_weight(weights, count)), weights)
