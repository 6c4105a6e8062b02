"""The value network: a small network, the same for every game, that gives every seat its chance to win."""

from __future__ import annotations

from math import exp

from fiveleaf.bots.placeholders import features
from fiveleaf.bots.scratch import FIRST_LAYER, RESULT_DEPTH, SECOND_LAYER, Floats, Scratch, copy_state
from fiveleaf.engine.chance import total_weight
from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.placeholders import resolve, scores, to_act, weigh, winners

OUTPUTS = 2  # for one seat: the logit of its win, and the score it can expect


def parameter_count(inputs: int) -> int:
    """Returns how many parameters a network with so many inputs has."""
    return (inputs + 1) * FIRST_LAYER + (FIRST_LAYER + 1) * SECOND_LAYER + (SECOND_LAYER + 1) * OUTPUTS


def evaluate(scratch: Scratch, row: int) -> None:
    """Fills in every seat's chance to win and expected score in a state; exact once the game is over."""
    state = scratch.states[row]
    if to_act(state) == NOBODY:
        evaluate_final(scratch, row)
        return
    inputs = scratch.inputs
    for seat in range(state.seats):
        for index in range(len(inputs)):
            inputs[index] = 0.0
        features(state, seat, inputs)
        forward_pass(scratch, seat)
    softmax(scratch.win_chances, state.seats)


def evaluate_final(scratch: Scratch, row: int) -> None:
    """Fills in the result of a game that is over: the winners share the win."""
    state = scratch.states[row]
    result = scratch.outcomes[RESULT_DEPTH]
    scores(state, result)
    for seat in range(state.seats):
        scratch.expected_scores[seat] = result[seat]
    winners(state, result)
    won = total_weight(result, state.seats)
    for seat in range(state.seats):
        scratch.win_chances[seat] = result[seat] / won


def forward_pass(scratch: Scratch, seat: int) -> None:
    """Runs the network for one seat: two hidden layers (ReLU), then a logit and a score."""
    parameters, inputs = scratch.parameters, scratch.inputs
    first, second = scratch.hidden[0], scratch.hidden[1]
    at = len(inputs) * FIRST_LAYER
    for unit in range(FIRST_LAYER):
        first[unit] = parameters[at + unit]
    for index in range(len(inputs)):
        number = inputs[index]
        if number != 0.0:
            base = index * FIRST_LAYER
            for unit in range(FIRST_LAYER):
                first[unit] += number * parameters[base + unit]
    base = at + FIRST_LAYER
    at = base + FIRST_LAYER * SECOND_LAYER
    for unit in range(SECOND_LAYER):
        second[unit] = parameters[at + unit]
    for index in range(FIRST_LAYER):
        number = first[index]
        if number > 0.0:
            row = base + index * SECOND_LAYER
            for unit in range(SECOND_LAYER):
                second[unit] += number * parameters[row + unit]
    base = at + SECOND_LAYER
    at = base + SECOND_LAYER * OUTPUTS
    logit, score = parameters[at] + 0.0, parameters[at + 1] + 0.0
    for index in range(SECOND_LAYER):
        number = second[index]
        if number > 0.0:
            logit += number * parameters[base + index * OUTPUTS]
            score += number * parameters[base + index * OUTPUTS + 1]
    scratch.win_chances[seat] = logit
    scratch.expected_scores[seat] = score


def softmax(logits: Floats, seats: int) -> None:
    """Turns logits into chances that add up to one, in place."""
    highest = logits[0]
    for seat in range(1, seats):
        highest = max(highest, logits[seat])
    total = 0.0
    for seat in range(seats):
        logits[seat] = exp(logits[seat] - highest)
        total += logits[seat]
    for seat in range(seats):
        logits[seat] /= total


def win_chance(scratch: Scratch, row: int, seat: int) -> float:
    """Returns one seat's chance to win in a state."""
    evaluate(scratch, row)
    return scratch.win_chances[seat]


def expected_value(scratch: Scratch, row: int, spare: int, depth: int, seat: int) -> float:
    """Returns one seat's chance to win; at a chance node the mean over all outcomes, each tried on the spare row."""
    state = scratch.states[row]
    if to_act(state) != CHANCE:
        return win_chance(scratch, row, seat)
    weights = scratch.outcomes[depth]
    count = weigh(state, weights)
    total = 0.0
    for outcome in range(count):
        if weights[outcome] > 0:
            copy_state(scratch, row, spare)
            resolve(scratch.states[spare], outcome)
            total += weights[outcome] * win_chance(scratch, spare, seat)
    return total / total_weight(weights, count)
