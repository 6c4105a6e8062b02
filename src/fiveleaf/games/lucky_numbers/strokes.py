"""Strokes of luck that people would tell of, each with the chance of something at least as good."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import cast

from fiveleaf.engine.contract import Event
from fiveleaf.engine.layout import Row
from fiveleaf.engine.odds import Happening, Odds, Stroke
from fiveleaf.games.lucky_numbers import rules
from fiveleaf.games.lucky_numbers.material import EMPTY
from fiveleaf.games.lucky_numbers.moves import MAX_MOVES, PICK, PLACE
from fiveleaf.games.lucky_numbers.state import Phase, State


def strokes(odds: Odds, run: Sequence[Happening], following: Event | None) -> list[Stroke]:
    """LN-05, LN-10: a drawn tile that fills a free cell; as good is any tile that can fill one."""
    before, event, after = run[-1]
    if before.phase != Phase.DRAW or following is None or following["move"] != "place":
        return []
    seat = event["seat"]
    if after.garden[seat, following["cell"]] != EMPTY:
        return []
    chance = odds.chance(before, 1, partial(fills_a_cell, seat=seat))
    kind = "last-gap" if after.free[seat] == 1 else "gap"
    return [Stroke(kind, seat, chance, {"tile": event["tile"], "cell": following["cell"]})]


def fills_a_cell(state: State, seat: int) -> bool:
    """LN-09: the drawn tile can be placed on a free cell of the seat."""
    moves = cast(Row, [0] * (MAX_MOVES + 1))
    codes = [moves[index] for index in range(rules.legal_moves(state, seat, moves))]
    return any(PLACE <= code < PICK and state.garden[seat, code - PLACE] == EMPTY for code in codes)
