"""Every kind of store; the tests of what a store promises run over each of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from fiveleaf.server.store import Batch, InputRecord, PaceRecord, SeatRecord, Store, TableRecord
from fiveleaf.server.store.sqlite import SqliteStore

STORES: dict[str, Callable[[Path], Store]] = {"sqlite": SqliteStore}  # by name, how one is opened at a place

RECORD = TableRecord("t", "lucky-jack", 1, {}, (SeatRecord("person", "p"),), PaceRecord(), True, "h", "00", 0)
MOVE = InputRecord("move", {"seat": 0, "move": "draw"}, "id")


def new_table(record: TableRecord, changed: int = 0) -> Batch:
    """A batch that makes a table."""
    return Batch(record.id, changed, record=record)
