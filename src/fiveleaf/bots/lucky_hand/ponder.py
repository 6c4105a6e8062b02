"""How the two strongest bots of Lucky Hand think."""

from __future__ import annotations

from typing import Final

from fiveleaf.bots.desk import Desk
from fiveleaf.bots.lucky_hand.lines import weigh_by_lines
from fiveleaf.bots.search import weigh_by_halving, weigh_by_tree, weigh_by_value
from fiveleaf.engine.layout import Row

GLANCE, LINES, TREE, FOLLOW = range(4)  # ways to think
CURIOSITY_UNIT: Final = 1000.0


def ponder(desk: Desk, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """The value after each move over some worlds, lines played on by the rule of level 3, or a tree."""
    effort = desk.efforts[level]
    if effort[0] == GLANCE:
        return weigh_by_value(desk, seat, moves, count, rng, effort[1])
    if effort[0] == LINES:
        return weigh_by_halving(desk, seat, moves, count, rng, effort[1], effort[2])
    if effort[0] == FOLLOW:
        return weigh_by_lines(desk, seat, moves, count, rng, effort[1], effort[2])
    return weigh_by_tree(desk, seat, moves, count, rng, effort[1], effort[2] / CURIOSITY_UNIT)
