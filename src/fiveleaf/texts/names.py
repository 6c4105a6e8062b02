"""Names of people: which characters can be shown, and the names of the seats in a transcript."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Any

NAME_LIMIT = 40  # characters of a name in a submitted file
JOINER = "\u200d"  # of emoji


def is_shown(sign: str) -> bool:
    """Returns whether a character is visible: no control, direction or private character; the emoji joiner counts."""
    return sign == JOINER or unicodedata.category(sign)[0] not in "CZ"


def names_of(more: Mapping[str, Any], seats: int) -> list[str]:
    """Returns the name of every seat from a transcript's extra keys; empty where none can be shown."""
    listed, players = more.get("names"), more.get("players")
    if not isinstance(listed, list):
        entries = players if isinstance(players, list) else []
        listed = [player.get("name") for player in entries if isinstance(player, dict)]
    names = [name[:NAME_LIMIT] if can_be_shown(name) else "" for name in listed]
    return [*names, *[""] * seats][:seats]


def can_be_shown(name: Any) -> bool:
    """Returns whether a value is a name that can be shown on one line."""
    return isinstance(name, str) and all(sign == " " or is_shown(sign) for sign in name)
