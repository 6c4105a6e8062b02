"""Plans: to end with three or four of one symbol; how many turns that takes, and what it adds to the chance to win."""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from fiveleaf.bots.lucky_jack.odds import Chances
from fiveleaf.bots.lucky_jack.standing import chance_after_loss, chance_at, gap_of, thousands
from fiveleaf.games.lucky_jack.material import (
    DOUBLE_CARDS,
    EMPTY,
    HIGHEST,
    JACKPOT_CARDS,
    LOWEST,
)
from fiveleaf.games.lucky_jack.state import State

# Turns that a card waits until it can be discarded freely, by rank: a low one waits longest.
WAITS: Final = (0.0, 2.94, 1.51, 1.05, 0.78, 0.32, 0.2, 0.12)
UNKNOWN_WAIT: Final = 1.15  # of a card not yet seen
# How fast another seat is expected to end the hand, in a turn, by the cards that it holds.
HAZARDS: Final = (0.0, 0.0, 0.0, 0.16, 0.185, 0.155, 0.11, 0.103, 0.08)
MAX_SIZE: Final = 8  # cards; larger hands count as this size
DRAWS: Final = 4.25 / 7  # turns to find a card, times its chance in a draw: others' cards can be claimed too
MISSING_SQUARED: Final = 0.81  # turns for the square of the cards missing
WAIT_WHILE_MISSING: Final = 0.3  # waiting costs less while cards are looked for anyway
NO_FREE_DISCARD: Final = 1.9  # turns lost where no card can go now
MIN_DRAW_CHANCE: Final = 0.003  # a symbol that seems gone may still turn up
SECOND_PLAN: Final = 0.19  # of the second best plan's worth counts as well


class Race(NamedTuple):
    """What does not change while one seat compares its moves."""

    gap: int  # the seat's total less the best other one, in thousands
    left: int  # hands after this one
    lost: float  # the chance to win the game if another seat ends this hand
    hazard: float  # how fast the others are expected to end it
    chances: Chances  # of a draw


class Change(NamedTuple):
    """What a move would do to the hand of its seat."""

    plus: int  # a rank that comes, or EMPTY
    minus: int  # a rank that goes, or EMPTY
    unknown: int  # cards that come unseen
    top: int  # of the discard pile at the seat's next turn, or EMPTY where that is open


def race_of(state: State, seat: int, chances: Chances) -> Race:
    """Returns the race of the present hand for one seat."""
    gap = gap_of(state, seat)
    left = state.hands - state.played - 1
    hazard = 0.0
    for other in range(state.seats):
        if other != seat:
            hazard += HAZARDS[min(state.hand_size[other], MAX_SIZE)]
    return Race(gap, left, chance_after_loss(gap, left), hazard, chances)


def cards_of(state: State, seat: int, change: Change, rank: int) -> int:
    """Returns how many cards of a rank the seat would hold."""
    held: int = state.hand[seat, rank] + (rank == change.plus) - (rank == change.minus)
    return held


def size_of(state: State, seat: int, change: Change) -> int:
    """Returns how many cards the seat would hold."""
    size: int = state.hand_size[seat] + (change.plus != EMPTY) - (change.minus != EMPTY) + change.unknown
    return size


def waits_of(state: State, seat: int, change: Change) -> float:
    """Returns the turns that all cards of the hand would wait to be discarded."""
    wait = change.unknown * UNKNOWN_WAIT
    for rank in range(LOWEST, HIGHEST + 1):
        wait += cards_of(state, seat, change, rank) * WAITS[rank]
    return wait


def is_free(state: State, seat: int, change: Change, wanted: int, goal: int) -> bool:
    """Whether some card that the plan does not want could be discarded now for free."""
    for rank in range(max(change.top, LOWEST), HIGHEST + 1):
        if cards_of(state, seat, change, rank) > (goal if rank == wanted else 0):
            return True
    return False


def turns_of(state: State, seat: int, change: Change, rank: int, goal: int, wait: float, chance: float) -> float:
    """Returns about how many turns it takes to hold just so many of that rank, the last discard included."""
    held = cards_of(state, seat, change, rank)
    missing = max(0, goal - held)
    drops = size_of(state, seat, change) + missing - goal
    turns = drops + 0.0 if drops > 0 else 2.0
    waiting = wait - WAITS[rank] * min(held, goal)
    if missing > 0:
        return (
            turns
            + waiting * WAIT_WHILE_MISSING
            + missing * DRAWS / (chance + MIN_DRAW_CHANCE)
            + missing * missing * MISSING_SQUARED
        )
    if change.top != EMPTY and not is_free(state, seat, change, rank, goal):
        waiting += NO_FREE_DISCARD
    return turns + waiting


def prospect(state: State, seat: int, change: Change, race: Race) -> float:
    """Returns what the best plan would add to the chance to win the game, and a part of the second best one."""
    wait = waits_of(state, seat, change)
    size = size_of(state, seat, change)
    best, second = 0.0, 0.0
    for rank in range(LOWEST, HIGHEST + 1):
        held = cards_of(state, seat, change, rank)
        worth = 0.0
        for goal in range(JACKPOT_CARDS, DOUBLE_CARDS + 1):
            gain = chance_at(race.gap + thousands(rank, goal), race.left) - race.lost
            if held > 0 and gain > 0.0 and size + max(0, goal - held) >= goal:
                turns = turns_of(state, seat, change, rank, goal, wait, race.chances[rank])
                worth = max(worth, gain * exp(-race.hazard * turns))
        second = max(second, min(best, worth))
        best = max(best, worth)
    return best + SECOND_PLAN * second
