"""The expected value of Lucky Five: the value as it is, since its features hold the odds of the next roll and card."""

from __future__ import annotations

from fiveleaf.bots.scratch import Scratch
from fiveleaf.bots.value import win_chance


def expected_value(scratch: Scratch, row: int, spare: int, depth: int, seat: int) -> float:
    """Returns one seat's chance to win; the mean over luck's next outcomes would cost ten times as much."""
    return win_chance(scratch, row, seat)
