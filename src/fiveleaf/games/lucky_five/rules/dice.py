"""The dice as they lie, and which is rolled next."""

from __future__ import annotations

from fiveleaf.games.lucky_five.material import DICE
from fiveleaf.games.lucky_five.state import State


def sum_of(state: State, dice: int) -> int:
    """L5-09: the sum of just these dice as they lie."""
    total = 0
    for die in range(DICE):
        if dice & (1 << die):
            total += state.dice[die]
    return total


def next_die(state: State) -> int:
    """Returns the die that is rolled next: red before orange before yellow."""
    die = 0
    while state.to_roll & (1 << die) == 0:
        die += 1
    return die
