"""Strokes of luck that people would tell of, each with the chance of something at least as good."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from fiveleaf.engine.contract import Event
from fiveleaf.engine.odds import Happening, Odds, Stroke
from fiveleaf.games.eight_28.material import EXTRA, FIRST, ONE_OR_ELEVEN, SECOND
from fiveleaf.games.eight_28.notation import CARD_CODES
from fiveleaf.games.eight_28.rules.totals import count_elevens, lowest_total, lowest_value
from fiveleaf.games.eight_28.state import Phase, State


def strokes(odds: Odds, run: Sequence[Happening], following: Event | None) -> list[Stroke]:
    """EX-06, EX-18: a card with which the seat's cards make exactly 8, exactly 28, or both."""
    if run[0].before.phase != Phase.DRAW:
        return []
    return [stroke for at, one in enumerate(run) for stroke in turned_up(odds, one, at)]


def turned_up(odds: Odds, one: Happening, at: int) -> list[Stroke]:
    """As good is any card that makes as many of the two numbers."""
    before, seat = one.before, one.event["seat"]
    hit = exact_totals(before, seat, CARD_CODES[one.event["card"]])
    if not hit:
        return []
    weights = odds.weights(before)
    good = sum(w for card, w in enumerate(weights) if w and len(exact_totals(before, seat, card)) >= len(hit))
    kind = "both" if len(hit) > 1 else "exact"
    params = {"card": one.event["card"]} if kind == "both" else {"card": one.event["card"], "total": hit[0]}
    return [Stroke(kind, seat, Fraction(good, sum(weights)), params, at)]


def exact_totals(before: State, seat: int, card: int) -> list[int]:
    """EX-06, EX-07: which of 8 and 28 the seat's cards make with that one, unless it puts the seat out."""
    if before.open_total[seat] + lowest_value(card) >= SECOND:
        return []
    lowest = lowest_total(before, seat) + lowest_value(card)
    elevens = count_elevens(before, seat) + (card == ONE_OR_ELEVEN)
    readings = {lowest + EXTRA * number for number in range(elevens + 1)}
    return [goal for goal in (FIRST, SECOND) if goal in readings]
