"""Whole games between bots, each with every seat's result and luck: a loop that the compile gate rebinds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from fiveleaf.bots.bot import Bot
from fiveleaf.bots.decide import choose
from fiveleaf.bots.levels import strategy_of
from fiveleaf.bots.luck import mean_over_luck
from fiveleaf.bots.scratch import LIVE, START, Floats, Scratch, copy_state
from fiveleaf.bots.strategy import SEARCH_LEVEL, strategy_gate
from fiveleaf.bots.value import evaluate
from fiveleaf.engine.chance import RNG_SIZE, pick, seed_match
from fiveleaf.engine.compiled import Mode
from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import Row
from fiveleaf.engine.placeholders import legal_moves, play, resolve, to_act, weigh

FloatGrid = Any  # floating-point numbers by game and seat


class LuckOfGames(NamedTuple):
    """Figures by game and seat."""

    start: npt.NDArray[np.float64]  # the value before anything random,
    luck: npt.NDArray[np.float64]  # the luck of all chance events,
    result: npt.NDArray[np.float64]  # and the share of the win


def require_value(game: Game, seats: int) -> None:
    """Refuses a game without a learned value at that number of seats, where no luck can be measured."""
    if seats not in strategy_of(game).trained:
        raise Refused("error-luck-without-value", name=game.name, seats=seats)


def luck_of_games(
    bots: Sequence[Bot], options: Mapping[str, Any], seed: int, first: int, games: int, mode: Mode = Mode.SEARCH
) -> LuckOfGames:
    """Plays the games `first`, `first + 1`, … of a seed, the same as a simulation does, and adds up their luck."""
    strategy, seats = bots[0].strategy, len(bots)
    scratch, _ = strategy.scratch(seats, options, plain=mode is Mode.PLAIN)
    play_games = strategy_gate(strategy, mode, SEARCH_LEVEL, __name__).bind(play_and_book)
    figures = LuckOfGames(*np.zeros((3, games, seats)))
    levels = np.array([bot.level for bot in bots])
    generators = np.zeros((2, RNG_SIZE), dtype=np.int64)
    play_games(scratch, levels, seed, first, games, *generators, np.zeros(seats), *figures)
    return figures


def play_and_book(
    scratch: Scratch,
    levels: Row,
    seed: int,
    first: int,
    games: int,
    luck: Row,
    rng: Row,
    means: Floats,
    starts: FloatGrid,
    lucks: FloatGrid,
    results: FloatGrid,
) -> None:
    """Plays a run of games, each with the streams of its own index, and books the luck of every chance event."""
    for game in range(games):
        seed_match(luck, rng, seed, first + game)
        copy_state(scratch, START, LIVE)
        evaluate(scratch, LIVE)
        for seat in range(scratch.states[LIVE].seats):
            starts[game, seat] = scratch.win_chances[seat]
        play_one(scratch, levels, game, luck, rng, means, lucks)
        evaluate(scratch, LIVE)
        for seat in range(scratch.states[LIVE].seats):
            results[game, seat] = scratch.win_chances[seat]


def play_one(scratch: Scratch, levels: Row, game: int, luck: Row, rng: Row, means: Floats, lucks: FloatGrid) -> None:
    """Plays the live game to its end, and adds up the luck of every seat."""
    state, moves = scratch.states[LIVE], scratch.moves[0]
    seat = to_act(state)
    while seat != NOBODY:
        if seat == CHANCE:
            draw(scratch, luck, means)
            for other in range(state.seats):
                lucks[game, other] += scratch.win_chances[other] - means[other]
        else:
            count = legal_moves(state, seat, moves)
            play(state, seat, choose(scratch, levels[seat], seat, moves, count, rng))
        seat = to_act(state)


def draw(scratch: Scratch, luck: Row, means: Floats) -> None:
    """Lets luck act in the live game; the mean before it and the value after it stay in the buffers."""
    state, weights = scratch.states[LIVE], scratch.outcomes[0]
    mean_over_luck(scratch, LIVE, means)
    resolve(state, pick(luck, weights, weigh(state, weights)))
    evaluate(scratch, LIVE)
