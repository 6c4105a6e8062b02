"""What a move of Lucky Hand leads to: a bonus roll has two results, however many sides the die has."""

from __future__ import annotations

from fiveleaf.bots.desk import Desk, copy_state
from fiveleaf.bots.lucky_hand.odds import plays_to_go
from fiveleaf.bots.value import evaluate, settle
from fiveleaf.games.lucky_hand.material import SIDES
from fiveleaf.games.lucky_hand.rules.bonus import winning_sides
from fiveleaf.games.lucky_hand.rules.chance import resolve
from fiveleaf.games.lucky_hand.state import Phase


def expected(desk: Desk, row: int, spare: int, depth: int, seat: int) -> float:
    """One seat's chance to win, as the mean over both results of a bonus roll; writes on the spare row."""
    state = desk.states[row]
    if state.phase != Phase.BONUS_ROLL:
        return look_on(desk, row, seat)
    sides = winning_sides(state, state.turn, state.played)
    total = 0.0
    if sides > 0:
        copy_state(desk, row, spare)
        resolve(desk.states[spare], SIDES - 1)
        total += sides * look_on(desk, spare, seat)
    if sides < SIDES:
        copy_state(desk, row, spare)
        resolve(desk.states[spare], 0)
        total += (SIDES - sides) * look_on(desk, spare, seat)
    return total / SIDES


def look_on(desk: Desk, row: int, seat: int) -> float:
    """One seat's chance to win, exact as soon as no card will be played any more."""
    state = desk.states[row]
    if state.phase == Phase.DRAW and state.rounds > 0 and nobody_plays(desk, row):
        settle(desk, row)
    else:
        evaluate(desk, row)
    return desk.chances[seat]


def nobody_plays(desk: Desk, row: int) -> bool:
    """All that is left to do is to refill the hands."""
    state = desk.states[row]
    plays = 0
    for seat in range(state.seats):
        plays += plays_to_go(state, seat)
    return plays == 0
