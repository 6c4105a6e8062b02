"""Garbage collection: it runs when much has left the memory, not while people play.

A collection looks at everything: with thousands of tables it takes half a second, in which nobody is answered. Moves
leave no reference cycles behind; tables, connections and requests do.
"""

from __future__ import annotations

import gc
from collections.abc import Sized

from fiveleaf.server.clocks import Time

MAX_GONE = 200  # tables and connections that left and are not collected yet, beside half of those that are there
MAX_NEW_OBJECTS = 1_000_000  # allocated since the last collection,
NEW_OBJECTS_PER_TABLE = 2_000  # and for each table in memory
CHECK_SECONDS = 10.0  # from one check to the next
MAX_SECONDS = 600.0  # from one collection to the next


def stop_automatic_collection() -> None:
    """Exempts what is in memory from collection, and leaves the rest to `GarbageCollection`."""
    gc.collect()
    gc.freeze()
    gc.disable()


class GarbageCollection:
    """Collects when much has left the memory, much was allocated, or the last time was long ago."""

    def __init__(self, time: Time, tables: Sized) -> None:
        self.time = time
        self.tables = tables  # those in memory
        self.left = 0  # tables and connections gone since the last collection
        self._collected = time.now()

    def begin(self) -> None:
        """Checks from now on, if Python does not collect by itself."""
        if not gc.isenabled():
            self.time.call_at(self.time.now() + CHECK_SECONDS, self._check)

    def is_due(self) -> bool:
        """Returns whether a collection is worth its time."""
        tables = len(self.tables)
        is_long_ago = self.time.now() - self._collected > MAX_SECONDS
        has_grown = gc.get_count()[0] > MAX_NEW_OBJECTS + NEW_OBJECTS_PER_TABLE * tables
        return is_long_ago or has_grown or self.left > MAX_GONE + tables // 2

    def _check(self) -> None:
        if self.is_due():
            gc.collect()
            self.left, self._collected = 0, self.time.now()
        self.begin()
