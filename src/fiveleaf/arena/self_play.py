"""Self-play: games that a value is trained on, each sampled position with how its game ended."""

from __future__ import annotations

from typing import Any

from fiveleaf.bots.placeholders import clever, features
from fiveleaf.bots.scratch import LIVE, ROOT, START, Scratch, copy_state
from fiveleaf.bots.search import search_one_ply
from fiveleaf.bots.value import evaluate_final
from fiveleaf.engine.chance import below, pick, seed_match
from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.engine.placeholders import legal_moves, play, redeal, resolve, to_act, weigh

FloatGrid = Any  # floating-point numbers by sample and seat
FloatCube = Any  # floating-point numbers by sample, seat and input
PER_MILLE = 1000
RULE_POLICY, VALUE_POLICY = 0, 1  # how the games are played: by the rule of level 3, or by the value one ply ahead


def self_play(
    scratch: Scratch,
    policy: int,
    determinizations: int,
    exploration: int,
    sample_every: int,
    seed: int,
    first: int,
    games: int,
    luck: Row,
    rng: Row,
    inputs: FloatCube,
    win_shares: FloatGrid,
    scores: FloatGrid,
) -> int:
    """Plays games and samples about one position of `sample_every`; returns how many samples there are.

    Every second game waits for an exploratory move, a random one, as `exploration` of a thousand decisions are, and is
    sampled from there on: so the value also learns what follows a move that it would not make. What comes before that
    move is never sampled, and whether a position is must not depend on what comes after: short games would be sampled
    more often than long ones.
    """
    count = 0
    for game in range(games):
        seed_match(luck, rng, seed, first + game)
        copy_state(scratch, START, LIVE)
        begin = count
        is_waiting = exploration > 0 and below(rng, 2) == 0
        state = scratch.states[LIVE]
        seat = to_act(state)
        while seat != NOBODY:
            if not is_waiting and below(rng, sample_every) == 0 and count < len(win_shares):
                sample(scratch, count, inputs)
                count += 1
            if take_step(scratch, seat, policy, determinizations, exploration if is_waiting else 0, luck, rng):
                is_waiting = False
            seat = to_act(state)
        evaluate_final(scratch, LIVE)
        for index in range(begin, count):
            for seat in range(state.seats):
                win_shares[index, seat] = scratch.win_chances[seat]
                scores[index, seat] = scratch.expected_scores[seat]
    return count


def sample(scratch: Scratch, index: int, inputs: FloatCube) -> None:
    """Stores the features of every seat in the live state."""
    state, own = scratch.states[LIVE], scratch.inputs
    for seat in range(state.seats):
        for number in range(len(own)):
            own[number] = 0.0
        features(state, seat, own)
        for number in range(len(own)):
            inputs[index, seat, number] = own[number]


def take_step(
    scratch: Scratch, seat: int, policy: int, determinizations: int, exploration: int, luck: Row, rng: Row
) -> bool:
    """Takes one step of the live game; returns whether it was an exploratory move."""
    state = scratch.states[LIVE]
    if seat == CHANCE:
        weights = scratch.outcomes[0]
        resolve(state, pick(luck, weights, weigh(state, weights)))
        return False
    moves = scratch.moves[0]
    count = legal_moves(state, seat, moves)
    if count == 1:
        play(state, seat, moves[0])
        return False
    if below(rng, PER_MILLE) < exploration:
        play(state, seat, moves[below(rng, count)])
        return True
    copy_state(scratch, LIVE, ROOT)
    redeal(scratch.states[ROOT], seat, rng)
    if policy == RULE_POLICY:
        play(state, seat, clever(scratch.states[ROOT], seat, moves, count, rng))
    else:
        play(state, seat, moves[search_one_ply(scratch, seat, moves, count, rng, determinizations)])
    return False
