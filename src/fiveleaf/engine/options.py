"""Options: what a table may set before a game, and which values are accepted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from fiveleaf.engine.notation import compact


@dataclass(frozen=True)
class Option:
    """Something that a table may set before a game; the default is the book."""

    name: str
    default: Any
    accepts: Callable[[Any], bool]
    allowed: str  # the accepted values in notation, for error messages and help
    clause: str
    normalise: Callable[[Any], Any] = field(default=lambda value: value)  # one form for values that mean the same


@dataclass(frozen=True)
class WholeNumber:
    """Accepts the whole numbers from low to high; true and false are no numbers."""

    low: int
    high: int

    def __call__(self, value: Any) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high


@dataclass(frozen=True)
class OneOf:
    """Accepts exactly these values; JSON's true is not 1."""

    values: tuple[Any, ...]

    def __call__(self, value: Any) -> bool:
        return any(compact(value) == compact(known) for known in self.values)


def whole_number(low: int, high: int) -> WholeNumber:
    """Accepts the whole numbers from low to high."""
    return WholeNumber(low, high)


def one_of(*values: Any) -> OneOf:
    """Accepts exactly these values."""
    return OneOf(values)
