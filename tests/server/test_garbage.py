"""Garbage collection: it runs when it is worth its time, and only where Python does not do so by itself."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from fiveleaf.server.garbage import (
    CHECK_SECONDS,
    MAX_SECONDS,
    MAX_UNCOLLECTED,
    GarbageCollection,
    stop_automatic_collection,
)
from tests.server.visitors import FakeTime


@pytest.fixture
def collections(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """Python collects nothing by itself; a note of each collection."""
    stop_automatic_collection()
    noted: list[float] = []
    monkeypatch.setattr(gc, "collect", lambda: noted.append(1))
    yield noted
    gc.enable()
    gc.unfreeze()


def test_memory_is_collected_when_much_has_left(collections: list[float]) -> None:
    time = FakeTime()
    garbage = GarbageCollection(time, range(100))
    garbage.begin()
    garbage.left += MAX_UNCOLLECTED + 50
    time.fire()
    assert collections == [], "half of what is there may lie around besides"
    garbage.left += 1
    time.fire()
    time.fire()
    assert (len(collections), garbage.left) == (1, 0)


def test_memory_is_collected_now_and_then(collections: list[float]) -> None:
    time = FakeTime()
    GarbageCollection(time, range(100)).begin()
    for _ in range(int(MAX_SECONDS / CHECK_SECONDS)):
        time.fire()
    assert collections == []
    time.fire()
    assert len(collections) == 1


def test_where_python_collects_by_itself_nothing_is_done() -> None:
    time = FakeTime()
    GarbageCollection(time, range(100)).begin()
    assert time.next_due() is None
