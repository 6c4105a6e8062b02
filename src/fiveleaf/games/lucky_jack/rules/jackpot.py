"""The jackpot: when a discard may be announced, and what it scores."""

from __future__ import annotations

from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_jack.material import (
    DOUBLE_CARDS,
    DOUBLE_POINTS,
    HIGHEST,
    JACKPOT_CARDS,
    JACKPOT_POINTS,
    LOWEST,
)
from fiveleaf.games.lucky_jack.moves import JACKPOT
from fiveleaf.games.lucky_jack.rules.hand import end_hand, leave_hand
from fiveleaf.games.lucky_jack.rules.stock import lay_on_pile
from fiveleaf.games.lucky_jack.state import State


def rank_left(state: State, seat: int, rank: int) -> int:
    """Returns the rank of all cards that the seat has left without one of the given rank; 0 if they differ."""
    left = state.hand_size[seat] - 1
    for other in range(LOWEST, HIGHEST + 1):
        if state.hand[seat, other] - (other == rank) == left:
            return other
    return 0


def legal_jackpots(state: State, seat: int, moves: Row, count: int) -> int:
    """LJ-17, LJ-18, LJ-20, LJ-R1, LJ-R2: a call may go with the same or a higher symbol if three or four alike stay."""
    for rank in range(state.top, HIGHEST + 1):
        moves[count] = JACKPOT + rank
        count += prize_of(state, seat, rank) > 0
    return count


def prize_of(state: State, seat: int, rank: int) -> int:
    """LJ-17, LJ-18: what the seat would score by announcing with a discard of that rank; 0 where it cannot."""
    left = state.hand_size[seat] - 1
    possible = left in (JACKPOT_CARDS, DOUBLE_CARDS)
    if not possible or rank < state.top or state.hand[seat, rank] == 0:
        return 0
    return prize_for(rank_left(state, seat, rank), left)


def announce(state: State, seat: int, rank: int) -> None:
    """LJ-17, LJ-18, LJ-19: the card is discarded, the hand of the game ends, and the seat scores its last cards."""
    prize = prize_of(state, seat, rank)
    leave_hand(state, seat, rank)
    lay_on_pile(state, rank)
    end_hand(state, seat, prize)


def prize_for(rank: int, cards: int) -> int:
    """LJ-17, LJ-18: rank × 1,000 for three cards, rank × 2,000 for four."""
    return rank * (DOUBLE_POINTS if cards == DOUBLE_CARDS else JACKPOT_POINTS)
