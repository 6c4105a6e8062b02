"""What luck may bring after a move: how likely each outcome is, and the mover's chance to win after it."""

from __future__ import annotations

from typing import Any

from fiveleaf.bots.decide import run_search
from fiveleaf.bots.scratch import AFTERSTATE, AHEAD, DETERMINIZED, Scratch, copy_state
from fiveleaf.bots.search import determinize
from fiveleaf.bots.value import win_chance
from fiveleaf.engine.chance import total_weight
from fiveleaf.engine.contract import CHANCE
from fiveleaf.engine.layout import Row
from fiveleaf.engine.placeholders import play, resolve, to_act, weigh

FloatGrid = Any  # floating-point numbers by move and outcome
WARM_UP = 0  # the level with which nothing is searched: the code is compiled, no more


def value_moves(scratch: Scratch, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Searches with the settings of a level; returns the index of its choice and leaves the values in `scratch`."""
    return run_search(scratch, level, seat, moves, count, rng) if level > WARM_UP else 0


def find_prospects(
    scratch: Scratch, seat: int, moves: Row, count: int, rng: Row, samples: int, chance: FloatGrid, win: FloatGrid
) -> None:
    """Fills in, for each move, the chance of each outcome that may follow at once, and the chance to win after it."""
    total = 0.0
    for _ in range(samples):
        share = determinize(scratch, seat, rng)
        total += share
        for index in range(count):
            copy_state(scratch, DETERMINIZED, AFTERSTATE)
            play(scratch.states[AFTERSTATE], seat, moves[index])
            if to_act(scratch.states[AFTERSTATE]) == CHANCE:
                add_prospects(scratch, seat, index, share, chance, win)
    for index in range(count):
        for outcome in range(len(scratch.outcomes[1])):
            if chance[index, outcome] > 0.0:
                win[index, outcome] /= chance[index, outcome]
                chance[index, outcome] /= total


def add_prospects(scratch: Scratch, seat: int, index: int, share: float, chance: FloatGrid, win: FloatGrid) -> None:
    """Adds what luck may bring in one determinization, weighted by its likelihood."""
    weights = scratch.outcomes[1]
    count = weigh(scratch.states[AFTERSTATE], weights)
    every = total_weight(weights, count)
    for outcome in range(count):
        if weights[outcome] > 0:
            part = share * weights[outcome] / every
            copy_state(scratch, AFTERSTATE, AHEAD)
            resolve(scratch.states[AHEAD], outcome)
            chance[index, outcome] += part
            win[index, outcome] += part * win_chance(scratch, AHEAD, seat)
