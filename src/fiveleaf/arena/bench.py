"""A workbench: the buffers that one thread needs to play games of one kind, compiled or plain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from fiveleaf.arena import matches
from fiveleaf.bots.bot import Bot
from fiveleaf.bots.decide import choose
from fiveleaf.bots.desk import LIVE
from fiveleaf.bots.mind import THOUGHT, mind_gate
from fiveleaf.engine.chance import RNG_SIZE
from fiveleaf.engine.compiled import Mode
from fiveleaf.engine.layout import Row, buffer_of


class Bench:
    """Plays runs of games with the same seats, options and bots; bots that think are compiled in any mode."""

    def __init__(self, options: Mapping[str, Any], bots: Sequence[Bot], mode: Mode = Mode.FAST) -> None:
        mind = bots[0].mind
        highest = max(bot.level for bot in bots)
        if highest >= THOUGHT:
            mode = Mode.SEARCH
        self.game = mind.game
        self.seats = len(bots)
        self.plain = mode is Mode.PLAIN
        self._play = mind_gate(mind, mode, highest, matches.__name__).bind(matches.play_matches)
        self._choose = mind_gate(mind, mode, highest).bind(choose)  # the gate of single decisions, compiled already
        self.desk, self._memory = mind.desk(self.seats, options, self.plain)
        own: Any = (np.array([bot.level for bot in bots]), np.zeros(RNG_SIZE, np.int64), np.zeros(RNG_SIZE, np.int64))
        own = [buffer_of(numbers) for numbers in own] if self.plain else own
        self._levels, self._luck, self._rng = own

    def play(self, seed: int, first: int, results: Results) -> None:
        """Plays the games `first`, `first + 1`, … of a seed, as many as the results have room for."""
        notes: Any = (results.scores, results.won, results.endings, results.decisions)
        notes = map(buffer_of, notes) if self.plain else notes
        games = len(results.endings)
        self._play(self.desk, self._levels, seed, first, games, self._luck, self._rng, *notes)

    def choose(self, state: Any, seat: int, rng: Row) -> int:
        """The move that the seat's bot makes in a state: just what the compiled loop would play there."""
        size = self.desk.size
        self._memory[LIVE * size : (LIVE + 1) * size] = self.game.memory.buffer(state)
        moves = self.desk.moves[0]
        count = self.game.rules.legal_moves(state, seat, moves)
        own = rng if self.plain else np.asarray(rng)
        return int(self._choose(self.desk, int(self._levels[seat]), seat, moves, count, own))


class Results:
    """How a run of games ended, one row a game."""

    def __init__(self, games: int, seats: int) -> None:
        self.scores: npt.NDArray[np.int32] = np.zeros((games, seats), dtype=np.int32)
        self.won: npt.NDArray[np.int8] = np.zeros((games, seats), dtype=np.int8)
        self.endings: npt.NDArray[np.int8] = np.zeros(games, dtype=np.int8)
        self.decisions: npt.NDArray[np.int32] = np.zeros(games, dtype=np.int32)

    def part(self, first: int, games: int) -> Results:
        """A window on some of the games; writing there writes here."""
        part = Results(0, self.scores.shape[1])
        rows = slice(first, first + games)
        part.scores, part.won = self.scores[rows], self.won[rows]
        part.endings, part.decisions = self.endings[rows], self.decisions[rows]
        return part
