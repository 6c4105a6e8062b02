"""The search of levels 4 and 5 of Lucky Jack: rollouts to the end of the hand, in likely determinizations.

The rule of level 3 is the first guess. Every other move has to show that it does better, in the same determinizations
and with common random numbers; what is surely worse drops out. A rollout ends with the hand: the chance to win from the
standing after it is looked up in an exact table.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from fiveleaf.bots.lucky_jack.standing import chance_of
from fiveleaf.bots.placeholders import clever, likelihood
from fiveleaf.bots.scratch import AFTERSTATE, AHEAD, DETERMINIZED, ROOT, Scratch, copy_state
from fiveleaf.bots.search import DROPPED, index_of
from fiveleaf.bots.value import win_chance
from fiveleaf.engine.chance import below, bits, pick, seed_rng
from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.engine.placeholders import legal_moves, play, redeal, resolve, to_act, weigh
from fiveleaf.games.lucky_jack.state import Phase

RESOLUTION: Final = 1 << 30  # steps in which a likelihood is compared with a random number
MIN_VISITS: Final = 8  # before a move may drop out
DROP_ERRORS: Final = 2.0  # standard errors by which it has to be worse
HUNDRED: Final = 100.0


def search(scratch: Scratch, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Returns the move that does best in rollouts, unless the rule's own is about as good.

    Settings: rollouts, candidates for each determinization, the most decisions of a rollout, and the hundredths of a
    standard error by which a move has to be better than the rule's.
    """
    settings = scratch.settings[level]
    rule = index_of(moves, count, clever(scratch.states[ROOT], seat, moves, count, rng))
    for index in range(count):
        scratch.sums[index] = 0.0
        scratch.workspace[index] = 0.0  # the sum of squared differences to the rule's move
        scratch.visits[index] = 0
    done, rollouts = 0, 0
    alive = count
    while rollouts < settings[0] and alive > 1:
        try_moves(scratch, seat, moves, count, rng, rule, settings[1], settings[2])
        done += 1
        rollouts += alive
        if done >= MIN_VISITS:
            alive = drop_worse(scratch, count, rule)
    best = rule
    for index in range(count):
        ahead = scratch.move_values[index] - scratch.move_values[rule]
        if scratch.visits[index] == done and scratch.move_values[index] > scratch.move_values[best]:
            best = index if ahead > settings[3] / HUNDRED * standard_error(scratch, index, rule) else best
    return best


def try_moves(
    scratch: Scratch, seat: int, moves: Row, count: int, rng: Row, rule: int, candidates: int, max_decisions: int
) -> None:
    """Adds one rollout from each move that is still tried, the rule's own first, all in one determinization."""
    determinize_likely(scratch, seat, rng, candidates)
    stream = bits(rng)
    base = rollout_hand(scratch, seat, moves[rule], stream, max_decisions)
    for index in range(count):
        if scratch.visits[index] != DROPPED:
            value = base if index == rule else rollout_hand(scratch, seat, moves[index], stream, max_decisions)
            scratch.sums[index] += value
            scratch.workspace[index] += (value - base) * (value - base)
            scratch.visits[index] += 1
            scratch.move_values[index] = scratch.sums[index] / scratch.visits[index]


def determinize_likely(scratch: Scratch, seat: int, rng: Row, candidates: int) -> None:
    """Draws some determinizations and keeps one of them, each with a probability proportional to its likelihood."""
    total = 0.0
    for _ in range(candidates):
        copy_state(scratch, ROOT, AHEAD)
        redeal(scratch.states[AHEAD], seat, rng)
        share = likelihood(scratch.states[AHEAD], seat)
        total += share
        if below(rng, RESOLUTION) * total < share * RESOLUTION:
            copy_state(scratch, AHEAD, DETERMINIZED)


def rollout_hand(scratch: Scratch, seat: int, move: int, stream: int, max_decisions: int) -> float:
    """Makes a move and plays the hand on by the rule of level 3; returns the seat's chance to win after that."""
    copy_state(scratch, DETERMINIZED, AFTERSTATE)
    state = scratch.states[AFTERSTATE]
    seed_rng(scratch.common_rng, stream, 0)
    play(state, seat, move)
    moves, weights = scratch.moves[1], scratch.outcomes[1]
    left = max_decisions
    actor = to_act(state)
    while left > 0 and actor != NOBODY and state.phase > Phase.DEAL:
        if actor == CHANCE:
            resolve(state, pick(scratch.common_rng, weights, weigh(state, weights)))
        else:
            count = legal_moves(state, actor, moves)
            play(state, actor, moves[0] if count == 1 else clever(state, actor, moves, count, scratch.common_rng))
            left -= 1
        actor = to_act(state)
    return win_chance(scratch, AFTERSTATE, seat) if actor == NOBODY else chance_of(state, seat)


def standard_error(scratch: Scratch, index: int, rule: int) -> float:
    """Returns the standard error of how far a move is ahead of the rule's."""
    visits = scratch.visits[index]
    ahead = scratch.move_values[index] - scratch.move_values[rule]
    return sqrt(max(scratch.workspace[index] / visits - ahead * ahead, 0.0) / visits)


def drop_worse(scratch: Scratch, count: int, rule: int) -> int:
    """Drops the moves that are surely worse than the rule's; returns how many stay."""
    stay = 0
    for index in range(count):
        if scratch.visits[index] != DROPPED and index != rule:
            behind = scratch.move_values[rule] - scratch.move_values[index]
            if behind >= DROP_ERRORS * standard_error(scratch, index, rule):
                scratch.visits[index] = DROPPED
        stay += scratch.visits[index] != DROPPED
    return stay
