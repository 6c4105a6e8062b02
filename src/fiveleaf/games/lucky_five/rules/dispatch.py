"""Applies a move: dispatches each move code to the clause that handles it."""

from __future__ import annotations

from fiveleaf.games.lucky_five.moves import CALL, CHOOSE, GO_ON, REROLL, REROLL_NOTHING, STAKE
from fiveleaf.games.lucky_five.rules.bet import call, roll_again, stake, take_pile
from fiveleaf.games.lucky_five.rules.turn import begin_step, prepare_stake
from fiveleaf.games.lucky_five.state import State


def play(state: State, seat: int, move: int) -> None:
    """Applies a move of the seat."""
    if move >= CALL:
        call(state, move - CALL)
    elif move >= STAKE:
        stake(state, move - STAKE)
    elif move == REROLL_NOTHING:
        prepare_stake(state)
    elif move >= REROLL:
        roll_again(state, move - REROLL)
    elif move >= CHOOSE:
        state.bet_dice = move - CHOOSE
        prepare_stake(state)
    elif move == GO_ON:
        begin_step(state)
    else:
        take_pile(state, 0)
