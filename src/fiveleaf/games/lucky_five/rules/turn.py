"""A turn and its steps: the card, who chooses the dice, and whose turn is next."""

from __future__ import annotations

from fiveleaf.engine.contract import NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_five.material import DICE_OF, EXCLAMATION_MARKS, KINDS, LUCKY_FIVE, QUESTION_MARKS
from fiveleaf.games.lucky_five.rules.dice import sum_of
from fiveleaf.games.lucky_five.rules.seats import next_in_turn, right_neighbour
from fiveleaf.games.lucky_five.state import Ending, Phase, State


def begin_turn(state: State, seat: int) -> None:
    """L5-18, L5-R3: a turn that has to begin without any card ends the game instead."""
    if is_card_left(state):
        state.turn = seat
        begin_step(state)
    else:
        end_game(state, Ending.NO_CARD)


def begin_step(state: State) -> None:
    """L5-04, L5-16, L5-R5: a card is needed; if the stock is empty, the discards become the stock."""
    if count_cards(state.stock) == 0:
        for kind in range(1, KINDS):
            state.stock[kind] = state.discard[kind]
            state.discard[kind] = 0
    state.phase = Phase.CARD


def turn_card(state: State, kind: int) -> None:
    """L5-04, L5-05, L5-R1: the card says which dice are rolled, or who settles that before the stake."""
    state.stock[kind] -= 1
    state.turned[kind] += 1
    state.card = kind
    state.bet_dice = DICE_OF[kind]
    if kind in (QUESTION_MARKS, EXCLAMATION_MARKS):
        state.phase = Phase.CHOOSE
    elif kind == LUCKY_FIVE and right_neighbour(state) != NOBODY:
        state.phase = Phase.REROLL
    else:
        prepare_stake(state)


def chooser(state: State) -> int:
    """L5-06, L5-07, L5-R4: "??" is for the player, "!!" for the right neighbour, if there is one."""
    if state.card == EXCLAMATION_MARKS:
        neighbour = right_neighbour(state)
        if neighbour != NOBODY:
            return neighbour
    return state.turn


def prepare_stake(state: State) -> None:
    """L5-08, L5-R1: the card, the dice and how they lie are known before the stake."""
    state.before = sum_of(state, state.bet_dice)
    state.phase = Phase.STAKE


def end_turn(state: State) -> None:
    """L5-15, L5-17: the next player with chips takes a turn; if nobody else has any, this was the last one."""
    seat = next_in_turn(state)
    if seat == NOBODY:
        end_game(state, Ending.LAST_TURN)
    else:
        begin_turn(state, seat)


def end_game(state: State, ending: int) -> None:
    """L5-17, L5-18: nothing more happens."""
    state.ending = ending
    state.phase = Phase.OVER


def is_card_left(state: State) -> bool:
    """L5-18, L5-R5: a card can be turned, from the stock or after a reshuffle."""
    return count_cards(state.stock) + count_cards(state.discard) > 0


def count_cards(cards: Row) -> int:
    """Returns the total number of cards."""
    count = 0
    for kind in range(1, KINDS):
        count += cards[kind]
    return count
