"""How the suite is spread over processes: tests of one game go to one, so that its rules and bots are compiled once."""

from __future__ import annotations

from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

from fiveleaf.catalogue import GAMES
from tests.browser.coached import GAME

BROWSER = "browser"  # the folder of the tests that share one
BOTS = {game.package.rpartition(".")[2]: game.name for game in GAMES}  # the folders of tests of one game's bots
ALSO = {  # files that need the bots of one game
    "tests/arena/test_league.py": "lucky-five",
    "tests/arena/test_simulate.py": "lucky-numbers",
    "tests/arena/test_training.py": "lucky-five",
    "tests/cli/test_thinking.py": "lucky-five",
    "tests/luck/test_hint.py": "lucky-five",
}


def group_of(name: str) -> str:
    """What a test shares with others: the browser, or a game that its folder or its parameters tell; else its name."""
    path, _, test = name.partition("::")
    folders = path.split("/")[:-1]
    if BROWSER in folders:
        return BROWSER
    if "bots" in folders and folders[-1] in BOTS:
        return BOTS[folders[-1]]
    parameters = test.partition("[")[2]
    return next((game.name for game in GAMES if game.name in parameters), ALSO.get(path, name))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest come first, so that no process ends alone: the browser, which waits much, then the games.

    Of the browser's tests, those of the coach come last: by then the coach's game has been compiled for its own tests.
    """
    games = [GAME, *(game.name for game in GAMES)]

    def rank(item: pytest.Item) -> tuple[int, int]:
        group = group_of(item.nodeid)
        if group == BROWSER:
            return 0, "test_coach" in item.nodeid
        return (1, games.index(group)) if group in games else (2, 0)

    items.sort(key=rank)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Hands out whole groups; marks for groups do not reach xdist's own scheduler in this version of pytest."""
    config.option.loadscopereorder = False
    scheduler = LoadScopeScheduling(config, log)
    scheduler._split_scope = group_of
    return scheduler
