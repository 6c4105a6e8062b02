"""Questions to people: where they type, what they may type, and how the moves on offer are listed and found."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from fiveleaf.engine.contract import Event
from fiveleaf.engine.table import Table
from fiveleaf.texts import Texts

LINE_LIMIT = 200  # characters of an answer that are read
MAX_PLAIN_MENU = 9  # up to this many moves are listed one per line
MIN_MOVES_TO_FOLD = 3  # fewer moves than this get no common sentence
GAP = "…"  # stands in a common sentence for what differs
NO_BREAK_SPACE = "\u00a0"  # a space at which no line and no word is broken
PUNCTUATION = ".,;:()“”„«»\"'’…¿¡"
SIGNS = str.maketrans({"−": "-", "–": "-", "’": "'", NO_BREAK_SPACE: " "})


class Quit(Exception):
    """The player leaves: by command, at the end of the input, or by an interruption."""


class Keyboard:
    """Reads what people type, line by line; tests override `read`."""

    def line(self, prompt: str) -> str:
        """Returns one typed line, stripped."""
        try:
            return self.read(prompt)[:LINE_LIMIT].strip()
        except UnicodeDecodeError:
            return "\ufffd"
        except (EOFError, KeyboardInterrupt, RuntimeError) as end:  # RuntimeError: stdin is missing
            raise Quit from end

    def read(self, prompt: str) -> str:
        """Reads one line from the keyboard."""
        return input(prompt)


def command_of(line: str, own: Texts) -> str | None:
    """Returns the command of a line, in English or in the reader's language, or None."""
    for command, words in command_words(own).items():
        if plain(line) in map(plain, words):
            return command
    return None


def command_words(own: Texts) -> dict[str, list[str]]:
    """Returns the words of the commands for any prompt; the first of each is in the reader's language."""
    return {
        "help": [*own.say("play-words-help").split(), "?", "help"],
        "rules": [*own.say("play-words-rules").split(), "rules"],
        "table": [*own.say("play-words-table").split(), "table"],
        "log": [*own.say("play-words-log").split(), "log"],
        "coach": [*own.say("play-words-coach").split(), "coach"],
        "quit": [*own.say("play-words-quit").split(), "quit", "q"],
    }


# ── finding a move ───────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Offer:
    """A legal move with its text."""

    move: Event
    text: str
    consequence: str | None = None  # what it costs or risks

    @property
    def shape(self) -> tuple[str, ...]:
        """Moves of one shape differ only in their arguments."""
        return (self.move["move"], *[key for key in self.move if key != "move"])

    @property
    def row(self) -> tuple[str, ...]:
        """Moves of one row differ only in their last argument."""
        arguments = [str(value) for key, value in self.move.items() if key != "move"]
        return (*self.shape, *arguments[:-1])


def offers_of(table: Table, seat: int, own: Texts, names: Sequence[str]) -> list[Offer]:
    """Returns the legal moves of a seat, those of one shape together and within it those of one row."""
    unbroken = [name.replace(" ", NO_BREAK_SPACE) for name in names]
    legal = table.legal_moves(seat)
    found = table.game.consequences(table.view(seat), legal) or [None] * len(legal)
    leads_to = [None if one is None else own.message(one.key, one.params, names) for one in found]
    offers = [Offer(move, own.move(move, unbroken), text) for move, text in zip(legal, leads_to, strict=True)]
    shapes = [offer.shape for offer in offers]
    rows = [offer.row for offer in offers]
    return sorted(offers, key=lambda offer: (shapes.index(offer.shape), rows.index(offer.row)))


def plain(text: str) -> str:
    """Returns a text without accents, capitals and typographic signs."""
    parts = unicodedata.normalize("NFKD", text.translate(SIGNS))
    return " ".join("".join(sign for sign in parts if not unicodedata.combining(sign)).casefold().split())


def words_of(text: str) -> list[str]:
    """Returns the words of a text, without the punctuation around them."""
    return [word.strip(PUNCTUATION) or word for word in plain(text).split()]


