"""The functions that every game gives."""

from __future__ import annotations

from fiveleaf.engine.chance import below, choose_weighted
from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.games.eight_28.material import FIRST, KINDS, NO_CARD, SECOND
from fiveleaf.games.eight_28.moves import AIM_FIRST, AIM_SECOND, DECLINE, TAKE
from fiveleaf.games.eight_28.rules.gems import points_of
from fiveleaf.games.eight_28.rules.offers import deal_card, decline, take_from_deck, turn_up
from fiveleaf.games.eight_28.rules.setup import begin_round
from fiveleaf.games.eight_28.rules.showdown import choose
from fiveleaf.games.eight_28.state import Phase, State


def to_act(state: State) -> int:
    """Who decides next: a seat, luck, or nobody."""
    if state.phase == Phase.OFFER or state.phase == Phase.AIM:
        return state.turn
    return NOBODY if state.phase == Phase.OVER else CHANCE


def asked(state: State, seats: Row) -> int:
    """EX-05, EX-17: every question is put to one seat."""
    seats[0] = to_act(state)
    return 1 if seats[0] >= 0 else 0


def legal_moves(state: State, seat: int, moves: Row) -> int:
    """EX-05, EX-16: take or decline freely; choose the first or the second treasure."""
    if seat != to_act(state):
        return 0
    if state.phase == Phase.OFFER:
        moves[0] = TAKE
        moves[1] = DECLINE
    else:
        moves[0] = AIM_FIRST
        moves[1] = AIM_SECOND
    return 2


def play(state: State, seat: int, move: int) -> None:
    """The seat's choice happens."""
    if move == TAKE:
        state.phase = Phase.DRAW
    elif move == DECLINE:
        decline(state, seat)
    else:
        choose(state, seat, FIRST if move == AIM_FIRST else SECOND)


def weigh(state: State, weights: Row) -> int:
    """EX-02, EX-05: every card of the deck is equally likely, so a kind weighs its cards left."""
    if state.phase == Phase.BEGINS:
        for seat in range(state.seats):
            weights[seat] = 1
        return state.seats
    for card in range(KINDS):
        weights[card] = state.stock[card]
    return KINDS


def resolve(state: State, outcome: int) -> None:
    """Luck's choice happens."""
    if state.phase == Phase.BEGINS:
        state.first_seat = outcome
        begin_round(state, outcome)
    elif state.phase == Phase.DEAL:
        deal_card(state, outcome)
    else:
        turn_up(state, outcome)


def are_cards_open(state: State) -> bool:
    """EX-10: from the showdown on everybody sees every card."""
    return state.phase == Phase.AIM or state.phase == Phase.OVER


def redeal(state: State, seat: int, rng: Row) -> None:
    """EX-02, EX-10: until the showdown the others' face-down cards may be any that the seat has not seen."""
    if are_cards_open(state):
        return
    dealt = 0
    for other in range(state.seats):
        if other != seat and state.down[other] != NO_CARD:
            state.stock[state.down[other]] += 1
            state.left += 1
            dealt |= 1 << other
    for other in range(state.seats):
        if dealt >> other & 1:
            state.down[other] = choose_weighted(below(rng, state.left), state.stock)
            take_from_deck(state, state.down[other])


def scores(state: State, result: Row) -> None:
    """EX-22: the value of the gems won."""
    for seat in range(state.seats):
        result[seat] = points_of(state.blue[seat], state.red[seat])


def winners(state: State, result: Row) -> None:
    """EX-22, EX-R7: most points win, and ties win together."""
    scores(state, result)
    best = result[0]
    for seat in range(1, state.seats):
        best = max(best, result[seat])
    for seat in range(state.seats):
        result[seat] = 1 if result[seat] == best else 0
