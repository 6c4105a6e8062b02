"""A picture of counted luck: how far every count is from what is expected, in front of the bands of chance."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from fiveleaf.arena.plot import INK
from fiveleaf.cli.chance import fit_words, kind_name
from fiveleaf.luck.tally import Z_95, Z_999
from fiveleaf.texts import texts

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from fiveleaf.server.wire import ChanceCounted, KindCounted

COLUMNS = 2
INNER, OUTER = "#cfe8d5", "#f8ecc9"  # the bands
REACH = 4.5  # minimum range of the axis, in standard deviations on both sides


def draw(counted: ChanceCounted, language: str, kind: str) -> bytes:
    """Returns the picture as PNG or SVG bytes, with one panel for each kind of luck."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    own = texts(language)
    rows = max(1, -(-len(counted.kinds) // COLUMNS))
    picture = Figure(figsize=(13, 1.2 + 3.3 * rows), layout="constrained", facecolor="white")
    FigureCanvasAgg(picture)
    title = f"{own.say('chance-title')}\n{own.say(f'chance-verdict-{counted.verdict}')}"
    picture.suptitle(title, fontsize=12, color=INK, fontweight="bold", wrap=True)
    parts = list(picture.subplots(rows, COLUMNS, squeeze=False).flat)
    for axes, one in zip(parts, counted.kinds, strict=False):
        draw_kind(axes, one, language)
    for axes in parts[len(counted.kinds) :]:
        axes.set_axis_off()
    content = io.BytesIO()
    picture.savefig(content, format=kind, dpi=110, metadata={"Date": None} if kind == "svg" else None)
    return content.getvalue()


def draw_kind(axes: Axes, kind: KindCounted, language: str) -> None:
    """Draws a point for each outcome, with its count beside it."""
    own = texts(language, kind.game)
    away = [(row.count - row.expected) / row.deviation if row.deviation else 0.0 for row in kind.outcomes]
    places = range(len(away))
    axes.axhspan(-Z_999, Z_999, color=OUTER)
    axes.axhspan(-Z_95, Z_95, color=INNER)
    axes.axhline(0, color=INK, linewidth=1)
    axes.plot(places, away, "o", color=INK)
    for place, row in enumerate(kind.outcomes):
        axes.annotate(f"{row.count:,}", (place, away[place]), (0, 7), textcoords="offset points", ha="center", size=7)
    reach = max(REACH, *(abs(one) + 1 for one in away))
    axes.set_ylim(-reach, reach)
    axes.set_xlim(-0.7, len(away) - 0.3)
    names = [str(own.piece(kind.kind, row.outcome)) for row in kind.outcomes]
    is_long = any(len(name) > 3 for name in names)
    axes.set_xticks(places, names, rotation=30 if is_long else 0, ha="right" if is_long else "center", size=8)
    axes.set_ylabel(own.say("chance-plot-axis"), size=8)
    facts = own.say("chance-facts", events=kind.events, games=kind.games)
    axes.set_title(f"{own.say('game-name')} · {kind_name(kind, own)} · {facts}", size=10, color=INK)
    axes.set_xlabel(fit_words(kind, own), size=7)
    axes.spines[["top", "right"]].set_visible(False)
