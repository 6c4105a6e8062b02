"""Claims: who takes a card that was drawn and put on the discard pile."""

from __future__ import annotations

from fiveleaf.engine.contract import NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.engine.rules import left_neighbour
from fiveleaf.games.lucky_jack.material import EMPTY
from fiveleaf.games.lucky_jack.moves import LEAVE, TAKE
from fiveleaf.games.lucky_jack.rules.stock import begin_turn, lay_on_pile
from fiveleaf.games.lucky_jack.state import Answer, Phase, State


def open_claim(state: State) -> None:
    """LJ-11: the card waits for the others, and the one beneath it is still the top."""
    state.nearest = left_neighbour(state, state.turn)
    state.phase = Phase.CLAIM


def claimants(state: State, seats: Row) -> int:
    """LJ-11, LJ-R5: every other seat is asked, from the left neighbour of the one that put the card."""
    seat = state.turn
    for index in range(state.seats - 1):
        seat = left_neighbour(state, seat)
        seats[index] = seat
    return state.seats - 1


def legal_claims(state: State, seat: int, moves: Row) -> int:
    """LJ-11: take it or leave it, whatever the seat holds; one answer each."""
    if seat == state.turn or state.answer[seat] != Answer.NONE:
        return 0
    moves[0] = TAKE
    moves[1] = LEAVE
    return 2


def take(state: State, seat: int) -> None:
    """LJ-12, LJ-R5: the call wins at once if every nearer seat has declined, else it waits for their answers."""
    state.answer[seat] = Answer.TAKE
    if seat == state.nearest:
        settle(state, seat)


def leave(state: State, seat: int) -> None:
    """LJ-12, LJ-R5: with every nearer seat out, the next one counts, and a call that it made already wins."""
    state.answer[seat] = Answer.LEAVE
    while state.nearest != state.turn and state.answer[state.nearest] == Answer.LEAVE:
        state.nearest = left_neighbour(state, state.nearest)
    if state.nearest == state.turn:
        settle(state, NOBODY)
    elif state.answer[state.nearest] == Answer.TAKE:
        settle(state, state.nearest)


def settle(state: State, claimant: int) -> None:
    """LJ-12, LJ-13: the card goes to the claimant, else on top; the next turn is the left neighbour's."""
    if claimant == NOBODY:
        lay_on_pile(state, state.held)
    else:
        state.hand[claimant, state.held] += 1
        state.hand_size[claimant] += 1
        state.known[claimant, state.held] += 1
    state.held = EMPTY
    state.nearest = NOBODY
    for seat in range(state.seats):
        state.answer[seat] = Answer.NONE
    begin_turn(state, left_neighbour(state, state.turn))
