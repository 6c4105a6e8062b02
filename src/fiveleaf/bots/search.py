"""Looking ahead: three ways to weigh the moves of a seat, each on states imagined from what that seat knows.

All three write a chance to win for each move into `desk.worth` and return the index of the best one. None can see a
hidden card: the state on the desk is drawn anew, in the right proportions, for every look.
"""

from __future__ import annotations

from math import sqrt

from fiveleaf.bots.desk import AFTER, DEEPER, DEPTH, EDGES, IMAGINED, NODES, WORLD, Desk, copy_state
from fiveleaf.bots.stand_ins import clever, likelihood
from fiveleaf.bots.value import evaluate, expected
from fiveleaf.engine.chance import bits, pick, seed_rng
from fiveleaf.engine.game import CHANCE, NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.engine.stand_ins import legal_moves, play, redeal, resolve, to_act, weigh

NOWHERE = -1  # an information set that has no room in the tree
UNTRIED = sqrt(2.0)  # the bonus of half a visit
STRONG_LEVEL = 4
STRONG_LINES = 48  # games that level 4 plays on to their ends for one move,
MASTER_LINES = 400  # and level 5
TO_THE_END = 1 << 30
HASH_START, HASH_STEP = 1469598103934665603, 1099511628211  # Fowler, Noll and Vo
POSITIVE = 0x7FFFFFFFFFFFFFFF


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
    lines = STRONG_LINES if level <= STRONG_LEVEL else MASTER_LINES
    return weigh_by_halving(desk, seat, moves, count, rng, lines, TO_THE_END)


def information_set(desk: Desk, row: int, spare: int, seat: int) -> int:
    """A key that is equal for all states that look alike to the seat: what it cannot know is drawn with fixed luck."""
    copy_state(desk, row, spare)
    seed_rng(desk.luck, 0, seat)
    redeal(desk.states[spare], seat, desk.luck)
    key = HASH_START + seat
    for index in range(desk.size):
        key = ((key ^ (desk.content[spare, index] & 0xFF)) * HASH_STEP) & POSITIVE
    return key | 1


def find_node(desk: Desk, key: int) -> int:
    """The place of an information set in the tree, or where it would go; nowhere if the tree is full."""
    at = (key >> 8) % NODES
    for _ in range(NODES):
        if desk.keys[at] == key or desk.keys[at] == 0:
            return at
        at = (at + 1) % NODES
    return NOWHERE


def weigh_by_tree(desk: Desk, seat: int, moves: Row, count: int, rng: Row, lines: int, curiosity: float) -> int:
    """Information-set search: one tree over all worlds, whose statistics belong to what the mover can know."""
    for index in range(NODES):
        desk.keys[index] = 0
    edges = 0
    for _ in range(lines):
        imagine_world(desk, seat, rng)
        edges = walk(desk, rng, edges, curiosity)
    root = find_node(desk, information_set(desk, IMAGINED, DEEPER, seat))
    first = desk.first[root]
    best = 0
    for index in range(count):
        tried = desk.tried[first + index]
        desk.worth[index] = desk.gained[first + index] / tried if tried > 0 else 0.0
        if tried > desk.tried[first + best]:
            best = index
    return best


def walk(desk: Desk, rng: Row, edges: int, curiosity: float) -> int:
    """One line from an imagined world to a new information set or the end; returns the number of edges in use."""
    state = desk.states[WORLD]
    moves, weights = desk.moves[1], desk.outcomes[1]
    depth = 0
    actor = to_act(state)
    while actor != NOBODY and depth < DEPTH:
        if actor == CHANCE:
            resolve(state, pick(rng, weights, weigh(state, weights)))
            actor = to_act(state)
            continue
        count = legal_moves(state, actor, moves)
        index = 0
        if count > 1:
            key = information_set(desk, WORLD, DEEPER, actor)
            node = find_node(desk, key)
            if node == NOWHERE or (desk.keys[node] == 0 and edges + count > EDGES):
                break
            if desk.keys[node] == 0:
                edges = grow(desk, node, key, count, edges)
                if depth > 0:
                    break
            index = select(desk, node, count, curiosity)
            if desk.seen[node] == 0:
                index = index_of(moves, count, clever(state, actor, moves, count, rng))
            desk.path[0][depth] = desk.first[node] + index
            desk.path[1][depth] = actor
            desk.path[2][depth] = node
            depth += 1
        play(state, actor, moves[index])
        actor = to_act(state)
    evaluate(desk, WORLD)
    for step in range(depth):
        edge = desk.path[0][step]
        desk.tried[edge] += 1
        desk.gained[edge] += desk.chances[desk.path[1][step]]
        desk.seen[desk.path[2][step]] += 1
    return edges


def index_of(moves: Row, count: int, move: int) -> int:
    """Where a move stands among the legal ones."""
    for index in range(count):
        if moves[index] == move:
            return index
    return 0


def grow(desk: Desk, node: int, key: int, count: int, edges: int) -> int:
    """Adds an information set to the tree; returns the number of edges in use."""
    desk.keys[node] = key
    desk.first[node] = edges
    desk.seen[node] = 0
    for index in range(count):
        desk.tried[edges + index] = 0
        desk.gained[edges + index] = 0.0
    return edges + count


def select(desk: Desk, node: int, count: int, curiosity: float) -> int:
    """The move that promises most, with a bonus for what was seldom tried; an untried one counts as half a visit."""
    first, seen = desk.first[node], desk.seen[node]
    total = 0.0
    for index in range(count):
        total += desk.gained[first + index]
    mean = total / seen if seen > 0 else 0.0
    bonus = curiosity * sqrt(sqrt(seen + 1.0))
    best = 0
    highest = -1.0
    for index in range(count):
        tried = desk.tried[first + index]
        promise = mean + bonus * UNTRIED
        if tried > 0:
            promise = desk.gained[first + index] / tried + bonus / sqrt(tried + 0.0)
        if promise > highest:
            highest = promise
            best = index
    return best
