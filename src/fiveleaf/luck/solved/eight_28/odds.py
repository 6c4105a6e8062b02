"""Exact odds of 8·28 with a deck of any make-up: totals after some cards, and chances to land on a goal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from math import comb

from fiveleaf.bots.eight_28.hand import elevens_in, reading, worth
from fiveleaf.games.eight_28.material import FIRST, KINDS, LOWEST, SECOND

Deck = tuple[int, ...]  # cards per kind, as in DECKS
Hand = tuple[int, int]  # the lowest total, and the cards that can count 10 more
Goal = Callable[[int, int], bool]  # whether a hand meets a goal


def totals_after(deck: Deck, cards: int) -> dict[Hand, Fraction]:
    """Returns how likely each hand is after so many cards."""
    ways: dict[tuple[int, int, int], int] = {(0, 0, 0): 1}
    for kind in range(LOWEST, KINDS):
        more: dict[tuple[int, int, int], int] = {}
        for (count, total, elevens), found in ways.items():
            for n in range(min(deck[kind], cards - count) + 1):
                key = (count + n, total + n * worth(kind), elevens + n * elevens_in(kind))
                more[key] = more.get(key, 0) + found * comb(deck[kind], n)
        ways = more
    every = comb(sum(deck), cards)
    return {
        (total, elevens): Fraction(n, every) for (count, total, elevens), n in sorted(ways.items()) if count == cards
    }


def next_cards(deck: Deck) -> Iterator[tuple[int, Deck]]:
    """Returns each kind that may come next, and the deck without that card."""
    for kind in range(LOWEST, KINDS):
        if deck[kind]:
            yield kind, (*deck[:kind], deck[kind] - 1, *deck[kind + 1 :])


def reach(deck: Deck, hand: Hand, goal: Goal, highest: int) -> float:
    """Returns the chance to hold a hand that meets the goal, drawing on until then or past the highest total.

    Nothing is lost by a card as long as the goal is not met, so this is also the best that any stopping can do.
    """
    known: dict[Deck, float] = {}

    def chance(rest: Deck, lowest: int, elevens: int) -> float:
        if goal(lowest, elevens):
            return 1.0
        if lowest >= highest:
            return 0.0
        if rest not in known:
            found = 0.0
            for kind, then in next_cards(rest):
                found += rest[kind] * chance(then, lowest + worth(kind), elevens + elevens_in(kind))
            known[rest] = found / max(1, sum(rest))
        return known[rest]

    return chance(deck, *hand)


def is_first(lowest: int, elevens: int) -> bool:
    """Whether a hand is exactly 8."""
    return lowest == FIRST


def is_second(lowest: int, elevens: int) -> bool:
    """Whether a hand can be read as exactly 28."""
    return lowest <= SECOND and reading(lowest, elevens, SECOND) == SECOND


def is_both(lowest: int, elevens: int) -> bool:
    """Whether a hand is the jackpot: exactly 8 and exactly 28."""
    return is_first(lowest, elevens) and is_second(lowest, elevens)


def is_either(lowest: int, elevens: int) -> bool:
    """Whether a hand is exactly 8 or exactly 28."""
    return is_first(lowest, elevens) or is_second(lowest, elevens)


def past(deck: Deck, lowest: int, goal: int) -> Fraction:
    """Returns the chance that the next card leads past a goal, every 1/11 read as 1."""
    cards = sum(deck[kind] for kind in range(LOWEST, KINDS) if lowest + worth(kind) > goal)
    return Fraction(cards, sum(deck))
