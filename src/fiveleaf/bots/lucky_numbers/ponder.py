"""How the two strongest bots of Lucky Numbers think: the learned value, with an exact mean over every tile drawn.

Nothing but unanswered lays of the set-up is hidden, so the state that was imagined is the only world there is.
"""

from __future__ import annotations

from fiveleaf.bots.decide import STRONG
from fiveleaf.bots.desk import AFTER, DEEPER, IMAGINED, WORLD, Desk, copy_state
from fiveleaf.bots.search import best_of
from fiveleaf.bots.value import evaluate
from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_numbers.material import HIGHEST, LOWEST
from fiveleaf.games.lucky_numbers.moves import DRAW
from fiveleaf.games.lucky_numbers.rules.chance import resolve
from fiveleaf.games.lucky_numbers.rules.dispatch import play
from fiveleaf.games.lucky_numbers.rules.legality import legal_moves
from fiveleaf.games.lucky_numbers.state import Phase, State

NEVER = -1.0  # less than any chance


def ponder(desk: Desk, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Level 4 weighs the states after each move; level 5 looks on to the next seat's reply for the best of them."""
    for index in range(count):
        desk.worth[index] = worth_of(desk, seat, moves[index])
    if level == STRONG or desk.states[IMAGINED].phase == Phase.SETUP_LAY:
        return best_of(desk, count)
    return look_further(desk, seat, moves, count, desk.efforts[level][0])


def look_further(desk: Desk, seat: int, moves: Row, count: int, few: int) -> int:
    """Weighs the few best moves anew, now after the next seat's reply; the others are shifted, and never come first."""
    for index in range(count):
        desk.visits[index] = 0
        desk.sums[index] = desk.worth[index]
    chosen, shift = -1, 0.0
    for _ in range(min(few, count)):
        index = next_best(desk, count)
        desk.visits[index] = 1
        desk.worth[index] = worth_further(desk, seat, moves[index])
        if chosen < 0 or desk.worth[index] > desk.worth[chosen]:
            chosen = index
            shift = desk.worth[index] - desk.sums[index]
    for index in range(count):
        if desk.visits[index] == 0:
            desk.worth[index] = min(desk.worth[chosen], max(0.0, desk.sums[index] + shift))
    return chosen


def next_best(desk: Desk, count: int) -> int:
    """The most promising move that was not looked at further."""
    best = -1
    for index in range(count):
        if desk.visits[index] == 0 and (best < 0 or desk.sums[index] > desk.sums[best]):
            best = index
    return best


def worth_of(desk: Desk, seat: int, move: int) -> float:
    """The seat's chance after a move; a draw counts as the mean over all tiles, each placed at its best."""
    copy_state(desk, IMAGINED, WORLD)
    play(desk.states[WORLD], seat, move)
    if move == DRAW:
        return after_draw(desk, WORLD, seat, seat, 1)[0]
    evaluate(desk, WORLD)
    return desk.chances[seat]


def worth_further(desk: Desk, seat: int, move: int) -> float:
    """The seat's chance after a move and the next seat's reply."""
    copy_state(desk, IMAGINED, WORLD)
    state: State = desk.states[WORLD]
    play(state, seat, move)
    if move != DRAW:
        return after_reply(desk, WORLD, seat)
    total = 0.0
    for number in range(LOWEST, HIGHEST + 1):
        if state.stock[number] > 0:
            copy_state(desk, WORLD, AFTER)
            resolve(desk.states[AFTER], number)
            best = after_placing(desk, AFTER, seat, seat, 1)[2]
            copy_state(desk, AFTER, DEEPER)
            play(desk.states[DEEPER], seat, desk.moves[1][best])
            total += state.stock[number] * after_reply(desk, DEEPER, seat)
    return total / state.left


def after_reply(desk: Desk, row: int, seat: int) -> float:
    """The seat's chance once the next seat has done what is best for itself; needs three more rows."""
    state = desk.states[row]
    if state.phase != Phase.TURN or state.races != desk.states[IMAGINED].races:
        evaluate(desk, row)
        return desk.chances[seat]
    other = state.turn
    moves = desk.moves[2]
    count = legal_moves(state, other, moves)
    copy_state(desk, row, row + 1)
    play(desk.states[row + 1], other, DRAW)
    most, own = after_draw(desk, row + 1, other, seat, 3)
    for index in range(1, count):
        copy_state(desk, row, row + 1)
        play(desk.states[row + 1], other, moves[index])
        evaluate(desk, row + 1)
        if desk.chances[other] > most:
            most, own = desk.chances[other], desk.chances[seat]
    return own


def after_draw(desk: Desk, row: int, seat: int, watcher: int, depth: int) -> tuple[float, float]:
    """The mean chances of two seats over all tiles that the first may draw; needs two more rows."""
    state = desk.states[row]
    own, watched = 0.0, 0.0
    for number in range(LOWEST, HIGHEST + 1):
        if state.stock[number] > 0:
            copy_state(desk, row, row + 1)
            resolve(desk.states[row + 1], number)
            placed = after_placing(desk, row + 1, seat, watcher, depth)
            own += state.stock[number] * placed[0]
            watched += state.stock[number] * placed[1]
    return own / state.left, watched / state.left


def after_placing(desk: Desk, row: int, seat: int, watcher: int, depth: int) -> tuple[float, float, int]:
    """The chances of two seats after the first one's best placing, and its index; needs one more row."""
    moves = desk.moves[depth]
    count = legal_moves(desk.states[row], seat, moves)
    own, watched, best = NEVER, NEVER, 0
    for index in range(count):
        copy_state(desk, row, row + 1)
        play(desk.states[row + 1], seat, moves[index])
        evaluate(desk, row + 1)
        if desk.chances[seat] > own:
            own, watched, best = desk.chances[seat], desk.chances[watcher], index
    return own, watched, best
