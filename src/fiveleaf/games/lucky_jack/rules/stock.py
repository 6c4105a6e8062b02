"""The stock and the discard pile: a turn begins with a reshuffle if the stock is empty."""

from __future__ import annotations

from fiveleaf.engine.contract import NOBODY
from fiveleaf.games.lucky_jack.material import EMPTY, MAX_RESHUFFLES, RANKS
from fiveleaf.games.lucky_jack.rules.hand import end_hand
from fiveleaf.games.lucky_jack.state import Phase, State


def begin_turn(state: State, seat: int) -> None:
    """LJ-05, LJ-16, LJ-R3: the turn is the seat's, once there is a stock again."""
    state.turn = seat
    if must_reshuffle(state):
        reshuffle(state)
    else:
        state.phase = Phase.TURN


def must_reshuffle(state: State) -> bool:
    """LJ-16, LJ-R3: the stock is empty, and the discard pile is more than the one card that stays as it is."""
    return state.left == 0 and state.discarded > 1


def reshuffle(state: State) -> None:
    """LJ-16, LJ-R7: the whole discard pile becomes the stock; where that would be the tenth time, the hand is void."""
    if state.reshuffles == MAX_RESHUFFLES:
        end_hand(state, NOBODY, 0)
        return
    state.reshuffles += 1
    state.left = state.discarded
    state.discarded = 0
    state.top = EMPTY
    for rank in range(RANKS):
        state.stock[rank] = state.discard[rank]
        state.refill[rank] = state.discard[rank]
        state.discard[rank] = 0
        for seat in range(state.seats):
            state.taken[seat, rank] = 0
    state.phase = Phase.TURN_UP


def turn_up(state: State, rank: int) -> None:
    """LJ-05, LJ-16: the first card of the stock starts the discard pile."""
    state.stock[rank] -= 1
    state.refill[rank] -= 1
    state.left -= 1
    lay_on_pile(state, rank)


def lay_on_pile(state: State, rank: int) -> None:
    """Puts the card on top of the discard pile."""
    state.discard[rank] += 1
    state.discarded += 1
    state.top = rank
