"""Options as data: the settings that a table chooses before a game.

The check, the terminal's help, the page's input, the rules page and the message of a refusal are all derived from the
values that an option lists here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fiveleaf.engine.notation import compact


@dataclass(frozen=True)
class WholeNumber:
    """The whole numbers from low to high, and null if the option may be left open."""

    low: int
    high: int
    or_null: bool = False

    def accepts(self, value: Any) -> bool:
        """Returns whether the value is allowed; true and false are not numbers."""
        if value is None:
            return self.or_null
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def normal(self, value: Any) -> Any:
        """Returns the value unchanged: every value has a single form."""
        return value

    def __str__(self) -> str:
        return f"{self.low}–{self.high}" + (", null" if self.or_null else "")


@dataclass(frozen=True)
class OneOf:
    """Exactly these values."""

    values: tuple[Any, ...]

    def accepts(self, value: Any) -> bool:
        """Returns whether the value is allowed; JSON's true is not 1."""
        return any(compact(value) == compact(known) for known in self.values)

    def normal(self, value: Any) -> Any:
        """Returns the value unchanged: every value has a single form."""
        return value

    def __str__(self) -> str:
        return ", ".join(compact(value).strip('"') for value in self.values)


@dataclass(frozen=True)
class Deck:
    """The number of cards of each kind, as an object; a missing kind has none."""

    kinds: tuple[str, ...]
    most: int  # maximum number of cards of one kind

    def accepts(self, value: Any) -> bool:
        """Returns whether the value is such an object with at least one card in total."""
        return (
            isinstance(value, dict)
            and all(kind in self.kinds and WholeNumber(0, self.most).accepts(count) for kind, count in value.items())
            and sum(value.values()) > 0
        )

    def normal(self, value: dict[str, int]) -> dict[str, int]:
        """Returns the kinds with at least one card, in their order."""
        return {kind: value[kind] for kind in self.kinds if value.get(kind)}

    def __str__(self) -> str:
        return "{" + ", ".join(f'"{kind}": 0–{self.most}' for kind in self.kinds) + "}, Σ ≥ 1"


@dataclass(frozen=True)
class Option:
    """A setting of a table before a game; the default follows the rule book."""

    name: str
    default: Any
    values: WholeNumber | OneOf | Deck  # the allowed values; `str` writes them in the notation
    clause: str


def one_of(*values: Any) -> OneOf:
    """Exactly these values."""
    return OneOf(values)
