"""Lucky Five alone, solved exactly: the last turn of L5-17, played for points by the only seat that has chips left.

Nothing is simplified here: every card turned is missing from the stock. A layer holds all turns with as many cards:
for each multiset of cards turned, each choice of chips left and each of the 216 rolls, the points that
the best play expects once a call was right.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt

from fiveleaf.games.lucky_five.material import (
    CARD_NAMES,
    CHIP_KINDS,
    CHIP_VALUES,
    DICE,
    DICE_OF,
    FACES,
    LUCKY_CARDS,
    LUCKY_FIVE,
    PAIRS,
    QUESTION_MARKS,
)
from fiveleaf.games.lucky_five.moves import CALL, CHOOSE, GO_ON, STAKE
from fiveleaf.games.lucky_five.state import Bet, Phase, State

Points = npt.NDArray[np.float64]
Cards = tuple[int, ...]  # how many of each kind, from 1 to 9: after a lucky five the turn is over
Chips = tuple[int, ...]  # how many of each value
ALL_DICE = 0b111
ROLL_COUNT = FACES**DICE


@cache
def rolls(size: int) -> npt.NDArray[np.int64]:
    """Returns the sums of all rolls of so many dice."""
    return np.array([sum(faces) for faces in product(range(1, FACES + 1), repeat=size)])


@cache
def right_rolls(size: int, bet: int) -> Points:
    """Returns, by the dice before and after the roll, the chance of that roll where it makes the call right, else 0."""
    before, after = rolls(size)[:, None], rolls(size)[None, :]
    return (after > before if bet == Bet.HIGHER else after < before) / len(rolls(size))


def call_points(going: Points, dice: int, bet: int) -> Points:
    """Returns the expected points of a call on a set of dice for every roll, the last axis of both arrays."""
    axes = [die - DICE for die in range(DICE) if dice & (1 << die)]
    last = range(-len(axes), 0)
    cube = np.moveaxis(going.reshape(*going.shape[:-1], FACES, FACES, FACES), axes, last)
    worth = cube.reshape(*cube.shape[: -len(axes)], -1) @ right_rolls(len(axes), bet).T
    return np.moveaxis(worth.reshape(cube.shape), last, axes).reshape(going.shape)


def bet_points(going: Points, dice: int) -> Points:
    """Returns the better of both calls."""
    return np.maximum(call_points(going, dice, Bet.HIGHER), call_points(going, dice, Bet.LOWER))


def dice_of(kind: int) -> tuple[int, ...]:
    """Returns the sets of dice among which a player alone may choose with a kind of card."""
    return (DICE_OF[kind],) if kind < QUESTION_MARKS or kind == LUCKY_FIVE else PAIRS


def without(chips: Chips, chip: int) -> Chips:
    """Returns the chips after one is staked."""
    return tuple(count - (kind == chip) for kind, count in enumerate(chips))


def worth_of(chips: Chips) -> int:
    """Returns the sum of their values."""
    return sum(value * count for value, count in zip(CHIP_VALUES, chips, strict=True))


@dataclass
class Solitaire:
    """The last turn with a deck, chips to stake and chips on the table."""

    deck: Mapping[str, int]
    chips: Chips
    on_table: int = 0
    layers: list[dict[Chips, Points]] = field(default_factory=list)  # by cards turned: chips left → multiset, dice
    places: list[dict[Cards, int]] = field(default_factory=list)  # where a multiset stands in its layer

    def __post_init__(self) -> None:
        self.counts = tuple(self.deck.get(name, 0) for name in CARD_NAMES)
        self.steps = min(sum(self.chips), sum(self.counts))
        self.places = [self._multisets(cards) for cards in range(self.steps + 1)]
        self.layers = [{} for _ in range(self.steps + 1)]

    def _multisets(self, cards: int) -> dict[Cards, int]:
        found: list[Cards] = [()]
        for kind in range(1, LUCKY_FIVE):
            found = [
                (*turned, count) for turned in found for count in range(min(self.counts[kind], cards - sum(turned)) + 1)
            ]
        return {turned: place for place, turned in enumerate(one for one in found if sum(one) == cards)}

    def pile_chips(self, left: Chips) -> int:
        """Returns the value of the chips on the table once only these are left."""
        return self.on_table + worth_of(self.chips) - worth_of(left)

    def solve(self) -> Solitaire:
        """Fills all layers, from the longest turns to none."""
        for cards in range(self.steps, 0, -1):
            for left in self._left_after(cards):
                stopped = np.full((len(self.places[cards]), ROLL_COUNT), float(cards * self.pile_chips(left)))
                further = cards < self.steps and sum(left) > 0
                self.layers[cards][left] = np.maximum(stopped, self.step_points(cards, left)) if further else stopped
        self.layers[0][self.chips] = self.step_points(0, self.chips)
        return self

    def _left_after(self, cards: int) -> list[Chips]:
        every = product(*(range(count + 1) for count in self.chips))
        return [left for left in every if sum(self.chips) - sum(left) == cards]

    def step_points(self, cards: int, left: Chips) -> Points:
        """Returns the expected points of turning the next card, by multiset turned before and roll."""
        every = np.array(list(self.places[cards]), dtype=np.int64)
        return self.next_points(cards, left, every.reshape(len(self.places[cards]), LUCKY_FIVE - 1))

    def next_points(self, cards: int, left: Chips, turned: npt.NDArray[np.int64]) -> Points:
        """Returns the same after some multisets."""
        stock = sum(self.counts) - cards
        total = np.zeros((len(turned), ROLL_COUNT))
        for kind in range(1, LUCKY_FIVE + 1):
            held = self.counts[kind] - (turned[:, kind - 1] if kind < LUCKY_FIVE else 0 * turned[:, 0])
            rows = np.flatnonzero(held)
            if len(rows):
                worth = self.card_points(cards, left, kind, turned[rows])
                total[rows] += (held[rows] / stock)[:, None] * worth
        return total

    def card_points(self, cards: int, left: Chips, kind: int, turned: npt.NDArray[np.int64]) -> Points:
        """Returns the expected points of a kind of card after some multisets, with the best dice, stake and call."""
        best: Points | None = None
        for chip in range(CHIP_KINDS):
            if left[chip]:
                going = self.after_right(cards, without(left, chip), kind, turned)
                for dice in dice_of(kind):
                    worth = bet_points(going, dice)
                    best = worth if best is None else np.maximum(best, worth)
        assert best is not None
        return best

    def after_right(self, cards: int, left: Chips, kind: int, turned: npt.NDArray[np.int64]) -> Points:
        """Returns the expected points after a right call with a kind of card, by multiset turned before and roll."""
        if kind == LUCKY_FIVE:
            return np.full((len(turned), ROLL_COUNT), float(LUCKY_CARDS * self.pile_chips(left)))
        more = turned.copy()
        more[:, kind - 1] += 1
        places = self.places[cards + 1]
        return self.layers[cards + 1][left][[places[tuple(one)] for one in more.tolist()]]

    def optimum(self) -> float:
        """Returns the expected points of the best play before the dice are rolled for the first time."""
        return float(self.layers[0][self.chips].mean())

    def move_points(self, state: State, move: int) -> float:
        """Returns the expected points of a move, with the best play after it."""
        left = tuple(state.chips[state.turn, chip] for chip in range(CHIP_KINDS))
        turned = tuple(state.turned[kind] for kind in range(1, LUCKY_FIVE))
        roll = sum((state.dice[die] - 1) * FACES ** (DICE - 1 - die) for die in range(DICE))
        if state.phase == Phase.GO_ON:
            if move != GO_ON:
                return float(sum(turned) * self.pile_chips(left))
            return float(self.next_points(sum(turned), left, np.array([turned]))[0, roll])
        return self._bet_points(state, move, left, turned, roll)

    def _bet_points(self, state: State, move: int, left: Chips, turned: Cards, roll: int) -> float:
        """Returns the expected points of a choice of dice, a stake or a call."""
        kind: int = state.card
        before = np.array([count - (at + 1 == kind) for at, count in enumerate(turned)])[None, :]
        cards = int(before.sum())
        calls: tuple[int, ...] = (Bet.HIGHER, Bet.LOWER)
        stakes = [without(left, chip) for chip in range(CHIP_KINDS) if left[chip]]
        dice: int = state.bet_dice
        if move >= CALL:
            stakes, calls = [left], (move - CALL,)
        elif move >= STAKE:
            stakes = [without(left, move - STAKE)]
        elif move >= CHOOSE:
            dice = move - CHOOSE
        worth: list[Any] = [
            call_points(self.after_right(cards, rest, kind, before), dice, bet)[0, roll]
            for rest in stakes
            for bet in calls
        ]
        return float(max(worth))
