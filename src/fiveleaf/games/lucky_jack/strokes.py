"""Strokes of luck that people would tell of, each with the chance of something at least as good."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from fiveleaf.engine.contract import Event
from fiveleaf.engine.layout import first_of
from fiveleaf.engine.odds import Happening, Odds, Stroke, alike_in_a_hand
from fiveleaf.games.lucky_jack.material import CARDS, DEALT_CARDS, JACKPOT_CARDS, LOWEST, RANKS
from fiveleaf.games.lucky_jack.state import Phase, State


def strokes(odds: Odds, run: Sequence[Happening], following: Event | None) -> list[Stroke]:
    """LJ-04, LJ-09: cards alike in a hand that is dealt, and a drawn card that makes three or more alike."""
    match run[0].before.phase:
        case Phase.DEAL:
            return dealt(run[0].before, run[-1].after)
        case Phase.DRAW:
            return [stroke for at, one in enumerate(run) for stroke in drawn(one, at)]
    return []


def dealt(before: State, after: State) -> list[Stroke]:
    """LJ-04: a hand is any of the cards, so its chance is that of a hand from the whole stock."""
    found = []
    for seat in range(after.seats):
        alike, rank = max((after.hand[seat, rank], rank) for rank in range(LOWEST, RANKS))
        if alike >= JACKPOT_CARDS:
            chance = alike_in_a_hand(first_of(before.stock, RANKS), DEALT_CARDS, alike)
            found.append(Stroke("dealt", seat, chance, {"card": CARDS[rank], "count": alike}))
    return found


def drawn(one: Happening, at: int) -> list[Stroke]:
    """LJ-09: as good is any card of which the seat has as many."""
    before, seat = one.before, one.event["seat"]
    rank = CARDS.index(one.event["card"])
    had = before.hand[seat, rank]
    if had + 1 < JACKPOT_CARDS:
        return []
    good = sum(before.stock[other] for other in range(LOWEST, RANKS) if before.hand[seat, other] >= had)
    return [Stroke("drawn", seat, Fraction(good, before.left), {"card": one.event["card"], "had": had}, at)]
