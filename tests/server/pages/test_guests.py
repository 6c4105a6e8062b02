"""What the page is sent about a game that it was not built with."""

from __future__ import annotations

import pytest

from fiveleaf import texts
from fiveleaf.engine.errors import Refused
from fiveleaf.server.pages import guests
from tests.pig import GAME


@pytest.fixture
def pig(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "GUESTS", (GAME,))
    monkeypatch.setattr(texts, "FOLDERS", [*texts.FOLDERS, GAME.folder / "locale"])


@pytest.mark.usefixtures("pig")
def test_its_texts_are_sent_in_every_language() -> None:
    assert "game-name = Cochon" in guests.guest_texts("fr", "pig")
    assert all("ruling-PI-R1 = " in guests.guest_texts(language, "rules/pig") for language in texts.LANGUAGES)


@pytest.mark.usefixtures("pig")
@pytest.mark.parametrize(
    ("language", "part"),
    [("en", "house"), ("en", "../pig"), ("it", "pig"), ("..", "pig"), ("en", "rules/../pig"), ("en", "")],
)
def test_nothing_else_is_sent(language: str, part: str) -> None:
    with pytest.raises(Refused) as refused:
        guests.guest_texts(language, part)
    assert refused.value.key == "error-not-found"


def test_texts_of_a_game_that_is_not_registered_are_not_sent() -> None:
    with pytest.raises(Refused):
        guests.guest_texts("en", "pig")
