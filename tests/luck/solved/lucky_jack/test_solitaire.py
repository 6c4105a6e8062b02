"""One hand alone at the table, solved: the same as by trying everything."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from fiveleaf.luck.solved.lucky_jack.solitaire import Solitaire, at

RANKS, MOST = 3, 6
Hand = tuple[int, ...]


@cache
def by_hand(hand: Hand, top: int, turns: int) -> Fraction:
    """The best chance of a jackpot, alone with three symbols, by trying everything."""
    if turns == 0:
        return Fraction(0)
    best = sum(drawn(hand, top, rank, turns - 1) for rank in range(1, RANKS + 1)) / RANKS
    for rank in set(hand) if len(hand) > 3 else ():
        best = max(best, thrown(hand, top, rank, turns - 1))
    return Fraction(best)


def drawn(hand: Hand, top: int, rank: int, turns: int) -> Fraction:
    """A card is kept if there is room, or put on the pile."""
    kept = more(hand, rank)
    return max(by_hand(kept, top, turns), by_hand(hand, rank, turns))


def more(hand: Hand, *ranks: int) -> Hand:
    """The hand with more cards; those for which there is no room are lost."""
    for rank in ranks:
        hand = tuple(sorted((*hand, rank))) if len(hand) < MOST else hand
    return hand


def thrown(hand: Hand, top: int, rank: int, turns: int) -> Fraction:
    """A card is discarded, for nothing or for two others."""
    place = hand.index(rank)
    rest = hand[:place] + hand[place + 1 :]
    if rank >= top:
        return Fraction(1) if len(rest) <= 4 and len(set(rest)) == 1 else by_hand(rest, rank, turns)
    symbols = range(1, RANKS + 1)
    return Fraction(sum(by_hand(more(rest, one, two), rank, turns) for one in symbols for two in symbols), RANKS**2)


@pytest.mark.parametrize("turns", [1, 2, 3, 4])
def test_alone_at_the_table_is_solved_as_by_trying_everything(turns: int) -> None:
    game = Solitaire(RANKS, MOST)
    solved = game.chances(turns)[turns]
    for hand in game.hands:
        for top in range(1, RANKS + 1):
            assert at(game, solved, hand, top) == pytest.approx(float(by_hand(hand, top, turns)))


def test_points_alone_grow_with_the_time_that_is_left() -> None:
    game = Solitaire(RANKS, MOST)
    hurried, calm = game.expected_points(0.6), game.expected_points(0.95)
    assert (calm >= hurried - 1e-6).all()
    assert at(game, hurried, (3, 3, 3, 3, 1), 1) == 6000
