"""How the suite is spread over processes: tests of one game go to one, so that its rules are compiled once."""

from __future__ import annotations

import pytest

from fiveleaf.catalogue import GAMES
from fiveleaf.engine.game import Game

BROWSER = "browser"  # the folder of the tests that share one
BOTS = {game.rules.__name__.split(".")[2]: game.name for game in GAMES}  # the folders of tests of one game's bots


def game_of(item: pytest.Item) -> str | None:
    """The game that a test is parametrised with, by itself or in a case."""
    parameters = getattr(item, "callspec", None)
    for value in parameters.params.values() if parameters else ():
        game = getattr(value, "game", value)
        if isinstance(game, Game):
            return game.name
    return None


def bots_of(item: pytest.Item) -> str | None:
    """The game whose bots a test is about: to compile them takes a minute."""
    return BOTS.get(item.path.parent.name) if "bots" in item.path.parts else None


@pytest.hookimpl(tryfirst=True)  # xdist reads the marks in the same hook
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks every such test with its group; `--dist loadgroup` reads the marks."""
    for item in items:
        group = BROWSER if BROWSER in item.path.parts else game_of(item) or bots_of(item)
        if group:
            item.add_marker(pytest.mark.xdist_group(group))
