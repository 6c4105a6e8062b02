"""Draws tables in the terminal: one module per game, which draws a view and contains no rules."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from fiveleaf.catalogue import part_of
from fiveleaf.engine.game import Game
from fiveleaf.texts import Texts


class Drawing(Protocol):
    """The interface of a game's drawing module."""

    @property
    def COLOUR(self) -> str:
        """The game's colour, as Rich names it."""

    @property
    def PICTURE(self) -> Sequence[str]:
        """A few pieces for the game's card on the start screen, a short text each."""

    def draw(self, seen: Any, texts: Texts, names: Sequence[str]) -> RenderableType:
        """Draws a view, with the game's texts and the names of the seats."""


def drawing_of(game: Game) -> Drawing:
    """Returns the drawing module of a game."""
    return cast(Drawing, import_module(part_of(game, "cli.draw")))
