"""Looking ahead: some ways to weigh the moves of a seat, each on states imagined from what that seat knows.

All write a chance to win for each move into `desk.worth` and return the index of the best one. None can see a
hidden card: the state on the desk is drawn anew, in the right proportions, for every look.
"""

from __future__ import annotations

from fiveleaf.bots.desk import AFTER, DEEPER, IMAGINED, WORLD, Desk, copy_state
from fiveleaf.bots.stand_ins import clever, likelihood
from fiveleaf.bots.value import evaluate, expected
from fiveleaf.engine.chance import bits, pick, seed_rng
from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.engine.stand_ins import legal_moves, play, redeal, resolve, to_act, weigh

PLAYED_ON = 1  # where a level's effort says how many games it plays on to their ends for one move
TO_THE_END = 1 << 30


def imagine_world(desk: Desk, seat: int, rng: Row) -> float:
    """Draws anew what the seat cannot know; returns how likely that world is, as far as the others' acts tell."""
    copy_state(desk, IMAGINED, WORLD)
    redeal(desk.states[WORLD], seat, rng)
    return likelihood(desk.states[WORLD], seat)


def best_of(desk: Desk, count: int) -> int:
    """The index of the move with the best chance; the first of equal ones."""
    best = 0
    for index in range(1, count):
        if desk.worth[index] > desk.worth[best]:
            best = index
    return best


def weigh_by_value(desk: Desk, seat: int, moves: Row, count: int, rng: Row, worlds: int) -> int:
    """One step: the value after each move, as the mean over luck's next outcomes and over some worlds."""
    for index in range(count):
        desk.worth[index] = 0.0
    total = 0.0
    for _ in range(worlds):
        share = imagine_world(desk, seat, rng)
        total += share
        for index in range(count):
            copy_state(desk, WORLD, AFTER)
            play(desk.states[AFTER], seat, moves[index])
            desk.worth[index] += share * expected(desk, AFTER, DEEPER, 1, seat)
    for index in range(count):
        desk.worth[index] /= total
    return best_of(desk, count)


def play_on(desk: Desk, row: int, rng: Row, horizon: int) -> None:
    """Goes on by the rule of level 3 for some decisions, or to the end."""
    state = desk.states[row]
    moves, weights = desk.moves[1], desk.outcomes[1]
    left = horizon
    seat = to_act(state)
    while seat != NOBODY and (left > 0 or seat == CHANCE):
        if seat == CHANCE:
            resolve(state, pick(rng, weights, weigh(state, weights)))
        else:
            count = legal_moves(state, seat, moves)
            play(state, seat, moves[0] if count == 1 else clever(state, seat, moves, count, rng))
            left -= 1 if count > 1 else 0
        seat = to_act(state)


def weigh_by_halving(desk: Desk, seat: int, moves: Row, count: int, rng: Row, lines: int, horizon: int) -> int:
    """Plays on from every move in equal worlds with equal luck, and again from the better half, until two are left."""
    for index in range(count):
        desk.sums[index] = 0.0
        desk.visits[index] = 0
    rounds = 1
    while (1 << rounds) < count:
        rounds += 1
    alive = count
    total = 0.0
    done = 0
    for _ in range(rounds):
        for _ in range(max(1, lines // (rounds * alive))):
            total += try_moves(desk, seat, moves, count, rng, horizon, done)
            done += 1
        for index in range(count):
            if desk.visits[index] == done:
                desk.worth[index] = desk.sums[index] / total
        alive = drop_half(desk, count, done, alive)
    best = -1
    for index in range(count):
        if desk.visits[index] == done and (best < 0 or desk.worth[index] > desk.worth[best]):
            best = index
    return best


def try_moves(desk: Desk, seat: int, moves: Row, count: int, rng: Row, horizon: int, done: int) -> float:
    """One world, and one line from each move that is still in the race; returns how likely the world is."""
    share = imagine_world(desk, seat, rng)
    stream = bits(rng)
    for index in range(count):
        if desk.visits[index] == done:
            seed_rng(desk.luck, stream, 0)
            copy_state(desk, WORLD, AFTER)
            play(desk.states[AFTER], seat, moves[index])
            play_on(desk, AFTER, desk.luck, horizon)
            evaluate(desk, AFTER)
            desk.sums[index] += share * desk.chances[seat]
            desk.visits[index] += 1
    return share


def drop_half(desk: Desk, count: int, done: int, alive: int) -> int:
    """Marks the worse half of the moves still in the race, so that they are tried no more; returns how many stay."""
    stay = max(1, (alive + 1) // 2)
    if alive <= 2:
        return alive
    while alive > stay:
        worst = -1
        for index in range(count):
            if desk.visits[index] == done and (worst < 0 or desk.worth[index] <= desk.worth[worst]):
                worst = index
        desk.visits[worst] = -1
        alive -= 1
    return alive


def weigh_by_playing_on(desk: Desk, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Without a value that can be trusted: games are played on to their ends by the rule of level 3."""
    return weigh_by_halving(desk, seat, moves, count, rng, desk.efforts[level][PLAYED_ON], TO_THE_END)


def index_of(moves: Row, count: int, move: int) -> int:
    """Where a move stands among the legal ones."""
    for index in range(count):
        if moves[index] == move:
            return index
    return 0
