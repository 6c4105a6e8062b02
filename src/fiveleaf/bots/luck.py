"""The mean over luck: every seat's chance to win before a chance event, exact over all its outcomes."""

from __future__ import annotations

from fiveleaf.bots.scratch import AHEAD, Floats, Scratch, copy_state
from fiveleaf.bots.value import evaluate
from fiveleaf.engine.chance import total_weight
from fiveleaf.engine.contract import CHANCE
from fiveleaf.engine.placeholders import resolve, to_act, weigh

OUTCOME = AHEAD  # the row of states on which an outcome is tried,
EVALUATED = AHEAD + 1  # and that of the last outcome that was evaluated
MEAN_DEPTH = 2  # the row of weights that is used here


def mean_over_luck(scratch: Scratch, row: int, means: Floats) -> None:
    """Fills in every seat's mean chance to win over all outcomes of the chance event that is due.

    Neighbouring outcomes that lead to the same state, as most sides of a die do, are evaluated once.
    """
    state = scratch.states[row]
    weights = scratch.outcomes[MEAN_DEPTH]
    count = weigh(state, weights)
    total = total_weight(weights, count)
    for seat in range(state.seats):
        means[seat] = 0.0
    is_first = True
    for outcome in range(count):
        if weights[outcome] > 0:
            copy_state(scratch, row, OUTCOME)
            resolve(scratch.states[OUTCOME], outcome)
            if is_first or not are_equal(scratch, OUTCOME, EVALUATED):
                evaluate(scratch, OUTCOME)
                copy_state(scratch, OUTCOME, EVALUATED)
                is_first = False
            for seat in range(state.seats):
                means[seat] += weights[outcome] / total * scratch.win_chances[seat]


def look_ahead(scratch: Scratch, row: int, values: Floats) -> None:
    """Fills in every seat's chance to win in a state; before a chance event it is the mean over the outcomes."""
    if to_act(scratch.states[row]) == CHANCE:
        mean_over_luck(scratch, row, values)
        return
    evaluate(scratch, row)
    for seat in range(scratch.states[row].seats):
        values[seat] = scratch.win_chances[seat]


def are_equal(scratch: Scratch, row: int, other: int) -> bool:
    """Returns whether two rows hold the same state."""
    index = 0
    while index < scratch.size and scratch.content[row, index] == scratch.content[other, index]:
        index += 1
    return index == scratch.size
