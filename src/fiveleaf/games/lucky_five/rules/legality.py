"""The seats that are asked, and their legal moves."""

from __future__ import annotations

from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.engine.rules import ask_one
from fiveleaf.games.lucky_five.material import CHIP_KINDS, DICE, PAIRS
from fiveleaf.games.lucky_five.moves import CALL, CHOOSE, GO_ON, REROLL, REROLL_NOTHING, STAKE, STOP
from fiveleaf.games.lucky_five.rules.seats import right_neighbour
from fiveleaf.games.lucky_five.rules.turn import chooser
from fiveleaf.games.lucky_five.state import Bet, Phase, State


def to_act(state: State) -> int:
    """Returns the seat that acts next, CHANCE, or NOBODY."""
    if state.phase == Phase.STAKE or state.phase == Phase.CALL or state.phase == Phase.GO_ON:
        return state.turn
    if state.phase == Phase.CHOOSE:
        return chooser(state)
    if state.phase == Phase.REROLL:
        return right_neighbour(state)
    return NOBODY if state.phase == Phase.OVER else CHANCE


def asked(state: State, seats: Row) -> int:
    """L5-04: every question is put to one seat."""
    return ask_one(seats, to_act(state))


def legal_moves(state: State, seat: int, moves: Row) -> int:
    """Fills in the legal moves of the seat; none if it is not asked."""
    if seat != to_act(state):
        return 0
    if state.phase == Phase.STAKE:
        return legal_stakes(state, seat, moves)
    if state.phase == Phase.CALL:
        moves[0] = CALL + Bet.HIGHER
        moves[1] = CALL + Bet.LOWER
        return 2
    if state.phase == Phase.GO_ON:
        moves[0] = GO_ON
        moves[1] = STOP
        return 2
    if state.phase == Phase.CHOOSE:
        return legal_choices(moves)
    if state.phase == Phase.REROLL:
        return legal_rerolls(moves)
    return 0


def legal_stakes(state: State, seat: int, moves: Row) -> int:
    """L5-08, L5-R2: one chip of any value that the player has; there is no way round it."""
    count = 0
    for chip in range(CHIP_KINDS):
        if state.chips[seat, chip] > 0:
            moves[count] = STAKE + chip
            count += 1
    return count


def legal_choices(moves: Row) -> int:
    """L5-06, L5-07: any two of the three dice."""
    count = 0
    for pair in PAIRS:
        moves[count] = CHOOSE + pair
        count += 1
    return count


def legal_rerolls(moves: Row) -> int:
    """L5-13: one of the three dice, or none."""
    for die in range(DICE):
        moves[die] = REROLL + die
    moves[DICE] = REROLL_NOTHING
    return DICE + 1
