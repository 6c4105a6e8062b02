"""What a move of Lucky Five leads to: the value as it is, since it knows the odds of a roll and of a next card."""

from __future__ import annotations

from fiveleaf.bots.desk import Desk
from fiveleaf.bots.value import value_of


def expected(desk: Desk, row: int, spare: int, depth: int, seat: int) -> float:
    """One seat's chance to win; the mean over luck's next outcomes would cost ten times as much."""
    return value_of(desk, row, seat)
