"""The optimal stopping problem of one hand: what it is worth to stop or to go on against average players.

Everybody draws from a fresh deck and stops where that is best against how the others end on average; best responses
are mixed (fictitious play) until nobody gains by another way to stop. A value is a share of one treasure.
"""

from __future__ import annotations

from math import comb
from typing import Final

from fiveleaf.bots.eight_28.hand import elevens_in, reading, worth
from fiveleaf.games.eight_28.material import CARDS, DECKS, FIFTEEN_ONES, FIRST, KINDS, LOWEST, SECOND, TREASURES

MAX_ELEVENS: Final = 2  # a third card that can count 10 more changes nothing up to 28
HANDS: Final = MAX_ELEVENS + 1
OPPONENTS: Final = 2
ROUNDS: Final = 120  # of fictitious play
Plan = list[list[float]]  # a number for each lowest total and number of elevens


def blank() -> Plan:
    """Returns zeros for every hand, also for those beyond 28."""
    return [[0.0] * HANDS for _ in range(SECOND + KINDS)]


def after(elevens: int, card: int) -> int:
    """Returns how many cards can count 10 more, once the card has come."""
    return min(MAX_ELEVENS, elevens + elevens_in(card))


def chance(card: int) -> float:
    """Returns how likely a card is in a fresh deck."""
    return DECKS[FIFTEEN_ONES][card] / CARDS


def end_of(goes_on: Plan) -> Plan:
    """Returns how likely each hand is the final one, given how often a seat goes on from each."""
    here, end = blank(), blank()
    for card in range(LOWEST, KINDS):
        here[worth(card)][elevens_in(card)] += chance(card)
    for lowest in range(1, SECOND + 1):
        for elevens in range(HANDS):
            end[lowest][elevens] = here[lowest][elevens] * (1 - goes_on[lowest][elevens])
            on = here[lowest][elevens] - end[lowest][elevens]
            if on > 0:
                for card in range(LOWEST, KINDS):
                    here[lowest + worth(card)][after(elevens, card)] += on * chance(card)
    return end


def claims_of(end: Plan, goal: int) -> list[float]:
    """Returns how likely a seat claims a treasure with each total."""
    claims = [0.0] * (goal + 1)
    for lowest in range(1, SECOND + 1):
        for elevens in range(HANDS):
            if not is_jackpot(lowest, elevens) and (lowest <= FIRST) == (goal == FIRST):
                claims[reading(lowest, elevens, goal)] += end[lowest][elevens]
    return claims


def is_jackpot(lowest: int, elevens: int) -> bool:
    """EX-18: exactly 8 and exactly 28."""
    return lowest == FIRST and reading(lowest, elevens, SECOND) == SECOND


def share(claims: list[float], total: int, jackpot: float) -> float:
    """Returns the part of a treasure that a total wins against the others' claims."""
    ahead, tied = sum(claims[total + 1 :]) + jackpot, claims[total]
    behind = 1 - ahead - tied
    return sum(comb(OPPONENTS, n) * tied**n * behind ** (OPPONENTS - n) / (n + 1) for n in range(OPPONENTS + 1))


def stop_values(end: Plan) -> Plan:
    """Returns the value of stopping with each hand, if the others end like that."""
    first, second = claims_of(end, FIRST), claims_of(end, SECOND)
    jackpot = end[FIRST][MAX_ELEVENS]
    values = blank()
    for lowest in range(1, SECOND + 1):
        for elevens in range(HANDS):
            best = share(second, reading(lowest, elevens, SECOND), jackpot)
            if lowest <= FIRST:
                best = max(best, share(first, lowest, jackpot))
            values[lowest][elevens] = TREASURES * (1 - jackpot) if is_jackpot(lowest, elevens) else best
    return values


def continue_values(stops: Plan) -> Plan:
    """Returns the value of taking at least one more card with each hand, and then stopping where that is best."""
    values = blank()
    for lowest in range(SECOND - 1, 0, -1):
        for elevens in range(HANDS):
            total = 0.0
            for card in range(LOWEST, KINDS):
                more, then = lowest + worth(card), after(elevens, card)
                total += chance(card) * max(stops[more][then], values[more][then])
            values[lowest][elevens] = total
    return values


def solve() -> tuple[Plan, Plan]:
    """Returns the values of all hands where everybody stops at the best moment: of stopping, and of going on."""
    end = end_of([[0.5] * HANDS for _ in range(SECOND + 1)])
    for round_ in range(1, ROUNDS):
        stops = stop_values(end)
        continues = continue_values(stops)
        goes_on = [[float(continues[n][e] > stops[n][e]) for e in range(HANDS)] for n in range(SECOND + 1)]
        response = end_of(goes_on)
        for lowest in range(1, SECOND + 1):
            for elevens in range(HANDS):
                end[lowest][elevens] += (response[lowest][elevens] - end[lowest][elevens]) / (round_ + 1)
    return stops, continues


_STOPS, _CONTINUES = solve()
STOP_VALUES: Final = tuple(number for row in _STOPS for number in row)  # by hand, HANDS for each lowest total
CONTINUE_VALUES: Final = tuple(number for row in _CONTINUES for number in row)


def continue_value(lowest: int, elevens: int) -> float:
    """Returns the value of taking another card, as a share of one treasure."""
    if lowest >= SECOND:
        return 0.0
    return CONTINUE_VALUES[lowest * HANDS + min(elevens, MAX_ELEVENS)]


def stop_value(lowest: int, elevens: int) -> float:
    """Returns the value of stopping with the hand, as a share of one treasure."""
    if lowest > SECOND:
        return 0.0
    return STOP_VALUES[lowest * HANDS + min(elevens, MAX_ELEVENS)]
