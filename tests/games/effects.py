"""Effects as the wire writes them, for tests."""

from __future__ import annotations

from typing import Any

import msgspec

from fiveleaf.engine.effects import Viewer
from fiveleaf.engine.history import History
from fiveleaf.engine.table import Table


def begins_here(table: Table) -> Table:
    """The table with a history that begins at its position, which was laid out by hand."""
    assert not table.events
    table._history = History(table.game, table.state)
    return table


def newest(table: Table, viewer: Viewer = None) -> list[dict[str, Any]]:
    """What the newest event of the table did, as that viewer sees it, without headings and scores of the log."""
    last = len(table.events)
    (effects,) = table.effects(viewer, last - 1, last)
    plain: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(effects))
    return [effect for effect in plain if effect["effect"] not in ("begin", "scores")]


def move(piece: str | int | None, source: str, target: str, count: int = 1) -> dict[str, Any]:
    """Pieces go from one place to another."""
    return {"effect": "move", "piece": piece, "from": source, "to": target, "count": count}


def turn(piece: str, place: str) -> dict[str, Any]:
    """A piece is turned face up."""
    return {"effect": "turn", "piece": piece, "place": place}


def roll(die: str, value: int, place: str) -> dict[str, Any]:
    """A die shows something new."""
    return {"effect": "roll", "dice": [{"die": die, "value": value}], "place": place}


def gain(seat: int, amount: int, what: str = "points", source: int | None = None) -> dict[str, Any]:
    """A seat has more or less of something."""
    return {"effect": "gain", "seat": seat, "what": what, "amount": amount, "from": source}


def win(what: str, *seats: int) -> dict[str, Any]:
    """Some seats win something, or nobody does."""
    return {"effect": "win", "seats": list(seats), "what": what}


def suspense(what: str) -> dict[str, Any]:
    """What follows decides something."""
    return {"effect": "suspense", "what": what}
