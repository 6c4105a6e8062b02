"""The search of levels 4 and 5 of 8·28: rollouts to the end of the round, in likely determinizations."""

from __future__ import annotations

from typing import Final

from fiveleaf.bots.eight_28.clever import clever
from fiveleaf.bots.eight_28.simple import simple
from fiveleaf.bots.scratch import AFTERSTATE, DETERMINIZED, ROOT, Scratch, copy_state
from fiveleaf.bots.search import best_move, determinize, index_of
from fiveleaf.bots.value import evaluate
from fiveleaf.engine.chance import below, bits, choose_weighted, pick, seed_rng, total_weight
from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.games.eight_28.material import CARDS
from fiveleaf.games.eight_28.rules.chance import resolve, weigh
from fiveleaf.games.eight_28.rules.dispatch import play
from fiveleaf.games.eight_28.rules.legality import legal_moves, to_act
from fiveleaf.games.eight_28.state import Phase

BATCH: Final = 32  # rollouts between two checks whether the search may stop
STOP_RATIO: Final = 9.0  # it may once the squared gap is so many times its own variance (three standard errors),
STOP_VARIANCE: Final = 0.001**2  # or once the variance of the gap is that small: the moves are as good as equal
STEPS: Final = 1 << 20  # in which the first card of a rollout is stratified
STRIDE: Final = 648056  # golden section of the steps: the first cards of the rollouts spread evenly over the deck


def search(scratch: Scratch, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Rolls the round out from both moves.

    Settings: rollouts; one in how many has opponents who play by the simple rule; how many tenths of a standard error
    another move must be ahead of the clever one.
    """
    settings = scratch.settings[level]
    return search_rounds(scratch, seat, moves, count, rng, settings[0], settings[1], settings[2] / 10.0)


def search_rounds(
    scratch: Scratch, seat: int, moves: Row, count: int, rng: Row, rollouts: int, simple_every: int, min_errors: float
) -> int:
    """Plays the round to its end from both moves, with common random numbers, and asks the value there."""
    sums = scratch.sums
    for index in range(count):
        sums[index] = 0.0
    total, squares, gaps = 0.0, 0.0, 0.0
    variance = 0.0
    first = below(rng, STEPS)
    for done in range(1, rollouts + 1):
        share = determinize(scratch, seat, rng)
        stream = bits(rng)
        by_simple = simple_every > 0 and done % simple_every == 0
        first = (first + STRIDE) % STEPS
        for index in range(count):
            seed_rng(scratch.common_rng, stream, 0)
            scratch.move_values[index] = rollout_value(scratch, seat, moves[index], first, by_simple)
            sums[index] += share * scratch.move_values[index]
        gap = share * (scratch.move_values[0] - scratch.move_values[1])
        total += share
        gaps += gap
        squares += gap * gap
        variance = squares - gaps * gaps / done
        if done % BATCH == 0 and (gaps * gaps > STOP_RATIO * variance or variance < STOP_VARIANCE * total * total):
            break
    for index in range(count):
        scratch.move_values[index] = sums[index] / total
    if gaps * gaps < min_errors * min_errors * variance:
        return choose_by_rule(scratch, seat, moves, count, rng)
    return best_move(scratch, count)


def choose_by_rule(scratch: Scratch, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Gives both moves their mean value, since they are as good as equal, and lets the rule of level 3 decide."""
    mean = (scratch.move_values[0] + scratch.move_values[1]) / 2.0
    for index in range(count):
        scratch.move_values[index] = mean
    return index_of(moves, count, clever(scratch.states[ROOT], seat, moves, count, rng))


def rollout_value(scratch: Scratch, seat: int, move: int, first: int, by_simple: bool) -> float:
    """Returns the seat's chance to win after one rollout from a move; `first` picks the first card, if one is drawn."""
    copy_state(scratch, DETERMINIZED, AFTERSTATE)
    state, weights = scratch.states[AFTERSTATE], scratch.outcomes[1]
    play(state, seat, move)
    if state.phase == Phase.DRAW:
        count = weigh(state, weights)
        resolve(state, choose_weighted(first * total_weight(weights, count) // STEPS, weights))
    rollout_round(scratch, AFTERSTATE, seat, by_simple)
    evaluate(scratch, AFTERSTATE)
    return scratch.win_chances[seat]


def rollout_round(scratch: Scratch, row: int, seat: int, by_simple: bool) -> None:
    """Plays on by rules until the cards are gathered for the next round, or the game is over."""
    state = scratch.states[row]
    moves, weights = scratch.moves[1], scratch.outcomes[1]
    actor = to_act(state)
    while actor != NOBODY and state.left < CARDS:
        if actor == CHANCE:
            resolve(state, pick(scratch.common_rng, weights, weigh(state, weights)))
        else:
            count = legal_moves(state, actor, moves)
            if by_simple and actor != seat:
                play(state, actor, simple(state, actor, moves, count, scratch.common_rng))
            else:
                play(state, actor, clever(state, actor, moves, count, scratch.common_rng))
        actor = to_act(state)
