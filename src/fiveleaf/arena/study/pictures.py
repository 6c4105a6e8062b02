"""The pictures of the study: they can be read without colour, by place, pattern and printed figures."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from fiveleaf.arena.plot import COLOURS, INK, percent
from fiveleaf.arena.study.estimates import Estimate
from fiveleaf.arena.study.figures import PairFigures, Study
from fiveleaf.arena.study.measure import LEVELS
from fiveleaf.arena.study.page import skills_of, title
from fiveleaf.arena.study.published import PUBLISHED

if TYPE_CHECKING:
    from matplotlib.axes import Axes

HATCHES = ("", "///", "...", "xxx", "---")  # one per game
FOR_LABELS = 1.18  # of the axis, so that figures have room


def draw_all(study: Study) -> dict[str, bytes]:
    """Returns every picture as the bytes of a PNG file, by name."""
    return {
        "luck": drawn(study, draw_luck, (11, 5.2)),
        "skill": drawn(study, draw_skill, (11, 0.62 * (len(study.games) + len(PUBLISHED)) + 1.6)),
        "games": drawn(study, draw_games, (11, 0.62 * len(shown_pairs(study)) + 1.6)),
    }


def drawn(study: Study, draw: Callable[[Axes, Study], None], size: tuple[float, float]) -> bytes:
    """Returns one picture."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    picture = Figure(figsize=size, layout="constrained", facecolor="white")
    FigureCanvasAgg(picture)
    axes = picture.subplots()
    draw(axes, study)
    axes.spines[["top", "right"]].set_visible(False)
    axes.title.set_color(INK)
    content = io.BytesIO()
    picture.savefig(content, format="png", dpi=110)
    return content.getvalue()


def draw_luck(axes: Axes, study: Study) -> None:
    """Draws a bar for each game and number of seats: how much of the results' variance luck explains."""
    place = 0.0
    places, labels = [], []
    for index, game in enumerate(study.games):
        tables = [one for one in study.luck if one.game == game]
        middle = place + (len(tables) - 1) / 2
        axes.text(middle, -0.13, title(game), ha="center", va="top", fontweight="bold", color=INK)
        for one in tables:
            axes.bar(place, one.explained.value, 0.8, color=colour(index), hatch=HATCHES[index % 5], edgecolor="white")
            axes.errorbar(place, one.explained.value, spread_of(one.explained), color=INK, capsize=3)
            axes.text(place, one.explained.high + 0.015, f"{one.explained.value:.0%}", ha="center", color=INK)
            places.append(place)
            labels.append(str(one.seats))
            place += 1
        place += 0.8
    axes.set_xticks(places, labels)
    axes.set_ylim(0, min(1.05, FOR_LABELS * max(one.explained.high for one in study.luck)))
    axes.yaxis.set_major_formatter(percent)
    axes.set_title("How much of the results’ variance luck explains, by game and number of seats")


def draw_skill(axes: Axes, study: Study) -> None:
    """Draws the measure p of our games as dots with intervals, and that of others as open squares."""
    ours: list[tuple[float, str, Estimate | None]] = [
        (one.skill.value, f"{title(one.game)} ({one.seats} seats, our bots)", one.skill) for one in skills_of(study)
    ]
    theirs = [(one.skill, f"{one.name} (people)", None) for one in PUBLISHED]
    rows = sorted([*ours, *theirs], key=lambda row: row[0])
    for place, (skill, _, estimate) in enumerate(rows):
        if estimate:
            axes.errorbar(skill, place, None, spread_of(estimate), fmt="o", color=COLOURS[0], ecolor=INK, capsize=4)
        else:
            axes.plot(skill, place, "s", color=INK, markerfacecolor="white")
        axes.annotate(f"{skill:.2f}", (skill, place), (0, 8), textcoords="offset points", ha="center", color=INK)
    axes.set_yticks(range(len(rows)), [name for _, name, _ in rows])
    axes.set_ylim(-0.6, len(rows) - 0.2)
    axes.set_xlim(min(0, *(one.skill.low for one in skills_of(study))), 1)
    axes.grid(axis="x", alpha=0.25)
    axes.set_xlabel("p: 0 = a coin decides, 1 = the better one always wins")
    axes.set_title(f"How skill shows: filled dots our bots ({', '.join(LEVELS)}), open squares people elsewhere")


def draw_games(axes: Axes, study: Study) -> None:
    """Draws how many games tell two levels apart: a plain bar with luck, a hatched one with luck taken out."""
    pairs = shown_pairs(study)[::-1]
    for place, one in enumerate(pairs):
        for shift, games, style in ((0.2, one.raw_games, RAW), (-0.2, one.adjusted_games, ADJUSTED)):
            label = style["label"] if place == 0 else ""
            axes.barh(place + shift, games or 0, 0.38, **{**style, "label": label})
            axes.annotate(
                f"{games:,}", (games or 0, place + shift), (4, 0), textcoords="offset points", va="center", color=INK
            )
    axes.set_xscale("log")
    axes.margins(x=0.12)
    axes.set_xlim(left=1)
    axes.set_yticks(range(len(pairs)), [f"{title(one.game)}: {one.bot} – {one.against}" for one in pairs])
    axes.legend(frameon=False)
    axes.set_title("Games until two levels are told apart")


RAW: dict[str, Any] = {"color": COLOURS[0], "label": "with luck"}
ADJUSTED: dict[str, Any] = {"color": "white", "edgecolor": INK, "hatch": "///", "label": "luck taken out"}


def shown_pairs(study: Study) -> list[PairFigures]:
    """Returns the pairs of neighbouring levels that were told apart at the fewest seats of their game."""
    fewest = {(one.game, one.seats) for one in study.at_fewest_seats()}
    neighbours = set(zip(LEVELS[1:], LEVELS, strict=False))
    return [
        one
        for one in study.pairs
        if (one.game, one.seats) in fewest and (one.bot, one.against) in neighbours and one.raw_games
    ]


def spread_of(one: Estimate) -> Any:
    """Returns an interval as Matplotlib draws it: below and above."""
    return np.array([[one.value - one.low], [one.high - one.value]])


def colour(index: int) -> str:
    """Returns the colour of a game."""
    return COLOURS[index % len(COLOURS)]
