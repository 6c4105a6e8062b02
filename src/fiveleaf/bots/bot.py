"""A bot: a level with a name, and a rule that picks one of the legal moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import Row, buffer_of
from fiveleaf.engine.view import View

Rule = Callable[[Any, int, Row, int, Row], int]  # state, seat, legal moves, their count, rng → one of the moves


@dataclass(frozen=True)
class Bot:
    """Chooses from a view and the legal moves; its rule sees a state imagined from that view, never the true one."""

    name: str
    level: int  # 1 is the weakest
    game: Game
    rule: Rule

    def choose(self, seen: View, legal_moves: Sequence[int], rng: Row) -> int:
        """The code of one of the legal moves; the same for the same view and generator."""
        if seen.seat is None:
            raise ValueError("a spectator has nothing to choose")
        moves = buffer_of(np.array(legal_moves, dtype=np.int32))
        imagined = self.game.views.imagine(seen, rng)
        return self.rule(imagined, seen.seat, moves, len(legal_moves), rng)
