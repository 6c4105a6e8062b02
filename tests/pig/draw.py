"""The table of Pig in the terminal: everybody's score, and the total of the turn; its colour and its picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fiveleaf.texts import Texts
from tests.pig.view import View

COLOUR: Final = "bright_magenta"
PICTURE: Final = ("⚀", "⚅")


def draw(seen: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    """The table as everybody sees it."""
    scores = Table.grid(padding=(0, 2))
    for seat, name in enumerate(names):
        mark = "▶" if seat == seen.turn and seen.winners is None else " "
        scores.add_row(mark, Text(name), Text(str(seen.scores[seat]), style="bold"))
    return Group(scores, Text(texts.say("table-total", total=seen.total), style=COLOUR))
