"""The luck of many games, counted: how often each outcome came, what chance expects, and how far apart they may be.

Every chance event has its own weights, which depend on what came before: a card that was drawn is drawn no more. What
counts is therefore the difference between what came and its probability at that moment. Such differences have the mean
zero whatever happened before, so they add up like independent ones (a martingale), and so do their covariances.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np

from fiveleaf.engine.contract import Event

Z_95, Z_999 = 1.959964, 3.290527  # standard deviations on both sides that hold 95 % and 99.9 % of all cases
MIN_EXPECTED = 5  # of each outcome: with less the chi-square approximation is too rough
UNUSUAL_PROBABILITY, BAD_PROBABILITY = 0.05, 0.001  # below which the verdict changes
MIN_EIGENVALUE = 1e-9  # as a part of the largest one: what is smaller comes from rounding

Verdict = Literal["nothing", "few", "good", "unusual", "bad"]


class Weighed(NamedTuple):
    """A chance event: what came, and the weights of all that could have, by outcome."""

    outcome: str
    weights: Mapping[str, int]


class Tally(msgspec.Struct, frozen=True):
    """All chance events of one kind in one game: lists by outcome."""

    games: int
    events: int
    outcomes: list[str]
    counts: list[int]
    expected: list[float]  # the sum of its probabilities
    covariance: list[list[float]]  # of the counts

    @property
    def deviations(self) -> list[float]:
        """The standard deviation of each count: the square root of the sum of p(1 - p)."""
        return [math.sqrt(max(row[index], 0)) for index, row in enumerate(self.covariance)]


class Fit(NamedTuple):
    """How well all counts of one kind together agree with chance."""

    statistic: float  # 0: exactly as expected; about `freedom` on average
    freedom: int  # counts that are free, once their sum is known
    probability: float | None  # that chance alone leads at least as far away; None: too few events to say


def kind_of(event: Event) -> str | None:
    """Returns `card`, `tile`, `die`, `die-red` if dice have colours, or None for luck without a piece (first seat)."""
    if "die" in event:
        return f"die-{event['die']}"
    return next((kind for key, kind in (("card", "card"), ("tile", "tile"), ("value", "die")) if key in event), None)


def weighed(event: Event, odds: Iterable[tuple[Event, int]]) -> Weighed:
    """Returns the event with the weights of all that could have come."""
    return Weighed(outcome_of(event), {outcome_of(other): int(weight) for other, weight in odds})


def outcome_of(event: Event) -> str:
    """Returns what the card, the tile or the die shows."""
    shown: Any = next(event[key] for key in ("card", "tile", "value") if key in event)
    return str(shown)


def tally_of(events: Sequence[Weighed], games: int) -> Tally:
    """Returns the tally of the events of one kind."""
    outcomes = in_order(outcome for event in events for outcome in event.weights)
    place = {outcome: index for index, outcome in enumerate(outcomes)}
    chances = np.zeros((len(events), len(outcomes)))
    counts = [0] * len(outcomes)
    for row, event in zip(chances, events, strict=True):
        counts[place[event.outcome]] += 1
        for outcome, weight in event.weights.items():
            row[place[outcome]] = weight
    chances /= chances.sum(axis=1, keepdims=True)
    expected = chances.sum(axis=0)
    covariance = np.diag(expected) - chances.T @ chances
    return Tally(games, len(events), outcomes, counts, expected.tolist(), covariance.tolist())


def in_order(outcomes: Iterable[str]) -> list[str]:
    """Returns each outcome once: numbers in their order, then words in the order in which the rules list them."""
    return sorted(dict.fromkeys(outcomes), key=lambda name: (0, int(name)) if name.isdecimal() else (1, 0))


def merged(first: Tally, second: Tally) -> Tally:
    """Returns two tallies of the same kind as one."""
    outcomes = in_order([*first.outcomes, *second.outcomes])
    place = {outcome: index for index, outcome in enumerate(outcomes)}
    counts, expected = np.zeros(len(outcomes), np.int64), np.zeros(len(outcomes))
    covariance = np.zeros((len(outcomes), len(outcomes)))
    for tally in (first, second):
        places = [place[outcome] for outcome in tally.outcomes]
        counts[places] += tally.counts
        expected[places] += tally.expected
        covariance[np.ix_(places, places)] += np.array(tally.covariance)
    games, events = first.games + second.games, first.events + second.events
    return Tally(games, events, outcomes, counts.tolist(), expected.tolist(), covariance.tolist())


def fit_of(tally: Tally) -> Fit:
    """Returns Pearson's chi-square for weights that vary: the differences, scaled by their covariance."""
    sizes, directions = np.linalg.eigh(np.array(tally.covariance).reshape(len(tally.outcomes), -1))
    free = sizes > MIN_EIGENVALUE * max(sizes.max(initial=0.0), 1e-300)
    along = directions[:, free].T @ (np.array(tally.counts) - np.array(tally.expected))
    statistic, freedom = float((along**2 / sizes[free]).sum()), int(free.sum())
    is_valid = freedom > 0 and min(tally.expected) >= MIN_EXPECTED
    return Fit(statistic, freedom, chi_square_tail(statistic, freedom) if is_valid else None)


def chi_square_tail(statistic: float, freedom: int) -> float:
    """Returns the probability that a chi-square variable exceeds the statistic, by its finite sum."""
    half = statistic / 2
    total = math.erfc(math.sqrt(half)) if freedom % 2 else math.exp(-half)
    for step in range(4 - freedom % 2, freedom + 1, 2):
        power = step / 2 - 1
        total += math.exp(power * math.log(half) - half - math.lgamma(power + 1)) if half > 0 else 0.0
    return min(total, 1.0)


def verdict_of(tallies: Sequence[Tally]) -> Verdict:
    """Returns the verdict on all kinds together, by the worst of them with Bonferroni's correction."""
    if not tallies:
        return "nothing"
    probabilities = [fit.probability for fit in map(fit_of, tallies) if fit.probability is not None]
    if not probabilities:
        return "few"
    worst = min(probabilities) * len(probabilities)
    return "bad" if worst < BAD_PROBABILITY else "unusual" if worst < UNUSUAL_PROBABILITY else "good"
