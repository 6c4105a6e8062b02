"""Garbage collection: runs after many tables were unloaded, instead of at any moment of a game.

A collection scans all objects: with thousands of tables it blocks the server for half a second. Moves create no
reference cycles; tables, connections and requests do.
"""

from __future__ import annotations

import gc
from collections.abc import Sized

from fiveleaf.server.clocks import Time

MAX_UNCOLLECTED = 200  # uncollected tables and connections, on top of half of the live ones
MAX_NEW_OBJECTS = 1_000_000  # allocated since the last collection,
NEW_OBJECTS_PER_TABLE = 2_000  # and for each table in memory
CHECK_SECONDS = 10.0  # between two checks
MAX_SECONDS = 600.0  # between two collections


def stop_automatic_collection() -> None:
    """Exempts all current objects from collection, and leaves later ones to `GarbageCollection`."""
    gc.collect()
    gc.freeze()
    gc.disable()


class GarbageCollection:
    """Collects after many tables were unloaded, after many allocations, or after a long time."""

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
        return is_long_ago or has_grown or self.left > MAX_UNCOLLECTED + tables // 2

    def _check(self) -> None:
        if self.is_due():
            gc.collect()
            self.left, self._collected = 0, self.time.now()
        self.begin()
