"""How the two strongest bots of Lucky Hand think."""

from __future__ import annotations

from fiveleaf.bots.desk import Desk
from fiveleaf.bots.search import weigh_by_halving
from fiveleaf.engine.layout import Row


def ponder(desk: Desk, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """So many lines, each played on by the rule of level 3 for so many decisions, then judged by the value."""
    effort = desk.efforts[level]
    return weigh_by_halving(desk, seat, moves, count, rng, effort[0], effort[1])
