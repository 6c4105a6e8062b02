"""The round: a face-down card for everybody, then pass after pass of gem and offers."""

from __future__ import annotations

from fiveleaf.engine.contract import NOBODY
from fiveleaf.engine.rules import left_neighbour
from fiveleaf.games.eight_28.rules.showdown import show_down
from fiveleaf.games.eight_28.rules.totals import is_too_high, lay_open
from fiveleaf.games.eight_28.state import Phase, State

# ── the deal ─────────────────────────────────────────────────────────────────────────────────────


def take_from_deck(state: State, card: int) -> None:
    """EX-02, EX-05: the card leaves the deck."""
    state.stock[card] -= 1
    state.left -= 1


def deal_card(state: State, card: int) -> None:
    """EX-02, EX-03: one face-down card for each seat; then the dealer begins."""
    take_from_deck(state, card)
    state.down[state.turn] = card
    if state.turn == state.dealer:
        begin_pass(state)
        offer_card(state, left_neighbour(state, state.dealer))
    else:
        state.turn = left_neighbour(state, state.turn)


# ── a dealer's pass ──────────────────────────────────────────────────────────────────────────────


def begin_pass(state: State) -> None:
    """EX-04, EX-05: a gem is placed, and nobody has taken a card yet."""
    place_gem(state)
    state.took = 0


def place_gem(state: State) -> None:
    """EX-04, EX-20, EX-21: a blue gem, else a red one, which makes this the last round, else none."""
    if state.blue_reserve > 0:
        state.blue_reserve -= 1
        state.blue_middle += 1
    elif state.red_reserve > 0:
        state.red_reserve -= 1
        state.red_middle += 1
        state.last_round = 1


def can_be_offered(state: State, seat: int) -> bool:
    """EX-05, EX-R2, EX-R3: who is out is offered nothing, nor who passed for good, nor anybody from an empty deck."""
    return state.left > 0 and not state.out[seat] and not state.passed[seat]


def next_offered(state: State, seat: int) -> int:
    """EX-05: the first seat from this one clockwise to the dealer, who comes last, that can be offered a card."""
    while seat != state.dealer and not can_be_offered(state, seat):
        seat = left_neighbour(state, seat)
    return seat if can_be_offered(state, seat) else NOBODY


def offer_card(state: State, seat: int) -> None:
    """EX-05: the seat decides on a card that nobody has seen."""
    state.turn = seat
    state.phase = Phase.OFFER


def decline(state: State, seat: int) -> None:
    """EX-05: declining binds nobody, unless the table plays that passing is final."""
    state.passed[seat] = state.passing_is_final
    offer_next(state)


def offer_next(state: State) -> None:
    """EX-05, EX-08, EX-09: the offer goes round to the dealer, then the deck goes on, unless nobody took a card."""
    seat = NOBODY
    if state.turn != state.dealer:
        seat = next_offered(state, left_neighbour(state, state.turn))
    while seat == NOBODY and state.took:
        state.dealer = left_neighbour(state, state.dealer)
        begin_pass(state)
        seat = next_offered(state, left_neighbour(state, state.dealer))
    if seat == NOBODY:
        show_down(state)
    else:
        offer_card(state, seat)


# ── a card taken ─────────────────────────────────────────────────────────────────────────────────


def turn_up(state: State, card: int) -> None:
    """EX-06, EX-07, EX-R3: the card lies face up; who is too high is out, and with nobody left the round ends."""
    take_from_deck(state, card)
    seat = state.turn
    lay_open(state, seat, card)
    state.took = 1
    if is_too_high(state, seat):
        state.out[seat] = 1
        if is_nobody_left(state):
            show_down(state)
            return
    offer_next(state)


def is_nobody_left(state: State) -> bool:
    """EX-R3: all seats are out of the round."""
    for seat in range(state.seats):
        if not state.out[seat]:
            return False
    return True
