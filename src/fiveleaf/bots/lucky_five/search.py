"""The search of levels 4 and 5 of Lucky Five: the value one ply ahead, or the whole turn solved with it."""

from __future__ import annotations

from fiveleaf.bots.lucky_five.dice_index import CHIP_STRIDE, ROLL_COUNT, SETS, chips_left, roll_index
from fiveleaf.bots.lucky_five.odds import is_alone
from fiveleaf.bots.lucky_five.turn_tables import (
    BET_VALUE,
    STOPPED,
    accumulate,
    bet_value,
    call_value,
    end_turn_with,
    reroll_value,
    solve_turn,
    step_value,
)
from fiveleaf.bots.scratch import ROOT, Scratch
from fiveleaf.bots.search import best_move, search_one_ply
from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_five.material import LUCKY_FIVE
from fiveleaf.games.lucky_five.moves import CALL, CHOOSE, GO_ON, REROLL, REROLL_NOTHING, STAKE


def search(scratch: Scratch, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Values the afterstates, or solves the turn to some depth with the value where it ends.

    Settings: the depth in steps, in a turn that others follow and in a last turn; at 0 only afterstates are valued.
    Among three and more a neighbour values its own afterstates: the tables hold the chances of the player alone.
    """
    state = scratch.states[ROOT]
    depth = scratch.settings[level][1 if is_alone(state) else 0]
    if depth == 0 or (state.seats > 2 and state.turn != seat):
        return search_one_ply(scratch, seat, moves, count, rng, 1)
    solve_turn(scratch, ROOT, depth)
    for index in range(count):
        value = table_value(scratch, moves[index])
        scratch.move_values[index] = value if state.turn == seat else 1.0 - value
    return best_move(scratch, count)


def table_value(scratch: Scratch, move: int) -> float:
    """Returns the value of a move to the player whose turn it is, after `solve_turn`."""
    state = scratch.states[ROOT]
    left = chips_left(state, state.turn)
    roll = roll_index(state)
    dice = 0 if state.card == LUCKY_FIVE else state.bet_dice
    betting = BET_VALUE + left * SETS * ROLL_COUNT + roll
    if move >= CALL:
        accumulate(scratch, left, dice)
        return call_value(scratch, roll, dice, move - CALL)
    if move >= STAKE:
        return stake_value(scratch, left - CHIP_STRIDE[move - STAKE], roll, dice)
    if move == REROLL_NOTHING:
        return scratch.workspace[betting]
    if move >= REROLL:
        return reroll_value(scratch, left, roll, move - REROLL)
    if move >= CHOOSE:
        return scratch.workspace[betting + (move - CHOOSE) * ROLL_COUNT]
    if move == GO_ON:
        return step_value(scratch, left, roll, is_alone(state))
    return scratch.workspace[STOPPED + roll]


def stake_value(scratch: Scratch, left: int, roll: int, dice: int) -> float:
    """Returns the value of a bet whose stake leaves these chips."""
    end_turn_with(scratch, ROOT, left, 0)
    accumulate(scratch, left, dice)
    return bet_value(scratch, roll, dice)
