"""Measures the bots in one run: `.venv/bin/python -m benchmarks.bots [GAME …]`.

How long each level takes for a move on one core, at the fewest and the most seats; what memory that needs; and how far
the learned value is from how games end, against rollouts of the same positions: 1,000 of them, and as many as take the
time of one evaluation. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import json
import resource
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.decisions import FRESH_SEED, decisions
from fiveleaf.arena.runner import Runner
from fiveleaf.arena.self_play import take_step
from fiveleaf.arena.training import policy_of
from fiveleaf.bots.levels import NAMES, find_bot, strategy_of
from fiveleaf.bots.scratch import AFTERSTATE, LIVE, START, Scratch, copy_state
from fiveleaf.bots.search import UNLIMITED, rollout
from fiveleaf.bots.strategy import SEARCH_LEVEL, Strategy, strategy_gate
from fiveleaf.bots.value import evaluate, evaluate_final
from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine.chance import RNG_SIZE, new_rng, seed_match
from fiveleaf.engine.compiled import Mode
from fiveleaf.engine.contract import NOBODY
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import Row, buffer_of
from fiveleaf.engine.placeholders import to_act

ROLLOUTS = 1000
Z_95 = 1.96


@dataclass(frozen=True)
class Pace:
    """How long one level takes for a move."""

    bot: str
    seats: int
    decisions: int
    mean: float  # milliseconds
    worst: float


@dataclass(frozen=True)
class Truth:
    """Mean squared errors against how the games ended, on the same positions."""

    positions: int
    value: float
    rollouts: float  # 1,000 of them
    advantage: tuple[float, float]  # 95% interval of the difference, rollouts minus value
    equal_time: float  # as many rollouts as take the time of an evaluation
    rollouts_in_time: int
    evaluation_microseconds: float
    rollout_microseconds: float


def rollouts(scratch: Scratch, count: int, rng: Row, chances: Any) -> None:
    """Fills in the mean result of rollouts from the live state."""
    state = scratch.states[LIVE]
    for seat in range(state.seats):
        chances[seat] = 0.0
    for _ in range(count):
        copy_state(scratch, LIVE, AFTERSTATE)
        rollout(scratch, AFTERSTATE, rng, UNLIMITED)
        evaluate_final(scratch, AFTERSTATE)
        for seat in range(state.seats):
            chances[seat] += scratch.win_chances[seat] / count


def play_some(scratch: Scratch, steps: int, luck: Row, rng: Row, policy: int, determinizations: int) -> int:
    """Plays on by rule or by the value, at most so many events; returns how many there were."""
    state = scratch.states[LIVE]
    done = 0
    seat = to_act(state)
    while seat != NOBODY and done < steps:
        take_step(scratch, seat, policy, determinizations, 0, luck, rng)
        done += 1
        seat = to_act(state)
    return done


def measure_pace(game: Game, name: str, seats: int, wanted: int) -> Pace:
    """Returns the time of single decisions between several moves, in games that the clever bots play."""
    runner = Runner(game.for_bots({}), [find_bot(game, name)] * seats, Mode.SEARCH)
    spent: list[float] = []
    rng = buffer_of(new_rng(0))
    for decision in decisions(game, seats, wanted):
        if not spent:
            runner.choose(decision.state, decision.seat, rng)  # compiles
        began = time.thread_time()
        runner.choose(decision.state, decision.seat, rng)
        spent.append(1000 * (time.thread_time() - began))
    return Pace(name, seats, len(spent), float(np.mean(spent)), float(np.max(spent)))


def measure_truth(strategy: Strategy, seats: int, positions: int) -> Truth:
    """Compares the value and rollouts on one position of each of some fresh games."""
    gate = strategy_gate(strategy, Mode.SEARCH, SEARCH_LEVEL, __name__)
    go_on, roll, value = gate.bind(play_some), gate.bind(rollouts), gate.bind(evaluate)
    scratch, _ = strategy.scratch(seats, strategy.game.for_bots({}))
    luck, rng = np.zeros((2, RNG_SIZE), np.int64)
    chances = np.zeros(seats)
    draw = np.random.default_rng(5)
    plan = strategy.training_at(seats)
    policy = (policy_of(plan.generations - 1), plan.determinizations)
    predicted: dict[str, list[Any]] = {"value": [], "rollouts": [], "equal": [], "end": []}
    times = {"value": 0.0, "roll": 0.0}
    in_time = 1
    for game in range(positions):
        seed_match(luck, rng, FRESH_SEED, game)
        scratch.content[LIVE] = scratch.content[START]
        length = go_on(scratch, UNLIMITED, luck, rng, *policy)
        seed_match(luck, rng, FRESH_SEED, game)
        scratch.content[LIVE] = scratch.content[START]
        go_on(scratch, int(draw.integers(length)), luck, rng, *policy)
        position = scratch.content[LIVE].copy()
        value(scratch, LIVE)
        began = time.thread_time()
        for _ in range(20):
            value(scratch, LIVE)
        times["value"] += (time.thread_time() - began) / 20
        predicted["value"].append(scratch.win_chances[:seats].copy())
        roll(scratch, 1, new_rng(game), chances)
        began = time.thread_time()
        roll(scratch, ROLLOUTS, new_rng(game), chances)
        times["roll"] += (time.thread_time() - began) / ROLLOUTS
        predicted["rollouts"].append(chances.copy())
        in_time = max(1, round(times["value"] / times["roll"]))
        roll(scratch, in_time, new_rng(game, 1), chances)
        predicted["equal"].append(chances.copy())
        scratch.content[LIVE] = position
        go_on(scratch, UNLIMITED, luck, rng, *policy)
        value(scratch, LIVE)
        predicted["end"].append(scratch.win_chances[:seats].copy())
    end = np.array(predicted["end"])
    errors = {name: ((np.array(predicted[name]) - end) ** 2).mean(axis=1) for name in ("value", "rollouts", "equal")}
    gain = errors["rollouts"] - errors["value"]
    half = Z_95 * float(gain.std(ddof=1)) / positions**0.5
    return Truth(
        positions,
        float(errors["value"].mean()),
        float(errors["rollouts"].mean()),
        (float(gain.mean()) - half, float(gain.mean()) + half),
        float(errors["equal"].mean()),
        in_time,
        1e6 * times["value"] / positions,
        1e6 * times["roll"] / positions,
    )


def measure(game: Game, wanted: int, positions: int) -> dict[str, Any]:
    """Returns all figures of one game."""
    found: dict[str, Any] = {"game": game.name, "paces": [], "truths": {}}
    for seats in dict.fromkeys((game.fewest_seats, game.most_seats)):
        for name in NAMES:
            pace = measure_pace(game, name, seats, wanted)
            found["paces"].append(asdict(pace))
            print(f"{game.name:14} {seats} seats  {name:8} {pace.mean:9.3f} ms a move, at worst {pace.worst:9.3f}")
    truth = measure_truth(strategy_of(game), game.fewest_seats, positions)
    found["truths"][game.fewest_seats] = asdict(truth)
    low, high = truth.advantage
    print(
        f"{game.name:14} value {truth.value:.4f}, {ROLLOUTS} rollouts {truth.rollouts:.4f} "
        f"(difference {low:+.4f} to {high:+.4f}), {truth.rollouts_in_time} in equal time {truth.equal_time:.4f}; "
        f"an evaluation {truth.evaluation_microseconds:.1f} µs, a rollout {truth.rollout_microseconds:.1f} µs"
    )
    found["megabytes"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{game.name:14} {found['megabytes']:.0f} MB at most so far")
    return found


def main(arguments: Sequence[str]) -> int:
    """Measures the games that are named, or all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", metavar="GAME", nargs="*", default=[game.name for game in GAMES])
    parser.add_argument("--decisions", type=int, default=60, help="of each level and seat count; default: 60")
    parser.add_argument("--positions", type=int, default=400, help="valued by network and rollouts; default: 400")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write all figures as JSON")
    asked = parser.parse_args(arguments)
    found = [measure(find(name), asked.decisions, asked.positions) for name in asked.games]
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
