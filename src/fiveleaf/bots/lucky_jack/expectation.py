"""The expected value of Lucky Jack: after a draw the card is kept or put, as is better for the seat that drew it."""

from __future__ import annotations

from typing import Final

from fiveleaf.bots.scratch import Scratch, copy_state
from fiveleaf.bots.value import evaluate, win_chance
from fiveleaf.engine.chance import total_weight
from fiveleaf.engine.contract import CHANCE
from fiveleaf.engine.placeholders import play, resolve, to_act, weigh
from fiveleaf.games.lucky_jack.moves import KEEP, PUT
from fiveleaf.games.lucky_jack.state import Phase, State

KEEP_ROW: Final = 7  # the row of the state in which the drawn card is kept or put


def is_dealing(state: State) -> bool:
    """Whether a hand has ended and the next one is being dealt: the value covers that."""
    return state.phase <= Phase.DEAL


def expected_value(scratch: Scratch, row: int, spare: int, depth: int, seat: int) -> float:
    """Returns one seat's chance to win; at a chance node the mean over all outcomes, each tried on the spare row."""
    state = scratch.states[row]
    if to_act(state) != CHANCE or is_dealing(state):
        return win_chance(scratch, row, seat)
    weights = scratch.outcomes[depth]
    count = weigh(state, weights)
    total = 0.0
    for outcome in range(count):
        if weights[outcome] > 0:
            copy_state(scratch, row, spare)
            resolve(scratch.states[spare], outcome)
            total += weights[outcome] * after_keep_or_put(scratch, spare, seat)
    return total / total_weight(weights, count)


def after_keep_or_put(scratch: Scratch, row: int, seat: int) -> float:
    """Returns one seat's chance to win once a drawn card is kept or put."""
    state = scratch.states[row]
    if state.phase != Phase.KEEP:
        return win_chance(scratch, row, seat)
    owner = state.turn
    best, own = 0.0, 0.0
    for move in range(KEEP, PUT + 1):
        copy_state(scratch, row, KEEP_ROW)
        play(scratch.states[KEEP_ROW], owner, move)
        evaluate(scratch, KEEP_ROW)
        if scratch.win_chances[owner] > best:
            best = scratch.win_chances[owner]
            own = scratch.win_chances[seat]
    return own
