"""Moments of games: decisions that a bot may have to make, spread over random games of a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from fiveleaf.engine.contract import View
from fiveleaf.engine.game import Game
from tests.contract.cases import Case, Room, random_states


@dataclass(frozen=True)
class Moment:
    """A state with a seat that has to choose."""

    game: Game
    state: Any
    seat: int
    moves: list[int]

    @property
    def view(self) -> View:
        """What that seat sees."""
        seen: View = self.game.views.view(self.state, self.seat)
        return seen


def moments(game: Game, seats: int, wanted: int, seed: int = 3) -> Iterator[Moment]:
    """Some decisions between several moves, far apart from each other."""
    case = Case(game, seats, 0)
    room = Room(game)
    found = 0
    for index, state in enumerate(random_states(case, seed)):
        seat = game.rules.to_act(state)
        count = game.rules.legal_moves(state, seat, room.moves) if seat >= 0 else 0
        if count > 1 and index % 7 == found % 7:
            found += 1
            yield Moment(game, game.memory.copy(state), seat, [room.moves[at] for at in range(count)])
        if found == wanted:
            return
