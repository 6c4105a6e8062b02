"""A bot: a level of a game, which picks one of the legal moves."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from fiveleaf.bots.decide import answer_by_rule, answer_by_search
from fiveleaf.bots.prospects import WARM_UP, find_prospects, value_moves
from fiveleaf.bots.scratch import ROOT
from fiveleaf.bots.strategy import SEARCH_LEVEL, Strategy, strategy_gate
from fiveleaf.engine.chance import RNG_SIZE
from fiveleaf.engine.compiled import Mode
from fiveleaf.engine.contract import View
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import Row

FALLBACK_LEVEL = 3  # the level that decides where a bot fails


@dataclass(frozen=True)
class Bot:
    """Chooses from a view and the legal moves; it searches determinizations of that view, never the true state."""

    name: str
    level: int  # 1 is the weakest
    strategy: Strategy

    @property
    def game(self) -> Game:
        """The game it plays."""
        return self.strategy.game

    def choose(self, view: View, legal_moves: Sequence[int], rng: Row) -> int:
        """Returns the code of one of the legal moves; the same for the same view and generator."""
        if view.seat is None:
            raise ValueError("a spectator has nothing to choose")
        state = self.game.views.imagine(view, rng)
        decider = decider_for(self.strategy, view.seats, plain=self.level < SEARCH_LEVEL)
        return decider.choose(self.level, state, view.seat, legal_moves, rng)


class Decider:
    """Scratch buffers and the bound functions that work on them; one per thread, game and number of seats."""

    def __init__(self, strategy: Strategy, seats: int, plain: bool) -> None:
        self.strategy = strategy
        self.plain = plain
        self.scratch, self._memory = strategy.scratch(seats, strategy.game.for_bots({}), plain)
        mode = Mode.PLAIN if plain else Mode.SEARCH
        gate = strategy_gate(strategy, mode, SEARCH_LEVEL - 1 if plain else SEARCH_LEVEL)
        self._answer = gate.bind(answer_by_rule if plain else answer_by_search)
        if not plain:
            self._value_moves, self._find_prospects = gate.bind(value_moves), gate.bind(find_prospects)

    def load(self, state: Any, legal_moves: Sequence[int]) -> None:
        """Copies a determinization and the moves that are legal there into the buffers."""
        size = self.scratch.size
        self._memory[ROOT * size : (ROOT + 1) * size] = self.strategy.game.memory.buffer(state)
        for index, move in enumerate(legal_moves):
            self.scratch.moves[0][index] = move

    def choose(self, level: int, state: Any, seat: int, legal_moves: Sequence[int], rng: Row) -> int:
        """Returns the move of that level in a determinization."""
        self.load(state, legal_moves)
        own = rng if self.plain else np.asarray(rng)
        return int(self._answer(self.scratch, level, seat, self.scratch.moves[0], len(legal_moves), own))

    def warm_up(self) -> None:
        """Compiles everything, or reads it from the disk cache, without searching anything."""
        rng = np.zeros(RNG_SIZE, dtype=np.int64)
        nothing = np.zeros((0, len(self.scratch.outcomes[1])))
        self._answer(self.scratch, 1, 0, self.scratch.moves[0], 1, rng)
        self._value_moves(self.scratch, WARM_UP, 0, self.scratch.moves[0], 0, rng)
        self._find_prospects(self.scratch, 0, self.scratch.moves[0], 0, rng, 0, nothing, nothing)

    def value_moves(self, level: int, state: Any, seat: int, legal_moves: Sequence[int], rng: Any) -> tuple[int, Any]:
        """Returns the index of that level's choice, and the seat's chance to win after each move."""
        self.load(state, legal_moves)
        count = len(legal_moves)
        best = int(self._value_moves(self.scratch, level, seat, self.scratch.moves[0], count, rng))
        return best, [float(self.scratch.move_values[index]) for index in range(count)]

    def find_prospects(
        self, state: Any, seat: int, legal_moves: Sequence[int], rng: Any, samples: int
    ) -> tuple[Any, Any]:
        """Returns the chance of every outcome of the luck that follows each move, and the chance to win after it."""
        self.load(state, legal_moves)
        count = len(legal_moves)
        chance, win = np.zeros((2, count, len(self.scratch.outcomes[1])))
        self._find_prospects(self.scratch, seat, self.scratch.moves[0], count, rng, samples, chance, win)
        return chance, win


PER_THREAD = threading.local()
WARM: set[str] = set()  # games whose search has been compiled in this process


def warm_up(strategy: Strategy) -> None:
    """Readies the bots of a game that search: half a minute the first time on a machine, then a second or two."""
    Decider(strategy, strategy.game.fewest_seats, plain=False).warm_up()
    WARM.add(strategy.game.name)


def is_warm(strategy: Strategy) -> bool:
    """Whether the bots of a game that search answer at once."""
    return strategy.game.name in WARM


def choose_with_fallback(
    bot: Bot, view: View, legal_moves: Sequence[int], rng: Row, on_fault: Callable[[Exception], None]
) -> int:
    """Returns the bot's choice; where it fails, that of level 3, and where that fails too, the first legal move.

    Every fault is reported.
    """
    for one in (bot, replace(bot, level=FALLBACK_LEVEL)):
        try:
            return one.choose(view, legal_moves, rng)
        except Exception as fault:
            on_fault(fault)
    return legal_moves[0]


def decider_for(strategy: Strategy, seats: int, plain: bool) -> Decider:
    """Returns this thread's decider for a game, made when it is first needed."""
    deciders: dict[tuple[str, int, bool], Decider] = PER_THREAD.__dict__.setdefault("deciders", {})
    key = (strategy.game.name, seats, plain)
    if key not in deciders:
        deciders[key] = Decider(strategy, seats, plain)
    return deciders[key]
