"""Whole games at full speed: generic loops, rebound for each game by the compile gate."""

from __future__ import annotations

from collections.abc import Sequence

from fiveleaf.engine.chance import below, pick, seed_rng
from fiveleaf.engine.game import CHANCE, NOBODY
from fiveleaf.engine.layout import Grid, Row, State

LIVE = 0  # the rows of a workbench: the game that is played,
IMAGINED = 1  # what a bot is shown of it,
START = 2  # and the table before anything random
BENCH = 3

RANDOM = 0  # a bot that takes any legal move; 1 is the guest `simple`


def to_act(state: State) -> int:
    """Stands for the game's own, like the next six."""
    raise NotImplementedError


def legal_moves(state: State, seat: int, moves: Row) -> int:
    """Stands for the game's own."""
    raise NotImplementedError


def play(state: State, seat: int, move: int) -> None:
    """Stands for the game's own."""
    raise NotImplementedError


def weigh(state: State, weights: Row) -> int:
    """Stands for the game's own."""
    raise NotImplementedError


def resolve(state: State, outcome: int) -> None:
    """Stands for the game's own."""
    raise NotImplementedError


def redeal(state: State, seat: int, rng: Row) -> None:
    """Stands for the game's own."""
    raise NotImplementedError


def scores(state: State, result: Row) -> None:
    """Stands for the game's own."""
    raise NotImplementedError


def winners(state: State, result: Row) -> None:
    """Stands for the game's own."""
    raise NotImplementedError


def simple(state: State, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Stands for the guest: the rule of a bot that thinks."""
    raise NotImplementedError


def copy_state(content: Grid, source: int, target: int, size: int) -> None:
    """One row of the workbench becomes equal to another, byte by byte."""
    for index in range(size):
        content[target, index] = content[source, index]


def choose(
    states: Sequence[State], content: Grid, size: int, seat: int, level: int, moves: Row, count: int, rng: Row
) -> int:
    """A bot's move: a thinking one sees a state in which all that its seat cannot know is drawn anew."""
    if level == RANDOM or count == 1:
        return moves[below(rng, count)]
    copy_state(content, LIVE, IMAGINED, size)
    redeal(states[IMAGINED], seat, rng)
    return simple(states[IMAGINED], seat, moves, count, rng)


def play_match(
    states: Sequence[State], content: Grid, size: int, levels: Row, rng: Row, moves: Row, weights: Row
) -> int:
    """Plays the live game to its end, each seat by its bot; returns the number of decisions."""
    state = states[LIVE]
    decisions = 0
    seat = to_act(state)
    while seat != NOBODY:
        if seat == CHANCE:
            resolve(state, pick(rng, weights, weigh(state, weights)))
        else:
            count = legal_moves(state, seat, moves)
            play(state, seat, choose(states, content, size, seat, levels[seat], moves, count, rng))
            decisions += 1
        seat = to_act(state)
    return decisions


def play_matches(
    states: Sequence[State],
    content: Grid,
    size: int,
    levels: Row,
    seed: int,
    first: int,
    games: int,
    rng: Row,
    moves: Row,
    weights: Row,
    score_of: Grid,
    won: Grid,
    endings: Row,
    decisions: Row,
) -> None:
    """Plays a run of games, each with the stream of its own index, and notes how every one ended."""
    for game in range(games):
        seed_rng(rng, seed, first + game)
        copy_state(content, START, LIVE, size)
        decisions[game] = play_match(states, content, size, levels, rng, moves, weights)
        state = states[LIVE]
        endings[game] = state.ending
        scores(state, weights)
        for seat in range(state.seats):
            score_of[game, seat] = weights[seat]
        winners(state, weights)
        for seat in range(state.seats):
            won[game, seat] = weights[seat]


def step(state: State, rng: Row, moves: Row, weights: Row) -> int:
    """One event at random: luck's, or a seat's; returns who acted."""
    seat = to_act(state)
    if seat == CHANCE:
        resolve(state, pick(rng, weights, weigh(state, weights)))
    elif seat != NOBODY:
        play(state, seat, moves[below(rng, legal_moves(state, seat, moves))])
    return seat


def playout(state: State, rng: Row, moves: Row, weights: Row) -> int:
    """Plays at random from any state to the end; returns the number of decisions."""
    decisions = 0
    seat = to_act(state)
    while seat != NOBODY:  # written out, not by `step`: a third faster in Lucky Jack
        if seat == CHANCE:
            resolve(state, pick(rng, weights, weigh(state, weights)))
        else:
            play(state, seat, moves[below(rng, legal_moves(state, seat, moves))])
            decisions += 1
        seat = to_act(state)
    return decisions
