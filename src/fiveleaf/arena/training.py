"""Training a value by self-play: generations of games, each played by the value learned before, then fitted anew."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from fiveleaf.arena import self_play
from fiveleaf.arena.network import Floats, Network, Samples, initial_parameters, joined
from fiveleaf.bots.strategy import SEARCH_LEVEL, Strategy, strategy_gate
from fiveleaf.bots.training_plan import TrainingPlan
from fiveleaf.engine.chance import RNG_SIZE
from fiveleaf.engine.compiled import Mode
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.transcript import write_atomically

MAX_SAMPLES = 400_000  # of one generation, about
GAMES_PER_CHUNK = 100  # between two reports of progress
STORED_NAMES = {  # how a value file names the fields of a plan that are called otherwise here
    "determinizations": "worlds",
    "exploration_per_mille": "whims",
    "sample_every": "every",
    "window": "kept",
    "calibration_games": "held_back",
}

Progress = Callable[[int], None]  # is called with the number of games that were done since


@dataclass
class SelfPlay:
    """Plays games for one number of seats on all cores and samples positions."""

    strategy: Strategy
    seats: int
    parameters: Floats
    threads: int = field(default_factory=lambda: os.cpu_count() or 1)

    def play(
        self, plan: TrainingPlan, policy: int, seed: int, games: int, exploration: int, progress: Progress
    ) -> Samples:
        """Returns the samples of so many games, the same whatever the number of threads."""
        options = self.strategy.training_options
        firsts = range(0, games, GAMES_PER_CHUNK)
        chunks = [(first, options[(first // GAMES_PER_CHUNK) % len(options)]) for first in firsts]
        limit = max(1, 2 * MAX_SAMPLES * GAMES_PER_CHUNK // max(games, 1))

        def part(chunk: tuple[int, Mapping[str, Any]]) -> Samples:
            samples = self._chunk(plan, policy, seed, *chunk, exploration, limit)
            progress(GAMES_PER_CHUNK)
            return samples

        with ThreadPoolExecutor(self.threads) as pool:
            return joined(list(pool.map(part, chunks)))

    def _chunk(
        self,
        plan: TrainingPlan,
        policy: int,
        seed: int,
        first: int,
        options: Mapping[str, Any],
        exploration: int,
        limit: int,
    ) -> Samples:
        options = self.strategy.game.for_bots(options)
        scratch, _ = self.strategy.scratch(self.seats, options, parameters=self.parameters)
        play = strategy_gate(self.strategy, Mode.SEARCH, SEARCH_LEVEL, self_play.__name__).bind(self_play.self_play)
        inputs = np.zeros((limit, self.seats, self.strategy.inputs), np.float32)
        win_shares, scores = np.zeros((2, limit, self.seats), np.float32)
        luck, rng = np.zeros((2, RNG_SIZE), np.int64)
        settings = (policy, plan.determinizations, exploration, plan.sample_every)
        games = (seed, first, GAMES_PER_CHUNK, luck, rng)
        count = play(scratch, *settings, *games, inputs, win_shares, scores)
        return Samples(inputs[:count], win_shares[:count], scores[:count])


@dataclass
class Trainer:
    """Carries out a plan for one number of seats, from the generation that was reached."""

    strategy: Strategy
    seats: int
    plan: TrainingPlan
    parameters: Floats
    generation: int = 0
    seconds: float = 0.0
    losses: list[float] = field(default_factory=list)
    recent: list[Samples] = field(default_factory=list)  # of the generations that are fitted together

    @property
    def games(self) -> int:
        """How many games the next generation plays, with those for calibration if it is the last one."""
        is_last = self.generation + 1 == self.plan.generations
        return self.plan.games + (self.plan.calibration_games if is_last else 0)

    def train_generation(self, progress: Progress = lambda games: None) -> float:
        """Plays and fits one generation; returns the squared error on its games before it was fitted to them."""
        began = time.perf_counter()
        plan, seed = self.plan, self._seed
        samples = self._play(policy_of(self.generation), plan.games, plan.exploration_per_mille, progress)
        self.recent = [*self.recent, samples][-plan.window :]
        network = Network(self.parameters, self.strategy.inputs, seed)
        loss = network.squared_error(samples)
        end = (self.generation + 1) / plan.generations
        network.fit(joined(self.recent), plan.epochs, (end / 2 if plan.generations > 1 else 0.0, end))
        self.parameters = network.parameters()
        self.generation += 1
        if self.generation == plan.generations and plan.calibration_games:
            self.fit_temperature(progress)
        self.seconds += time.perf_counter() - began
        self.losses.append(loss)
        return loss

    def fit_temperature(self, progress: Progress = lambda games: None) -> float:
        """Calibrates the win chances on games that nothing was learned from; returns the factor for the logits."""
        samples = self._play(policy_of(self.plan.generations - 1), self.plan.calibration_games, 0, progress)
        network = Network(self.parameters, self.strategy.inputs, self._seed)
        scale = network.fit_temperature(samples)
        self.parameters = network.parameters()
        return scale

    @property
    def _seed(self) -> int:
        return (self.plan.seed << 20) + self.generation

    def _play(self, policy: int, games: int, exploration: int, progress: Progress) -> Samples:
        player = SelfPlay(self.strategy, self.seats, self.parameters)
        return player.play(self.plan, policy, self._seed, games, exploration, progress)


def policy_of(generation: int) -> int:
    """Returns how the games of a generation are played."""
    return self_play.RULE_POLICY if generation == 0 else self_play.VALUE_POLICY


def new_trainer(strategy: Strategy, seats: int, plan: TrainingPlan) -> Trainer:
    """Returns a trainer at its first generation."""
    return Trainer(strategy, seats, plan, initial_parameters(strategy.inputs, plan.seed + seats))


def save(trainers: Mapping[int, Trainer], path: Path) -> None:
    """Writes the parameters, and how they were trained, into one file that training can continue from."""
    how = {
        str(seats): {
            "course": {STORED_NAMES.get(name, name): number for name, number in trainer.plan.__dict__.items()},
            "generation": trainer.generation,
            "seconds": round(trainer.seconds, 1),
            "losses": [round(loss, 5) for loss in trainer.losses],
        }
        for seats, trainer in trainers.items()
    }
    buffer = BytesIO()
    arrays: dict[str, Any] = {str(seats): trainer.parameters for seats, trainer in trainers.items()}
    np.savez(buffer, allow_pickle=False, how=np.array(json.dumps(how)), **arrays)
    write_atomically(path, buffer.getvalue())


def load(strategy: Strategy, path: Path) -> dict[int, Trainer]:
    """Returns the trainers of a file, each at the generation that it had reached."""
    try:
        with np.load(BytesIO(path.read_bytes())) as arrays:
            how = json.loads(str(arrays["how"]))
            return {int(name): trainer_of(strategy, int(name), one, arrays[name]) for name, one in how.items()}
    except OSError as error:
        raise Refused("error-file-unreadable", file=str(path), reason=error.strerror or str(error)) from error
    except (ValueError, KeyError, TypeError, BadZipFile) as error:
        raise Refused("error-no-value", file=str(path)) from error


def trainer_of(strategy: Strategy, seats: int, how: Mapping[str, Any], parameters: Floats) -> Trainer:
    """Returns a trainer as a file describes it."""
    fields = {stored: name for name, stored in STORED_NAMES.items()}
    plan = TrainingPlan(**{fields.get(stored, stored): number for stored, number in how["course"].items()})
    return Trainer(strategy, seats, plan, parameters, how["generation"], how["seconds"], list(how["losses"]))
