"""How the two strongest bots of Lucky Jack think: worlds in which the others hold what they may well have kept."""

from __future__ import annotations

from typing import Final

from fiveleaf.bots.desk import AFTER, DEEPER, IMAGINED, WORLD, Desk, copy_state
from fiveleaf.bots.search import (
    best_of,
    clever,
    legal_moves,
    likelihood,
    play,
    redeal,
    resolve,
    to_act,
    weigh,
)
from fiveleaf.bots.lucky_jack.luck import expected, is_dealing
from fiveleaf.bots.lucky_jack.standing import THOUSAND
from fiveleaf.engine.chance import below, bits, pick, seed_rng, total_weight
from fiveleaf.engine.game import CHANCE, NOBODY
from fiveleaf.engine.layout import Row

FINE: Final = 1 << 30  # steps in which a likelihood is weighed
SOON: Final = 4  # after this part of the worlds moves may drop out
OUT: Final = -1  # the visits of a move that is tried no more
OPENED: Final = 6  # the row of the state that luck is to open


def imagine_likely(desk: Desk, seat: int, rng: Row, candidates: int) -> None:
    """Draws some worlds and keeps one of them, as often as the sizes of the others' hands make it likely."""
    total = 0.0
    for _ in range(candidates):
        copy_state(desk, IMAGINED, DEEPER)
        redeal(desk.states[DEEPER], seat, rng)
        share = likelihood(desk.states[DEEPER], seat)
        total += share
        if below(rng, FINE) * total < share * FINE:
            copy_state(desk, DEEPER, WORLD)


def ponder(desk: Desk, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """The mean over worlds and over luck's next outcomes of the value some decisions later; poor moves drop out.

    Efforts: worlds, candidates for each, decisions ahead, and the thousandths behind the best that drop a move out.
    """
    worlds, candidates, horizon, margin = (
        desk.efforts[level][0],
        desk.efforts[level][1],
        desk.efforts[level][2],
        desk.efforts[level][3],
    )
    for index in range(count):
        desk.sums[index] = 0.0
        desk.visits[index] = 0
    for world in range(worlds):
        imagine_likely(desk, seat, rng, candidates)
        stream = bits(rng)
        for index in range(count):
            if desk.visits[index] != OUT:
                desk.sums[index] += reply(desk, seat, moves[index], stream, horizon)
                desk.visits[index] += 1
                desk.worth[index] = desk.sums[index] / desk.visits[index]
        if margin > 0 and SOON * (world + 1) >= worlds:
            drop_poor(desk, count, margin / THOUSAND)
    return best_of(desk, count)


def drop_poor(desk: Desk, count: int, margin: float) -> None:
    """Moves that are behind by more than a margin are tried no more."""
    best = best_of(desk, count)
    for index in range(count):
        if desk.worth[index] < desk.worth[best] - margin:
            desk.visits[index] = OUT


def reply(desk: Desk, seat: int, move: int, stream: int, horizon: int) -> float:
    """The seat's chance to win after a move in the imagined world, as the mean over luck's next outcomes."""
    copy_state(desk, WORLD, AFTER)
    play(desk.states[AFTER], seat, move)
    if horizon == 0 or is_dealing(desk.states[AFTER]) or to_act(desk.states[AFTER]) != CHANCE:
        return outlast(desk, AFTER, seat, stream, horizon)
    copy_state(desk, AFTER, OPENED)
    weights = desk.outcomes[2]
    count = weigh(desk.states[OPENED], weights)
    total = 0.0
    for outcome in range(count):
        if weights[outcome] > 0:
            copy_state(desk, OPENED, AFTER)
            resolve(desk.states[AFTER], outcome)
            total += weights[outcome] * outlast(desk, AFTER, seat, stream, horizon)
    return total / total_weight(weights, count)


def outlast(desk: Desk, row: int, seat: int, stream: int, horizon: int) -> float:
    """The value some decisions of level 3 later, as the mean over luck's next outcomes if luck is to act then."""
    seed_rng(desk.luck, stream, 0)
    state = desk.states[row]
    moves, weights = desk.moves[1], desk.outcomes[1]
    left = horizon
    actor = to_act(state)
    while left > 0 and actor != NOBODY and not is_dealing(state):
        if actor == CHANCE:
            resolve(state, pick(desk.luck, weights, weigh(state, weights)))
        else:
            count = legal_moves(state, actor, moves)
            play(state, actor, moves[0] if count == 1 else clever(state, actor, moves, count, desk.luck))
            left -= 1
        actor = to_act(state)
    return expected(desk, row, DEEPER, 1, seat)
