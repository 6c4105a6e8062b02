"""Level 3 of 8·28, which knows the odds: what the next card may do, and what the others may hold."""

from __future__ import annotations

from typing import Final

from fiveleaf.bots.eight_28.aim_choice import choose_aim
from fiveleaf.bots.eight_28.beliefs import STOPS_FAR, is_near
from fiveleaf.bots.eight_28.hand import (
    all_unseen,
    elevens_in,
    has_declined,
    passes,
    reading,
    still_to_come,
    unseen,
    worth,
)
from fiveleaf.bots.eight_28.stopping import continue_value
from fiveleaf.engine.layout import Row
from fiveleaf.games.eight_28.material import FIRST, KINDS, LOWEST, ONE_OR_ELEVEN, SECOND, TREASURES
from fiveleaf.games.eight_28.moves import DECLINE, TAKE
from fiveleaf.games.eight_28.rules.totals import count_elevens, lowest_total
from fiveleaf.games.eight_28.state import Phase, State

WAIT_WORTH: Final = 0.05  # of each seat that may still take a card and so keep the round going


def clever(state: State, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Takes a card if that promises more than the hand is worth; waits where the round goes on anyway."""
    if state.phase == Phase.AIM:
        return choose_aim(state, seat)
    return TAKE if wants_card(state, seat) else DECLINE


def wants_card(state: State, seat: int) -> bool:
    """Whether to take a card: never past both goals or while waiting is free, else by what the card may bring."""
    lowest, elevens = lowest_total(state, seat), count_elevens(state, seat)
    if lowest >= SECOND or (state.took and not state.passing_is_final):
        return False
    known_passes = passes(state)
    now = standing(state, seat, lowest, elevens, known_passes) + WAIT_WORTH * still_to_come(state)
    return now < 1.0 and value_after_card(state, seat, lowest, elevens, known_passes) > now


def value_after_card(state: State, seat: int, lowest: int, elevens: int, known_passes: int) -> float:
    """Returns what the hand is worth after the next card: the mean over all cards that the seat has not seen."""
    total = 0.0
    for card in range(LOWEST, KINDS):
        cards = unseen(state, seat, card)
        more = lowest + worth(card)
        if cards > 0 and more <= SECOND:
            then = elevens + elevens_in(card)
            total += cards * max(continue_value(more, then), standing(state, seat, more, then, known_passes))
    return total / all_unseen(state, seat)


def standing(state: State, seat: int, lowest: int, elevens: int, known_passes: int) -> float:
    """Returns what the seat would get with such a hand if the round ended now, as a share of one treasure."""
    second = reading(lowest, elevens, SECOND)
    if lowest == FIRST and second == SECOND:
        return TREASURES + 0.0
    best = expected_share(state, seat, SECOND, second, known_passes)
    if lowest <= FIRST:
        best = max(best, expected_share(state, seat, FIRST, lowest, known_passes))
    return best


def expected_share(state: State, seat: int, goal: int, total: int, known_passes: int) -> float:
    """Returns the part of a treasure that a total can expect against what the others may hold."""
    part = 1.0
    for other in range(state.seats):
        if other != seat and not state.out[other] and state.open_total[other] < goal:
            part *= 1.0 - rivalry(state, seat, other, goal, total, has_declined(state, other, known_passes))
    return part


def rivalry(state: State, seat: int, other: int, goal: int, total: int, declined: bool) -> float:
    """Returns how likely the other seat has a better total for a goal; an equal one counts half."""
    better, every = 0.0, 0.0
    for card in range(LOWEST, KINDS):
        lowest = state.open_total[other] + worth(card)
        elevens = state.shown[other, ONE_OR_ELEVEN] + elevens_in(card)
        weight = unseen(state, seat, card) * (STOPS_FAR if declined and not is_near(lowest, elevens) else 1.0)
        every += weight
        if lowest <= goal and (lowest <= FIRST) == (goal == FIRST):
            theirs = reading(lowest, elevens, goal)
            better += weight if theirs > total else weight * 0.5 if theirs == total else 0.0
    return better / every if every > 0.0 else 0.0
