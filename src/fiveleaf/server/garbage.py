"""Tidying up: what only points at itself is looked for when much has left the memory, not while people play.

Such a search looks at everything: with thousands of tables it takes half a second, in which nobody is answered. Moves
leave nothing of the kind behind; tables, connections and requests do.
"""

from __future__ import annotations

import gc
from collections.abc import Sized

from fiveleaf.server.clocks import Time

FEW = 200  # tables and connections that may lie around in any case
MANY = 1_000_000  # objects that may have been added since the last search,
EACH = 2_000  # and for each table: those it needs with its connections, and more
LOOK = 10.0  # seconds from one look at that to the next
SELDOM = 600.0  # seconds after which everything is searched anyway


def calm_collector() -> None:
    """What is there stays, and nothing is searched but by `Tidying`."""
    gc.collect()
    gc.freeze()
    gc.disable()


class Tidying:
    """Has everything searched when much has left beside what is there, much was added, or it was long ago."""

    def __init__(self, time: Time, tables: Sized) -> None:
        self.time = time
        self.tables = tables  # those that are there
        self.left = 0  # tables and connections since the last search
        self._searched = time.now()

    def begin(self) -> None:
        """From now on it is looked after, if Python does not do so by itself."""
        if not gc.isenabled():
            self.time.call_at(self.time.now() + LOOK, self._look)

    def is_due(self) -> bool:
        """Whether it is worth its time."""
        there = len(self.tables)
        is_long_ago = self.time.now() - self._searched > SELDOM
        return is_long_ago or self.left > FEW + there // 2 or gc.get_count()[0] > MANY + EACH * there

    def _look(self) -> None:
        if self.is_due():
            gc.collect()
            self.left, self._searched = 0, self.time.now()
        self.begin()
