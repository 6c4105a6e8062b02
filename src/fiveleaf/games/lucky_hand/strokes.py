"""Strokes of luck that people would tell of, each with the chance of something at least as good."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from fiveleaf.engine.contract import Event
from fiveleaf.engine.odds import Happening, Odds, Stroke
from fiveleaf.games.lucky_hand.material import BONUS_KINDS, SIDES
from fiveleaf.games.lucky_hand.notation import CARDS
from fiveleaf.games.lucky_hand.rules.bonus import winning_sides
from fiveleaf.games.lucky_hand.state import STAKED, Phase, State


def strokes(odds: Odds, run: Sequence[Happening], following: Event | None) -> list[Stroke]:
    """LH-07, LH-08: a die that wins a bonus card, or the stakes of a max of points."""
    found = []
    for at, one in enumerate(run):
        if one.before.phase == Phase.BONUS_ROLL and one.event["seat"] in grown_pots(one.before, one.after):
            found.append(bonus(one, at))
        elif one.before.phase == Phase.MAX_ROLL and one.after.phase != Phase.MAX_ROLL:
            found += highest_roll(run[: at + 1], at)
    return found


def bonus(one: Happening, at: int) -> Stroke:
    """LH-07: as good is every side of the die that wins the card."""
    seat, card = one.event["seat"], one.before.played
    chance = Fraction(winning_sides(one.before, seat, card), SIDES)
    return Stroke("bonus", seat, chance, {"card": CARDS[card], "value": one.event["value"]}, at)


def highest_roll(run: Sequence[Happening], at: int) -> list[Stroke]:
    """LH-08: as good is every roll at least as high as that of the seat that takes the stakes."""
    before = run[at].before
    stakes = sum(before.stake[seat] >= STAKED for seat in range(before.seats))
    rolls = {one.event["seat"]: (one.event["value"], index) for index, one in enumerate(run)}
    found = []
    for seat in grown_pots(before, run[at].after):
        value, _ = rolls[seat]
        found.append(Stroke("max", seat, Fraction(SIDES + 1 - value, SIDES), {"value": value, "count": stakes}, at))
    return found


def grown_pots(before: State, after: State) -> list[int]:
    """Returns the seats with more bonus cards in their pots than before."""
    sizes = [
        [sum(state.pot[seat, kind] for kind in range(BONUS_KINDS)) for state in (before, after)]
        for seat in range(before.seats)
    ]
    return [seat for seat, (less, more) in enumerate(sizes) if more > less]
