"""The texts of external games, which the built page does not contain."""

from __future__ import annotations

from fiveleaf.catalogue import GUESTS
from fiveleaf.engine.errors import Refused
from fiveleaf.texts import LANGUAGES, source


def guest_texts(language: str, part: str) -> str:
    """Returns the Fluent file of an external game or of its rules page (`rules/<game>`); anything else is refused."""
    parts = [part for game in GUESTS for part in (game.name, f"rules/{game.name}")]
    if language not in LANGUAGES or part not in parts:
        raise Refused("error-not-found")
    return source(language, part)
