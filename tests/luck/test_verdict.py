"""The verdict: one sentence that says who won and what luck did, in whole points that add up."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

from fiveleaf.luck.report import Report, SeatReport
from fiveleaf.luck.verdict import points, rounded, verdict_of


def a_report() -> Report:
    """A report of two seats to which nothing has happened."""
    seat = SeatReport(start=0.5, luck=0, play=0, information=0, rest=0, result=0.5)
    return Report("lucky-five", True, False, (0.5, 0.5), (seat, seat), (), (), ())


def with_lucks(report: Report, *lucks: float, results: tuple[float, ...], is_over: bool = True) -> Report:
    """The report as if the seats had had that luck."""
    seats = [
        msgspec.structs.replace(seat, luck=luck, result=result)
        for seat, luck, result in zip(report.seats, lucks, results, strict=True)
    ]
    return msgspec.structs.replace(report, seats=tuple(seats), is_over=is_over)


@pytest.mark.parametrize(
    ("lucks", "results", "is_over", "key", "params"),
    [
        ((-0.47, 0.47), (0, 1), True, "report-won-lucky", {"seats": [1], "points": 47}),
        ((0.12, -0.12), (0, 1), True, "report-won-unlucky", {"seats": [1], "points": 12}),
        ((0.01, -0.01), (0, 1), True, "report-won-even", {"seats": [1], "points": 1}),
        ((0.2, -0.2), (0.5, 0.5), True, "report-shared-lucky", {"seats": [0, 1], "seat": 0, "points": 20}),
        ((0.01, -0.01), (0.5, 0.5), True, "report-shared-even", {"seats": [0, 1]}),
        ((-0.2, 0.2), (0.6, 0.4), False, "report-open-lucky", {"seats": [0], "chance": 60, "seat": 1, "points": 20}),
        ((0.0, 0.0), (0.6, 0.4), False, "report-open-even", {"seats": [0], "chance": 60}),
    ],
)
def test_one_sentence_says_who_won_and_what_luck_did(
    lucks: tuple[float, ...], results: tuple[float, ...], is_over: bool, key: str, params: dict[str, Any]
) -> None:
    report = with_lucks(a_report(), *lucks, results=results, is_over=is_over)
    verdict = verdict_of(report)
    assert (verdict.key, verdict.params) == (key, params)


def test_whole_points_add_up() -> None:
    rng = np.random.default_rng(1)
    for parts in rng.normal(size=(200, 4)):
        whole = rounded(list(parts))
        assert sum(whole) == points(parts.sum())
        assert max(abs(number - 100 * part) for number, part in zip(whole, parts, strict=True)) < 1
    assert rounded([1 / 3, 1 / 3, 1 / 3]) == [34, 33, 33]
