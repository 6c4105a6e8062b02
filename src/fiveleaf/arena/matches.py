"""Whole games between bots at full speed: loops that the compile gate rebinds for each game."""

from __future__ import annotations

from fiveleaf.bots.decide import choose
from fiveleaf.bots.scratch import LIVE, START, Scratch, copy_state
from fiveleaf.engine.chance import pick, seed_match
from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.layout import Grid, Row
from fiveleaf.engine.placeholders import legal_moves, play, resolve, scores, to_act, weigh, winners


def play_match(scratch: Scratch, levels: Row, luck: Row, rng: Row) -> int:
    """Plays the live game to its end, each seat by its bot; returns the number of decisions.

    Luck and the bots draw from two generators, so that equal deals meet different players.
    """
    state = scratch.states[LIVE]
    moves, weights = scratch.moves[0], scratch.outcomes[0]
    decisions = 0
    seat = to_act(state)
    while seat != NOBODY:
        if seat == CHANCE:
            resolve(state, pick(luck, weights, weigh(state, weights)))
        else:
            count = legal_moves(state, seat, moves)
            play(state, seat, choose(scratch, levels[seat], seat, moves, count, rng))
            decisions += 1
        seat = to_act(state)
    return decisions


def play_matches(
    scratch: Scratch,
    levels: Row,
    seed: int,
    first: int,
    games: int,
    luck: Row,
    rng: Row,
    score_of: Grid,
    won: Grid,
    endings: Row,
    decisions: Row,
) -> None:
    """Plays a run of games, each with the streams of its own index, and stores how every one ended."""
    result = scratch.outcomes[0]
    for game in range(games):
        seed_match(luck, rng, seed, first + game)
        copy_state(scratch, START, LIVE)
        decisions[game] = play_match(scratch, levels, luck, rng)
        state = scratch.states[LIVE]
        endings[game] = state.ending
        scores(state, result)
        for seat in range(state.seats):
            score_of[game, seat] = result[seat]
        winners(state, result)
        for seat in range(state.seats):
            won[game, seat] = result[seat]
