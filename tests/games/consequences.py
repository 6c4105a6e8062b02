"""Choices of random games with what is said of them, to be compared with what happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fiveleaf.engine.contract import Consequence, Event
from fiveleaf.engine.game import Game
from tests.contract.cases import Case, Room, random_states


@dataclass(frozen=True)
class Choice:
    """A legal move and what is said of it."""

    game: Game
    state: Any  # before the move
    seat: int
    code: int
    move: Event
    consequence: Consequence | None

    @property
    def key(self) -> str | None:
        """The message, without its common beginning."""
        return None if self.consequence is None else self.consequence.key.removeprefix("consequence-")

    @property
    def facts(self) -> dict[str, Any]:
        """The parameters of the message."""
        assert self.consequence is not None
        return self.consequence.params

    def made(self) -> Any:
        """The state after the move."""
        after = self.game.memory.copy(self.state)
        self.game.rules.play(after, self.seat, self.code)
        return after


def view_of(game: Game, state: Any, seat: int | None = None) -> Any:
    """The view of a seat or a spectator, of the game's own type."""
    return game.views.view(state, seat)


def choices(game: Game, state: Any) -> list[Choice]:
    """Every legal move of every seat in a state."""
    found = []
    room = Room(game)
    before = game.memory.copy(state)
    for seat in range(state.seats):
        codes = [room.moves[at] for at in range(game.rules.legal_moves(state, seat, room.moves))]
        moves = [game.notation.move_words(state, seat, code) for code in codes]
        consequences = game.consequences(game.views.view(state, seat), moves) if moves else []
        found += [Choice(game, before, seat, *one) for one in zip(codes, moves, consequences, strict=True)]
    return found


def random_choices(game: Game, games: int, variant: int = 0) -> list[Choice]:
    """The choices of some random games with different numbers of seats."""
    counts = list(game.seat_counts)
    cases = [(seed, Case(game, counts[seed % len(counts)], variant)) for seed in range(games)]
    return [choice for seed, case in cases for state in random_states(case, seed) for choice in choices(game, state)]
