"""Calibration of a value: of all positions in which it gave a chance of 30%, 30% should have been won."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from fiveleaf.arena.network import Network, Samples
from fiveleaf.arena.plot import COLOURS, INK, percent
from fiveleaf.arena.training import SelfPlay, policy_of
from fiveleaf.bots.strategy import Strategy
from fiveleaf.texts import Texts

BINS = 10
GAMES = 10_000
FRESH_SEED = 1 << 40  # training never uses seeds from here on
MAX_SAMPLE_EVERY = 16  # positions for each that is compared
MIN_POSITIONS = 200  # that a bin needs to count


@dataclass(frozen=True)
class Bin:
    """Positions whose predicted chance lies in one tenth of the range, each counted for every seat."""

    positions: int
    predicted: float  # the mean chance that the value gave
    observed: float  # the mean share of the win that came

    @property
    def gap(self) -> float:
        """How far the prediction was off."""
        return abs(self.predicted - self.observed)


@dataclass(frozen=True)
class Calibration:
    """A value against the ends of games that it was not trained with."""

    seats: int
    games: int
    positions: int
    error: float  # mean squared, against how the games ended
    baseline_error: float  # the same for a value that gives every seat an equal chance
    bins: tuple[Bin, ...]

    @property
    def largest_gap(self) -> float:
        """The largest gap of a bin that has enough positions."""
        return max((one.gap for one in self.bins if one.positions >= MIN_POSITIONS), default=0.0)


def calibrate(
    strategy: Strategy,
    seats: int,
    games: int = GAMES,
    seed: int = 0,
    progress: Callable[[int], None] = lambda games: None,
) -> Calibration:
    """Plays fresh games by the policy that the value was last trained with, without exploration, and compares."""
    player = SelfPlay(strategy, seats, strategy.parameters(seats))
    plan = strategy.training_at(seats)
    plan = replace(plan, sample_every=min(plan.sample_every, MAX_SAMPLE_EVERY))
    samples = player.play(plan, policy_of(plan.generations - 1), FRESH_SEED + seed, games, 0, progress)
    return compare(strategy, seats, games, samples)


def compare(strategy: Strategy, seats: int, games: int, samples: Samples) -> Calibration:
    """Compares the predicted chances with what came of them."""
    network = Network(strategy.parameters(seats), strategy.inputs, 0)
    predicted, observed = network.win_chances(samples.inputs).ravel(), samples.win_shares.ravel()
    bin_of = np.minimum((predicted * BINS).astype(int), BINS - 1)
    bins = []
    for index in range(BINS):
        inside = bin_of == index
        count = int(inside.sum())
        means = (float(predicted[inside].mean()), float(observed[inside].mean())) if count else (0.0, 0.0)
        bins.append(Bin(count, *means))
    error, baseline = float(((predicted - observed) ** 2).mean()), float(((1 / seats - observed) ** 2).mean())
    return Calibration(seats, games, samples.count, error, baseline, tuple(bins))


def draw(found: Mapping[int, Calibration], own: Texts, kind: str) -> bytes:
    """Returns a picture: one line for each number of seats, against the diagonal of a perfect value."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    picture = Figure(figsize=(6.4, 6), layout="constrained", facecolor="white")
    FigureCanvasAgg(picture)
    axes: Any = picture.subplots()
    axes.plot([0, 1], [0, 1], color=INK, linestyle=":", linewidth=1)
    for index, (seats, one) in enumerate(sorted(found.items())):
        bins = [each for each in one.bins if each.positions >= MIN_POSITIONS]
        label = own.say("train-plot-seats", seats=seats, gap=f"{one.largest_gap:.1%}")
        colour, mark = COLOURS[index % len(COLOURS)], "osD^vP"[index % 6]
        points = [each.predicted for each in bins], [each.observed for each in bins]
        axes.plot(*points, marker=mark, color=colour, label=label)
    axes.set_xlabel(own.say("train-plot-said"))
    axes.set_ylabel(own.say("train-plot-won"))
    axes.xaxis.set_major_formatter(percent)
    axes.yaxis.set_major_formatter(percent)
    axes.set_title(own.say("train-plot-title", game=own.say("game-name")), color=INK)
    axes.legend(frameon=False)
    axes.grid(alpha=0.2)
    axes.spines[["top", "right"]].set_visible(False)
    content = io.BytesIO()
    picture.savefig(content, format=kind, dpi=110, metadata={"Date": None} if kind == "svg" else None)
    return content.getvalue()
