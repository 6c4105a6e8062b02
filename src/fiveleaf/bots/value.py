"""A learned value: what a small network, the same for every game, makes of a state."""

from __future__ import annotations

from math import exp

from fiveleaf.bots.desk import HIDDEN, SECOND, Desk, Reals, copy_state
from fiveleaf.bots.stand_ins import features
from fiveleaf.engine.chance import total_weight
from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.stand_ins import resolve, scores, to_act, weigh, winners

OUTPUTS = 2  # for one seat: how strongly it stands to win, and the score it can expect


def knowledge_size(inputs: int) -> int:
    """How many weights a value has that looks at so many numbers."""
    return (inputs + 1) * HIDDEN + (HIDDEN + 1) * SECOND + (SECOND + 1) * OUTPUTS


def evaluate(desk: Desk, row: int) -> None:
    """Every seat's chance to win and expected score in a state; exact once the game is over."""
    state = desk.states[row]
    if to_act(state) == NOBODY:
        settle(desk, row)
        return
    inputs = desk.inputs
    for seat in range(state.seats):
        for index in range(len(inputs)):
            inputs[index] = 0.0
        features(state, seat, inputs)
        look(desk, seat)
    share_out(desk.chances, state.seats)


def settle(desk: Desk, row: int) -> None:
    """The result of a game that is over: the winners share the win."""
    state = desk.states[row]
    result = desk.outcomes[DEEPEST]
    scores(state, result)
    for seat in range(state.seats):
        desk.points[seat] = result[seat]
    winners(state, result)
    won = total_weight(result, state.seats)
    for seat in range(state.seats):
        desk.chances[seat] = result[seat] / won


DEEPEST = 3  # the row of weights that no search uses


def look(desk: Desk, seat: int) -> None:
    """The network, for one seat: two hidden layers of rectified sums, then a strength and a score."""
    weights, inputs = desk.knowledge, desk.inputs
    hidden, second = desk.hidden[0], desk.hidden[1]
    at = len(inputs) * HIDDEN
    for cell in range(HIDDEN):
        hidden[cell] = weights[at + cell]
    for index in range(len(inputs)):
        number = inputs[index]
        if number != 0.0:
            base = index * HIDDEN
            for cell in range(HIDDEN):
                hidden[cell] += number * weights[base + cell]
    base = at + HIDDEN
    at = base + HIDDEN * SECOND
    for cell in range(SECOND):
        second[cell] = weights[at + cell]
    for index in range(HIDDEN):
        number = hidden[index]
        if number > 0.0:
            row = base + index * SECOND
            for cell in range(SECOND):
                second[cell] += number * weights[row + cell]
    base = at + SECOND
    at = base + SECOND * OUTPUTS
    strength, score = weights[at] + 0.0, weights[at + 1] + 0.0
    for index in range(SECOND):
        number = second[index]
        if number > 0.0:
            strength += number * weights[base + index * OUTPUTS]
            score += number * weights[base + index * OUTPUTS + 1]
    desk.chances[seat] = strength
    desk.points[seat] = score


def share_out(strengths: Reals, seats: int) -> None:
    """Strengths become chances that add up to one."""
    highest = strengths[0]
    for seat in range(1, seats):
        highest = max(highest, strengths[seat])
    total = 0.0
    for seat in range(seats):
        strengths[seat] = exp(strengths[seat] - highest)
        total += strengths[seat]
    for seat in range(seats):
        strengths[seat] /= total


def value_of(desk: Desk, row: int, seat: int) -> float:
    """One seat's chance to win."""
    evaluate(desk, row)
    return desk.chances[seat]


def expected(desk: Desk, row: int, spare: int, depth: int, seat: int) -> float:
    """One seat's chance to win, as the mean over all outcomes where luck is to act; writes on the spare row."""
    state = desk.states[row]
    if to_act(state) != CHANCE:
        return value_of(desk, row, seat)
    weights = desk.outcomes[depth]
    count = weigh(state, weights)
    total = 0.0
    for outcome in range(count):
        if weights[outcome] > 0:
            copy_state(desk, row, spare)
            resolve(desk.states[spare], outcome)
            total += weights[outcome] * value_of(desk, spare, seat)
    return total / total_weight(weights, count)
