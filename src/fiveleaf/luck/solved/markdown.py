"""How the pages of solved figures print a chance and a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction


def percent(chance: float | Fraction) -> str:
    """Returns a chance as a percentage with one decimal."""
    return f"{100 * float(chance):.1f}%"


def table(head: Sequence[str], rows: Iterable[Iterable[str]], align: str = "---:") -> str:
    """Returns a Markdown table; `align` is the rule under each column."""
    return aligned_table(head, [align] * len(head), rows)


def aligned_table(head: Sequence[str], aligns: Sequence[str], rows: Iterable[Iterable[str]]) -> str:
    """Returns a Markdown table with a rule for each column."""
    return "\n".join("| " + " | ".join(line) + " |" for line in [head, aligns, *rows]) + "\n"
