"""Tables drawn for the terminal: one module a game, which draws a view and knows no rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from fiveleaf.engine.game import Game
from fiveleaf.texts import Texts

Draw = Callable[[Any, Texts, Sequence[str]], RenderableType]  # a view, the game's texts, the names of the seats


def drawing_of(game: Game) -> Draw:
    """How that game's table is drawn; the module has the name of the game's package."""
    package = game.package.rpartition(".")[2]
    draw: Draw = import_module(f"{__name__}.{package}").draw
    return draw
