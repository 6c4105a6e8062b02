"""A picture of a league: how strong every bot is, and who wins how often against whom."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from fiveleaf.arena.league import Rating, Season
from fiveleaf.arena.plot import COLOURS, INK, draw_adjusted, percent
from fiveleaf.texts import Texts

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def draw(seasons: Sequence[tuple[Season, Sequence[Rating]]], own: Texts, kind: str) -> bytes:
    """Returns the picture as the bytes of a PNG or SVG file: one row for each number of seats."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    picture = Figure(figsize=(11, 4.4 * len(seasons)), layout="constrained", facecolor="white")
    FigureCanvasAgg(picture)
    picture.suptitle(own.say("game-name"), fontsize=16, color=INK, fontweight="bold")
    rows = picture.subplots(len(seasons), 2, squeeze=False)
    for (season, rated), (strengths, shares) in zip(seasons, rows, strict=True):
        draw_ratings(strengths, season, rated, own)
        draw_pairs(shares, season, own)
        for axes in (strengths, shares):
            axes.spines[["top", "right"]].set_visible(False)
            axes.title.set_color(INK)
    content = io.BytesIO()
    picture.savefig(content, format=kind, dpi=110, metadata={"Date": None} if kind == "svg" else None)
    return content.getvalue()


def draw_ratings(axes: Axes, season: Season, rated: Sequence[Rating], own: Texts) -> None:
    """Draws a point with its interval for each bot, the strongest on top."""
    lowest = list(reversed(rated))
    for place, rating in enumerate(lowest):
        spread = np.array([[rating.rating - rating.low], [rating.high - rating.rating]])
        axes.errorbar(rating.rating, place, xerr=spread, fmt="o", color=COLOURS[place % len(COLOURS)], capsize=5)
        axes.annotate(f"{rating.rating:.1f}", (rating.rating, place), (0, 9), textcoords="offset points", ha="center")
    axes.set_yticks(range(len(lowest)), [own.say(f"bot-{rating.bot}") for rating in lowest])
    axes.set_ylim(-0.6, len(lowest) - 0.3)
    axes.grid(axis="x", alpha=0.25)
    axes.set_title(own.say("league-plot-ratings", seats=season.seats))


def draw_pairs(axes: Axes, season: Season, own: Texts) -> None:
    """Draws a bar with its interval for each pair, and a line at an equal share."""
    pairs = [pair for pair in season.pairs if pair.deals]
    for place, pair in enumerate(reversed(pairs)):
        share = pair.share
        spread = np.array([[share.share - share.low], [share.high - share.share]])
        axes.barh(place, share.share, xerr=spread, color=COLOURS[0], ecolor=INK, capsize=3, height=0.65)
        axes.annotate(f"{share.share:.1%}", (share.high, place), (6, 0), textcoords="offset points", va="center")
        if pair.adjusted_share:
            label = "" if axes.get_legend_handles_labels()[0] else own.say("league-column-adjusted")
            draw_adjusted(axes, pair.adjusted_share, place - 0.24, label, across=True)
    names = [
        own.say("league-pair", bot=own.say(f"bot-{pair.bot}"), against=own.say(f"bot-{pair.against}"))
        for pair in reversed(pairs)
    ]
    axes.set_yticks(range(len(pairs)), names)
    axes.axvline(1 / season.seats, color=INK, linestyle=":", linewidth=1.5)
    axes.set_xlim(0, 1.12)
    axes.xaxis.set_major_formatter(percent)
    axes.set_title(own.say("league-plot-shares"))
    if axes.get_legend_handles_labels()[0]:
        axes.legend(frameon=False)
