"""On every screen, in every language, with every number of seats: what is needed to act is in sight, free and whole."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from fiveleaf.catalogue import GAMES
from tests.browser.folds import board_page, covered_by_hints, measured, pairs, scenes

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def boards(browser: Browser) -> Iterator[Page]:
    with board_page(browser) as page:
        yield page


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_nothing_needed_to_act_is_out_of_sight(game: str, boards: Page) -> None:
    faults = [
        fault for scene, size, language in pairs(scenes(game)) for fault in measured(boards, scene, size, language)
    ]
    assert faults == []


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_hint_lies_on_nothing_that_it_asks_for(game: str, boards: Page) -> None:
    assert covered_by_hints(boards, game) == []
