"""Tables drawn for the terminal: one module a game, which draws a view and knows no rule."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from fiveleaf.catalogue import part_of
from fiveleaf.engine.game import Game
from fiveleaf.texts import Texts


class Drawing(Protocol):
    """What the module of a game gives."""

    @property
    def COLOUR(self) -> str:
        """The game's own colour, as rich names it."""

    @property
    def PICTURE(self) -> Sequence[str]:
        """A few pieces for the game's card on the start screen, a short text each."""

    def draw(self, seen: Any, texts: Texts, names: Sequence[str]) -> RenderableType:
        """Returns the table as a view shows it, in the game's texts, with the names of the seats."""


def drawing_of(game: Game) -> Drawing:
    """Returns how that game is drawn."""
    return cast(Drawing, import_module(part_of(game, "cli.draw")))
