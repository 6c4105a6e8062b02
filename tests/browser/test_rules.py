"""The rules of every game in a browser: two languages, phone and desk, from the home page, the lobby and the table."""

from __future__ import annotations

from typing import Any

import pytest

from fiveleaf.catalogue import GAMES
from fiveleaf.engine.game import Game
from fiveleaf.rulebook import rulebook
from fiveleaf.texts import texts
from tests.browser.conftest import DESK, PHONE, Visitor
from tests.browser.playing import sit_alone
from tests.browser.test_access import findings
from tests.browser.test_layout import tight_now

pytestmark = pytest.mark.slow


def read_to_the_end(visitor: Visitor, language: str, game: Game) -> None:
    """The rules are there down to the makers, with a picture for every step that has one."""
    own, book = texts(language, game.name), rulebook(game.name)
    visitor.page.get_by_role("heading", name=own.say("rules-makers")).wait_for()
    assert visitor.page.locator(".stage > [role=img]").count() == sum(step.has_table for step in book.steps)
    assert [ruling for ruling in book.rulings if not visitor.page.get_by_text(ruling, exact=True).is_visible()] == []


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_of_every_game_can_be_read(language: str, size: dict[str, int], visit: Any) -> None:
    visitor = visit(viewport=size, locale=language)
    for game in GAMES:
        visitor.go(f"/rules/{game.name}")
        read_to_the_end(visitor, language, game)
        assert tight_now(visitor) == [], game.name


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_rules_are_open_to_all(scheme: str, visit: Any) -> None:
    visitor = visit(viewport=PHONE if scheme == "light" else DESK, color_scheme=scheme, bypass_csp=True)
    for game in GAMES:
        visitor.go(f"/rules/{game.name}")
        read_to_the_end(visitor, "en", game)
        assert findings(visitor) == [], game.name


def test_a_tile_leads_to_the_rules_and_back(visit: Any) -> None:
    visitor = visit(viewport=PHONE)
    visitor.go("/")
    visitor.page.get_by_role("link", name="Rules").nth(1).click()
    read_to_the_end(visitor, "en", GAMES[1])
    assert visitor.page.url.endswith(f"/rules/{GAMES[1].name}")
    visitor.page.go_back()
    visitor.page.get_by_role("button", name="Play now").first.wait_for()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_whole_rules_can_be_read_at_a_table_by_keyboard(game: Game, visit: Any) -> None:
    visitor = visit(viewport=PHONE)
    sit_alone(visitor, game.name)
    visitor.page.get_by_role("button", name="Rules").first.press("Enter")  # a hint of the coach may lie over it
    read_to_the_end(visitor, "en", game)
    region = visitor.page.locator("dialog[open] [role=region]")
    region.focus()
    visitor.page.keyboard.press("End")
    visitor.page.wait_for_function("() => document.querySelector('dialog[open] [role=region]').scrollTop > 0")
    assert tight_now(visitor) == []


def test_a_lobby_shows_the_whole_rules(visit: Any) -> None:
    visitor = visit(viewport=DESK)
    visitor.arrive("Ada")
    table, _ = visitor.make_table("lucky-five", [{"kind": "me"}, {"kind": "open"}])
    visitor.go(f"/t/{table}")
    visitor.page.get_by_role("button", name="Rules").click()
    read_to_the_end(visitor, "en", GAMES[4])


def test_rules_of_no_game_lead_home(visit: Any) -> None:
    visitor = visit()
    visitor.go("/rules/chess")
    visitor.page.get_by_role("button", name="Play now").first.wait_for()
