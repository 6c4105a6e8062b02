"""Lucky Jack, clause by clause: the functions of the contract; the clauses themselves stand beside them, by topic."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_jack.material import MOST_HANDS, RANKS
from fiveleaf.games.lucky_jack.moves import DISCARD, DRAW, JACKPOT, KEEP, LEAVE, PASS, PUT, TAKE
from fiveleaf.games.lucky_jack.rules.claims import claimants, leave, legal_claims, take
from fiveleaf.games.lucky_jack.rules.hand import begin_hand, deal, left_neighbour, prepare_hand
from fiveleaf.games.lucky_jack.rules.jackpot import announce
from fiveleaf.games.lucky_jack.rules.stock import begin_turn, turn_up
from fiveleaf.games.lucky_jack.rules.turn import (
    discard,
    draw,
    draw_penalty,
    go_on,
    keep,
    legal_keeps,
    legal_turn,
    put,
)
from fiveleaf.games.lucky_jack.rules.unseen import redeal
from fiveleaf.games.lucky_jack.state import Phase, State

__all__ = [
    "asked",
    "legal_moves",
    "play",
    "redeal",
    "resolve",
    "scores",
    "start",
    "to_act",
    "weigh",
    "winners",
]


def start(state: State, options: Mapping[str, Any]) -> None:
    """LJ-02, LJ-03: the number of hands is agreed, and somebody has to begin the first one."""
    state.hands = options["hands"]
    for hand in range(MOST_HANDS):
        state.announcer[hand] = NOBODY
    state.begins = NOBODY
    state.nearest = NOBODY
    if state.first_seat == NOBODY:
        prepare_hand(state)
        state.phase = Phase.BEGINS
    else:
        begin_hand(state, state.first_seat)


def to_act(state: State) -> int:
    """Who decides next: a seat, luck, or nobody."""
    if state.phase < Phase.TURN:
        return CHANCE
    if state.phase == Phase.CLAIM:
        return state.nearest
    return NOBODY if state.phase == Phase.OVER else state.turn


def asked(state: State, seats: Row) -> int:
    """LJ-R5: a claim is put to all other seats at once, from the left neighbour; any other question to one."""
    if state.phase == Phase.CLAIM:
        return claimants(state, seats)
    seats[0] = to_act(state)
    return 1 if seats[0] >= 0 else 0


def legal_moves(state: State, seat: int, moves: Row) -> int:
    """Everything the seat may do now; nothing where it is not asked or has answered."""
    if state.phase == Phase.CLAIM:
        return legal_claims(state, seat, moves)
    if seat != state.turn:
        return 0
    if state.phase == Phase.TURN:
        return legal_turn(state, seat, moves)
    if state.phase == Phase.KEEP:
        return legal_keeps(moves)
    return 0


def play(state: State, seat: int, move: int) -> None:
    """The seat's choice happens."""
    if move >= JACKPOT:
        announce(state, seat, move - JACKPOT)
    elif move >= DISCARD:
        discard(state, seat, move - DISCARD)
    elif move == DRAW:
        state.phase = Phase.DRAW
    elif move == KEEP:
        keep(state, seat)
    elif move == PUT:
        put(state)
    elif move == LEAVE:
        leave(state, seat)
    elif move == TAKE:
        take(state, seat)
    elif move == PASS:
        begin_turn(state, left_neighbour(state, seat))


def weigh(state: State, weights: Row) -> int:
    """LJ-04: every card of the stock is equally likely, so a symbol weighs its cards left."""
    if state.phase == Phase.BEGINS:
        for seat in range(state.seats):
            weights[seat] = 1
        return state.seats
    for rank in range(RANKS):
        weights[rank] = state.stock[rank]
    return RANKS


def resolve(state: State, outcome: int) -> None:
    """Luck's choice happens."""
    if state.phase == Phase.DRAW:
        draw(state, outcome)
    elif state.phase == Phase.PENALTY:
        draw_penalty(state, outcome)
    elif state.phase == Phase.DEAL:
        deal(state, outcome)
    elif state.phase == Phase.TURN_UP:
        turn_up(state, outcome)
        go_on(state)
    else:
        state.first_seat = outcome
        begin_hand(state, outcome)


def scores(state: State, result: Row) -> None:
    """LJ-19: every seat has the points of the jackpots that it announced."""
    for seat in range(state.seats):
        result[seat] = 0
    for hand in range(state.played):
        if state.announcer[hand] != NOBODY:
            result[state.announcer[hand]] += state.prize[hand]


def winners(state: State, result: Row) -> None:
    """LJ-21, LJ-R6: the highest total wins, and ties win together."""
    scores(state, result)
    best = result[0]
    for seat in range(1, state.seats):
        best = max(best, result[seat])
    for seat in range(state.seats):
        result[seat] = 1 if result[seat] == best else 0
