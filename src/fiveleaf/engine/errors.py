"""The one error for a request that cannot be fulfilled, worded in the reader's language."""

from __future__ import annotations

from typing import Any

from fiveleaf.texts import texts


class Refused(Exception):
    """A request that was refused and changed nothing: `key` names the message, `clause` the rule behind it, if any.

    `game` is the game whose texts hold the message, or None for the common texts.
    """

    def __init__(
        self, key: str, /, *, game: str | None = None, clause: str | None = None, legal: Any = None, **params: Any
    ) -> None:
        super().__init__(key, params)
        self.key = key
        self.game = game
        self.clause = clause
        self.legal = legal  # the legal alternatives in notation, where they are known
        self.params = params

    def __str__(self) -> str:
        return self.text("en")

    def text(self, language: str) -> str:
        """Returns the reason in one sentence, followed by the clause."""
        reason = texts(language, self.game).say(self.key, **self.params)
        return f"{reason} ({self.clause})" if self.clause else reason
