"""A bot: a level of a game, which picks one of the legal moves."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from fiveleaf.bots.decide import answer_by_rule, answer_by_thought
from fiveleaf.bots.desk import IMAGINED
from fiveleaf.bots.mind import THOUGHT, Mind, mind_gate
from fiveleaf.bots.prospects import judge, look_at_luck
from fiveleaf.engine.chance import RNG_SIZE
from fiveleaf.engine.compiled import Mode
from fiveleaf.engine.contract import View
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import Row

STEADY = 3  # the level that stands in where a bot fails


@dataclass(frozen=True)
class Bot:
    """Chooses from a view and the legal moves; it thinks about states imagined from that view, never the true one."""

    name: str
    level: int  # 1 is the weakest
    mind: Mind

    @property
    def game(self) -> Game:
        """The game it plays."""
        return self.mind.game

    def choose(self, seen: View, legal_moves: Sequence[int], rng: Row) -> int:
        """The code of one of the legal moves; the same for the same view and generator."""
        if seen.seat is None:
            raise ValueError("a spectator has nothing to choose")
        imagined = self.game.views.imagine(seen, rng)
        plain = self.level < THOUGHT
        thought = desk_of(self.mind, seen.seats, plain)
        return thought.answer(self.level, imagined, seen.seat, legal_moves, rng)


class Thought:
    """A desk and the compiled code that works on it; one a thread."""

    def __init__(self, mind: Mind, seats: int, plain: bool) -> None:
        self.mind = mind
        self.plain = plain
        self.desk, self._memory = mind.desk(seats, mind.game.for_bots({}), plain)
        mode = Mode.PLAIN if plain else Mode.SEARCH
        gate = mind_gate(mind, mode, THOUGHT - 1 if plain else THOUGHT)
        self._answer = gate.bind(answer_by_rule if plain else answer_by_thought)
        if not plain:
            self._judge, self._look = gate.bind(judge), gate.bind(look_at_luck)

    def imagine(self, imagined: Any, legal_moves: Sequence[int]) -> None:
        """Lays a state and the moves that are legal there on the desk."""
        size = self.desk.size
        self._memory[IMAGINED * size : (IMAGINED + 1) * size] = self.mind.game.memory.buffer(imagined)
        for index, move in enumerate(legal_moves):
            self.desk.moves[0][index] = move

    def answer(self, level: int, imagined: Any, seat: int, legal_moves: Sequence[int], rng: Row) -> int:
        """The move of that level in an imagined state."""
        self.imagine(imagined, legal_moves)
        own = rng if self.plain else np.asarray(rng)
        return int(self._answer(self.desk, level, seat, self.desk.moves[0], len(legal_moves), own))

    def warm_up(self) -> None:
        """Compiles everything, or reads it from the disk cache, without thinking about anything."""
        rng = np.zeros(RNG_SIZE, dtype=np.int64)
        nothing = np.zeros((0, len(self.desk.outcomes[1])))
        self._answer(self.desk, 1, 0, self.desk.moves[0], 1, rng)
        self._judge(self.desk, 0, 0, self.desk.moves[0], 0, rng)
        self._look(self.desk, 0, self.desk.moves[0], 0, rng, 0, nothing, nothing)

    def judge(self, level: int, imagined: Any, seat: int, legal_moves: Sequence[int], rng: Any) -> tuple[int, Any]:
        """The index of that level's choice, and the seat's chance to win after each move."""
        self.imagine(imagined, legal_moves)
        count = len(legal_moves)
        best = int(self._judge(self.desk, level, seat, self.desk.moves[0], count, rng))
        return best, [float(self.desk.worth[index]) for index in range(count)]

    def look_at_luck(
        self, imagined: Any, seat: int, legal_moves: Sequence[int], rng: Any, worlds: int
    ) -> tuple[Any, Any]:
        """The chance of every outcome of the luck that follows each move, and the chance to win after it."""
        self.imagine(imagined, legal_moves)
        count = len(legal_moves)
        chance, worth = np.zeros((2, count, len(self.desk.outcomes[1])))
        self._look(self.desk, seat, self.desk.moves[0], count, rng, worlds, chance, worth)
        return chance, worth


LOCAL = threading.local()
WARM: set[str] = set()  # games whose thinking has been compiled in this process


def warm_up(mind: Mind) -> None:
    """Makes the bots of a game that think ready: half a minute the first time on a machine, then a second or two."""
    Thought(mind, mind.game.fewest_seats, plain=False).warm_up()
    WARM.add(mind.game.name)


def is_warm(mind: Mind) -> bool:
    """Whether the bots of a game that think answer at once."""
    return mind.game.name in WARM


def choose_steadily(
    bot: Bot, seen: View, legal_moves: Sequence[int], rng: Row, on_fault: Callable[[Exception], None]
) -> int:
    """The bot's choice; a fault in it is reported, and level 3 decides, or if that fails too, the first move it is."""
    for one in (bot, replace(bot, level=STEADY)):
        try:
            return one.choose(seen, legal_moves, rng)
        except Exception as fault:
            on_fault(fault)
    return legal_moves[0]


def desk_of(mind: Mind, seats: int, plain: bool) -> Thought:
    """This thread's desk for a game; made once."""
    made: dict[tuple[str, int, bool], Thought] = LOCAL.__dict__.setdefault("made", {})
    key = (mind.game.name, seats, plain)
    if key not in made:
        made[key] = Thought(mind, seats, plain)
    return made[key]
