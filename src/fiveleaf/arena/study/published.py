"""What others have published: the measure p of other games, for orientation."""

from __future__ import annotations

from typing import NamedTuple

SOURCE = "recommend.games, 2026, from results on Board Game Arena"
METHOD = "Dürsch, Lambrecht and Oechssler, *Measuring skill and chance in games*, European Economic Review 127 (2020)"


class Published(NamedTuple):
    """The measure p of a game among people."""

    name: str
    skill: float


PUBLISHED = (
    Published("Chess", 0.76),
    Published("Carcassonne", 0.50),
    Published("Lucky Numbers", 0.25),
    Published("Backgammon", 0.23),
    Published("Yahtzee", 0.10),
)
