"""Refusals as the page is told of them."""

from __future__ import annotations

from fiveleaf.engine.errors import Refused
from fiveleaf.server.wire import LocalizedText, Refusal


def refusal_of(refused: Refused, table: str | None = None, client: str | None = None) -> Refusal:
    """Returns a refusal as a message; what would have been legal stays here, because the page was sent it already."""
    return Refusal(LocalizedText(refused.key, refused.game, refused.clause, refused.params), table, client)
