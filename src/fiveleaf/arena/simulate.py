"""Simulation: any number of games on all cores, the same for a seed whatever the number of threads."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from fiveleaf.arena.figures import Figures, figures_of
from fiveleaf.arena.runner import Results, Runner
from fiveleaf.bots.bot import Bot
from fiveleaf.bots.levels import find_bot
from fiveleaf.catalogue import find
from fiveleaf.engine.chance import FastChance, new_rng, seed_match
from fiveleaf.engine.compiled import Mode
from fiveleaf.engine.contract import CHANCE
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.table import Table
from fiveleaf.engine.transcript import Transcript, encode, transcript_of, write_atomically
from fiveleaf.luck.matches import luck_of_games, require_value

GAME_LIMIT = 2**31
SEED_LIMIT = 2**63
GAMES_PER_CHUNK = 2000  # between two reports of progress
LUCK_GAMES_PER_CHUNK = 50  # the same where luck is measured, which takes milliseconds a game
TRANSCRIPTS_PER_CHUNK = 50
MIN_CHUNKS = 10  # below this further processes cost more than they give

Progress = Callable[[int], None]  # is called with the number of games that were done since


@dataclass(frozen=True)
class Plan:
    """What is simulated; equal plans give equal results."""

    game: Game
    seats: int
    games: int
    bots: tuple[Bot, ...]  # one a seat
    seed: int
    options: Mapping[str, Any]


def plan(
    game: Game, seats: int, games: int, bots: Sequence[str], seed: int, options: Mapping[str, Any] | None = None
) -> Plan:
    """Returns a checked plan; one bot's name stands for all seats."""
    chosen = dict(game.for_bots(options or {}))
    game.complete(chosen, seats)
    if not 1 <= games <= GAME_LIMIT:
        raise Refused("error-games", games=str(games), most=GAME_LIMIT)
    if not 0 <= seed < SEED_LIMIT:
        raise Refused("error-seed", seed=str(seed))
    names = list(bots) * seats if len(bots) == 1 else list(bots)
    if len(names) != seats:
        raise Refused("error-bots-seats", bots=len(names), seats=seats)
    return Plan(game, seats, games, tuple(find_bot(game, name) for name in names), seed, chosen)


def prepare(plan: Plan, luck: bool = False) -> None:
    """Compiles what the plan needs, or reads it from the disk cache: 10 to 30 seconds the first time, then one."""
    if luck:
        require_value(plan.game, plan.seats)
    Runner(plan.options, plan.bots).play(plan.seed, 0, Results(1, plan.seats))
    if luck:
        luck_of_games(plan.bots, plan.options, plan.seed, 0, 1)


def run(plan: Plan, threads: int | None = None, progress: Progress = lambda games: None, luck: bool = False) -> Figures:
    """Plays the plan on all cores and sums it up; a thread takes the next chunk when it is free.

    With `luck`, every game is played a second time while its luck is added up.
    """
    prepare(plan, luck)
    results = Results(plan.games, plan.seats)
    lucks = np.zeros((plan.games, plan.seats)) if luck else None
    chunk = LUCK_GAMES_PER_CHUNK if luck else GAMES_PER_CHUNK
    workers = threads or os.cpu_count() or 1
    runners = [Runner(plan.options, plan.bots) for _ in range(workers)]

    def play(first: int) -> int:
        runner = runners.pop()
        part = results.part(first, min(chunk, plan.games - first))
        runner.play(plan.seed, first, part)
        if lucks is not None:
            games = len(part.endings)
            lucks[first : first + games] = luck_of_games(plan.bots, plan.options, plan.seed, first, games).luck
        runners.append(runner)
        return len(part.endings)

    with ThreadPoolExecutor(workers) as pool:
        for done in as_completed([pool.submit(play, first) for first in range(0, plan.games, chunk)]):
            progress(done.result())
    return figures_of(plan.game, plan.bots, results, lucks)


def record_all(plan: Plan, folder: Path, progress: Progress = lambda games: None) -> None:
    """Writes every game of the plan into the folder, one JSON file each, on all cores if there are many."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = [
        range(first, min(first + TRANSCRIPTS_PER_CHUNK, plan.games))
        for first in range(0, plan.games, TRANSCRIPTS_PER_CHUNK)
    ]
    if len(parts) < MIN_CHUNKS:
        for part in parts:
            progress(record_part(arguments_of(plan), folder, part))
        return
    # Recording is plain Python, which one process does one at a time; a fresh process shares no thread with this one.
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(record_part, arguments_of(plan), folder, part) for part in parts]):
            progress(done.result())


def arguments_of(plan: Plan) -> tuple[Any, ...]:
    """Returns the arguments of a plan, to send them to another process."""
    return plan.game.name, plan.seats, plan.games, [bot.name for bot in plan.bots], plan.seed, dict(plan.options)


def record_part(arguments: tuple[Any, ...], folder: Path, games: range) -> int:
    """Writes some games of a plan; returns how many."""
    name, *rest = arguments
    own_plan = plan(find(name), *rest)
    for index in games:
        path = folder / f"{name}-{index:0{len(str(own_plan.games - 1))}}.json"
        write_atomically(path, encode(record(own_plan, index)), durable=False)
    return len(games)


def record(plan: Plan, index: int) -> Transcript:
    """Returns the transcript of one game of the plan: the same game, played plain."""
    runner = Runner(plan.options, plan.bots, Mode.PLAIN)
    luck, rng = buffer_of(new_rng(0)), buffer_of(new_rng(0))
    seed_match(luck, rng, plan.seed, index)
    table = Table(plan.game, plan.seats, plan.options, FastChance(luck))
    while not table.is_over:
        seat = table.to_act
        if seat == CHANCE:
            table.resolve()
        else:
            table.play_code(seat, runner.choose(table.state, seat, rng))
    bots = [bot.name for bot in plan.bots]
    return transcript_of(table, bots=bots, simulation={"seed": plan.seed, "game": index})
