"""How the two strongest bots of Lucky Five think."""

from __future__ import annotations

from fiveleaf.bots.desk import IMAGINED, Desk
from fiveleaf.bots.lucky_five.lies import LIES, SETS, STEP, chips_left, lie_of
from fiveleaf.bots.lucky_five.odds import is_alone
from fiveleaf.bots.lucky_five.turn import (
    BETTING,
    STOPPED,
    bet_worth,
    call_worth,
    end_turn_with,
    gather,
    rerolled_worth,
    solve_turn,
    step_worth,
)
from fiveleaf.bots.search import best_of, weigh_by_value
from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_five.material import LUCKY_FIVE
from fiveleaf.games.lucky_five.moves import CALL, CHOOSE, GO_ON, REROLL, REROLL_NOTHING, STAKE


def ponder(desk: Desk, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """The value after each move, or the whole turn, so many steps deep, with the value where it ends.

    The efforts are the steps in a turn that others follow and in a last turn; at 0 only the next move is looked at.
    Among three and more a neighbour looks at its own next move alone: the tables tell the chances of the player.
    """
    state = desk.states[IMAGINED]
    depth = desk.efforts[level][1 if is_alone(state) else 0]
    if depth == 0 or (state.seats > 2 and state.turn != seat):
        return weigh_by_value(desk, seat, moves, count, rng, 1)
    solve_turn(desk, IMAGINED, depth)
    for index in range(count):
        worth = move_worth(desk, moves[index])
        desk.worth[index] = worth if state.turn == seat else 1.0 - worth
    return best_of(desk, count)


def move_worth(desk: Desk, move: int) -> float:
    """What a move is worth to the player whose turn it is, after the turn was solved."""
    state = desk.states[IMAGINED]
    left = chips_left(state, state.turn)
    lie = lie_of(state)
    dice = 0 if state.card == LUCKY_FIVE else state.bet_dice
    betting = BETTING + left * SETS * LIES + lie
    if move >= CALL:
        gather(desk, left, dice)
        return call_worth(desk, lie, dice, move - CALL)
    if move >= STAKE:
        return stake_worth(desk, left - STEP[move - STAKE], lie, dice)
    if move == REROLL_NOTHING:
        return desk.gained[betting]
    if move >= REROLL:
        return rerolled_worth(desk, left, lie, move - REROLL)
    if move >= CHOOSE:
        return desk.gained[betting + (move - CHOOSE) * LIES]
    if move == GO_ON:
        return step_worth(desk, left, lie, is_alone(state))
    return desk.gained[STOPPED + lie]


def stake_worth(desk: Desk, left: int, lie: int, dice: int) -> float:
    """What a bet is worth whose stake leaves these chips."""
    end_turn_with(desk, IMAGINED, left, 0)
    gather(desk, left, dice)
    return bet_worth(desk, lie, dice)
