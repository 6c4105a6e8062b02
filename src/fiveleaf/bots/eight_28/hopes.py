"""What a hand is worth in the long run: a round against average players, solved as one hand's stopping problem.

Everybody draws from a fresh deck and stops where that is best against how the others end on the average; the answers
are mixed (fictitious play) until nobody gains by another way to stop. A worth is a share of one treasure.
"""

from __future__ import annotations

from math import comb
from typing import Final

from fiveleaf.bots.eight_28.hand import elevens_in, reading, worth
from fiveleaf.games.eight_28.material import CARDS, DECKS, FIFTEEN_ONES, FIRST, KINDS, LOWEST, SECOND, TREASURES

MOST_ELEVENS: Final = 2  # a third card that can count 10 more changes nothing up to 28
HANDS: Final = MOST_ELEVENS + 1
OPPONENTS: Final = 2
ROUNDS: Final = 120  # of fictitious play
Plan = list[list[float]]  # a number for each lowest total and number of elevens


def blank() -> Plan:
    """Nothing for every hand, also for those beyond 28."""
    return [[0.0] * HANDS for _ in range(SECOND + KINDS)]


def after(elevens: int, card: int) -> int:
    """The cards that can count 10 more, once the card has come."""
    return min(MOST_ELEVENS, elevens + elevens_in(card))


def chance(card: int) -> float:
    """How likely a card is in a fresh deck."""
    return DECKS[FIFTEEN_ONES][card] / CARDS


def end_of(goes_on: Plan) -> Plan:
    """How likely each hand is the last one of a seat that goes on so often from each."""
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
    """How likely a seat takes part with each total in the share of a treasure."""
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
    """The part of a treasure that a total brings against the others' claims."""
    ahead, tied = sum(claims[total + 1 :]) + jackpot, claims[total]
    behind = 1 - ahead - tied
    return sum(comb(OPPONENTS, n) * tied**n * behind ** (OPPONENTS - n) / (n + 1) for n in range(OPPONENTS + 1))


def resting(end: Plan) -> Plan:
    """What each hand is worth if the seat stops with it and the others end so."""
    first, second = claims_of(end, FIRST), claims_of(end, SECOND)
    jackpot = end[FIRST][MOST_ELEVENS]
    rest = blank()
    for lowest in range(1, SECOND + 1):
        for elevens in range(HANDS):
            best = share(second, reading(lowest, elevens, SECOND), jackpot)
            if lowest <= FIRST:
                best = max(best, share(first, lowest, jackpot))
            rest[lowest][elevens] = TREASURES * (1 - jackpot) if is_jackpot(lowest, elevens) else best
    return rest


def going_on(rest: Plan) -> Plan:
    """What each hand is worth if the seat takes one more card at least, and then stops where that is best."""
    on = blank()
    for lowest in range(SECOND - 1, 0, -1):
        for elevens in range(HANDS):
            total = 0.0
            for card in range(LOWEST, KINDS):
                more, then = lowest + worth(card), after(elevens, card)
                total += chance(card) * max(rest[more][then], on[more][then])
            on[lowest][elevens] = total
    return on


def solve() -> tuple[Plan, Plan]:
    """What hands are worth where everybody stops as is best: resting, and going on."""
    end = end_of([[0.5] * HANDS for _ in range(SECOND + 1)])
    for round_ in range(1, ROUNDS):
        rest = resting(end)
        on = going_on(rest)
        goes_on = [[float(on[n][e] > rest[n][e]) for e in range(HANDS)] for n in range(SECOND + 1)]
        answer = end_of(goes_on)
        for lowest in range(1, SECOND + 1):
            for elevens in range(HANDS):
                end[lowest][elevens] += (answer[lowest][elevens] - end[lowest][elevens]) / (round_ + 1)
    return rest, on


_REST, _ON = solve()
RESTING: Final = tuple(number for row in _REST for number in row)  # by hand, HANDS for each lowest total
GOING_ON: Final = tuple(number for row in _ON for number in row)


def hope(lowest: int, elevens: int) -> float:
    """What the hand is worth to a seat that takes another card, as a share of one treasure."""
    if lowest >= SECOND:
        return 0.0
    return GOING_ON[lowest * HANDS + min(elevens, MOST_ELEVENS)]


def rest(lowest: int, elevens: int) -> float:
    """What the hand is worth to a seat that stops with it, as a share of one treasure."""
    if lowest > SECOND:
        return 0.0
    return RESTING[lowest * HANDS + min(elevens, MOST_ELEVENS)]
