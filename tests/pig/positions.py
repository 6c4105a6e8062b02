"""What the contract tests need of Pig: tables as they may be set, and the pieces that no event may lose."""

from __future__ import annotations

from collections import Counter
from typing import Any

from fiveleaf.engine.table import Table
from tests.pig.game import GAME
from tests.pig.state import State

VARIANTS: list[dict[str, Any]] = [{}, {"goal": 10, "first_seat": 1}]


def pieces(state: State) -> tuple[int, ...]:
    """There is one die, and it is always there."""
    return (1,)


def places(state: State) -> Counter[tuple[str, str | int]]:
    """No piece ever goes from one place to another."""
    return Counter()


def a_game(seats: int = 2, **options: Any) -> Table:
    """A table whose first seat begins."""
    return Table(GAME, seats, {"first_seat": 0, **options})


def roll(table: Table, value: int) -> None:
    """The seat whose turn it is rolls that."""
    table.play(table.to_act, {"move": "roll"})
    table.resolve_code(value - 1)


def hold(table: Table) -> None:
    """The seat whose turn it is holds."""
    table.play(table.to_act, {"move": "hold"})
