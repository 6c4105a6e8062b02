"""Look-alikes: which names nobody could tell apart, and which characters show nothing or leave their line.

The skeleton of a name follows Unicode Technical Standard 39: every character becomes the one that stands for all that
look like it. The table of those comes with the package confusable-homoglyphs.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from functools import cache
from importlib.resources import files
from itertools import groupby

import msgspec

BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")  # invisible letters and symbols
UNSEEN_MARKS = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f\u200d")  # with the variation selectors
MARKS_LIMIT = 3  # combining marks on one letter
SAME_PLACE_LIMIT = 2  # combining marks in the same place: above, below


class Lookalike(msgspec.Struct):
    """A character, or several, that look like another one."""

    c: str


@cache
def prototypes() -> dict[str, str]:
    """Returns what stands for each character that looks like another.

    The table names for a character those that look like it: for the one that stands for all, all of them; for any
    other, only that one. Several characters at once (rn, like m) always stand for the single ones.
    """
    alike = read_table()
    found: dict[str, str] = {}
    for sign, others in sorted(alike.items(), key=lambda entry: -len(entry[1])):
        if sign not in found:
            group = [sign, *others]
            found |= dict.fromkeys(group, max(group, key=lambda one: (len(one), [-ord(part) for part in one])))
    return {sign: "".join(found.get(part, part) for part in stands) for sign, stands in found.items() if len(sign) == 1}


def read_table() -> dict[str, list[str]]:
    """Returns the characters that look alike, without the direction marks that the table has around some of them."""
    content = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    table = msgspec.json.decode(content, type=dict[str, list[Lookalike]])
    return {sign.strip("\u200e"): [other.c.strip("\u200e") for other in others] for sign, others in table.items()}


def skeleton(name: str) -> str:
    """Returns a skeleton that is equal for names that look the same; for comparison only."""
    seen = "".join(sign for sign in unicodedata.normalize("NFD", name) if not is_unseen(sign))
    return unicodedata.normalize("NFD", "".join(prototypes().get(sign, sign) for sign in seen))


def is_unseen(sign: str) -> bool:
    """Returns whether a mark between two letters is invisible."""
    return sign in UNSEEN_MARKS or "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"


def looks(name: str) -> frozenset[str]:
    """Returns how a name looks, in its own letters and in small ones: names that share one of these look alike."""
    wide = unicodedata.normalize("NFKC", name)
    return frozenset(skeleton(form).casefold() for form in (wide, wide.casefold()))


def stacks_marks(name: str) -> bool:
    """Returns whether a letter has more combining marks than any language needs."""
    letters = unicodedata.normalize("NFD", name)
    for is_mark, signs in groupby(letters, lambda sign: unicodedata.category(sign) in ("Mn", "Me")):
        places = Counter(unicodedata.combining(sign) for sign in signs) if is_mark else Counter[int]()
        if places.total() > MARKS_LIMIT or any(places[place] > SAME_PLACE_LIMIT for place in places if place):
            return True
    return False
