"""Games that a value learns from: played by the value itself, each position noted with how its game ended."""

from __future__ import annotations

from typing import Any

from fiveleaf.arena.matches import seed_match
from fiveleaf.bots.desk import IMAGINED, LIVE, START, Desk, copy_state
from fiveleaf.bots.search import weigh_by_value
from fiveleaf.bots.stand_ins import clever, features
from fiveleaf.bots.value import settle
from fiveleaf.engine.chance import below, pick
from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.engine.stand_ins import legal_moves, play, redeal, resolve, to_act, weigh

Plane = Any  # real numbers by position and seat
Lattice = Any  # real numbers by position, seat and input
PER_MILLE = 1000
BY_RULE, BY_VALUE = 0, 1  # how the games are played: by the rule of level 3, or by the value one move ahead


def self_play(
    desk: Desk,
    how: int,
    worlds: int,
    whims: int,
    every: int,
    seed: int,
    first: int,
    games: int,
    luck: Row,
    rng: Row,
    seen: Lattice,
    share: Plane,
    score: Plane,
) -> int:
    """Plays games and notes about one position of `every`; returns how many notes were made.

    Every second game waits for a whim, a random move that `whims` of a thousand decisions are, and is noted from there
    on: so the value also learns what follows a move that it would not make. What comes before a whim is never noted,
    and whether it is must not depend on what comes after: short games would be noted more often than long ones.
    """
    noted = 0
    for game in range(games):
        seed_match(luck, rng, seed, first + game)
        copy_state(desk, START, LIVE)
        begin = noted
        waits = whims > 0 and below(rng, 2) == 0
        state = desk.states[LIVE]
        seat = to_act(state)
        while seat != NOBODY:
            if not waits and below(rng, every) == 0 and noted < len(share):
                note(desk, noted, seen)
                noted += 1
            if take_step(desk, seat, how, worlds, whims if waits else 0, luck, rng):
                waits = False
            seat = to_act(state)
        settle(desk, LIVE)
        for index in range(begin, noted):
            for seat in range(state.seats):
                share[index, seat] = desk.chances[seat]
                score[index, seat] = desk.points[seat]
    return noted


def note(desk: Desk, index: int, seen: Lattice) -> None:
    """Writes down what the value would look at, for every seat."""
    state, inputs = desk.states[LIVE], desk.inputs
    for seat in range(state.seats):
        for number in range(len(inputs)):
            inputs[number] = 0.0
        features(state, seat, inputs)
        for number in range(len(inputs)):
            seen[index, seat, number] = inputs[number]


def take_step(desk: Desk, seat: int, how: int, worlds: int, whims: int, luck: Row, rng: Row) -> bool:
    """One event of the game; whether it was a whim."""
    state = desk.states[LIVE]
    if seat == CHANCE:
        weights = desk.outcomes[0]
        resolve(state, pick(luck, weights, weigh(state, weights)))
        return False
    moves = desk.moves[0]
    count = legal_moves(state, seat, moves)
    if count == 1:
        play(state, seat, moves[0])
        return False
    if below(rng, PER_MILLE) < whims:
        play(state, seat, moves[below(rng, count)])
        return True
    copy_state(desk, LIVE, IMAGINED)
    redeal(desk.states[IMAGINED], seat, rng)
    if how == BY_RULE:
        play(state, seat, clever(desk.states[IMAGINED], seat, moves, count, rng))
    else:
        play(state, seat, moves[weigh_by_value(desk, seat, moves, count, rng, worlds)])
    return False
