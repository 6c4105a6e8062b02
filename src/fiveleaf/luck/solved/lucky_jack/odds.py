"""The odds of a deal and of a row of draws."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from fiveleaf.games.lucky_jack.material import COPIES, DEALT_CARDS, HIGHEST


def deal_chance(alike: int, symbols: int = HIGHEST, copies: int = COPIES, cards: int = DEALT_CARDS) -> Fraction:
    """Returns the chance that a dealt hand holds at least so many cards of some symbol."""
    ways = [1] + [0] * cards  # hands of each size in which every symbol has fewer
    for _ in range(symbols):
        ways = [
            sum(ways[size - own] * comb(copies, own) for own in range(min(alike, size + 1)))
            for size in range(cards + 1)
        ]
    return 1 - Fraction(ways[cards], comb(symbols * copies, cards))


def draw_chance(missing: int, wanted: int, unseen: int, draws: int) -> Fraction:
    """Returns the chance to draw at least so many of the wanted cards, of the unseen ones, in so many draws."""
    fewer = sum(comb(wanted, found) * comb(unseen - wanted, draws - found) for found in range(min(missing, draws + 1)))
    return 1 - Fraction(fewer, comb(unseen, draws))
