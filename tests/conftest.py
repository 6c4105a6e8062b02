"""How the suite is spread over processes: tests of one game go to one, so that its rules and bots are compiled once."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

from fiveleaf.catalogue import GAMES
from tests.browser.coached import GAME

BROWSER = "browser"  # the folder of the tests that need one; those of a file share it
FILES_TO_A_GAME = 2  # so many files of browser tests begin for each game: usually two browsers are open at a time
BOTS = {game.package.rpartition(".")[2]: game.name for game in GAMES}  # the folders of tests of one game's bots
ALSO = {  # files that need the bots of one game
    "tests/arena/test_league.py": "lucky-five",
    "tests/arena/test_luck_taken_out.py": "lucky-five",
    "tests/arena/test_simulate.py": "lucky-numbers",
    "tests/arena/test_study.py": "lucky-five",
    "tests/arena/test_training.py": "lucky-five",
    "tests/cli/test_report.py": "lucky-five",
    "tests/cli/test_thinking.py": "lucky-five",
    "tests/luck/test_booking.py": "lucky-hand",
    "tests/luck/test_hint.py": "lucky-five",
    "tests/luck/test_report.py": "lucky-five",
}


def group_of(name: str) -> str:
    """What a test shares with others: the browser of its file, or a game that its folder or its parameters tell."""
    path, _, test = name.partition("::")
    folders = path.split("/")[:-1]
    if BROWSER in folders:
        return path
    if "bots" in folders and folders[-1] in BOTS:
        return BOTS[folders[-1]]
    parameters = test.partition("[")[2]
    return next((game.name for game in GAMES if game.name in parameters), ALSO.get(path, name))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest come first, so that no process ends alone: browsers, which wait much, and games in turn.

    The largest files of browser tests begin; those of the coach end, when the coach's game has long been compiled.
    Then come all others that are marked as slow, and thousands of quick ones fill the gaps at the end.
    """
    sizes = Counter(group_of(item.nodeid) for item in items)
    games = list(dict.fromkeys([GAME, *(game.name for game in GAMES)]))
    browsers = sorted(
        (group for group in sizes if f"/{BROWSER}/" in group), key=lambda group: ("test_coach" in group, -sizes[group])
    )
    ranks = {group: (index, 0) for index, group in enumerate(browsers)}
    ranks |= {game: (FILES_TO_A_GAME * (index + 1) - 1, 1) for index, game in enumerate(games)}
    others = len(items)
    items.sort(key=lambda item: ranks.get(group_of(item.nodeid), (others, item.get_closest_marker("slow") is None)))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Hands out whole groups; marks for groups do not reach xdist's own scheduler in this version of pytest."""
    config.option.loadscopereorder = False
    scheduler = LoadScopeScheduling(config, log)
    scheduler._split_scope = group_of
    return scheduler
