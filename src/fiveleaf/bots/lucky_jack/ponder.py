"""How the two strongest bots of Lucky Jack think: they play the hand on, in worlds where the others keep good cards.

The rule of level 3 is the first guess. Every other move has to show that it does better, in equal worlds and with equal
luck; what is surely worse drops out. A line ends with the hand: what the standing is worth then is computed exactly.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from fiveleaf.bots.desk import AFTER, DEEPER, IMAGINED, WORLD, Desk, copy_state
from fiveleaf.bots.lucky_jack.standing import chance_of
from fiveleaf.bots.search import index_of
from fiveleaf.bots.stand_ins import clever, likelihood
from fiveleaf.bots.value import value_of
from fiveleaf.engine.chance import below, bits, pick, seed_rng
from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.engine.stand_ins import legal_moves, play, redeal, resolve, to_act, weigh
from fiveleaf.games.lucky_jack.state import Phase

FINE: Final = 1 << 30  # steps in which a likelihood is weighed
OUT: Final = -1  # the visits of a move that is tried no more
FIRST: Final = 8  # worlds before a move may drop out
SURELY: Final = 2.0  # standard errors by which it has to be worse
HUNDRED: Final = 100.0


def ponder(desk: Desk, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """The move that does best when the hand is played on, unless the rule's own is as good.

    Efforts: lines, candidates for each world, the most decisions of a line, and the hundredths of a standard error by
    which a move has to be better than the rule's.
    """
    effort = desk.efforts[level]
    rule = index_of(moves, count, clever(desk.states[IMAGINED], seat, moves, count, rng))
    for index in range(count):
        desk.sums[index] = 0.0
        desk.gained[index] = 0.0
        desk.visits[index] = 0
    done, lines = 0, 0
    alive = count
    while lines < effort[0] and alive > 1:
        try_world(desk, seat, moves, count, rng, rule, effort[1], effort[2])
        done += 1
        lines += alive
        if done >= FIRST:
            alive = drop_worse(desk, count, rule)
    best = rule
    for index in range(count):
        ahead = desk.worth[index] - desk.worth[rule]
        if desk.visits[index] == done and desk.worth[index] > desk.worth[best]:
            best = index if ahead > effort[3] / HUNDRED * error_of(desk, index, rule) else best
    return best


def try_world(
    desk: Desk, seat: int, moves: Row, count: int, rng: Row, rule: int, candidates: int, longest: int
) -> None:
    """One world, and one line from each move that is still in the race, the rule's own first."""
    imagine_likely(desk, seat, rng, candidates)
    stream = bits(rng)
    base = line(desk, seat, moves[rule], stream, longest)
    for index in range(count):
        if desk.visits[index] != OUT:
            gained = base if index == rule else line(desk, seat, moves[index], stream, longest)
            desk.sums[index] += gained
            desk.gained[index] += (gained - base) * (gained - base)
            desk.visits[index] += 1
            desk.worth[index] = desk.sums[index] / desk.visits[index]


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


def line(desk: Desk, seat: int, move: int, stream: int, longest: int) -> float:
    """The seat's chance to win after a move, once the hand has been played on by the rule of level 3."""
    copy_state(desk, WORLD, AFTER)
    state = desk.states[AFTER]
    seed_rng(desk.luck, stream, 0)
    play(state, seat, move)
    moves, weights = desk.moves[1], desk.outcomes[1]
    left = longest
    actor = to_act(state)
    while left > 0 and actor != NOBODY and state.phase > Phase.DEAL:
        if actor == CHANCE:
            resolve(state, pick(desk.luck, weights, weigh(state, weights)))
        else:
            count = legal_moves(state, actor, moves)
            play(state, actor, moves[0] if count == 1 else clever(state, actor, moves, count, desk.luck))
            left -= 1
        actor = to_act(state)
    return value_of(desk, AFTER, seat) if actor == NOBODY else chance_of(state, seat)


def error_of(desk: Desk, index: int, rule: int) -> float:
    """The standard error of how far a move is ahead of the rule's."""
    visits = desk.visits[index]
    ahead = desk.worth[index] - desk.worth[rule]
    return sqrt(max(desk.gained[index] / visits - ahead * ahead, 0.0) / visits)


def drop_worse(desk: Desk, count: int, rule: int) -> int:
    """Moves that are surely worse than the rule's are tried no more; returns how many stay."""
    stay = 0
    for index in range(count):
        if desk.visits[index] != OUT and index != rule:
            behind = desk.worth[rule] - desk.worth[index]
            if behind >= SURELY * error_of(desk, index, rule):
                desk.visits[index] = OUT
        stay += desk.visits[index] != OUT
    return stay
