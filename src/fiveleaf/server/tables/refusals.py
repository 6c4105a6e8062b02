"""Converts refusals into messages to the page."""

from __future__ import annotations

from fiveleaf.engine.errors import Refused
from fiveleaf.server.wire import LocalizedText, Refusal


def refusal_of(refused: Refused, table: str | None = None, client: str | None = None) -> Refusal:
    """Returns a refusal as a message, without the legal moves, which the page already has."""
    return Refusal(LocalizedText(refused.key, refused.game, refused.clause, refused.params), table, client)
