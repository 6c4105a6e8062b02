"""The expected value of Lucky Hand: a bonus roll has two results, however many sides the die has."""

from __future__ import annotations

from fiveleaf.bots.lucky_hand.odds import plays_to_go
from fiveleaf.bots.scratch import Scratch, copy_state
from fiveleaf.bots.value import evaluate, evaluate_final
from fiveleaf.games.lucky_hand.material import SIDES
from fiveleaf.games.lucky_hand.rules.bonus import winning_sides
from fiveleaf.games.lucky_hand.rules.chance import resolve
from fiveleaf.games.lucky_hand.state import Phase


def expected_value(scratch: Scratch, row: int, spare: int, depth: int, seat: int) -> float:
    """Returns one seat's chance to win; for a bonus roll the mean over both results, each tried on the spare row."""
    state = scratch.states[row]
    if state.phase != Phase.BONUS_ROLL:
        return final_or_value(scratch, row, seat)
    sides = winning_sides(state, state.turn, state.played)
    total = 0.0
    if sides > 0:
        copy_state(scratch, row, spare)
        resolve(scratch.states[spare], SIDES - 1)
        total += sides * final_or_value(scratch, spare, seat)
    if sides < SIDES:
        copy_state(scratch, row, spare)
        resolve(scratch.states[spare], 0)
        total += (SIDES - sides) * final_or_value(scratch, spare, seat)
    return total / SIDES


def final_or_value(scratch: Scratch, row: int, seat: int) -> float:
    """Returns one seat's chance to win, exact as soon as no card will be played any more."""
    state = scratch.states[row]
    if state.phase == Phase.DRAW and state.rounds > 0 and nobody_plays(scratch, row):
        evaluate_final(scratch, row)
    else:
        evaluate(scratch, row)
    return scratch.win_chances[seat]


def nobody_plays(scratch: Scratch, row: int) -> bool:
    """Whether all that is left to do is to refill the hands."""
    state = scratch.states[row]
    plays = 0
    for seat in range(state.seats):
        plays += plays_to_go(state, seat)
    return plays == 0
