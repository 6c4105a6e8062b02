"""One hand of Lucky Jack alone at the table, solved exactly: with an endless stock of equally likely symbols."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations_with_replacement
from typing import Any

import numpy as np
import numpy.typing as npt

from fiveleaf.games.lucky_jack.material import DOUBLE_CARDS, FEWEST_CARDS, HIGHEST, JACKPOT_CARDS
from fiveleaf.games.lucky_jack.rules.jackpot import prize_for

Floats = npt.NDArray[np.float64]
Indices = npt.NDArray[np.int64]
Hand = tuple[int, ...]  # ranks, rising
NO_HAND = -1


@dataclass(frozen=True)
class Solitaire:
    """The game alone with so many symbols, in which a hand never grows beyond so many cards."""

    ranks: int = HIGHEST
    most: int = 9

    @cached_property
    def hands(self) -> list[Hand]:
        """Every hand of three cards or more; a hand's place in this list is its index."""
        sizes = range(FEWEST_CARDS, self.most + 1)
        return [hand for size in sizes for hand in combinations_with_replacement(range(1, self.ranks + 1), size)]

    @cached_property
    def index(self) -> dict[Hand, int]:
        """The place of every hand."""
        return {hand: place for place, hand in enumerate(self.hands)}

    @cached_property
    def plus(self) -> Indices:
        """By hand and rank: the hand with that card as well; a full hand stays as it is."""
        place = self.index
        ranks = range(1, self.ranks + 1)
        return np.array(
            [[place.get(tuple(sorted((*hand, rank))), at) for rank in ranks] for at, hand in enumerate(self.hands)]
        )

    @cached_property
    def minus(self) -> Indices:
        """By hand and rank: the hand without one such card, or NO_HAND."""
        return np.array([[self._without(hand, rank) for rank in range(1, self.ranks + 1)] for hand in self.hands])

    def _without(self, hand: Hand, rank: int) -> int:
        if rank not in hand or len(hand) == FEWEST_CARDS:
            return NO_HAND
        at = hand.index(rank)
        return self.index[hand[:at] + hand[at + 1 :]]

    @cached_property
    def points(self) -> Floats:
        """By hand: what it scores when it is what a free discard leaves."""
        alike = [len(hand) in (JACKPOT_CARDS, DOUBLE_CARDS) and hand[0] == hand[-1] for hand in self.hands]
        return np.array(
            [prize_for(hand[0], len(hand)) * same for hand, same in zip(self.hands, alike, strict=True)], float
        )

    def start(self) -> Floats:
        """Returns zeros by hand and top: nothing is won before the first turn."""
        return np.zeros((len(self.hands), self.ranks))

    def turn(self, after: Floats, wins: Floats, survival: float = 1.0) -> Floats:
        """Returns the values with one turn more, by hand and top; `wins` is the value of an announcement."""
        best = self._draw(after, survival)
        two_more = self._one_more(self._one_more(after))
        for rank in range(1, self.ranks + 1):
            rest = self.minus[:, rank - 1]
            legal = rest != NO_HAND
            free = np.maximum(survival * after[rest, rank - 1], wins[rest])
            for top in range(1, self.ranks + 1):
                worth = free if rank >= top else survival * two_more[rest, rank - 1]
                best[legal, top - 1] = np.maximum(best[legal, top - 1], worth[legal])
        return best

    def _one_more(self, worth: Floats) -> Floats:
        """Returns the mean over a card that comes from the stock."""
        return np.asarray(worth[self.plus].mean(axis=1))

    def _draw(self, after: Floats, survival: float) -> Floats:
        """Returns the mean over the drawn card, kept or put on top as is better."""
        total = self.start()
        for rank in range(1, self.ranks + 1):
            put = after[:, rank - 1][:, None]
            total += np.maximum(after[self.plus[:, rank - 1]], put)
        return survival * total / self.ranks

    def chances(self, turns: int) -> list[Floats]:
        """Returns the best chance of a jackpot within 0, 1, 2, … turns, by hand and top."""
        wins = (self.points > 0).astype(float)
        worth = [self.start()]
        for _ in range(turns):
            worth.append(self.turn(worth[-1], wins))
        return worth

    def expected_points(self, survival: float, close: float = 1e-6) -> Floats:
        """Returns the best mean score, by hand and top, if the hand survives each turn with that chance."""
        worth, last = self.start(), self.start() - 1.0
        while float(np.abs(worth - last).max()) > close:
            worth, last = self.turn(worth, self.points, survival), worth
        return worth

    def dealt(self) -> Floats:
        """Returns how likely each hand is to be dealt, seven cards from the endless stock."""
        from math import factorial

        share = np.zeros(len(self.hands))
        for place, hand in enumerate(self.hands):
            if len(hand) == 7:
                ways = factorial(7)
                for rank in set(hand):
                    ways //= factorial(hand.count(rank))
                share[place] = ways / self.ranks**7
        return share


def at(game: Solitaire, worth: Floats, hand: Hand, top: int) -> Any:
    """Returns one entry of a table."""
    return worth[game.index[tuple(sorted(hand))], top - 1]
