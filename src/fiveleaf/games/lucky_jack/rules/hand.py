"""A hand from the deal to its end, and the end of the game."""

from __future__ import annotations

from fiveleaf.engine.contract import NOBODY
from fiveleaf.engine.rules import left_neighbour
from fiveleaf.games.lucky_jack.material import ALL_CARDS, COPIES, DEALT_CARDS, EMPTY, HIGHEST, LOWEST, RANKS
from fiveleaf.games.lucky_jack.state import Ending, Phase, State

# ── the deal ─────────────────────────────────────────────────────────────────────────────────────


def prepare_hand(state: State) -> None:
    """LJ-01, LJ-04: all 84 cards are in the stock again, and nobody holds any."""
    state.top = EMPTY
    state.owed = 0
    state.reshuffles = 0
    state.left = ALL_CARDS
    state.discarded = 0
    for rank in range(LOWEST, HIGHEST + 1):
        state.stock[rank] = COPIES
        state.refill[rank] = COPIES
        state.discard[rank] = 0
    for seat in range(state.seats):
        state.hand_size[seat] = 0
        for rank in range(RANKS):
            state.hand[seat, rank] = 0
            state.known[seat, rank] = 0
            state.taken[seat, rank] = 0


def begin_hand(state: State, seat: int) -> None:
    """LJ-03, LJ-04: the cards are dealt from the seat that begins."""
    prepare_hand(state)
    state.begins = seat
    state.turn = seat
    state.phase = Phase.DEAL


def take_unseen(state: State, seat: int, rank: int) -> None:
    """Moves a card from the stock to the hand; only its new owner sees it."""
    state.stock[rank] -= 1
    state.left -= 1
    state.hand[seat, rank] += 1
    state.hand_size[seat] += 1
    state.taken[seat, rank] += 1


def leave_hand(state: State, seat: int, rank: int) -> None:
    """Removes a card from the hand; one that is publicly known to be there goes first."""
    state.hand[seat, rank] -= 1
    state.hand_size[seat] -= 1
    state.known[seat, rank] -= state.known[seat, rank] > 0


def deal(state: State, rank: int) -> None:
    """LJ-04, LJ-05, LJ-R8: one card for each seat in turn, seven times round; who began turns up a card and plays."""
    seat = state.turn
    take_unseen(state, seat, rank)
    state.turn = left_neighbour(state, seat)
    if state.turn == state.begins and state.hand_size[seat] == DEALT_CARDS:
        state.phase = Phase.TURN_UP


# ── the end ──────────────────────────────────────────────────────────────────────────────────────


def end_hand(state: State, announcer: int, prize: int) -> None:
    """LJ-03, LJ-19, LJ-21: only the announcer scores; the left neighbour begins the next hand, if there is one."""
    state.announcer[state.played] = announcer
    state.prize[state.played] = prize
    state.played += 1
    if state.played == state.hands:
        end_game(state, announcer)
    else:
        begin_hand(state, left_neighbour(state, state.begins))


def end_game(state: State, announcer: int) -> None:
    """LJ-17, LJ-21: the announcer's last cards lie open, and nothing more happens."""
    state.owed = 0
    if announcer != NOBODY:
        for rank in range(RANKS):
            state.known[announcer, rank] = state.hand[announcer, rank]
    state.ending = Ending.LAST_HAND
    state.phase = Phase.OVER
