"""The exact odds of a call: how many rolls lie above or below a sum."""

from __future__ import annotations

from itertools import product
from typing import Final

from fiveleaf.engine.contract import NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_five.material import (
    ALL_DICE,
    DICE,
    DICE_OF,
    EXCLAMATION_MARKS,
    FACES,
    LUCKY_FIVE,
    PAIRS,
    QUESTION_MARKS,
)
from fiveleaf.games.lucky_five.rules.dice import next_die, sum_of
from fiveleaf.games.lucky_five.rules.seats import right_neighbour
from fiveleaf.games.lucky_five.state import Bet, Phase, State

SUMS: Final = FACES * DICE + 2  # sums 0 to 19: one more than can be rolled
SIZE: Final = (0, 1, 1, 2, 1, 2, 2, 3)  # how many dice a set has, by its bits
ROLLS: Final = (1, 6, 36, 216)  # of so many dice
BELOW: Final = tuple(
    sum(sum(roll) < total for roll in product(range(1, FACES + 1), repeat=size))
    for size in range(DICE + 1)
    for total in range(SUMS)
)  # how many of them are below a sum, by size and sum


def ways_lower(size: int, total: int) -> int:
    """Returns how many rolls of so many dice lie below a sum, which may be any number."""
    return BELOW[size * SUMS + min(max(total, 0), SUMS - 1)]


def ways_higher(size: int, total: int) -> int:
    """Returns how many rolls lie above a sum."""
    return ROLLS[size] - ways_lower(size, total + 1)


def best_ways(size: int, total: int) -> int:
    """Returns how many rolls make the likelier call right."""
    return max(ways_lower(size, total), ways_higher(size, total))


def best_chance(size: int, total: int) -> float:
    """Returns the chance of the likelier call."""
    return best_ways(size, total) / ROLLS[size]


def bet_chance(state: State, dice: int) -> float:
    """Returns the best chance of a bet on these dice as they lie."""
    return best_chance(SIZE[dice], sum_of(state, dice))


def called_chance(state: State) -> float:
    """Returns the chance that the call comes true, with some of its dice perhaps rolled already."""
    size = SIZE[state.to_roll]
    missing = state.before - sum_of(state, state.bet_dice - state.to_roll)
    if state.called == Bet.HIGHER:
        return ways_higher(size, missing) / ROLLS[size]
    return ways_lower(size, missing) / ROLLS[size]


def easiest_pair(state: State) -> float:
    """Returns the chance of a bet where the player chooses two dice for themselves."""
    best = 0.0
    for pair in PAIRS:
        best = max(best, bet_chance(state, pair))
    return best


def hardest_pair(state: State) -> float:
    """Returns the chance of a bet where the right neighbour chooses two dice."""
    worst = 1.0
    for pair in PAIRS:
        worst = min(worst, bet_chance(state, pair))
    return worst


def chance_after(state: State, die: int) -> float:
    """Returns the mean chance of a bet on all dice after one of them is rolled again."""
    others = sum_of(state, ALL_DICE) - state.dice[die]
    ways = 0
    for face in range(1, FACES + 1):
        ways += best_ways(DICE, others + face)
    return ways / (FACES * ROLLS[DICE])


def hardest_reroll(state: State) -> float:
    """Returns the chance of a bet on all dice where the right neighbour may first have one rolled again."""
    worst = bet_chance(state, ALL_DICE)
    for die in range(DICE):
        worst = min(worst, chance_after(state, die))
    return worst


def card_chance(state: State, kind: int, alone: bool) -> float:
    """Returns the best chance of a bet with a kind of card as the dice lie; alone, there is no right neighbour."""
    if kind == QUESTION_MARKS or (kind == EXCLAMATION_MARKS and alone):
        return easiest_pair(state)
    if kind == EXCLAMATION_MARKS:
        return hardest_pair(state)
    if kind == LUCKY_FIVE and not alone:
        return hardest_reroll(state)
    return bet_chance(state, DICE_OF[kind])


def mean_chance(state: State, cards: Row, alone: bool) -> float:
    """Returns the mean best chance of a bet with a card from these counts; one half where there are none."""
    total = 0.0
    count = 0
    for kind in range(1, LUCKY_FIVE + 1):
        if cards[kind] > 0:
            total += cards[kind] * card_chance(state, kind, alone)
            count += cards[kind]
    return total / count if count > 0 else 0.5


def lucky_chance(state: State, cards: Row, alone: bool) -> float:
    """Returns the chance to turn a lucky five from these counts and to call right with it."""
    count = 0
    for kind in range(1, LUCKY_FIVE + 1):
        count += cards[kind]
    if cards[LUCKY_FIVE] == 0:
        return 0.0
    return cards[LUCKY_FIVE] * card_chance(state, LUCKY_FIVE, alone) / count


def is_alone(state: State) -> bool:
    """Whether the player whose turn it is has no right neighbour (L5-R4)."""
    return right_neighbour(state) == NOBODY


def present_chance(state: State) -> float:
    """Returns the best chance of the step that has begun, from its card to its roll."""
    if state.phase == Phase.ROLL:
        return called_chance(state)
    if state.phase == Phase.AGAIN:
        return chance_after(state, next_die(state))
    if state.phase == Phase.CHOOSE or state.phase == Phase.REROLL:
        return card_chance(state, state.card, is_alone(state))
    return bet_chance(state, state.bet_dice)
