"""What luck may bring after a move: how likely, and what it would be worth to the one who moves."""

from __future__ import annotations

from typing import Any

from fiveleaf.bots.decide import think
from fiveleaf.bots.desk import AFTER, DEEPER, WORLD, Desk, copy_state
from fiveleaf.bots.search import imagine_world
from fiveleaf.bots.value import value_of
from fiveleaf.engine.chance import total_weight
from fiveleaf.engine.contract import CHANCE
from fiveleaf.engine.layout import Row
from fiveleaf.engine.stand_ins import play, resolve, to_act, weigh

Plane = Any  # real numbers by move and outcome


def judge(desk: Desk, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """The index of the choice of a level that thinks, with the worth of all moves on the desk; level 0 warms up."""
    return think(desk, level, seat, moves, count, rng) if level > 0 else 0


def look_at_luck(
    desk: Desk, seat: int, moves: Row, count: int, rng: Row, worlds: int, chance: Plane, worth: Plane
) -> None:
    """For each move and each outcome of the luck that follows at once: its chance, and the chance to win after it."""
    total = 0.0
    for _ in range(worlds):
        share = imagine_world(desk, seat, rng)
        total += share
        for index in range(count):
            copy_state(desk, WORLD, AFTER)
            play(desk.states[AFTER], seat, moves[index])
            if to_act(desk.states[AFTER]) == CHANCE:
                look_at_outcomes(desk, seat, index, share, chance, worth)
    for index in range(count):
        for outcome in range(len(desk.outcomes[1])):
            if chance[index, outcome] > 0.0:
                worth[index, outcome] /= chance[index, outcome]
                chance[index, outcome] /= total


def look_at_outcomes(desk: Desk, seat: int, index: int, share: float, chance: Plane, worth: Plane) -> None:
    """Adds what luck may bring in one world."""
    weights = desk.outcomes[1]
    count = weigh(desk.states[AFTER], weights)
    every = total_weight(weights, count)
    for outcome in range(count):
        if weights[outcome] > 0:
            part = share * weights[outcome] / every
            copy_state(desk, AFTER, DEEPER)
            resolve(desk.states[DEEPER], outcome)
            chance[index, outcome] += part
            worth[index, outcome] += part * value_of(desk, DEEPER, seat)
