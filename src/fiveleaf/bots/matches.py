"""Whole games between bots at full speed: loops that are rebound for each game by the compile gate."""

from __future__ import annotations

from fiveleaf.bots.desk import IMAGINED, LIVE, START, Desk, copy_state
from fiveleaf.bots.search import weigh_by_playing_on
from fiveleaf.bots.stand_ins import answer, clever, ponder, simple
from fiveleaf.engine.chance import below, bits, pick, seed_rng
from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.layout import Grid, Row
from fiveleaf.engine.stand_ins import legal_moves, play, redeal, resolve, scores, to_act, weigh, winners

RANDOM, SIMPLE, CLEVER, STRONG, MASTER = range(1, 6)  # the levels


def answer_at_random(desk: Desk, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Level 1: any legal move, each equally likely."""
    return moves[below(rng, count)]


def answer_by_rule(desk: Desk, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Levels 1 to 3: a random move, the simple rule, or the clever one."""
    if level == RANDOM or count == 1:
        return answer_at_random(desk, level, seat, moves, count, rng)
    if level == SIMPLE:
        return simple(desk.states[IMAGINED], seat, moves, count, rng)
    return clever(desk.states[IMAGINED], seat, moves, count, rng)


def answer_by_thought(desk: Desk, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Levels 1 to 5."""
    if level < STRONG or count == 1:
        return answer_by_rule(desk, level, seat, moves, count, rng)
    return moves[think(desk, level, seat, moves, count, rng)]


def think(desk: Desk, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """The index of the choice of level 4 or 5: by the game's own thinking, or by playing on."""
    if desk.ponders:
        return ponder(desk, level, seat, moves, count, rng)
    return weigh_by_playing_on(desk, level, seat, moves, count, rng)


def choose(desk: Desk, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """A bot's move in the game that is played: it sees a state in which all that its seat cannot know is drawn anew."""
    if level > RANDOM and count > 1:
        copy_state(desk, LIVE, IMAGINED)
        redeal(desk.states[IMAGINED], seat, rng)
    return answer(desk, level, seat, moves, count, rng)


def play_match(desk: Desk, levels: Row, luck: Row, rng: Row) -> int:
    """Plays the live game to its end, each seat by its bot; returns the number of decisions.

    Luck and the bots draw from two generators, so that equal deals meet different players.
    """
    state = desk.states[LIVE]
    moves, weights = desk.moves[0], desk.outcomes[0]
    decisions = 0
    seat = to_act(state)
    while seat != NOBODY:
        if seat == CHANCE:
            resolve(state, pick(luck, weights, weigh(state, weights)))
        else:
            count = legal_moves(state, seat, moves)
            play(state, seat, choose(desk, levels[seat], seat, moves, count, rng))
            decisions += 1
        seat = to_act(state)
    return decisions


def seed_match(luck: Row, rng: Row, seed: int, game: int) -> None:
    """Both generators of one game of a seed: the luck of the game, and the whims of the bots."""
    seed_rng(luck, seed, game)
    seed_rng(rng, bits(luck), bits(luck))


def play_matches(
    desk: Desk,
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
    """Plays a run of games, each with the streams of its own index, and notes how every one ended."""
    result = desk.outcomes[0]
    for game in range(games):
        seed_match(luck, rng, seed, first + game)
        copy_state(desk, START, LIVE)
        decisions[game] = play_match(desk, levels, luck, rng)
        state = desk.states[LIVE]
        endings[game] = state.ending
        scores(state, result)
        for seat in range(state.seats):
            score_of[game, seat] = result[seat]
        winners(state, result)
        for seat in range(state.seats):
            won[game, seat] = result[seat]
