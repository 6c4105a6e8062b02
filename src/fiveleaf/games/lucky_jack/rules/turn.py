"""A turn: its four options, the penalty of a lower discard, and the card drawn."""

from __future__ import annotations

from fiveleaf.engine.layout import Row
from fiveleaf.engine.rules import left_neighbour
from fiveleaf.games.lucky_jack.material import DOUBLE_CARDS, EMPTY, FEWEST_CARDS, HIGHEST, LOWEST, PENALTY_CARDS
from fiveleaf.games.lucky_jack.moves import DISCARD, DRAW, KEEP, PASS, PUT
from fiveleaf.games.lucky_jack.rules.claims import open_claim
from fiveleaf.games.lucky_jack.rules.hand import leave_hand, take_unseen
from fiveleaf.games.lucky_jack.rules.jackpot import legal_jackpots
from fiveleaf.games.lucky_jack.rules.stock import begin_turn, lay_on_pile, must_reshuffle, reshuffle
from fiveleaf.games.lucky_jack.state import Phase, State

# ── the four options ─────────────────────────────────────────────────────────────────────────────


def legal_turn(state: State, seat: int, moves: Row) -> int:
    """LJ-06, LJ-07, LJ-08, LJ-09, LJ-15, LJ-R4: draw if there is a card, discard any if more than three are held."""
    if state.hand_size[seat] == FEWEST_CARDS:
        moves[0] = DRAW if state.left > 0 else PASS
        return 1
    moves[0] = DRAW
    count = 1 if state.left > 0 else 0
    for rank in range(LOWEST, HIGHEST + 1):
        moves[count] = DISCARD + rank
        count += state.hand[seat, rank] > 0
    if state.hand_size[seat] <= DOUBLE_CARDS + 1:
        count = legal_jackpots(state, seat, moves, count)
    return count


def cost_of(state: State, rank: int) -> int:
    """LJ-06, LJ-07, LJ-08: the same or a higher symbol costs nothing, a lower one two cards."""
    return PENALTY_CARDS if rank < state.top else 0


def discard(state: State, seat: int, rank: int) -> None:
    """LJ-06, LJ-07, LJ-08: the card is the new top; what it costs is drawn before the turn is over."""
    state.owed = cost_of(state, rank)
    leave_hand(state, seat, rank)
    lay_on_pile(state, rank)
    if state.owed > 0:
        go_on(state)
    else:
        begin_turn(state, left_neighbour(state, seat))


def go_on(state: State) -> None:
    """LJ-08, LJ-R3, LJ-R4: what is owed is drawn, from a new stock if need be, as far as there are cards."""
    if state.owed == 0:
        state.phase = Phase.TURN
    elif state.left > 0:
        state.phase = Phase.PENALTY
    elif must_reshuffle(state):
        reshuffle(state)
    else:
        state.owed = 0
        begin_turn(state, left_neighbour(state, state.turn))


def draw_penalty(state: State, rank: int) -> None:
    """LJ-08: the card goes into the hand, and after the second one the turn is over."""
    take_unseen(state, state.turn, rank)
    state.owed -= 1
    if state.owed > 0:
        go_on(state)
    else:
        begin_turn(state, left_neighbour(state, state.turn))


# ── the drawn card ───────────────────────────────────────────────────────────────────────────────


def draw(state: State, rank: int) -> None:
    """LJ-09: the drawn card is held apart, and only the seat that drew it sees it."""
    state.stock[rank] -= 1
    state.left -= 1
    state.held = rank
    state.phase = Phase.KEEP


def legal_keeps(moves: Row) -> int:
    """LJ-10, LJ-14: the drawn card is kept or put on the discard pile, whatever it is; nothing else is discarded."""
    moves[0] = KEEP
    moves[1] = PUT
    return 2


def keep(state: State, seat: int) -> None:
    """LJ-10: the drawn card goes into the hand, and the turn is over."""
    state.hand[seat, state.held] += 1
    state.hand_size[seat] += 1
    state.taken[seat, state.held] += 1
    state.held = EMPTY
    begin_turn(state, left_neighbour(state, seat))


def put(state: State) -> None:
    """LJ-10, LJ-11: the drawn card costs nothing, all see it, and the others may claim it."""
    state.refill[state.held] -= 1
    open_claim(state)
