"""A mind: what the bots of one game know and how they think, from rules of thumb to a learned value and search."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import files
from io import BytesIO
from typing import Any

import numpy as np
import numpy.typing as npt

from fiveleaf.bots import decide, prospects, search, value
from fiveleaf.bots.desk import Desk, Reals, make_desk
from fiveleaf.engine.compiled import PLAYOUT, Gate, Mode
from fiveleaf.engine.contract import Options
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import Row

Rule = Callable[[Any, int, Row, int, Row], int]  # state, seat, legal moves, their count, rng → one of the moves
Ponder = Callable[[Desk, int, int, Row, int, Row], int]  # desk, level, seat, moves, count, rng → index of a move
VALUE_FILE = "value.npz"
THOUGHT = 4  # from this level on a bot thinks ahead, which needs compiled code
HINTS = 1  # where level 5 takes too long, the effort of hints stands under this level, whose bots do not think


@dataclass(frozen=True)
class Course:
    """How a value is trained; equal courses give equal values."""

    generations: int = 8  # the first plays by the rule of level 3, all others by what was learned before
    games: int = 20_000  # in each generation
    worlds: int = 1  # imagined for each decision
    whims: int = 15  # random decisions of a thousand, in every second game until there was one
    every: int = 4  # positions for each that is noted
    kept: int = 3  # generations that are fitted together
    epochs: int = 3
    held_back: int = 0  # games at the end that nothing is learned from: strengths are scaled so that chances are true
    seed: int = 1


def as_likely_as_any(state: Any, seat: int) -> float:
    """What the others did tells nothing about their hands."""
    return 1.0


@dataclass(frozen=True, eq=False)
class Mind:
    """The bots of one game."""

    game: Game
    simple: Rule  # level 2
    clever: Rule  # level 3
    ponder: Ponder  # levels 4 and 5
    features: Callable[[Any, int, Reals], None]  # what the learned value looks at,
    inputs: int  # and how many numbers that is
    efforts: Mapping[int, Sequence[int]]  # how hard levels 4 and 5 think, perhaps HINTS; `ponder` and `search` tell
    likelihood: Callable[[Any, int], float] = as_likely_as_any
    tables: Callable[[], npt.NDArray[np.float32]] = lambda: np.zeros(1, dtype=np.float32)  # what is computed exactly
    expected: Callable[[Desk, int, int, int, int], float] | None = None  # in place of the general one of `value`
    trained_on: tuple[Options, ...] = field(default=({},))  # the options that the value is learned with,
    course: Course = Course()  # and how,
    course_for_more: Course | None = None  # at more seats than the fewest, where that differs
    ponders_at: tuple[int, ...] = ()  # numbers of seats at which `ponder` thinks; elsewhere games are played on
    adviser: int = 5  # the level whose effort hints have, which must come within half a second

    @property
    def package(self) -> str:
        """Where this mind's own files lie."""
        return self.features.__module__.rpartition(".")[0]

    @cached_property
    def learned(self) -> dict[int, npt.NDArray[np.float32]]:
        """The weights of the learned value by number of seats; empty before it was trained."""
        source = files(self.package) / VALUE_FILE
        if not source.is_file():
            return {}
        with np.load(BytesIO(source.read_bytes())) as kept:
            return {int(name): kept[name] for name in kept.files if name.isdigit()}

    def knowledge(self, seats: int) -> npt.NDArray[np.float32]:
        """The weights for a number of seats; all even where nothing was learned."""
        size = value.knowledge_size(self.inputs)
        kept = self.learned.get(seats)
        return kept if kept is not None and len(kept) == size else np.zeros(size, dtype=np.float32)

    def course_at(self, seats: int) -> Course:
        """How the value for a number of seats is trained."""
        return self.course_for_more if self.course_for_more and seats > self.game.fewest_seats else self.course

    def desk(self, seats: int, options: Mapping[str, Any], plain: bool = False, learned: Any = None) -> tuple[Any, Any]:
        """A desk for one thread, with a table of so many seats on it, and the memory of its states."""
        start = self.game.memory.content(self.game.start(options, seats))
        knowledge = self.knowledge(seats) if learned is None else learned
        known = (knowledge, self.tables(), self.inputs, self.efforts, seats in self.ponders_at)
        return make_desk(self.game, start, *known, plain)


def mind_gate(mind: Mind, mode: Mode, highest: int, *guests: str) -> Gate:
    """Binds loops to one game and its bots; the lower the highest level, the less has to be compiled.

    `guests` are further modules whose functions are bound. Minds that think alike, however hard, share one gate.
    """
    rules = mind.game.rule_functions
    own: dict[str, Callable[..., Any]] = {}
    if highest > 1:
        own = {"simple": mind.simple, "clever": mind.clever}
    if highest >= THOUGHT:
        own |= {"ponder": mind.ponder, "features": mind.features, "likelihood": mind.likelihood}
        own |= {"expected": mind.expected} if mind.expected else {}
        how, answer, loops = "thought", decide.answer_by_thought, [decide, search, value, prospects]
    elif highest > 1:
        how, answer, loops = "rule", decide.answer_by_rule, [decide]
    else:
        how, answer, loops = "random", decide.answer_at_random, [decide]
    modules = [PLAYOUT, f"{mind.game.package}.rules", *(module.__name__ for module in loops), *guests]
    modules += [function.__module__ for function in own.values()]
    rebound = rules | own | {"answer": answer}
    return gate_of(f"{mind.game.name}_{how}", tuple(modules), mode, tuple(rebound.items()))


@cache
def gate_of(
    owner: str, modules: tuple[str, ...], mode: Mode, rebound: tuple[tuple[str, Callable[..., Any]], ...]
) -> Gate:
    """The one gate of this kind in the process, so that what was compiled for it is there for all."""
    return Gate(owner, modules, mode, dict(rebound))
