"""A picture of a simulation: who wins, with what scores, in how many decisions, and how games end."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from fiveleaf.arena.figures import Figures, Share
from fiveleaf.engine.errors import Refused
from fiveleaf.texts import Texts

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FORMATS = (".png", ".svg")
MAX_BINS = 40
INK = "#22313f"
COLOURS = (
    "#2a9d8f",
    "#e76f51",
    "#577590",
    "#e9b44c",
    "#9b5de5",
    "#43aa8b",
)  # one per seat; they differ in lightness too


def check_path(path: Path) -> str:
    """Returns the format of a picture by its file name."""
    if path.suffix.lower() not in FORMATS:
        raise Refused("error-picture", file=str(path), known=", ".join(FORMATS))
    return path.suffix.lower()[1:]


def draw(figures: Figures, own: Texts, kind: str) -> bytes:
    """Returns the picture as the bytes of a PNG or SVG file."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    picture = Figure(figsize=(11, 8), layout="constrained", facecolor="white")
    FigureCanvasAgg(picture)
    shares, scores, lengths, endings = picture.subplots(2, 2).flat
    picture.suptitle(f"{own.say('game-name')} · {figures.games:,}", fontsize=16, color=INK, fontweight="bold")
    draw_shares(shares, figures, own)
    draw_scores(scores, figures, own)
    draw_lengths(lengths, figures, own)
    draw_endings(endings, figures, own)
    for axes in (shares, scores, lengths, endings):
        axes.spines[["top", "right"]].set_visible(False)
        axes.title.set_color(INK)
    content = io.BytesIO()
    # No date in the file: equal simulations give equal pictures.
    picture.savefig(content, format=kind, dpi=130, metadata={"Date": None} if kind == "svg" else None)
    return content.getvalue()


def draw_shares(axes: Axes, figures: Figures, own: Texts) -> None:
    """Draws bars with intervals, and a line at an equal share."""
    seats = range(len(figures.seat_shares))
    shares = [share.share for share in figures.seat_shares]
    spread = [[share.share - share.low for share in figures.seat_shares]]
    spread += [[share.high - share.share for share in figures.seat_shares]]
    bars = axes.bar(seats, shares, yerr=np.array(spread), capsize=6, color=COLOURS[: len(shares)], ecolor=INK)
    axes.bar_label(bars, [f"{share:.1%}" for share in shares], padding=4, color=INK, fontweight="bold")
    if figures.adjusted:
        for seat, share in enumerate(figures.adjusted.seat_shares):
            draw_adjusted(axes, share, seat + 0.28, own.say("simulate-column-adjusted") if seat == 0 else "")
        axes.legend(frameon=False)
    axes.margins(y=0.12)
    axes.axhline(1 / len(shares), color=INK, linestyle=":", linewidth=1)
    axes.set_xticks(seats, [f"{seat} · {bot}" for seat, bot in zip(seats, figures.bots, strict=True)])
    axes.yaxis.set_major_formatter(percent)
    axes.set_title(own.say("simulate-plot-shares"))


def draw_adjusted(axes: Axes, share: Share, place: float, label: str, across: bool = False) -> None:
    """Draws a share with luck taken out as a white diamond with its interval, `across` where shares go to the right."""
    spread = np.array([[share.share - share.low], [share.high - share.share]])
    x, y = (share.share, place) if across else (place, share.share)
    xerr, yerr = (spread, None) if across else (None, spread)
    axes.errorbar(x, y, yerr, xerr, fmt="D", color=INK, markerfacecolor="white", capsize=3, label=label)


def draw_scores(axes: Axes, figures: Figures, own: Texts) -> None:
    """Draws one outline per seat."""
    results = figures.results.scores
    edges = bins(results)
    for seat, bot in enumerate(figures.bots):
        axes.hist(
            results[:, seat],
            bins=edges,
            weights=np.full(figures.games, 1 / figures.games),
            histtype="step",
            linewidth=2,
            color=COLOURS[seat],
            linestyle=("-", "--", "-.", ":", (0, (5, 1)), (0, (1, 1)))[seat],
            label=f"{seat} · {bot}",
        )
    axes.yaxis.set_major_formatter(percent)
    axes.set_ylabel(own.say("simulate-plot-share-of-games"))
    axes.set_title(own.say("simulate-plot-scores"))
    axes.legend(frameon=False)


def draw_lengths(axes: Axes, figures: Figures, own: Texts) -> None:
    """Draws how long games are."""
    lengths = figures.results.decisions
    weights = np.full(figures.games, 1 / figures.games)
    axes.hist(lengths, bins=bins(lengths), weights=weights, color=COLOURS[2])
    axes.axvline(figures.decisions["mean"], color=INK, linestyle=":", linewidth=1.5)
    axes.yaxis.set_major_formatter(percent)
    axes.set_title(own.say("simulate-plot-lengths"))


def draw_endings(axes: Axes, figures: Figures, own: Texts) -> None:
    """Draws how often games end in which way."""
    from textwrap import fill

    names = [fill(own.say(f"ending-{ending}"), 28) for ending in figures.endings]
    shares = [games / figures.games for games in figures.endings.values()]
    bars = axes.barh(names, shares, color=COLOURS[3])
    axes.bar_label(bars, [f"{share:.1%}" for share in shares], padding=4, color=INK)
    axes.set_xlim(0, 1.15)
    axes.xaxis.set_major_formatter(percent)
    axes.set_title(own.say("simulate-plot-endings"))


def bins(values: Any) -> Any:
    """Returns the edges of bars: one bar per whole number up to a limit, else evenly spread ones."""
    low, high = int(values.min()), int(values.max())
    if high - low < MAX_BINS:
        return np.arange(low, high + 2) - 0.5
    return np.linspace(low, high, MAX_BINS + 1)


def percent(value: float, position: float) -> str:
    """Returns a tick label as a percentage."""
    return f"{value:.0%}"