def find_offers(line: str, texts: Sequence[str], also: Sequence[str] = ()) -> list[int]:
    """Returns the texts that match a line: one by number, by full text or by prefix; else all that contain its words.

    `also` holds a further word for each text by which it can be found, its name in the notation.
    """
    if line.isascii() and line.isdecimal() and 1 <= int(line) <= len(texts):
        return [int(line) - 1]
    query = plain(line)
    if not query:
        return []
    everything = range(len(texts))
    for fits in (str.__eq__, str.startswith):
        found = [index for index in everything if fits(plain(texts[index]), query)]
        if len(found) == 1:
            return found
    named = list(also) or [""] * len(texts)
    return [index for index in everything if has_words(f"{texts[index]} {named[index]}", line)]


def has_words(text: str, line: str) -> bool:
    """Returns whether every word of the line begins a word of the text; a number has to be the whole word."""
    known = words_of(text)
    return all(
        word in known or (not any(map(str.isdigit, word)) and any(other.startswith(word) for other in known))
        for word in words_of(line)
    )


# ── listing the moves ────────────────────────────────────────────────────────────────────────────


def menu(offers: Sequence[Offer]) -> RenderableType:
    """Returns the numbered moves, one per line, or grouped under common sentences if there are many."""
    if len(offers) <= MAX_PLAIN_MENU:
        return Group(*[listed(index, offer) for index, offer in enumerate(offers)])
    parts: list[RenderableType] = []
    index = 0
    while index < len(offers):
        alike = [at for at in range(index, len(offers)) if offers[at].shape == offers[index].shape]
        parts.append(fold(offers, alike))
        index += len(alike)
    return Group(*parts)


def listed(index: int, offer: Offer) -> RenderableType:
    """Returns a number to type, what it means, and below it what that leads to."""
    first = item(index, offer.text)
    if offer.consequence is None:
        return first
    return Group(first, Padding(Text(offer.consequence, style="dim"), (0, 0, 0, 7)))


def item(index: int, text: str, width: int = 3) -> Text:
    """Returns a number to type and what it means."""
    return Text.assemble((f"{index + 1:{width}}", "bold cyan"), (" " + text, ""))


def fold(offers: Sequence[Offer], alike: Sequence[int]) -> RenderableType:
    """Lists moves of one shape under their common sentence; one per line where they have none."""
    split = {at: offers[at].text.split(" ") for at in alike}
    rows = rows_of(offers, alike)
    if len({len(words) for words in split.values()}) > 1 and len(rows) > 1:
        return Group(*[fold(offers, row) for row in rows])
    if len({len(words) for words in split.values()}) > 1 or len(alike) < MIN_MOVES_TO_FOLD:
        return Group(*[item(at, offers[at].text) for at in alike])
    vary = varying(list(split.values()))
    inner = {place for row in rows for place in varying([split[at] for at in row])} or vary
    first = split[alike[0]]
    words = [GAP if place in vary else word for place, word in enumerate(first)]
    heading = " ".join(word for place, word in enumerate(words) if word != GAP or words[place - 1 : place] != [GAP])
    lines = [row_line(row, split, sorted(vary - inner), sorted(inner)) for row in rows]
    return Group(Text(f"    {heading}", style="italic"), Padding(Columns(lines, padding=(0, 4)), (0, 0, 0, 4)))


def rows_of(offers: Sequence[Offer], alike: Sequence[int]) -> list[list[int]]:
    """Moves of one shape by rows."""
    rows: dict[tuple[str, ...], list[int]] = {}
    for at in alike:
        rows.setdefault(offers[at].row, []).append(at)
    return list(rows.values())


def varying(texts: Sequence[Sequence[str]]) -> set[int]:
    """Returns the places at which word lists of one length differ."""
    return {place for place in range(len(texts[0])) if len({words[place] for words in texts}) > 1}


def row_line(row: Sequence[int], split: dict[int, list[str]], outer: Sequence[int], inner: Sequence[int]) -> Text:
    """Returns the common part of a row, then the number and the difference of each move."""
    line = Text()
    if outer:
        line.append(" ".join(split[row[0]][place] for place in outer).rjust(2), style="bold")
        line.append(":")
    for at in row:
        line.append_text(item(at, " ".join(split[at][place] for place in inner), width=4))
    return line
