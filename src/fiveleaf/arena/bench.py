"""A workbench: the buffers that one thread needs to play games of one kind, compiled or plain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from fiveleaf.bots.bot import Bot
from fiveleaf.engine.chance import RNG_SIZE
from fiveleaf.engine.compiled import Mode, game_gate
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import Row, buffer_of
from fiveleaf.engine.playout import BENCH, IMAGINED, LIVE, RANDOM, START, choose, play_matches

THINKING = 1  # the level of every bot but the random one


class Bench:
    """Plays runs of games with the same seats, options and bots."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, Any], bots: Sequence[Bot], mode: Mode = Mode.FAST
    ) -> None:
        self.game = game
        self.seats = seats
        self.plain = mode is Mode.PLAIN
        rules = {bot.rule for bot in bots if bot.name != "random"}
        gate = game_gate(game, mode, tuple(rules))
        self._play, self._choose = gate.bind(play_matches), gate.bind(choose)
        self.size = game.memory.dtype.itemsize
        self._memory = bytearray(BENCH * self.size)
        self._memory[START * self.size :] = game.memory.content(game.start(options, seats))
        self._levels = np.array([RANDOM if bot.name == "random" else THINKING for bot in bots], dtype=np.int64)
        self._rng = np.zeros(RNG_SIZE, dtype=np.int64)
        self._moves = np.zeros(game.most_moves + 1, dtype=np.int32)
        self._weights = np.zeros(max(game.most_outcomes, seats), dtype=np.int64)
        content = np.frombuffer(self._memory, dtype=np.int8).reshape(BENCH, self.size)
        self._content: Any = buffer_of(content) if self.plain else content
        self._states: Any = self._plain_states() if self.plain else game.memory.records(self._memory)

    def _plain_states(self) -> list[Any]:
        rows = memoryview(self._memory)
        return [self.game.memory.over(rows[row * self.size : (row + 1) * self.size]) for row in (LIVE, IMAGINED, START)]

    def play(self, seed: int, first: int, results: Results) -> None:
        """Plays the games `first`, `first + 1`, … of a seed, as many as the results have room for."""
        own: tuple[npt.NDArray[Any], ...] = (self._levels, self._rng, self._moves, self._weights)
        noted: tuple[npt.NDArray[Any], ...] = (results.scores, results.won, results.endings, results.decisions)
        levels, rng, moves, weights, *notes = map(buffer_of, (*own, *noted)) if self.plain else (*own, *noted)
        games = len(results.endings)
        size = self.size
        self._play(self._states, self._content, size, levels, seed, first, games, rng, moves, weights, *notes)

    def choose(self, state: Any, seat: int, rng: Row) -> int:
        """The move that the seat's bot makes in a state, plain: just what the compiled loop would play there."""
        self.game.memory.assign(self._states[LIVE], state)
        moves = buffer_of(self._moves)
        count = self.game.rules.legal_moves(state, seat, moves)
        move: int = self._choose(
            self._states, self._content, self.size, seat, int(self._levels[seat]), moves, count, rng
        )
        return move


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
