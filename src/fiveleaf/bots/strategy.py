"""A strategy: how the bots of one game play, from rules of thumb to search with a value network."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from importlib.resources import files
from io import BytesIO
from typing import Any

import numpy as np
import numpy.typing as npt

from fiveleaf.bots import decide, prospects, search, value
from fiveleaf.bots.reasons import Facts, no_facts
from fiveleaf.bots.scratch import Floats, Scratch, make_scratch
from fiveleaf.bots.search import search_by_rollouts
from fiveleaf.bots.training_plan import TrainingPlan
from fiveleaf.engine.compiled import PLAYOUT, Gate, Mode
from fiveleaf.engine.contract import Options
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import Row

Rule = Callable[[Any, int, Row, int, Row], int]  # state, seat, legal moves, their count, rng → one of the moves
Search = Callable[[Scratch, int, int, Row, int, Row], int]  # scratch, level, seat, moves, count, rng → index of a move
VALUE_FILE = "value.npz"
SEARCH_LEVEL = 4  # from this level on a bot searches, which needs compiled code
DEFAULT_TRAINING = TrainingPlan()
ROLLOUTS = {4: (0, 48), 5: (0, 500)}  # games that the search by rollouts plays for one decision
HINT_LEVEL = 1  # where level 5 takes too long, the settings of hints stand under this level, whose bots do not search


def uniform_likelihood(state: Any, seat: int) -> float:
    """Returns 1: what the other seats did says nothing about their hidden cards."""
    return 1.0


def no_features(state: Any, seat: int, inputs: Floats) -> None:
    """A game without a value network looks at nothing."""


@dataclass(frozen=True, eq=False)
class Strategy:
    """The bots of one game; two rules of thumb are enough, the strong bots then search by rollouts of the second."""

    game: Game
    simple: Rule  # level 2
    clever: Rule  # level 3
    search: Search = search_by_rollouts  # levels 4 and 5
    features: Callable[[Any, int, Floats], None] = no_features  # fills in the inputs of the value network,
    inputs: int = 1  # and how many there are
    settings: Mapping[int, Sequence[int]] = field(default_factory=lambda: ROLLOUTS)  # how hard levels 4 and 5 search
    likelihood: Callable[[Any, int], float] = uniform_likelihood
    tables: Callable[[], npt.NDArray[np.float32]] = lambda: np.zeros(1, dtype=np.float32)  # what is computed exactly
    expected_value: Callable[[Scratch, int, int, int, int], float] | None = None  # in place of that of `value`
    training_options: tuple[Options, ...] = field(default=({},))  # the options that the value is learned with,
    training: TrainingPlan = DEFAULT_TRAINING  # and how,
    training_for_more_seats: TrainingPlan | None = None  # at more seats than the fewest, where that differs
    search_seats: tuple[int, ...] = ()  # numbers of seats at which `search` is used; elsewhere plain rollouts
    facts: Facts = no_facts  # what speaks for a move, in words
    grades_moves: bool = False  # whether the value is good enough to grade moves by it, which reports then do
    hint_level: int = 5  # the level whose settings hints have, which must come within half a second

    @property
    def package(self) -> str:
        """The package that holds this strategy's own files."""
        return self.simple.__module__.rpartition(".")[0]

    @cached_property
    def trained(self) -> dict[int, npt.NDArray[np.float32]]:
        """The parameters of the shipped value network by number of seats; empty before it was trained."""
        source = files(self.package) / VALUE_FILE
        if not source.is_file():
            return {}
        with np.load(BytesIO(source.read_bytes())) as arrays:
            return {int(name): arrays[name] for name in arrays.files if name.isdigit()}

    def parameters(self, seats: int) -> npt.NDArray[np.float32]:
        """Returns the parameters for a number of seats; untrained, they are zeros, which make all chances even."""
        size = value.parameter_count(self.inputs)
        trained = self.trained.get(seats)
        return trained if trained is not None and len(trained) == size else np.zeros(size, dtype=np.float32)

    def with_trained(self, trained: dict[int, npt.NDArray[np.float32]]) -> Strategy:
        """Returns the same strategy with other parameters."""
        other = replace(self)
        other.__dict__["trained"] = trained
        return other

    def training_at(self, seats: int) -> TrainingPlan:
        """Returns how the value for a number of seats is trained."""
        more = seats > self.game.fewest_seats
        return self.training_for_more_seats if self.training_for_more_seats and more else self.training

    def scratch(
        self, seats: int, options: Mapping[str, Any], plain: bool = False, parameters: Any = None
    ) -> tuple[Any, Any]:
        """Returns buffers for one thread, with a table of so many seats in them, and the memory of their states."""
        start = self.game.memory.content(self.game.start(options, seats))
        network = self.parameters(seats) if parameters is None else parameters
        own = (network, self.tables(), self.inputs, self.settings, seats in self.search_seats)
        return make_scratch(self.game, start, *own, plain)


def strategy_gate(strategy: Strategy, mode: Mode, highest: int, *guests: str) -> Gate:
    """Returns the gate that binds loops to one game and its bots; the lower the highest level, the less is compiled.

    `guests` are further modules whose functions are bound. Strategies that differ only in settings share one gate.
    """
    own: dict[str, Callable[..., Any]] = {}
    if highest > 1:
        own = {"simple": strategy.simple, "clever": strategy.clever}
    if highest >= SEARCH_LEVEL:
        own |= {"search": strategy.search, "features": strategy.features, "likelihood": strategy.likelihood}
        own |= {"expected_value": strategy.expected_value} if strategy.expected_value else {}
        kind, answer, loops = "by_search", decide.answer_by_search, [decide, search, value, prospects]
    elif highest > 1:
        kind, answer, loops = "by_rule", decide.answer_by_rule, [decide]
    else:
        kind, answer, loops = "at_random", decide.answer_at_random, [decide]
    modules = [PLAYOUT, f"{strategy.game.package}.rules", *(module.__name__ for module in loops), *guests]
    modules += [function.__module__ for function in own.values()]
    rebound = strategy.game.rule_functions | own | {"answer": answer}
    return gate_of(f"{strategy.game.name}_{kind}", tuple(modules), mode, tuple(rebound.items()))


@cache
def gate_of(
    owner: str, modules: tuple[str, ...], mode: Mode, rebound: tuple[tuple[str, Callable[..., Any]], ...]
) -> Gate:
    """Returns the one gate of this kind in the process, so that what was compiled for it is there for all."""
    return Gate(owner, modules, mode, dict(rebound))
