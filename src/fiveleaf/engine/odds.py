"""Exact odds: how likely it was that luck brings something as good, as a fraction of the integer weights."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import comb
from typing import Any, NamedTuple, cast

from fiveleaf.engine.contract import Event, Rules
from fiveleaf.engine.layout import Memory, Row


class Happening(NamedTuple):
    """A chance event, and the states around it."""

    before: Any
    event: Event
    after: Any


class Stroke(NamedTuple):
    """A stroke of luck: what a person would tell of it, and how likely it was to be at least as good."""

    kind: str  # `moment-<kind>` tells it
    seat: int  # the seat that gained by it
    chance: Fraction
    params: dict[str, Any]  # of the message, besides `seat`
    last: int = -1  # its last event among those of the run


class Odds:
    """Computes odds with the rules of one game."""

    def __init__(self, rules: Rules, memory: Memory[Any], most_outcomes: int) -> None:
        self._rules = rules
        self._memory = memory
        self._most_outcomes = most_outcomes

    def chance(self, state: Any, events: int, is_good: Callable[[Any], bool]) -> Fraction:
        """Returns the probability that the state is good after that many chance events."""
        if not events:
            return Fraction(is_good(state))
        weights = self.weights(state)
        total = sum(weights)
        found = Fraction(0)
        for outcome, weight in enumerate(weights):
            if weight:
                after = self._memory.copy(state)
                self._rules.resolve(after, outcome)
                found += Fraction(weight, total) * self.chance(after, events - 1, is_good)
        return found

    def weights(self, state: Any) -> list[int]:
        """Returns the weights of the outcomes of the chance event that is due."""
        buffer = [0] * self._most_outcomes
        return buffer[: self._rules.weigh(state, cast(Row, buffer))]


# chance events of one kind in a row, and the event that follows them
Strokes = Callable[[Odds, Sequence[Happening], Event | None], list[Stroke]]


def alike_in_a_hand(stock: Sequence[int], cards: int, alike: int) -> Fraction:
    """Returns the probability that so many cards of a stock, given as counts, have so many alike, or more."""
    ways = [1] + [0] * cards  # by number of cards: hands in which every kind comes less often
    for count in stock:
        some = [comb(count, number) for number in range(min(alike, cards + 1))]
        ways = [
            sum(some[number] * ways[size - number] for number in range(min(size + 1, len(some))))
            for size in range(cards + 1)
        ]
    return 1 - Fraction(ways[cards], comb(sum(stock), cards))
