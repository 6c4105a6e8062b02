"""Level 2 of Lucky Jack, as a child plays: collect one symbol, discard the others while it is free, and announce."""

from __future__ import annotations

from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_jack.material import HIGHEST, JACKPOT_CARDS, LOWEST
from fiveleaf.games.lucky_jack.moves import DISCARD, JACKPOT, KEEP, LEAVE, PUT, TAKE
from fiveleaf.games.lucky_jack.state import Phase, State


def simple(state: State, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Announces when it can; keeps only what it collects; else discards what is free to discard, or draws."""
    if moves[count - 1] >= JACKPOT:
        return moves[count - 1]
    wanted = collected(state, seat)
    if state.phase == Phase.KEEP:
        return KEEP if is_wanted(state, seat, wanted) else PUT
    if state.phase == Phase.CLAIM:
        return TAKE if is_wanted(state, seat, wanted) else LEAVE
    return free_discard(state, moves, count, wanted)


def collected(state: State, seat: int) -> int:
    """Returns the symbol that the seat holds most of, the highest of equal ones."""
    best = LOWEST
    for rank in range(LOWEST, HIGHEST + 1):
        if state.hand[seat, rank] >= state.hand[seat, best]:
            best = rank
    return best


def is_wanted(state: State, seat: int, wanted: int) -> bool:
    """Whether the card is of the collected symbol, and three of it are not held yet."""
    return state.held == wanted and state.hand[seat, wanted] < JACKPOT_CARDS


def free_discard(state: State, moves: Row, count: int, wanted: int) -> int:
    """Returns the lowest free discard that is not collected, since low cards are hard to discard; else the first."""
    for index in range(count):
        rank = moves[index] - DISCARD
        if rank >= state.top and rank != wanted:
            return moves[index]
    return moves[0]
