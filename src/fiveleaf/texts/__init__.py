"""Everything that a person reads, from Fluent files: one for the house and one for each game, in five languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "de", "es", "nl")
LOCALE = Path(__file__).parents[1] / "locale"
FOLDERS = [LOCALE]  # also those of external games
HOUSE = ("house", "terminal", "play", "server", "chance", "report")


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

    def has_variant(self, key: str, variant: str) -> bool:
        """Returns whether the message exists and has that attribute: `.many`, `.log`."""
        return self.has(key) and variant in self.bundle.get_message(key).attributes

    def say(self, key: str, /, **params: Any) -> str:
        """Returns the formatted message; a missing message or parameter is a bug and raises."""
        value = self.bundle.get_message(key).value
        if value is None:
            raise KeyError(key)
        return self._formatted(key, value, params)

    def say_variant(self, key: str, variant: str, /, **params: Any) -> str:
        """Returns an attribute of a message, formatted."""
        return self._formatted(f"{key}.{variant}", self.bundle.get_message(key).attributes[variant], params)

    def _formatted(self, key: str, pattern: Any, params: dict[str, Any]) -> str:
        text, faults = self.bundle.format_pattern(pattern, params)
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
        return " ".join([self._of(event_key(event), event, names, shown_piece(effects)), *self.effects(effects, names)])

    def effects(self, effects: Sequence[Mapping[str, Any]], names: Sequence[str]) -> list[str]:
        """Returns sentences about effects that the event does not imply; cards that a seat shows are one sentence."""
        open_cards: dict[str, list[Any]] = {}
        for effect in effects:
            if effect["effect"] == "turn" and effect["piece"] is not None:
                open_cards.setdefault(effect["place"], []).append(effect["piece"])
        sentences = []
        for effect in effects:
            if effect["effect"] != "turn":
                sentences.append(self.effect(effect, names))
            elif cards := open_cards.pop(effect["place"], None):
                sentences.append(self.turned(effect["place"], cards, names))
        return [sentence for sentence in sentences if sentence]

    def turned(self, place: str, cards: list[Any], names: Sequence[str]) -> str | None:
        """Returns what a seat shows, from message `effect-turn-hand`; None without one."""
        name, _, seat = place.partition("/")
        if not seat.isdecimal() or not self.has(f"effect-turn-{name}"):
            return None
        return self.say(
            f"effect-turn-{name}", seat=names[int(seat)], cards=counted(str(self.piece("card", card)) for card in cards)
        )

    def message(self, key: str, params: Mapping[str, Any], names: Sequence[str]) -> str:
        """Returns a message of a game whose parameters are in the notation: seats by number, pieces by name."""
        filled = self.filled(params) | {part: names[params[part]] for part in SEATS if params.get(part) is not None}
        if "seats" in params:
            filled["seats"] = self.listing([names[seat] for seat in params["seats"]])
        return self.say(key, **filled)

    def effect(self, effect: Mapping[str, Any], names: Sequence[str]) -> str | None:
        """Returns an effect that the event does not imply, from message `effect-gain-points`; None without one."""
        key = effect_key(effect)
        if not self.has(key):
            return None
        if effect["effect"] == "turn":
            return self.turned(effect["place"], [effect["piece"]], names)
        winners = [names[seat] for seat in effect.get("seats", ())]
        count = effect.get("count", len(winners))
        params = {"count": count, "names": self.listing(winners), "amount": abs(effect.get("amount", 0))}
        params["card"] = self.piece("card", effect.get("piece"))
        params |= {name: names[effect[name]] for name in ("seat", "from") if isinstance(effect.get(name), int)}
        return self.say(key, **params)

    def parameters(self, entry: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        """Returns the parameters of a move or event: pieces and seats by their names."""
        arguments = {name: entry[name] for name in entry if name not in ("move", "chance")}
        return self.filled(arguments) | {name: names[entry[name]] for name in SEATS if name in entry}

    def _of(self, key: str, entry: Mapping[str, Any], names: Sequence[str], shown: Any = None) -> str:
        """Returns the message of a move or event.

        Variants: `-at` a target, `-nothing` a null, `-hidden` a card; `-shown` names the piece that moved as `$card`.
        """
        if "target" in entry:
            key += "-at"
        elif None in entry.values():
            key += "-nothing"
        elif entry.get("hidden"):
            key += "-hidden"
        params = self.parameters(entry, names)
        if shown is not None and self.has(f"{key}-shown"):
            return self.say(f"{key}-shown", **{**params, "card": self.piece("card", shown)})
        return self.say(key, **params)


def event_key(event: Mapping[str, Any]) -> str:
    """Returns the id of an event's message: `luck-draw`, `event-place`."""
    if "chance" in event:
        return f"luck-{event['chance']}"
    return f"event-{event['move']}" if "move" in event else "event-time-up"


def shown_piece(effects: Sequence[Mapping[str, Any]]) -> Any:
    """Returns the piece that was held and is moved or turned in sight of the reader."""
    places = ((effect.get("from", effect.get("place")), effect.get("piece")) for effect in effects)
    return next((piece for place, piece in places if place == "held" and piece is not None), None)


def counted(words: Iterable[str]) -> str:
    """Joins words; equal ones become one with their number: 2 × lemon, bell."""
    return ", ".join(word if count == 1 else f"{count} × {word}" for word, count in Counter(words).items())


def effect_key(effect: Mapping[str, Any]) -> str:
    """Returns the id of an effect's message; variants: `-from` another seat, `-lost` a loss, `-nobody` no winner.

    A move goes by its places, `effect-move-heap-stock`; a turn by its own, `effect-turn-hand`.
    """
    variant = ""
    if effect["effect"] == "turn":
        return f"effect-turn-{effect['place'].partition('/')[0]}"
    if effect["effect"] == "move":
        places = (str(effect[end]).partition("/")[0] for end in ("from", "to"))
        return f"effect-move-{'-'.join(places)}"
    if effect["effect"] == "gain":
        variant = "-from" if effect["from"] is not None else "-lost" if effect["amount"] < 0 else ""
    elif effect["effect"] == "win":
        variant = "" if effect["seats"] else "-nobody"
    return f"effect-{effect['effect']}-{effect.get('what', '')}{variant}"


SEATS = ("seat", "target")  # parameters that name a seat
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
