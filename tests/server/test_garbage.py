"""Tidying up: everything is searched when it is worth its time, and only where Python does not do so by itself."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from fiveleaf.server.garbage import FEW, LOOK, SELDOM, Tidying, calm_collector
from tests.server.visitors import FakeTime


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """A calm collector, and a note of each search."""
    calm_collector()
    noted: list[float] = []
    monkeypatch.setattr(gc, "collect", lambda: noted.append(1))
    yield noted
    gc.enable()
    gc.unfreeze()


def test_everything_is_searched_when_much_has_left(searches: list[float]) -> None:
    time = FakeTime()
    tidying = Tidying(time, range(100))
    tidying.begin()
    tidying.left += FEW + 50
    time.fire()
    assert searches == [], "half of what is there may lie around besides"
    tidying.left += 1
    time.fire()
    time.fire()
    assert (len(searches), tidying.left) == (1, 0)


def test_everything_is_searched_now_and_then(searches: list[float]) -> None:
    time = FakeTime()
    Tidying(time, range(100)).begin()
    for _ in range(int(SELDOM / LOOK)):
        time.fire()
    assert searches == []
    time.fire()
    assert len(searches) == 1


def test_where_python_searches_by_itself_nothing_is_done() -> None:
    time = FakeTime()
    Tidying(time, range(100)).begin()
    assert time.next_due() is None
