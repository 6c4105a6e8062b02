"""What the page is sent about a game that it was not built with: its texts."""

from __future__ import annotations

from fiveleaf.catalogue import GUESTS
from fiveleaf.engine.errors import Refused
from fiveleaf.texts import LANGUAGES, source


def guest_texts(language: str, part: str) -> str:
    """Returns the Fluent file of such a game, or of its rules page (`rules/<game>`); anything else is refused."""
    parts = [part for game in GUESTS for part in (game.name, f"rules/{game.name}")]
    if language not in LANGUAGES or part not in parts:
        raise Refused("error-not-found")
    return source(language, part)
