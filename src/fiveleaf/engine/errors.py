"""What is said when something asked for cannot be: one kind of error, worded in the reader's language."""

from __future__ import annotations

from typing import Any

from fiveleaf.texts import texts


class Refused(Exception):
    """Nothing was changed; `key` names the message that says why, and `clause` the rule, where a rule speaks.

    `game` is the game whose texts hold the message, or None for the house's own.
    """

    def __init__(
        self, key: str, /, *, game: str | None = None, clause: str | None = None, legal: Any = None, **params: Any
    ) -> None:
        super().__init__(key, params)
        self.key = key
        self.game = game
        self.clause = clause
        self.legal = legal  # what would have been legal, in notation, where that can be said
        self.params = params

    def __str__(self) -> str:
        return self.text("en")

    def text(self, language: str) -> str:
        """The reason in one sentence, with the clause behind it."""
        reason = texts(language, self.game).say(self.key, **self.params)
        return f"{reason} ({self.clause})" if self.clause else reason
