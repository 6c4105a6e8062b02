"""Names of people: which characters can be shown anywhere, and who sat where by a transcript."""

from __future__ import annotations

import unicodedata
from typing import Any

from fiveleaf.engine.transcript import Transcript

NAME_LIMIT = 40  # characters of a name in a file that somebody hands in
JOINER = "\u200d"  # of emoji


def is_shown(sign: str) -> bool:
    """Whether a character is shown: no control, no direction mark, nothing private; the joiner of emoji stays."""
    return sign == JOINER or unicodedata.category(sign)[0] not in "CZ"


def names_of(transcript: Transcript) -> list[str]:
    """Who sat where, as far as the transcript says in words that can be shown; an empty name where it does not."""
    told, players = transcript.more.get("names"), transcript.more.get("players")
    if not isinstance(told, list):
        listed = players if isinstance(players, list) else []
        told = [player.get("name") for player in listed if isinstance(player, dict)]
    names = [name[:NAME_LIMIT] if can_be_shown(name) else "" for name in told]
    return [*names, *[""] * transcript.seats][: transcript.seats]


def can_be_shown(name: Any) -> bool:
    """Whether it is a name, on one line."""
    return isinstance(name, str) and all(sign == " " or is_shown(sign) for sign in name)
