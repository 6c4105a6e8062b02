"""A runner: the buffers that one thread needs to play games of one kind, compiled or plain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from fiveleaf.arena import matches
from fiveleaf.bots.bot import Bot
from fiveleaf.bots.decide import choose
from fiveleaf.bots.scratch import LIVE
from fiveleaf.bots.strategy import SEARCH_LEVEL, strategy_gate
from fiveleaf.engine.chance import RNG_SIZE
from fiveleaf.engine.compiled import Mode
from fiveleaf.engine.layout import Row, buffer_of


class Runner:
    """Plays runs of games with the same seats, options and bots; bots that search are compiled in any mode."""

    def __init__(self, options: Mapping[str, Any], bots: Sequence[Bot], mode: Mode = Mode.FAST) -> None:
        strategy = bots[0].strategy
        highest = max(bot.level for bot in bots)
        if highest >= SEARCH_LEVEL:
            mode = Mode.SEARCH
        self.game = strategy.game
        self.seats = len(bots)
        self.plain = mode is Mode.PLAIN
        self._play = strategy_gate(strategy, mode, highest, matches.__name__).bind(matches.play_matches)
        # By the gate of single decisions, which is compiled already wherever a bot has decided.
        self._choose = strategy_gate(strategy, mode, highest).bind(choose)
        self.scratch, self._memory = strategy.scratch(self.seats, options, self.plain)
        own: Any = (np.array([bot.level for bot in bots]), np.zeros(RNG_SIZE, np.int64), np.zeros(RNG_SIZE, np.int64))
        own = [buffer_of(numbers) for numbers in own] if self.plain else own
        self._levels, self._luck, self._rng = own

    def play(self, seed: int, first: int, results: Results) -> None:
        """Plays the games `first`, `first + 1`, … of a seed, as many as the results have room for."""
        columns: Any = (results.scores, results.won, results.endings, results.decisions)
        columns = map(buffer_of, columns) if self.plain else columns
        games = len(results.endings)
        self._play(self.scratch, self._levels, seed, first, games, self._luck, self._rng, *columns)

    def choose(self, state: Any, seat: int, rng: Row) -> int:
        """Returns the move that the seat's bot makes in a state: just what `play` would play there."""
        size = self.scratch.size
        self._memory[LIVE * size : (LIVE + 1) * size] = self.game.memory.buffer(state)
        moves = self.scratch.moves[0]
        count = self.game.rules.legal_moves(state, seat, moves)
        own = rng if self.plain else np.asarray(rng)
        return int(self._choose(self.scratch, int(self._levels[seat]), seat, moves, count, own))


class Results:
    """How a run of games ended, one row per game."""

    def __init__(self, games: int, seats: int) -> None:
        self.scores: npt.NDArray[np.int32] = np.zeros((games, seats), dtype=np.int32)
        self.won: npt.NDArray[np.int8] = np.zeros((games, seats), dtype=np.int8)
        self.endings: npt.NDArray[np.int8] = np.zeros(games, dtype=np.int8)
        self.decisions: npt.NDArray[np.int32] = np.zeros(games, dtype=np.int32)

    def part(self, first: int, games: int) -> Results:
        """Returns a window on some of the games; writing there writes here."""
        part = Results(0, self.scores.shape[1])
        rows = slice(first, first + games)
        part.scores, part.won = self.scores[rows], self.won[rows]
        part.endings, part.decisions = self.endings[rows], self.decisions[rows]
        return part
