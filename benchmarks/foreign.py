"""Random play in games of other engines; runs in a throw-away environment that holds those engines and no fiveleaf.

`python foreign.py PACKAGE SECONDS` prints one JSON object: a name for each loop, and its decisions per second.
`others.py` calls it.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

SEED = 7
SAMPLE = 500  # games whose mean length turns games per second into decisions per second


def rate(play: Callable[[], int], seconds: float) -> float:
    """Decisions per second of processor time; one round beforehand is not timed."""
    play()
    decisions = 0
    begun = time.thread_time()
    spent = 0.0
    while spent < seconds:
        decisions += play()
        spent = time.thread_time() - begun
    return decisions / spent


def openspiel(seconds: float) -> dict[str, float]:
    """Two card games of OpenSpiel."""
    rates: dict[str, float] = {}
    for name in ("crazy_eights", "blackjack"):
        rates |= openspiel_rates(name, seconds)
    return rates


def openspiel_rates(name: str, seconds: float) -> dict[str, float]:
    """One game, from Python move by move, and whole games with two calls each into its C++."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(name)
    generator = random.Random(SEED)
    lengths = [openspiel_match(game, generator) for _ in range(SAMPLE)]
    bots = [pyspiel.make_uniform_random_bot(seat, SEED) for seat in range(game.num_players())]

    def play_inside() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, generator.getrandbits(31))
        return 1

    return {
        f"OpenSpiel {name}, from Python": rate(lambda: openspiel_match(game, generator), seconds),
        f"OpenSpiel {name}, inside its C++": rate(play_inside, seconds) * sum(lengths) / SAMPLE,
    }


def openspiel_match(game: Any, generator: random.Random) -> int:
    """One random game; returns the number of decisions, chance not counted."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(generator.choices(outcomes, weights)[0])
        else:
            state.apply_action(generator.choice(state.legal_actions()))
            decisions += 1
    return decisions


def rlcard(seconds: float) -> dict[str, float]:
    """Uno of rlcard, with two of its own random agents; and its bare game, without what only learners need."""
    package = import_module("rlcard")
    agents = import_module("rlcard.agents")
    environment = package.make("uno", config={"seed": SEED})
    environment.set_agents([agents.RandomAgent(environment.num_actions) for _ in range(environment.num_players)])

    def play() -> int:
        before = environment.timestep
        environment.run(is_training=False)
        return int(environment.timestep - before)

    return {"rlcard uno, its own run()": rate(play, seconds), **bare_uno(environment.game, seconds)}


def bare_uno(game: Any, seconds: float) -> dict[str, float]:
    """The game below rlcard's environment: no observations are encoded."""
    generator = random.Random(SEED)

    def play() -> int:
        game.init_game()
        decisions = 0
        while not game.is_over():
            game.step(generator.choice(game.get_legal_actions()))
            decisions += 1
        return decisions

    return {"rlcard uno, its bare game": rate(play, seconds)}


def main() -> None:
    """The rates of one package as JSON."""
    package, seconds = sys.argv[1], float(sys.argv[2])
    print(json.dumps({"open_spiel": openspiel, "rlcard": rlcard}[package](seconds)))


if __name__ == "__main__":
    main()
