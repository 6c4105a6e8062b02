"""Applies a move: dispatches each move code to the clause that handles it."""

from __future__ import annotations

from fiveleaf.engine.contract import NOBODY
from fiveleaf.games.lucky_hand.material import BONUS_KINDS, IMMUNITY, MAX, MAX_SEATS
from fiveleaf.games.lucky_hand.moves import ACCEPT, COUNTER, PASS, PLAY, PLAY_AT, STAKE
from fiveleaf.games.lucky_hand.rules.bonus import answer_stake
from fiveleaf.games.lucky_hand.rules.cards import leave_hand
from fiveleaf.games.lucky_hand.rules.penalties import accept, counter, lay_immunity, strike
from fiveleaf.games.lucky_hand.rules.turn import end_turn, finish_card
from fiveleaf.games.lucky_hand.state import NOTHING, STAKED, Phase, State


def play(state: State, seat: int, move: int) -> None:
    """Applies a move of the seat."""
    if move >= PLAY_AT:
        play_card(state, seat, (move - PLAY_AT) // MAX_SEATS, (move - PLAY_AT) % MAX_SEATS)
    elif move >= PLAY:
        play_card(state, seat, move - PLAY, NOBODY)
    elif move >= STAKE:
        answer_stake(state, seat, STAKED + move - STAKE)
    elif move == COUNTER:
        counter(state, seat)
    elif move == ACCEPT:
        accept(state, seat)
    elif move == PASS:
        end_turn(state)
    else:
        answer_stake(state, seat, NOTHING)


def play_card(state: State, seat: int, card: int, target: int) -> None:
    """LH-06: the card leaves the hand and is resolved: a bonus or a max by rolls, an immunity or a penalty at once."""
    leave_hand(state, seat, card)
    state.played = card
    if card < BONUS_KINDS:
        state.phase = Phase.BONUS_ROLL
    elif card == MAX:
        state.phase = Phase.STAKE
    elif card == IMMUNITY:
        lay_immunity(state, seat)
        finish_card(state)
    else:
        strike(state, target)
