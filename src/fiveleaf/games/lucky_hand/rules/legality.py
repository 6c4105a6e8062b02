"""The seats that are asked, and their legal moves."""

from __future__ import annotations

from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.engine.rules import ask_all, ask_one
from fiveleaf.games.lucky_hand.material import BONUS_KINDS, IMMUNITY, KINDS, MAX_SEATS
from fiveleaf.games.lucky_hand.moves import ACCEPT, COUNTER, PASS, PLAY, PLAY_AT, STAKE, STAKE_NOTHING
from fiveleaf.games.lucky_hand.rules.bonus import next_to_stake
from fiveleaf.games.lucky_hand.rules.penalties import is_penalty
from fiveleaf.games.lucky_hand.state import NOT_ASKED, Phase, State


def to_act(state: State) -> int:
    """Returns the seat that acts next, CHANCE, or NOBODY."""
    if state.phase == Phase.TURN:
        return state.turn
    if state.phase == Phase.COUNTER:
        return state.target
    if state.phase == Phase.STAKE:
        return next_to_stake(state)
    return NOBODY if state.phase == Phase.OVER else CHANCE


def asked(state: State, seats: Row) -> int:
    """LH-R7: stakes are asked of all seats at once, from the player of the max card; any other question is for one."""
    if state.phase == Phase.STAKE:
        return ask_all(state, seats, state.turn)
    return ask_one(seats, to_act(state))


def legal_moves(state: State, seat: int, moves: Row) -> int:
    """Fills in the legal moves of the seat; none if it is not asked or has answered."""
    if state.phase == Phase.STAKE:
        return legal_stakes(state, seat, moves)
    if state.phase == Phase.COUNTER:
        return legal_answers(state, seat, moves) if seat == state.target else 0
    if state.phase == Phase.TURN and seat == state.turn:
        return legal_cards(state, seat, moves)
    return 0


def legal_cards(state: State, seat: int, moves: Row) -> int:
    """LH-06, LH-R2: any card of the hand, a penalty at anybody else; a pass with an empty hand or by the option."""
    count = 0
    for card in range(KINDS):
        if state.hand[seat, card] == 0:
            continue
        if is_penalty(card):
            count = add_targets(state, seat, card, moves, count)
        else:
            moves[count] = PLAY + card
            count += 1
    moves[count] = PASS
    return count + 1 if count == 0 or state.may_pass else count


def add_targets(state: State, seat: int, card: int, moves: Row, count: int) -> int:
    """LH-R2: a penalty goes to any other seat, immune or not; returns how many moves there are now."""
    for target in range(state.seats):
        if target != seat:
            moves[count] = PLAY_AT + card * MAX_SEATS + target
            count += 1
    return count


def legal_answers(state: State, seat: int, moves: Row) -> int:
    """LH-18, LH-R8: accept, or counter with an immunity card."""
    moves[0] = ACCEPT
    moves[1] = COUNTER
    return 2 if state.hand[seat, IMMUNITY] > 0 else 1


def legal_stakes(state: State, seat: int, moves: Row) -> int:
    """LH-08, LH-R5, LH-R7: nothing, or a bonus card of the hand, also for a seat that is banned or not qualified."""
    if state.stake[seat] != NOT_ASKED:
        return 0
    moves[0] = STAKE_NOTHING
    count = 1
    for card in range(BONUS_KINDS):
        moves[count] = STAKE + card
        count += state.hand[seat, card] > 0
    return count
