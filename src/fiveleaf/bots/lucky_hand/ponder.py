"""How the two strongest bots of Lucky Hand think."""

from __future__ import annotations

from fiveleaf.bots.desk import Desk
from fiveleaf.bots.search import weigh_by_halving, weigh_by_tree
from fiveleaf.engine.layout import Row


def ponder(desk: Desk, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """So many lines, each played on by the rule of level 3 for so many decisions, then judged by the value.

    With a third effort, the hundredths of curiosity, the lines grow one tree over what the one who moves can know.
    """
    effort = desk.efforts[level]
    if effort[2] > 0:
        return weigh_by_tree(desk, seat, moves, count, rng, effort[0], effort[2] / 100.0)
    return weigh_by_halving(desk, seat, moves, count, rng, effort[0], effort[1])
