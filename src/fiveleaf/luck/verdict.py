"""The verdict on a game in one sentence (who won, and what luck had to do with it), and its sums in whole points."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

from fiveleaf.engine.contract import Message
from fiveleaf.luck.report import Report, SeatReport

EVEN_LUCK = 0.03  # luck below three points of 100 is called even


def verdict_of(report: Report) -> Message:
    """Returns the sentence as a message; winners are `seats`, the luckiest seat is `seat`."""
    winners = leaders_of(report)
    if not report.is_over:
        chance = points(report.seats[winners[0]].result)
        return with_luckiest("open", report, {"seats": winners, "chance": chance})
    if len(winners) > 1:
        return with_luckiest("shared", report, {"seats": winners})
    luck = report.seats[winners[0]].luck
    kind = "even" if abs(luck) < EVEN_LUCK else "lucky" if luck > 0 else "unlucky"
    return Message(f"report-won-{kind}", {"seats": winners, "points": abs(points(luck))})


def with_luckiest(kind: str, report: Report, params: dict[str, object]) -> Message:
    """Returns a message with the seat that luck was kindest to, or the one for even luck."""
    lucks = [seat.luck for seat in report.seats]
    most = max(lucks)
    if most < EVEN_LUCK:
        return Message(f"report-{kind}-even", params)
    return Message(f"report-{kind}-lucky", {**params, "seat": lucks.index(most), "points": points(most)})


def leaders_of(report: Report) -> list[int]:
    """Returns the seats with the highest result: the winners, once the game is over."""
    most = max(seat.result for seat in report.seats)
    return [index for index, seat in enumerate(report.seats) if seat.result == most]


def points(share: float) -> int:
    """Returns a share of the win as points of 100."""
    return round(100 * share)


def rounded(shares: Sequence[float]) -> list[int]:
    """Returns shares as whole points that add up to the points of their sum, by largest remainders."""
    exact = [100 * share for share in shares]
    whole = [floor(number) for number in exact]
    missing = points(sum(shares)) - sum(whole)
    by_remainder = sorted(range(len(exact)), key=lambda index: whole[index] - exact[index])
    for index in by_remainder[:missing]:
        whole[index] += 1
    return whole


def columns_of(report: Report) -> list[str]:
    """Returns the names of what a seat's result is the sum of, and of the result."""
    moves = ["play", "information", "rest"] if report.moves_graded else ["moves"]
    clock = ["clock"] if report.seats[0].clock is not None else []
    return ["start", "luck", *moves, *clock, "result"]


def adding_up(report: Report, seat: SeatReport) -> list[int]:
    """Returns those numbers for one seat, in points of 100 that add up; ungraded moves are one with the rest."""
    moves = [seat.play, seat.information, seat.rest]
    clock = [] if seat.clock is None else [seat.clock]
    parts = [seat.start, seat.luck, *(moves if report.moves_graded else [sum(moves)]), *clock]
    whole = rounded(parts)
    return [*whole, sum(whole)]
