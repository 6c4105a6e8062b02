"""Estimates with intervals: shares of variance, the measure p of skill, and how many games tell two levels apart.

The measure p is that of Dürsch, Lambrecht and Oechssler (European Economic Review, 2020): a game behaves as if the
better player decided a share p of the games and a coin the rest. They infer it from how widely ratings are spread
among people. Here it is known who is better, so p follows from win shares; the spread gives a second opinion.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

import msgspec
import numpy as np
import numpy.typing as npt

from fiveleaf.arena.figures import Share, Z

Numbers = npt.NDArray[np.float64]

RESAMPLES = 2000  # of a bootstrap
PERCENTILES = (2.5, 97.5)
NEAREST_TO_CERTAIN = 0.001  # win shares this close to 0 or 1 have no finite rating, so no share counts as closer
NEWTON_STEPS = 40
LONGEST_STEP = 2.0  # in the logarithm of the odds, so that no step overshoots
GRID = 1001  # games of the measure whose spread is compared


class Estimate(msgspec.Struct, frozen=True):
    """A figure with its 95% interval."""

    value: float
    low: float
    high: float

    @property
    def differs(self) -> bool:
        """Whether the interval leaves out zero."""
        return self.low > 0 or self.high < 0


def estimate_of(share: Share, less: float = 0.0) -> Estimate:
    """Returns a share with its interval, less a constant."""
    return Estimate(share.share - less, share.low - less, share.high - less)


def bootstrap(
    samples: Sequence[Numbers], statistic: Callable[[list[Numbers]], Numbers], rng: np.random.Generator
) -> Estimate:
    """Returns a function of sample means with its bootstrap interval; the rows of each sample are drawn again.

    `statistic` receives the means of each sample by resample and column, and returns one number by resample.
    """
    true = statistic([sample.mean(axis=0, keepdims=True) for sample in samples])
    drawn = statistic([resampled_means(sample, rng) for sample in samples])
    low, high = np.percentile(drawn, PERCENTILES)
    return Estimate(float(true[0]), float(low), float(high))


def resampled_means(sample: Numbers, rng: np.random.Generator) -> Numbers:
    """Returns the means of a sample's columns, one row for each resample."""
    rows = len(sample)
    counts = rng.multinomial(rows, np.full(rows, 1 / rows), size=RESAMPLES)
    means: Numbers = counts @ sample / rows
    return means


# ── luck ─────────────────────────────────────────────────────────────────────────────────────────


def explained_by_luck(result: Numbers, luck: Numbers, rng: np.random.Generator) -> Estimate:
    """Returns the share of the results' variance that is gone when luck is taken out; by game and seat.

    Each seat's own mean counts as known. It is negative where the luck has nothing to do with the results.
    """
    raw, left = (numbers - numbers.mean(axis=0) for numbers in (result, result - luck))
    squares = np.column_stack([(raw**2).sum(axis=1), (left**2).sum(axis=1)])
    return bootstrap([squares], lambda means: 1 - means[0][:, 1] / means[0][:, 0], rng)


def luckiest_wins(result: Numbers, luck: Numbers) -> tuple[float, int]:
    """Returns how often the luckiest seat won, of the games that one seat won alone, and how many those are."""
    won_alone = result.max(axis=1) == 1
    is_luckiest = luck.argmax(axis=1) == result.argmax(axis=1)
    return float(is_luckiest[won_alone].mean()), int(won_alone.sum())


# ── skill ────────────────────────────────────────────────────────────────────────────────────────


def skill(shares: Numbers, seats: int) -> Numbers:
    """Returns p for the win share of a better seat alone among worse ones: p decided by skill, the rest by lot."""
    found: Numbers = (seats * shares - 1) / (seats - 1)
    return found


def mean_skill(samples: Sequence[Numbers], seats: int, rng: np.random.Generator) -> Estimate:
    """Returns p over several pairs, each of which counts alike; a sample holds a win share for each deal."""
    columns = [sample[:, np.newaxis] for sample in samples]
    return bootstrap(columns, lambda means: skill(np.hstack(means), seats).mean(axis=1), rng)


def skill_by_spread(
    samples: Sequence[Numbers], pairs: Sequence[tuple[int, int]], seats: int, rng: np.random.Generator
) -> Estimate:
    """Returns p as it is published: that of the game of the measure whose ratings are spread as widely.

    `pairs` name the better and the worse level of each sample.
    """
    columns = [sample[:, np.newaxis] for sample in samples]
    measures = np.linspace(0, 1, GRID)
    grid = spread(np.repeat((measures + (1 - measures) / seats)[:, np.newaxis], len(pairs), axis=1), pairs, seats)
    return bootstrap(columns, lambda means: np.interp(spread(np.hstack(means), pairs, seats), grid, measures), rng)


def spread(shares: Numbers, pairs: Sequence[tuple[int, int]], seats: int) -> Numbers:
    """Returns the standard deviation of the levels' ratings, by row of win shares; a column for each pair.

    The ratings are those of greatest likelihood (Plackett–Luce; at two seats Bradley–Terry, the model of Elo).
    """
    levels = 1 + max(map(max, pairs))
    design = np.zeros((len(pairs), levels))
    for row, (better, worse) in enumerate(pairs):
        design[row, better], design[row, worse] = 1, -1
    wanted = shares.clip(NEAREST_TO_CERTAIN, 1 - NEAREST_TO_CERTAIN)
    ratings = np.zeros((len(shares), levels))
    for _ in range(NEWTON_STEPS):
        expected = 1 / (1 + (seats - 1) * np.exp(-(ratings @ design.T)))
        slopes = (wanted - expected) @ design
        weights = expected * (1 - expected)
        curvature = np.einsum("rp,pi,pj->rij", weights, design, design) + 1 / levels  # ratings add up to zero
        step = np.linalg.solve(curvature, slopes[..., np.newaxis])[..., 0]
        ratings += step.clip(-LONGEST_STEP, LONGEST_STEP)
    found: Numbers = ratings.std(axis=1)
    return found


def games_to_distinguish(difference: float, deviation: float) -> int:
    """Returns after how many independent games a difference is expected to be 1.96 standard errors wide."""
    return max(1, ceil((Z * deviation / difference) ** 2))
