"""Everything that a person reads, from Fluent files: one for the house and one for each game, in five languages."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "de", "es", "nl")
LOCALE = Path(__file__).parents[1] / "locale"
FOLDERS = [LOCALE]  # also those of external games
HOUSE = ("house", "terminal", "play", "server", "chance")


def add_folder(folder: Path) -> None:
    """Adds a folder of texts: `<language>/<game>.ftl` and `<language>/rules/<game>.ftl`."""
    FOLDERS.append(folder)


def source(language: str, part: str) -> str:
    """Returns the Fluent file of a language and a part: a common one, a game, or `rules/<game>`."""
    files = (folder / language / f"{part}.ftl" for folder in FOLDERS)
    return next(file for file in files if file.is_file()).read_text(encoding="utf-8")


class Texts:
    """The messages of one language: the common ones, and those of one game if it is given."""

    def __init__(self, language: str, game: str | None) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for part in (*HOUSE, game, "rules/house", f"rules/{game}") if game else HOUSE:
            self.bundle.add_resource(FluentResource(source(language, part)))

    def has(self, key: str) -> bool:
        """Returns whether the message exists."""
        return self.bundle.has_message(key)

    def say(self, key: str, /, **params: Any) -> str:
        """Returns the formatted message; a missing message or parameter is a bug and raises."""
        value = self.bundle.get_message(key).value
        if value is None:
            raise KeyError(key)
        text, faults = self.bundle.format_pattern(value, params)
        if faults:
            raise ValueError(f"{self.language} {key}: {faults[0]}")
        return str(text)

    def piece(self, kind: str, value: Any) -> Any:
        """Returns the name of a card, die or cell, from message `card-lemon`; without a message, the value itself."""
        if isinstance(value, list):
            return self.listing([str(self.piece(SINGULAR.get(kind, kind), part)) for part in value])
        key = f"{kind}-{slug(value)}"
        return self.say(key) if self.has(key) else value

    def filled(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Returns the parameters of a message with pieces replaced by their names."""
        return {name: self.piece(name, value) for name, value in facts.items() if value is not None}

    def listing(self, words: Sequence[str]) -> str:
        """Joins words into a list: one, two and three."""
        if len(words) < 2:
            return "".join(words)
        key = "list-and-i" if SOUNDS_LIKE_I.match(words[-1]) else "list-and"
        return self.say(key, first=", ".join(words[:-1]), last=words[-1])

    def move(self, move: Mapping[str, Any], names: Sequence[str]) -> str:
        """Returns a move that a seat may choose, as an invitation: message `move-place`."""
        return self._of(f"move-{move['move']}", move, names)

    def event(self, event: Mapping[str, Any], names: Sequence[str], effects: Sequence[Mapping[str, Any]] = ()) -> str:
        """Returns an event as a sentence, from message `luck-draw` or `event-place`, followed by its effects."""
        key = f"luck-{event['chance']}" if "chance" in event else "event-time-up"
        sentence = self._of(f"event-{event['move']}" if "move" in event else key, event, names)
        return " ".join([sentence, *filter(None, (self.effect(effect, names) for effect in effects))])

    def effect(self, effect: Mapping[str, Any], names: Sequence[str]) -> str | None:
        """Returns an effect that the event does not imply, from message `effect-gain-points`; None without one."""
        key = effect_key(effect)
        if not self.has(key):
            return None
        winners = [names[seat] for seat in effect.get("seats", ())]
        params = {"count": len(winners), "names": self.listing(winners), "amount": abs(effect.get("amount", 0))}
        params |= {name: names[effect[name]] for name in ("seat", "from") if effect.get(name) is not None}
        return self.say(key, **params)

    def _of(self, key: str, entry: Mapping[str, Any], names: Sequence[str]) -> str:
        """Returns the message of a move or event; variants: `-at` a target, `-nothing` a null, `-hidden` a card."""
        if "target" in entry:
            key += "-at"
        elif None in entry.values():
            key += "-nothing"
        elif entry.get("hidden"):
            key += "-hidden"
        arguments = {name: entry[name] for name in entry if name not in ("move", "chance")}
        filled = self.filled(arguments)
        filled |= {name: names[entry[name]] for name in ("seat", "target") if name in entry}
        return self.say(key, **filled)


def effect_key(effect: Mapping[str, Any]) -> str:
    """Returns the id of an effect's message; variants: `-from` another seat, `-lost` a loss, `-nobody` no winner."""
    variant = ""
    if effect["effect"] == "gain":
        variant = "-from" if effect["from"] is not None else "-lost" if effect["amount"] < 0 else ""
    elif effect["effect"] == "win":
        variant = "" if effect["seats"] else "-nobody"
    return f"effect-{effect['effect']}-{effect.get('what', '')}{variant}"


SINGULAR = {"dice": "die", "cells": "cell"}
SOUNDS_LIKE_I = re.compile(r"h?[ií](?!e)", re.IGNORECASE)  # in Spanish: Inés, hijo, but neither hielo nor Ana
SIGNS = {"+": "-plus-", "/": "-or-", "?": "q", "!": "x", "_": "-"}


def slug(value: Any) -> str:
    """Returns a piece's notation as part of a message id, which may hold letters, digits and hyphens only."""
    text = str(value)
    for sign, word in SIGNS.items():
        text = text.replace(sign, word)
    return text.strip("-")


@cache
def texts(language: str, game: str | None = None) -> Texts:
    """Returns the texts of a language and a game, read once."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; the languages are {', '.join(LANGUAGES)}")
    return Texts(language, game)
