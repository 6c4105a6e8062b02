"""Level 2 of Lucky Five, as a child plays: bet against the dice, stake high when it feels safe, stop with two cards."""

from __future__ import annotations

from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_five.material import ALL_DICE, DICE, FACES, PAIRS
from fiveleaf.games.lucky_five.moves import CALL, CHOOSE, GO_ON, REROLL, REROLL_NOTHING, STOP
from fiveleaf.games.lucky_five.rules.turn import count_cards
from fiveleaf.games.lucky_five.state import Bet, Phase, State

SAFE_LEAN = 5  # from which on a bet feels safe
STOP_CARDS = 2  # with so many cards it stops


def lean(state: State, dice: int) -> int:
    """Returns twice the distance of the dice from their average: below 0 higher is likelier, above 0 lower is."""
    distance = 0
    for die in range(DICE):
        if dice & (1 << die):
            distance += 2 * state.dice[die] - (FACES + 1)
    return distance


def simple(state: State, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Makes the likelier call; stakes the highest chip if that feels safe, else the lowest; gives others hard dice."""
    if state.phase == Phase.CALL:
        return CALL + Bet.HIGHER if lean(state, state.bet_dice) < 0 else CALL + Bet.LOWER
    if state.phase == Phase.STAKE:
        return moves[count - 1] if abs(lean(state, state.bet_dice)) >= SAFE_LEAN else moves[0]
    if state.phase == Phase.CHOOSE:
        return CHOOSE + choose_pair(state, seat == state.turn)
    if state.phase == Phase.REROLL:
        return choose_reroll(state)
    return STOP if count_cards(state.turned) >= STOP_CARDS else GO_ON


def choose_pair(state: State, easy: bool) -> int:
    """Returns the two dice that lie farthest from the middle, or nearest to it."""
    best = PAIRS[0]
    for pair in PAIRS:
        farther = abs(lean(state, pair)) > abs(lean(state, best))
        if farther == easy:
            best = pair
    return best


def choose_reroll(state: State) -> int:
    """Rerolls the die that makes the bet safe, if it is."""
    all_lean = lean(state, ALL_DICE)
    if abs(all_lean) < SAFE_LEAN:
        return REROLL_NOTHING
    best = 0
    for die in range(DICE):
        if abs(all_lean - lean(state, 1 << die)) < abs(all_lean - lean(state, 1 << best)):
            best = die
    return REROLL + best
