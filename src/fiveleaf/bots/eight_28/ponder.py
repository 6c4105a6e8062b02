"""How the two strongest bots of 8·28 think: in worlds that fit what the others did, to the end of the round."""

from __future__ import annotations

from typing import Final

from fiveleaf.bots.desk import AFTER, IMAGINED, WORLD, Desk, copy_state
from fiveleaf.bots.eight_28.clever import clever
from fiveleaf.bots.eight_28.simple import simple
from fiveleaf.bots.search import best_of, imagine_world, index_of
from fiveleaf.bots.value import evaluate
from fiveleaf.engine.chance import below, bits, choose_weighted, pick, seed_rng, total_weight
from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.games.eight_28.material import CARDS
from fiveleaf.games.eight_28.rules.chance import resolve, weigh
from fiveleaf.games.eight_28.rules.dispatch import play
from fiveleaf.games.eight_28.rules.legality import legal_moves, to_act
from fiveleaf.games.eight_28.state import Phase

BATCH: Final = 32  # lines between two looks at what is known by now
CERTAIN: Final = 9.0  # stop thinking once the gap is so many times its own variance (three spreads)
ALIKE: Final = 0.001**2  # or once the variance of the gap is that small: the moves are as good as equal
STEPS: Final = 1 << 20
STRIDE: Final = 648056  # golden section of the steps: the first cards of the lines spread evenly over the deck


def ponder(desk: Desk, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Lines played to the end of the round.

    Efforts: lines; of how many lines one has others who play as children do; how many tenths of a spread another move
    must be ahead of the clever one.
    """
    effort = desk.efforts[level]
    return weigh_by_rounds(desk, seat, moves, count, rng, effort[0], effort[1], effort[2] / 10.0)


def weigh_by_rounds(
    desk: Desk, seat: int, moves: Row, count: int, rng: Row, lines: int, children: int, doubt: float
) -> int:
    """Plays the round to its end from both moves, in equal worlds with equal luck, and asks the value there."""
    sums = desk.sums
    for index in range(count):
        sums[index] = 0.0
    total, squares, gaps = 0.0, 0.0, 0.0
    spread = 0.0
    first = below(rng, STEPS)
    for line in range(1, lines + 1):
        share = imagine_world(desk, seat, rng)
        stream = bits(rng)
        is_child = children > 0 and line % children == 0
        first = (first + STRIDE) % STEPS
        for index in range(count):
            seed_rng(desk.luck, stream, 0)
            desk.worth[index] = worth_of_line(desk, seat, moves[index], first, is_child)
            sums[index] += share * desk.worth[index]
        gap = share * (desk.worth[0] - desk.worth[1])
        total += share
        gaps += gap
        squares += gap * gap
        spread = squares - gaps * gaps / line
        if line % BATCH == 0 and (gaps * gaps > CERTAIN * spread or spread < ALIKE * total * total):
            break
    for index in range(count):
        desk.worth[index] = sums[index] / total
    if gaps * gaps < doubt * doubt * spread:
        return trust_the_odds(desk, seat, moves, count, rng)
    return best_of(desk, count)


def trust_the_odds(desk: Desk, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Both moves are as good as equal: the rule of level 3 decides."""
    mean = (desk.worth[0] + desk.worth[1]) / 2.0
    for index in range(count):
        desk.worth[index] = mean
    return index_of(moves, count, clever(desk.states[IMAGINED], seat, moves, count, rng))


def worth_of_line(desk: Desk, seat: int, move: int, first: int, is_child: bool) -> float:
    """The seat's chance to win after one line of play from a move in the world on the desk."""
    copy_state(desk, WORLD, AFTER)
    state, weights = desk.states[AFTER], desk.outcomes[1]
    play(state, seat, move)
    if state.phase == Phase.DRAW:
        count = weigh(state, weights)
        resolve(state, choose_weighted(first * total_weight(weights, count) // STEPS, weights))
    play_round(desk, AFTER, seat, is_child)
    evaluate(desk, AFTER)
    return desk.chances[seat]


def play_round(desk: Desk, row: int, seat: int, is_child: bool) -> None:
    """Goes on by rules until the cards are gathered for the next round, or the game is over."""
    state = desk.states[row]
    moves, weights = desk.moves[1], desk.outcomes[1]
    actor = to_act(state)
    while actor != NOBODY and state.left < CARDS:
        if actor == CHANCE:
            resolve(state, pick(desk.luck, weights, weigh(state, weights)))
        else:
            count = legal_moves(state, actor, moves)
            if is_child and actor != seat:
                play(state, actor, simple(state, actor, moves, count, desk.luck))
            else:
                play(state, actor, clever(state, actor, moves, count, desk.luck))
        actor = to_act(state)
