"""Tidying up: what only points at itself is looked for when much has left the memory, never while people play.

Such a search looks at everything: with thousands of tables it takes half a second, in which nobody is answered.
"""

from __future__ import annotations

import gc

from fiveleaf.server.clocks import Time

FEW = 200  # tables and connections that may lie around in any case
SOON = 1.0  # seconds after the last straw
YOUNG = (10_000, 5, 1_000_000_000)  # the collector by itself looks at what is new, and never at everything


def calm_collector() -> None:
    """What is there stays, and the search for garbage looks only at what is new."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)


class Tidying:
    """Counts what leaves, and has everything searched when that is much beside what is there."""

    def __init__(self, time: Time) -> None:
        self.time = time
        self.left = 0  # since the last search
        self._is_due = False

    def leaves(self, there: int) -> None:
        """One table or connection leaves; so many are still there."""
        self.left += 1
        if self.left > FEW + there // 2 and not self._is_due:
            self._is_due = True
            self.time.call_at(self.time.now() + SOON, self.tidy)

    def tidy(self) -> None:
        """Searches everything."""
        self.left, self._is_due = 0, False
        gc.collect()
