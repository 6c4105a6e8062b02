"""Random play at full speed: generic loops, rebound for each game by the compile gate."""

from __future__ import annotations

from fiveleaf.engine.chance import below, pick
from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.layout import Row, State
from fiveleaf.engine.placeholders import legal_moves, play, resolve, to_act, weigh


def step(state: State, rng: Row, moves: Row, weights: Row) -> int:
    """Plays one random event, of luck or of a seat; returns who acted."""
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
    while seat != NOBODY:  # inlined by hand instead of calling `step`: a third faster in Lucky Jack
        if seat == CHANCE:
            resolve(state, pick(rng, weights, weigh(state, weights)))
        else:
            play(state, seat, moves[below(rng, legal_moves(state, seat, moves))])
            decisions += 1
        seat = to_act(state)
    return decisions
