"""Looking ahead in Lucky Hand: lines in which everybody plays the move that the value likes best."""

from __future__ import annotations

from fiveleaf.bots.desk import AFTER, DEEPER, WORLD, Desk, copy_state
from fiveleaf.bots.lucky_hand.foresight import expected
from fiveleaf.bots.search import drop_half, imagine_world
from fiveleaf.engine.chance import bits, pick, seed_rng
from fiveleaf.engine.game import CHANCE, NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_hand.rules.contract import legal_moves, play, resolve, to_act, weigh


def weigh_by_lines(desk: Desk, seat: int, moves: Row, count: int, rng: Row, lines: int, horizon: int) -> int:
    """Lines from every move in equal worlds with equal luck, then more from the better half, until two are left."""
    for index in range(count):
        desk.sums[index] = 0.0
        desk.visits[index] = 0
    rounds = 1
    while (1 << rounds) < count:
        rounds += 1
    alive, done = count, 0
    for _ in range(rounds):
        for _ in range(max(1, lines // (rounds * alive))):
            try_moves(desk, seat, moves, count, rng, horizon, done)
            done += 1
        for index in range(count):
            if desk.visits[index] == done:
                desk.worth[index] = desk.sums[index] / done
        alive = drop_half(desk, count, done, alive)
    best = -1
    for index in range(count):
        if desk.visits[index] == done and (best < 0 or desk.worth[index] > desk.worth[best]):
            best = index
    return best


def try_moves(desk: Desk, seat: int, moves: Row, count: int, rng: Row, horizon: int, done: int) -> None:
    """One world, and one line from each move that is still in the race."""
    imagine_world(desk, seat, rng)
    stream = bits(rng)
    for index in range(count):
        if desk.visits[index] == done:
            seed_rng(desk.luck, stream, 0)
            copy_state(desk, WORLD, AFTER)
            play(desk.states[AFTER], seat, moves[index])
            follow(desk, AFTER, desk.luck, horizon)
            desk.sums[index] += expected(desk, AFTER, DEEPER, 1, seat)
            desk.visits[index] += 1


def follow(desk: Desk, row: int, rng: Row, horizon: int) -> None:
    """Goes on for some decisions, or to the end, by the value one move ahead."""
    state = desk.states[row]
    moves, weights = desk.moves[1], desk.outcomes[1]
    left = horizon
    seat = to_act(state)
    while seat != NOBODY and left > 0:
        if seat == CHANCE:
            resolve(state, pick(rng, weights, weigh(state, weights)))
        else:
            count = legal_moves(state, seat, moves)
            play(state, seat, moves[0] if count == 1 else likeliest(desk, row, seat, moves, count))
            left -= 1 if count > 1 else 0
        seat = to_act(state)


def likeliest(desk: Desk, row: int, seat: int, moves: Row, count: int) -> int:
    """The move after which the seat is most likely to win."""
    best, highest = moves[0], -1.0
    for index in range(count):
        copy_state(desk, row, DEEPER)
        play(desk.states[DEEPER], seat, moves[index])
        chance = expected(desk, DEEPER, DEEPER + 1, 2, seat)
        if chance > highest:
            best, highest = moves[index], chance
    return best
