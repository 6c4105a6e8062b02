"""Whether a value tells the truth: of all positions that it gave a chance of 30%, 30% should have been won."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from fiveleaf.arena.fitting import Fit
from fiveleaf.arena.plot import COLOURS, INK, percent
from fiveleaf.arena.training import Notes, Player, way_of
from fiveleaf.bots.mind import Mind
from fiveleaf.texts import Texts

BINS = 10
GAMES = 10_000
FRESH_SEED = 1 << 40  # training never draws from here on
EVERY = 16  # positions for each that is looked at, at the most
FEWEST = 200  # positions that a bin needs to say something


@dataclass(frozen=True)
class Bin:
    """Positions whose chance lies in one tenth, seen by every seat."""

    positions: int
    said: float  # the mean chance that the value gave
    won: float  # the mean share of the win that came

    @property
    def gap(self) -> float:
        """How far the value was off."""
        return abs(self.said - self.won)


@dataclass(frozen=True)
class Calibration:
    """A value against the ends of games that it was not trained with."""

    seats: int
    games: int
    positions: int
    error: float  # mean squared, against how the games ended
    blind: float  # the same for a value that gives every seat an equal chance
    bins: tuple[Bin, ...]

    @property
    def widest(self) -> float:
        """The largest gap of a bin that has enough positions."""
        return max((one.gap for one in self.bins if one.positions >= FEWEST), default=0.0)


def calibrate(
    mind: Mind, seats: int, games: int = GAMES, seed: int = 0, progress: Callable[[int], None] = lambda games: None
) -> Calibration:
    """Plays fresh games in the way that the value was last trained with, without whims, and compares."""
    player = Player(mind, seats, mind.knowledge(seats))
    course = mind.course_at(seats)
    course = replace(course, every=min(course.every, EVERY))
    notes = player.play(course, way_of(course.generations - 1), FRESH_SEED + seed, games, 0, progress)
    return compare(mind, seats, games, notes)


def compare(mind: Mind, seats: int, games: int, notes: Notes) -> Calibration:
    """The value's chances against what came of them."""
    fit = Fit(mind.knowledge(seats), mind.inputs, 0)
    said, won = fit.chances(notes.seen).ravel(), notes.share.ravel()
    where = np.minimum((said * BINS).astype(int), BINS - 1)
    bins = []
    for index in range(BINS):
        inside = where == index
        count = int(inside.sum())
        means = (float(said[inside].mean()), float(won[inside].mean())) if count else (0.0, 0.0)
        bins.append(Bin(count, *means))
    error, blind = float(((said - won) ** 2).mean()), float(((1 / seats - won) ** 2).mean())
    return Calibration(seats, games, notes.count, error, blind, tuple(bins))


def draw(found: Mapping[int, Calibration], own: Texts, kind: str) -> bytes:
    """The picture: one line for each number of seats against the diagonal of a perfect value."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    picture = Figure(figsize=(6.4, 6), layout="constrained", facecolor="white")
    FigureCanvasAgg(picture)
    axes: Any = picture.subplots()
    axes.plot([0, 1], [0, 1], color=INK, linestyle=":", linewidth=1)
    for index, (seats, one) in enumerate(sorted(found.items())):
        bins = [each for each in one.bins if each.positions >= FEWEST]
        label = own.say("train-plot-seats", seats=seats, gap=f"{one.widest:.1%}")
        colour, mark = COLOURS[index % len(COLOURS)], "osD^vP"[index % 6]
        axes.plot([each.said for each in bins], [each.won for each in bins], marker=mark, color=colour, label=label)
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
