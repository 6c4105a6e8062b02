"""The search of levels 4 and 5 of Lucky Numbers: expectimax with the value, exact over every tile that may be drawn.

Nothing but unanswered lays of the set-up is hidden, so one determinization is enough.
"""

from __future__ import annotations

from fiveleaf.bots.decide import STRONG
from fiveleaf.bots.scratch import AFTERSTATE, AHEAD, DETERMINIZED, ROOT, Scratch, copy_state
from fiveleaf.bots.search import best_move
from fiveleaf.bots.value import evaluate
from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_numbers.material import HIGHEST, LOWEST
from fiveleaf.games.lucky_numbers.moves import DRAW
from fiveleaf.games.lucky_numbers.rules.chance import resolve
from fiveleaf.games.lucky_numbers.rules.dispatch import play
from fiveleaf.games.lucky_numbers.rules.legality import legal_moves
from fiveleaf.games.lucky_numbers.state import Phase, State

NO_VALUE = -1.0  # less than any chance


def search(scratch: Scratch, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Level 4 values the afterstates; level 5 values the best of them again, after the next seat's reply.

    Settings: how many moves are valued again; rollouts, where this search is not used.
    """
    for index in range(count):
        scratch.move_values[index] = afterstate_value(scratch, seat, moves[index])
    if level == STRONG or scratch.states[ROOT].phase == Phase.SETUP_LAY:
        return best_move(scratch, count)
    return search_replies(scratch, seat, moves, count, scratch.settings[level][0])


def search_replies(scratch: Scratch, seat: int, moves: Row, count: int, candidates: int) -> int:
    """Values the best moves after the next seat's reply; the other values are shifted alike and stay below the best."""
    for index in range(count):
        scratch.visits[index] = 0
        scratch.sums[index] = scratch.move_values[index]
    chosen, shift = -1, 0.0
    for _ in range(min(candidates, count)):
        index = next_best(scratch, count)
        scratch.visits[index] = 1
        scratch.move_values[index] = value_with_reply(scratch, seat, moves[index])
        if chosen < 0 or scratch.move_values[index] > scratch.move_values[chosen]:
            chosen = index
            shift = scratch.move_values[index] - scratch.sums[index]
    for index in range(count):
        if scratch.visits[index] == 0:
            shifted = max(0.0, scratch.sums[index] + shift)
            scratch.move_values[index] = min(scratch.move_values[chosen], shifted)
    return chosen


def next_best(scratch: Scratch, count: int) -> int:
    """Returns the most promising move that was not valued again."""
    best = -1
    for index in range(count):
        if scratch.visits[index] == 0 and (best < 0 or scratch.sums[index] > scratch.sums[best]):
            best = index
    return best


def afterstate_value(scratch: Scratch, seat: int, move: int) -> float:
    """Returns the seat's chance after a move; for a draw the mean over all tiles, each placed at its best."""
    copy_state(scratch, ROOT, DETERMINIZED)
    play(scratch.states[DETERMINIZED], seat, move)
    if move == DRAW:
        return after_draw(scratch, DETERMINIZED, seat, seat, 1)[0]
    evaluate(scratch, DETERMINIZED)
    return scratch.win_chances[seat]


def value_with_reply(scratch: Scratch, seat: int, move: int) -> float:
    """Returns the seat's chance after a move and the next seat's reply."""
    copy_state(scratch, ROOT, DETERMINIZED)
    state: State = scratch.states[DETERMINIZED]
    play(state, seat, move)
    if move != DRAW:
        return after_reply(scratch, DETERMINIZED, seat)
    total = 0.0
    for number in range(LOWEST, HIGHEST + 1):
        if state.stock[number] > 0:
            copy_state(scratch, DETERMINIZED, AFTERSTATE)
            resolve(scratch.states[AFTERSTATE], number)
            best = after_placing(scratch, AFTERSTATE, seat, seat, 1)[2]
            copy_state(scratch, AFTERSTATE, AHEAD)
            play(scratch.states[AHEAD], seat, scratch.moves[1][best])
            total += state.stock[number] * after_reply(scratch, AHEAD, seat)
    return total / state.left


def after_reply(scratch: Scratch, row: int, seat: int) -> float:
    """Returns the seat's chance once the next seat has done what is best for itself; writes on the next three rows."""
    state = scratch.states[row]
    if state.phase != Phase.TURN or state.races != scratch.states[ROOT].races:
        evaluate(scratch, row)
        return scratch.win_chances[seat]
    other = state.turn
    moves = scratch.moves[2]
    count = legal_moves(state, other, moves)
    copy_state(scratch, row, row + 1)
    play(scratch.states[row + 1], other, DRAW)
    most, own = after_draw(scratch, row + 1, other, seat, 3)
    for index in range(1, count):
        copy_state(scratch, row, row + 1)
        play(scratch.states[row + 1], other, moves[index])
        evaluate(scratch, row + 1)
        if scratch.win_chances[other] > most:
            most, own = scratch.win_chances[other], scratch.win_chances[seat]
    return own


def after_draw(scratch: Scratch, row: int, seat: int, watcher: int, depth: int) -> tuple[float, float]:
    """Returns the mean chances of two seats over all tiles that the first may draw; writes on the next two rows."""
    state = scratch.states[row]
    own, watched = 0.0, 0.0
    for number in range(LOWEST, HIGHEST + 1):
        if state.stock[number] > 0:
            copy_state(scratch, row, row + 1)
            resolve(scratch.states[row + 1], number)
            placed = after_placing(scratch, row + 1, seat, watcher, depth)
            own += state.stock[number] * placed[0]
            watched += state.stock[number] * placed[1]
    return own / state.left, watched / state.left


def after_placing(scratch: Scratch, row: int, seat: int, watcher: int, depth: int) -> tuple[float, float, int]:
    """Returns the chances of two seats after the first one's best placing, and its index; writes on the next row."""
    moves = scratch.moves[depth]
    count = legal_moves(scratch.states[row], seat, moves)
    own, watched, best = NO_VALUE, NO_VALUE, 0
    for index in range(count):
        copy_state(scratch, row, row + 1)
        play(scratch.states[row + 1], seat, moves[index])
        evaluate(scratch, row + 1)
        if scratch.win_chances[seat] > own:
            own, watched, best = scratch.win_chances[seat], scratch.win_chances[watcher], index
    return own, watched, best
