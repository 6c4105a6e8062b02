"""Search that any game can use: one ply with the value network, or rollouts with sequential halving.

Each works on determinizations of what a seat knows, writes the seat's chance to win after each move into
`scratch.move_values`, and returns the index of the best move. None can see a hidden card: what the seat cannot know is
drawn anew, in the right proportions, for every sample.
"""

from __future__ import annotations

from fiveleaf.bots.placeholders import clever, likelihood
from fiveleaf.bots.scratch import AFTERSTATE, AHEAD, DETERMINIZED, ROOT, Scratch, copy_state
from fiveleaf.bots.value import evaluate, expected_value
from fiveleaf.engine.chance import bits, pick, seed_rng
from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.engine.placeholders import legal_moves, play, redeal, resolve, to_act, weigh

ROLLOUTS_SETTING = 1  # which of a level's settings is its number of plain rollouts for one decision
UNLIMITED = 1 << 30  # decisions: more than any game has
DROPPED = -1  # the visits of a move that is tried no more


def determinize(scratch: Scratch, seat: int, rng: Row) -> float:
    """Draws anew what the seat cannot know; returns how likely that is, given what the other seats did."""
    copy_state(scratch, ROOT, DETERMINIZED)
    redeal(scratch.states[DETERMINIZED], seat, rng)
    return likelihood(scratch.states[DETERMINIZED], seat)


def best_move(scratch: Scratch, count: int) -> int:
    """Returns the index of the move with the highest value; the first of equal ones."""
    best = 0
    for index in range(1, count):
        if scratch.move_values[index] > scratch.move_values[best]:
            best = index
    return best


def search_one_ply(scratch: Scratch, seat: int, moves: Row, count: int, rng: Row, samples: int) -> int:
    """Values each afterstate by the network: the mean over luck's next outcomes and over some determinizations."""
    for index in range(count):
        scratch.move_values[index] = 0.0
    total = 0.0
    for _ in range(samples):
        share = determinize(scratch, seat, rng)
        total += share
        for index in range(count):
            copy_state(scratch, DETERMINIZED, AFTERSTATE)
            play(scratch.states[AFTERSTATE], seat, moves[index])
            scratch.move_values[index] += share * expected_value(scratch, AFTERSTATE, AHEAD, 1, seat)
    for index in range(count):
        scratch.move_values[index] /= total
    return best_move(scratch, count)


def rollout(scratch: Scratch, row: int, rng: Row, max_decisions: int) -> None:
    """Plays on by the rule of level 3 for some decisions, or to the end; forced moves do not count."""
    state = scratch.states[row]
    moves, weights = scratch.moves[1], scratch.outcomes[1]
    left = max_decisions
    seat = to_act(state)
    while seat != NOBODY and (left > 0 or seat == CHANCE):
        if seat == CHANCE:
            resolve(state, pick(rng, weights, weigh(state, weights)))
        else:
            count = legal_moves(state, seat, moves)
            play(state, seat, moves[0] if count == 1 else clever(state, seat, moves, count, rng))
            left -= 1 if count > 1 else 0
        seat = to_act(state)


def sequential_halving(
    scratch: Scratch, seat: int, moves: Row, count: int, rng: Row, rollouts: int, max_decisions: int
) -> int:
    """Spends rollouts on all moves alike, then on the better half, and so on until two are left.

    All moves are tried in the same determinizations with common random numbers.
    """
    for index in range(count):
        scratch.sums[index] = 0.0
        scratch.visits[index] = 0
    rounds = 1
    while (1 << rounds) < count:
        rounds += 1
    alive = count
    total = 0.0
    done = 0
    for _ in range(rounds):
        for _ in range(max(1, rollouts // (rounds * alive))):
            total += try_moves(scratch, seat, moves, count, rng, max_decisions, done)
            done += 1
        for index in range(count):
            if scratch.visits[index] == done:
                scratch.move_values[index] = scratch.sums[index] / total
        alive = drop_worse_half(scratch, count, done, alive)
    best = -1
    for index in range(count):
        if scratch.visits[index] == done and (best < 0 or scratch.move_values[index] > scratch.move_values[best]):
            best = index
    return best


def try_moves(scratch: Scratch, seat: int, moves: Row, count: int, rng: Row, max_decisions: int, done: int) -> float:
    """Adds one rollout from each move with `done` visits, all in one determinization; returns its likelihood."""
    share = determinize(scratch, seat, rng)
    stream = bits(rng)
    for index in range(count):
        if scratch.visits[index] == done:
            seed_rng(scratch.common_rng, stream, 0)
            copy_state(scratch, DETERMINIZED, AFTERSTATE)
            play(scratch.states[AFTERSTATE], seat, moves[index])
            rollout(scratch, AFTERSTATE, scratch.common_rng, max_decisions)
            evaluate(scratch, AFTERSTATE)
            scratch.sums[index] += share * scratch.win_chances[seat]
            scratch.visits[index] += 1
    return share


def drop_worse_half(scratch: Scratch, count: int, done: int, alive: int) -> int:
    """Drops the worse half of the moves that are still tried; returns how many stay, at least two if there were two."""
    stay = max(1, (alive + 1) // 2)
    if alive <= 2:
        return alive
    while alive > stay:
        worst = -1
        for index in range(count):
            if scratch.visits[index] == done and (
                worst < 0 or scratch.move_values[index] <= scratch.move_values[worst]
            ):
                worst = index
        scratch.visits[worst] = DROPPED
        alive -= 1
    return alive


def search_by_rollouts(scratch: Scratch, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Rolls games out to their ends: for numbers of seats at which the game's own search is not used."""
    rollouts = scratch.settings[level][ROLLOUTS_SETTING]
    return sequential_halving(scratch, seat, moves, count, rng, rollouts, UNLIMITED)


def index_of(moves: Row, count: int, move: int) -> int:
    """Returns where a move stands among the legal ones."""
    for index in range(count):
        if moves[index] == move:
            return index
    return 0
