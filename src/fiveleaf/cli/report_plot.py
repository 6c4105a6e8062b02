"""A picture of a report: everybody's chance to win with the moments that decided, and how the result adds up."""

from __future__ import annotations

import io
from itertools import accumulate
from textwrap import fill
from typing import TYPE_CHECKING

from fiveleaf.arena.plot import COLOURS, INK
from fiveleaf.cli.replay import seats_by_name
from fiveleaf.cli.report_words import moment_words, signed
from fiveleaf.engine.transcript import Transcript
from fiveleaf.luck.report import Report
from fiveleaf.luck.verdict import adding_up, columns_of, leaders_of, verdict_of
from fiveleaf.texts import Texts

if TYPE_CHECKING:
    from matplotlib.axes import Axes

LINES = ("-", "--", "-.", ":", (0, (5, 1)), (0, (1, 1)))  # one for each seat
GOOD, BAD, NEUTRAL = "#1b9e77", "#d95f02", "#9aa5ad"  # luck for a seat, against it, and what is neither
BOX_PLACES = (0.17, 0.5, 0.83)  # of the boxes from left to right, in parts of the axes
BOX_COLUMNS, BOX_LINES = 36, 4  # characters of a line in a box, and lines without the last one
SPARE_POINTS = 8  # beside the longest bar, for its number
HEADROOM = 1.45  # height of the axis, where 1 is certainty: the boxes stand above the lines


def draw(own: Texts, transcript: Transcript, report: Report, kind: str) -> bytes:
    """Returns the picture as the bytes of a PNG or SVG file."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    names = seats_by_name(transcript, own)
    verdict = verdict_of(report)
    picture = Figure(figsize=(12, 8), layout="constrained", facecolor="white")
    FigureCanvasAgg(picture)
    course, sums = picture.subplots(2, 1, height_ratios=(3, 1.2))
    sentence = fill(own.message(verdict.key, verdict.params, names), 80)
    picture.suptitle(f"{own.say('game-name')}: {sentence}", fontsize=15, color=INK, fontweight="bold")
    draw_course(course, own, report, names)
    draw_moments(course, own, transcript, report, names)
    draw_sum(sums, own, report, names)
    for axes in (course, sums):
        axes.spines[["top", "right"]].set_visible(False)
    content = io.BytesIO()
    picture.savefig(content, format=kind, dpi=110, metadata={"Date": None} if kind == "svg" else None)
    return content.getvalue()


def draw_course(axes: Axes, own: Texts, report: Report, names: list[str]) -> None:
    """Draws every seat's chance to win after each event."""
    course = [report.start, *(event.values for event in report.events)]
    for seat, name in enumerate(names):
        chances = [values[seat] for values in course]
        axes.plot(chances, color=COLOURS[seat], linestyle=LINES[seat], linewidth=2, label=literal(name))
    axes.axhline(1 / len(names), color=INK, linestyle=":", linewidth=0.8)
    axes.set_xlim(0, len(course))
    axes.set_ylim(-0.03, HEADROOM)
    axes.set_yticks([0, 0.2, 0.4, 0.6, 0.8, 1], ["0", "20", "40", "60", "80", "100"])
    axes.set_xlabel(own.say("report-plot-course"))
    axes.set_ylabel(own.say("report-chart"))
    axes.legend(frameon=False, loc="upper left", bbox_to_anchor=(1, 1))


def draw_moments(axes: Axes, own: Texts, transcript: Transcript, report: Report, names: list[str]) -> None:
    """Draws the luck of the moments that decided as bars, each with a box that tells it."""
    for number, (words, felt, moment) in enumerate(moment_words(own, transcript, report, names), 1):
        luck, after = moment.luck[moment.felt_by], report.events[moment.last].values[moment.felt_by]
        colour = GOOD if luck > 0 else BAD
        axes.bar(moment.last + 1, luck, bottom=after - luck, width=1.2, color=colour, alpha=0.6)
        axes.annotate(
            literal(f"{fill(f'{number}  {words}', BOX_COLUMNS, max_lines=BOX_LINES, placeholder=' …')}\n{felt}"),
            xy=(moment.last + 1, after),
            xytext=(BOX_PLACES[number - 1], 0.98),
            textcoords="axes fraction",
            ha="center",
            va="top",
            fontsize=9,
            color=INK,
            bbox={"boxstyle": "round", "facecolor": "white", "edgecolor": INK},
            arrowprops={"arrowstyle": "-", "color": INK, "relpos": (0.5, 0)},
        )


def draw_sum(axes: Axes, own: Texts, report: Report, names: list[str]) -> None:
    """Draws how the result of the winner adds up: each bar begins where the one before it ended."""
    seat = leaders_of(report)[0]
    *parts, result = adding_up(report, report.seats[seat])
    columns = columns_of(report)
    reached = 0
    for place, (column, part) in enumerate(zip(columns, parts, strict=False)):
        colour = NEUTRAL if column != "luck" else GOOD if part >= 0 else BAD
        axes.barh(place, part, left=reached, color=colour)
        reached += part
        axes.annotate(signed(part) if place else str(part), (max(reached, reached - part) + 1, place), va="center")
    axes.barh(len(parts), result, color=COLOURS[seat])
    axes.annotate(str(result), (result + 1, len(parts)), va="center", fontweight="bold")
    axes.set_yticks(range(len(columns)), [own.say(f"report-column-{column}") for column in columns])
    axes.invert_yaxis()
    edges = [0, result, *accumulate(parts)]
    axes.set_xlim(min(edges) - SPARE_POINTS, max(edges) + SPARE_POINTS)
    axes.axvline(0, color=INK, linewidth=1)
    axes.set_title(literal(own.say("report-adds-up-for", seat=names[seat])), loc="left", color=INK)


def literal(text: str) -> str:
    """Returns text whose dollar signs are not read as formulas."""
    return text.replace("$", r"\$")
