"""Strokes of luck that people would tell of, each with the chance of something at least as good."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import partial

from fiveleaf.engine.contract import Event
from fiveleaf.engine.odds import Happening, Odds, Stroke
from fiveleaf.games.lucky_five.material import CARD_NAMES, LUCKY_FIVE
from fiveleaf.games.lucky_five.notation import BETS
from fiveleaf.games.lucky_five.rules.dice import sum_of
from fiveleaf.games.lucky_five.state import Bet, Phase, State


def strokes(odds: Odds, run: Sequence[Happening], following: Event | None) -> list[Stroke]:
    """L5-04, L5-09: a right call, all dice of its throw together; and a Lucky Five that is turned."""
    first = run[0].before
    if first.phase == Phase.CARD:
        return [lucky_five(odds, first)] if run[0].event["card"] == CARD_NAMES[LUCKY_FIVE] else []
    if first.phase != Phase.ROLL or not is_right(run[-1].after, first):
        return []
    chance = odds.chance(first, len(run), partial(is_right, first=first))
    params = {"bet": BETS[Bet(first.called)], "sum": first.before, "total": sum_of(run[-1].after, first.bet_dice)}
    return [Stroke("bet", first.turn, chance, params)]


def is_right(after: State, first: State) -> bool:
    """L5-11, L5-14: the seat may go on, or has taken a pile."""
    return after.phase == Phase.GO_ON or after.piles[first.turn] > first.piles[first.turn]


def lucky_five(odds: Odds, before: State) -> Stroke:
    """L5-04: every card that is left is as likely."""
    weights = odds.weights(before)
    return Stroke("lucky-five", before.turn, Fraction(weights[LUCKY_FIVE], sum(weights)), {"card": "lucky-five"})
