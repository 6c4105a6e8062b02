"""The course of the game: the turns, the refill, the end."""

from __future__ import annotations

from fiveleaf.engine.contract import NOBODY
from fiveleaf.engine.rules import left_neighbour
from fiveleaf.games.lucky_hand.material import AT_ONCE, IMMUNITY, NO_CARD, QUALIFYING
from fiveleaf.games.lucky_hand.rules.cards import give, next_to_draw, put_on_heap, turn_heap_over
from fiveleaf.games.lucky_hand.state import Ending, Phase, State

# ── phase 1 ──────────────────────────────────────────────────────────────────────────────────────


def qualify(state: State, value: int) -> None:
    """LH-04, LH-05, LH-R1, LH-R4: 10 or more qualifies for good; a 20 lets the seat play a card now, unless banned."""
    seat = state.turn
    if value >= QUALIFYING:
        state.qualified[seat] = 1
    if value == AT_ONCE and not misses_turn(state, seat):
        state.phase = Phase.TURN
    else:
        end_turn(state)


# ── whose turn ───────────────────────────────────────────────────────────────────────────────────


def misses_turn(state: State, seat: int) -> bool:
    """LH-16, LH-R4: a banned seat serves one of its missed turns."""
    if state.banned[seat] == 0:
        return False
    state.banned[seat] -= 1
    return True


def wear_immunity(state: State, seat: int) -> None:
    """LH-17, LH-R6: at the start of its turn the holder's immunity is one turn older; worn out, it goes to the heap."""
    if state.immunity[seat] > 0:
        state.immunity[seat] -= 1
        if state.immunity[seat] == 0:
            put_on_heap(state, IMMUNITY)


def begin_turn(state: State, seat: int) -> bool:
    """LH-04, LH-06, LH-16, LH-R4: a seat rolls until it qualifies, then plays a card; false if it misses the turn."""
    state.turn = seat
    wear_immunity(state, seat)
    if not state.qualified[seat]:
        state.phase = Phase.QUALIFY
        return True
    if misses_turn(state, seat):
        return False
    state.phase = Phase.TURN
    return True


def end_turn(state: State) -> None:
    """LH-16, LH-R10, LH-R11: the next seat that misses no turn goes on, unless time is up or the last round is over."""
    if state.time_is_up:
        end_game(state, Ending.CLOCK)
        return
    goes_on = False
    while not goes_on:
        seat = left_neighbour(state, state.turn)
        if seat == state.first_seat and was_last_round(state):
            end_game(state, Ending.ROUNDS)
            goes_on = True
        else:
            goes_on = begin_turn(state, seat)


# ── the refill ───────────────────────────────────────────────────────────────────────────────────


def finish_card(state: State) -> None:
    """LH-03, LH-06: the card played is resolved; everybody refills, and that ends the turn."""
    state.played = NO_CARD
    state.target = NOBODY
    refill(state)


def refill(state: State) -> None:
    """LH-03, LH-19, LH-R9: hands are filled while there is a card; the heap becomes the stock when one is needed."""
    seat = next_to_draw(state)
    if seat != NOBODY and state.left == 0:
        turn_heap_over(state)
    if seat == NOBODY or state.left == 0:
        end_turn(state)
    else:
        state.phase = Phase.DRAW


def draw(state: State, card: int) -> None:
    """LH-03: the seat whose hand is filled gets the card, and the next one draws."""
    give(state, next_to_draw(state), card)
    refill(state)


# ── the end ──────────────────────────────────────────────────────────────────────────────────────


def was_last_round(state: State) -> bool:
    """LH-R11: in a game by rounds the round that ends is counted; it is the last one when none is left."""
    if state.rounds == 0:
        return False
    state.rounds_left -= 1
    return state.rounds_left == 0


def is_resolving(state: State) -> bool:
    """LH-R10: a card is being played, from the moment it leaves the hand until everybody has refilled."""
    return state.phase >= Phase.BONUS_ROLL and state.phase <= Phase.DRAW


def time_up(state: State) -> None:
    """LH-02, LH-R10: a card being played is resolved to its end, refill included; else the game is over at once."""
    if is_resolving(state):
        state.time_is_up = 1
    else:
        end_game(state, Ending.CLOCK)


def end_game(state: State, ending: int) -> None:
    """LH-02, LH-R11: nothing more happens but the counting of the pots."""
    state.time_is_up = 0
    state.ending = ending
    state.phase = Phase.OVER
