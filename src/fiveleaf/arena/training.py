"""Learning a value by self-play: generations of games, each played by what the last one learned, then fitted anew."""

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
import numpy.typing as npt

from fiveleaf.arena import self_play
from fiveleaf.arena.fitting import Fit, new_knowledge
from fiveleaf.bots.mind import THOUGHT, Course, Mind, mind_gate
from fiveleaf.engine.chance import RNG_SIZE
from fiveleaf.engine.compiled import Mode
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.transcript import write_whole

__all__ = ["Course", "Notes", "Player", "School", "begin", "load", "save"]

Reals = npt.NDArray[np.float32]
NOTES_LIMIT = 400_000  # positions that are kept for fitting at any time
CHUNK = 100  # games between two signs of progress
FRESH = 1 << 40  # seeds from here on were never trained with


@dataclass
class Notes:
    """Positions as the value sees them, and how their games ended."""

    seen: Reals  # position, seat, input
    share: Reals  # of the win, position and seat
    score: Reals

    @property
    def count(self) -> int:
        """How many positions."""
        return len(self.share)


def joined(parts: list[Notes]) -> Notes:
    """All notes in one."""
    return Notes(*(np.concatenate([getattr(part, name) for part in parts]) for name in ("seen", "share", "score")))


@dataclass
class Player:
    """Plays games for one number of seats on all cores and notes positions."""

    mind: Mind
    seats: int
    knowledge: Reals
    threads: int = field(default_factory=lambda: os.cpu_count() or 1)

    def play(
        self, course: Course, how: int, seed: int, games: int, whims: int, progress: Callable[[int], None]
    ) -> Notes:
        """The notes of so many games, the same whatever the number of threads."""
        tables = self.mind.trained_on
        chunks = [(first, tables[(first // CHUNK) % len(tables)]) for first in range(0, games, CHUNK)]
        limit = max(1, 2 * NOTES_LIMIT * CHUNK // max(games, 1))

        def part(chunk: tuple[int, Mapping[str, Any]]) -> Notes:
            notes = self._chunk(course, how, seed, chunk[0], chunk[1], whims, limit)
            progress(CHUNK)
            return notes

        with ThreadPoolExecutor(self.threads) as pool:
            return joined(list(pool.map(part, chunks)))

    def _chunk(
        self, course: Course, how: int, seed: int, first: int, options: Mapping[str, Any], whims: int, limit: int
    ) -> Notes:
        options = self.mind.game.for_bots(options)
        desk, _ = self.mind.desk(self.seats, options, learned=self.knowledge)
        play = mind_gate(self.mind, Mode.SEARCH, THOUGHT, self_play.__name__).bind(self_play.self_play)
        seen = np.zeros((limit, self.seats, self.mind.inputs), np.float32)
        share, score = np.zeros((2, limit, self.seats), np.float32)
        luck, rng = np.zeros((2, RNG_SIZE), np.int64)
        told = (course.worlds, whims, course.every, seed, first, CHUNK, luck, rng)
        noted = play(desk, how, *told, seen, share, score)
        return Notes(seen[:noted], share[:noted], score[:noted])


@dataclass
class School:
    """A course for one number of seats, from the generation that was reached."""

    mind: Mind
    seats: int
    course: Course
    knowledge: Reals
    generation: int = 0
    seconds: float = 0.0
    losses: list[float] = field(default_factory=list)
    kept: list[Notes] = field(default_factory=list)

    @property
    def games(self) -> int:
        """How many games the next generation plays, with those held back if it is the last one."""
        course = self.course
        return course.games + (course.held_back if self.generation + 1 == course.generations else 0)

    def teach(self, progress: Callable[[int], None] = lambda games: None) -> float:
        """One generation; returns the loss on games that it has not been fitted to."""
        began = time.perf_counter()
        course = self.course
        how = way_of(self.generation)
        seed = (course.seed << 20) + self.generation
        notes = Player(self.mind, self.seats, self.knowledge).play(
            course, how, seed, course.games, course.whims, progress
        )
        self.kept = [*self.kept, notes][-course.kept :]
        fit = Fit(self.knowledge, self.mind.inputs, seed)
        loss = fit.loss(notes.seen, notes.share)
        late = (self.generation + 1) / course.generations
        every = joined(self.kept)
        since = late / 2 if course.generations > 1 else 0.0
        fit.learn(every.seen, every.share, every.score, course.epochs, since, late)
        self.knowledge = fit.flat()
        self.generation += 1
        if self.generation == course.generations and course.held_back:
            self.temper(progress)
        self.seconds += time.perf_counter() - began
        self.losses.append(loss)
        return loss

    def temper(self, progress: Callable[[int], None] = lambda games: None) -> float:
        """Makes the chances true on games that nothing was learned from; returns what strengths are scaled by."""
        course, seed = self.course, (self.course.seed << 20) + self.generation
        player = Player(self.mind, self.seats, self.knowledge)
        how = way_of(course.generations - 1)
        notes = player.play(course, how, seed, course.held_back, 0, progress)
        fit = Fit(self.knowledge, self.mind.inputs, seed)
        scale = fit.temper(notes.seen, notes.share)
        self.knowledge = fit.flat()
        return scale


def way_of(generation: int) -> int:
    """How the games of a generation are played."""
    return self_play.BY_RULE if generation == 0 else self_play.BY_VALUE


def begin(mind: Mind, seats: int, course: Course) -> School:
    """A school at its first generation."""
    return School(mind, seats, course, new_knowledge(mind.inputs, course.seed + seats))


def save(schools: Mapping[int, School], path: Path) -> None:
    """Writes what was learned, and how, into one file that training can go on from."""
    told = {
        str(seats): {
            "course": school.course.__dict__,
            "generation": school.generation,
            "seconds": round(school.seconds, 1),
            "losses": [round(loss, 5) for loss in school.losses],
        }
        for seats, school in schools.items()
    }
    buffer = BytesIO()
    arrays: dict[str, Any] = {str(seats): school.knowledge for seats, school in schools.items()}
    np.savez(buffer, allow_pickle=False, how=np.array(json.dumps(told)), **arrays)
    write_whole(path, buffer.getvalue())


def load(mind: Mind, path: Path) -> dict[int, School]:
    """The schools of a file, each at the generation that it had reached."""
    try:
        with np.load(BytesIO(path.read_bytes())) as kept:
            told = json.loads(str(kept["how"]))
            return {int(name): school_of(mind, int(name), how, kept[name]) for name, how in told.items()}
    except OSError as error:
        raise Refused("error-file-unreadable", file=str(path), reason=error.strerror or str(error)) from error
    except (ValueError, KeyError, TypeError, BadZipFile) as error:
        raise Refused("error-no-value", file=str(path)) from error


def school_of(mind: Mind, seats: int, how: Mapping[str, Any], knowledge: Reals) -> School:
    """A school as the file tells it."""
    course = Course(**how["course"])
    return School(mind, seats, course, knowledge, how["generation"], how["seconds"], list(how["losses"]))
