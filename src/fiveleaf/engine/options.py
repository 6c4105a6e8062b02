"""Options as data: what a table may set before a game.

The check, the terminal's help, the page's field, the rules page and the message of a refusal are all made from the
values that an option lists here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fiveleaf.engine.notation import compact


@dataclass(frozen=True)
class WholeNumber:
    """The whole numbers from low to high, and null where the option may be left open."""

    low: int
    high: int
    or_null: bool = False

    def accepts(self, value: Any) -> bool:
        """Whether the option can be set to this; true and false are no numbers."""
        if value is None:
            return self.or_null
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def normal(self, value: Any) -> Any:
        """The value itself: no two of these mean the same."""
        return value

    def __str__(self) -> str:
        return f"{self.low}–{self.high}" + (", null" if self.or_null else "")


@dataclass(frozen=True)
class OneOf:
    """Exactly these values."""

    values: tuple[Any, ...]

    def accepts(self, value: Any) -> bool:
        """Whether the option can be set to this; JSON's true is not 1."""
        return any(compact(value) == compact(known) for known in self.values)

    def normal(self, value: Any) -> Any:
        """The value itself: no two of these mean the same."""
        return value

    def __str__(self) -> str:
        return ", ".join(compact(value).strip('"') for value in self.values)


@dataclass(frozen=True)
class Deck:
    """How many cards of each kind there are, as an object; a kind that is not named has none."""

    kinds: tuple[str, ...]
    most: int  # cards of one kind

    def accepts(self, value: Any) -> bool:
        """Whether this is such an object, with at least one card in all."""
        return (
            isinstance(value, dict)
            and all(kind in self.kinds and WholeNumber(0, self.most).accepts(count) for kind, count in value.items())
            and sum(value.values()) > 0
        )

    def normal(self, value: dict[str, int]) -> dict[str, int]:
        """The kinds that there are, in their order: one that counts 0 need not be named."""
        return {kind: value[kind] for kind in self.kinds if value.get(kind)}

    def __str__(self) -> str:
        return "{" + ", ".join(f'"{kind}": 0–{self.most}' for kind in self.kinds) + "}, Σ ≥ 1"


@dataclass(frozen=True)
class Option:
    """Something that a table may set before a game; the default is the book."""

    name: str
    default: Any
    values: WholeNumber | OneOf | Deck  # what it can be; `str` writes that in the notation
    clause: str


def one_of(*values: Any) -> OneOf:
    """Exactly these values."""
    return OneOf(values)
