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
FOLDERS = [LOCALE]  # with those of games that live elsewhere
HOUSE = ("house", "terminal", "play", "server", "chance")


def add_folder(folder: Path) -> None:
    """Texts are also looked for there, in `<language>/<game>.ftl` and `<language>/rules/<game>.ftl`."""
    FOLDERS.append(folder)


def source(language: str, part: str) -> str:
    """The Fluent file of a language and a part: the house's own, a game, or `rules/<game>`."""
    files = (folder / language / f"{part}.ftl" for folder in FOLDERS)
    return next(file for file in files if file.is_file()).read_text(encoding="utf-8")


class Texts:
    """The messages of one language: the house's, and those of one game if it is named."""

    def __init__(self, language: str, game: str | None) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for part in (*HOUSE, game, "rules/house", f"rules/{game}") if game else HOUSE:
            self.bundle.add_resource(FluentResource(source(language, part)))

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self.bundle.has_message(key)

    def say(self, key: str, /, **params: Any) -> str:
        """The message, filled in. A missing message or parameter is a fault of ours and raises."""
        value = self.bundle.get_message(key).value
        if value is None:
            raise KeyError(key)
        text, faults = self.bundle.format_pattern(value, params)
        if faults:
            raise ValueError(f"{self.language} {key}: {faults[0]}")
        return str(text)

    def piece(self, kind: str, value: Any) -> Any:
        """A card, die or cell by the word for it: message `card-lemon`; what has no message stays as it is."""
        if isinstance(value, list):
            return self.listing([str(self.piece(SINGULAR.get(kind, kind), part)) for part in value])
        key = f"{kind}-{slug(value)}"
        return self.say(key) if self.has(key) else value

    def filled(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Parameters of a message with pieces by their words."""
        return {name: self.piece(name, value) for name, value in facts.items() if value is not None}

    def listing(self, words: Sequence[str]) -> str:
        """Words joined as a sentence joins them: one, two and three."""
        if len(words) < 2:
            return "".join(words)
        key = "list-and-i" if SOUNDS_LIKE_I.match(words[-1]) else "list-and"
        return self.say(key, first=", ".join(words[:-1]), last=words[-1])

    def move(self, move: Mapping[str, Any], names: Sequence[str]) -> str:
        """A move that a seat may choose, as an invitation: message `move-place`."""
        return self._of(f"move-{move['move']}", move, names)

    def event(self, event: Mapping[str, Any], names: Sequence[str], effects: Sequence[Mapping[str, Any]] = ()) -> str:
        """Something that happened, told: message `luck-draw` for chance, `event-place` for a move; then its effects."""
        key = f"luck-{event['chance']}" if "chance" in event else "event-time-up"
        sentence = self._of(f"event-{event['move']}" if "move" in event else key, event, names)
        return " ".join([sentence, *filter(None, (self.effect(effect, names) for effect in effects))])

    def effect(self, effect: Mapping[str, Any], names: Sequence[str]) -> str | None:
        """A consequence that the event does not tell: message `effect-gain-points`; None where there is no message."""
        key = effect_key(effect)
        if not self.has(key):
            return None
        winners = [names[seat] for seat in effect.get("seats", ())]
        params = {"count": len(winners), "names": self.listing(winners), "amount": abs(effect.get("amount", 0))}
        params |= {name: names[effect[name]] for name in ("seat", "from") if effect.get(name) is not None}
        return self.say(key, **params)

    def _of(self, key: str, entry: Mapping[str, Any], names: Sequence[str]) -> str:
        """The message of what was said; variants: `-at` names a target, `-nothing` a null, `-hidden` an unseen card."""
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
    """The message of an effect; variants: `-from` names who loses it, `-lost` a loss, `-nobody` a win by nobody."""
    variant = ""
    if effect["effect"] == "gain":
        variant = "-from" if effect["from"] is not None else "-lost" if effect["amount"] < 0 else ""
    elif effect["effect"] == "win":
        variant = "" if effect["seats"] else "-nobody"
    return f"effect-{effect['effect']}-{effect.get('what', '')}{variant}"


SINGULAR = {"dice": "die", "cells": "cell"}
SOUNDS_LIKE_I = re.compile(r"h?[ií](?!e)", re.IGNORECASE)  # to a Spanish ear: Inés, hijo, but neither hielo nor Ana
SIGNS = {"+": "-plus-", "/": "-or-", "?": "q", "!": "x", "_": "-"}


def slug(value: Any) -> str:
    """A piece's notation as part of a message id, which may hold letters, digits and hyphens only."""
    text = str(value)
    for sign, word in SIGNS.items():
        text = text.replace(sign, word)
    return text.strip("-")


@cache
def texts(language: str, game: str | None = None) -> Texts:
    """The texts of a language and a game, read once."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; the languages are {', '.join(LANGUAGES)}")
    return Texts(language, game)
