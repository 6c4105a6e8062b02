"""The features of Lucky Five: who is ahead by how much, what is still to be won, and how likely.

The dice of a turn that has not turned its next card count only by the mean chance of the next bet; `turn_tables.py`
relies on that.
"""

from __future__ import annotations

from typing import Final

from fiveleaf.bots.lucky_five.odds import is_alone, mean_chance, present_chance
from fiveleaf.bots.scratch import Floats
from fiveleaf.games.lucky_five.material import (
    CHIP_KINDS,
    CHIPS_EACH,
    KINDS,
    LUCKY_CARDS,
    LUCKY_FIVE,
    MAX_SEATS,
)
from fiveleaf.games.lucky_five.rules.bet import chips_on_table
from fiveleaf.games.lucky_five.rules.scoring import chips_held, pile_points
from fiveleaf.games.lucky_five.rules.seats import has_chips
from fiveleaf.games.lucky_five.rules.turn import count_cards
from fiveleaf.games.lucky_five.state import Phase, State

PER_SEAT: Final = 8  # inputs for the seat itself, then for the others in order of turn
RUNNING: Final = MAX_SEATS * PER_SEAT  # the running turn: the seat's own, or somebody else's
PER_TURN: Final = 20  # inputs for each
TABLE: Final = RUNNING + 2 * PER_TURN
INPUTS: Final = TABLE + 6
LEAD_SCALE: Final = 200.0  # points: a clear lead
PILE_SCALE: Final = 600.0  # points: a good pile
CHIPS_SCALE: Final = 270.0  # points: all chips of a seat
CARDS_SCALE: Final = 33.0  # cards of the default deck


def squash(points: float, scale: float) -> float:
    """Returns a lead squashed to -1 to 1."""
    return points / (abs(points) + scale)


def points_of(state: State, seat: int) -> int:
    """Returns the points of the seat's piles."""
    total = 0
    for pile in range(state.piles[seat]):
        total += pile_points(state, seat, pile)
    return total


def features(state: State, seat: int, inputs: Floats) -> None:
    """Fills in all features of one seat."""
    to_win = chips_on_table(state)
    for other in range(state.seats):
        to_win += chips_held(state, other)
    lead = encode_seats(state, seat, inputs, to_win)
    encode_turn(state, seat, inputs, lead, to_win)
    encode_table(state, inputs, to_win)


def encode_seats(state: State, seat: int, inputs: Floats, to_win: int) -> int:
    """Fills in everybody's chips and how far the seat is ahead; returns its lead over the best of the others."""
    own = points_of(state, seat)
    lead = own
    for step in range(state.seats):
        other = seat + step if seat + step < state.seats else seat + step - state.seats
        at = step * PER_SEAT
        for chip in range(CHIP_KINDS):
            inputs[at + chip] = state.chips[other, chip] / CHIPS_EACH[chip]
        inputs[at + 3] = chips_held(state, other) / CHIPS_SCALE
        inputs[at + 4] = 1.0 if has_chips(state, other) else 0.0
        inputs[at + 5] = 1.0 if state.turn == other and state.first_seat >= 0 else 0.0
        if step > 0:
            ahead = own - points_of(state, other)
            lead = min(lead, ahead)
            inputs[at + 6] = squash(ahead + 0.0, LEAD_SCALE)
            inputs[at + 7] = squash(ahead + 0.0, to_win + 20.0)
    inputs[6] = squash(lead + 0.0, LEAD_SCALE)
    inputs[7] = squash(lead + 0.0, to_win + 20.0)
    return lead


def encode_turn(state: State, seat: int, inputs: Floats, lead: int, to_win: int) -> None:
    """Fills in what the running turn may bring, for the seat or against it."""
    own = state.turn == seat
    at = RUNNING if own else RUNNING + PER_TURN
    sign = 1.0 if own else -1.0
    cards = count_cards(state.turned)
    chips = chips_on_table(state)
    alone = is_alone(state)
    pile = cards * chips
    inputs[at] = cards / 4.0
    inputs[at + 1] = pile / PILE_SCALE
    inputs[at + 2] = squash(lead + sign * pile, LEAD_SCALE)
    inputs[at + 3] = squash(lead + sign * pile, to_win + 20.0)
    inputs[at + 4] = 1.0 if alone else 0.0
    if cards > 0:
        inputs[at + 4 + min(cards, 4)] = 1.0
    if state.phase == Phase.GO_ON or state.phase == Phase.CARD:
        stock = state.stock if count_cards(state.stock) > 0 else state.discard
        inputs[at + 9] = 5.0 * (mean_chance(state, stock, alone) - 0.65)
        inputs[at + 10] = 1.0 if state.phase == Phase.GO_ON else 0.0
    elif state.phase != Phase.OPENING and state.phase != Phase.BEGINS:
        encode_bet(state, at, inputs, lead * sign, sign, to_win)


def encode_bet(state: State, at: int, inputs: Floats, ahead: float, sign: float, to_win: int) -> None:
    """Fills in the bet that is being made: its chance, and what it wins."""
    chance = present_chance(state)
    chips = chips_on_table(state)
    lucky = state.card == LUCKY_FIVE
    prize = (LUCKY_CARDS if lucky else count_cards(state.turned)) * chips
    inputs[at + 11] = 1.0
    inputs[at + 12] = chance
    inputs[at + 13] = prize / PILE_SCALE
    inputs[at + 14] = chance * prize / PILE_SCALE
    inputs[at + 15] = sign * squash(ahead + prize, LEAD_SCALE)
    inputs[at + 16] = sign * squash(ahead + prize, to_win + 20.0)
    inputs[at + 17] = 1.0 if lucky else 0.0
    inputs[at + 18] = chance if lucky else 0.0
    inputs[at + 19] = 1.0 if state.phase == Phase.CALL or state.phase == Phase.ROLL else 0.0


def encode_table(state: State, inputs: Floats, to_win: int) -> None:
    """Fills in the chips on the table, what is left to win, and the cards left."""
    chips = chips_on_table(state)
    stock = 0
    left = 0
    for kind in range(1, KINDS):
        stock += state.stock[kind]
        left += state.stock[kind] + state.discard[kind]
    inputs[TABLE] = chips / LEAD_SCALE
    inputs[TABLE + 1] = chips / (chips + 50.0)
    inputs[TABLE + 2] = to_win / (to_win + CHIPS_SCALE)
    inputs[TABLE + 3] = min(left, 60) / CARDS_SCALE
    inputs[TABLE + 4] = 5.0 * state.stock[LUCKY_FIVE] / max(stock, 1)
    inputs[TABLE + 5] = 1.0 if left < 6 else 0.0
