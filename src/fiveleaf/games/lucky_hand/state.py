"""A game at one moment: every field, the phases, the endings."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from fiveleaf.engine import layout
from fiveleaf.engine.layout import Grid, Int8, Int16, Row
from fiveleaf.games.lucky_hand.material import BONUS_KINDS, DICE_KINDS, KINDS, MAX_SEATS


class Phase(IntEnum):
    """What happens next."""

    BEGINS = 0  # chance names the first player
    DEAL = 1  # chance deals a card
    QUALIFY = 2  # chance rolls for a seat that may not play cards yet
    TURN = 3  # a seat plays a card
    BONUS_ROLL = 4  # chance rolls for the bonus card that was played
    COUNTER = 5  # the target counters a penalty or accepts it
    STAKE = 6  # all seats stake a bonus card in a max of points, or nothing, all at once
    MAX_ROLL = 7  # chance rolls for a seat that staked
    DRAW = 8  # chance draws a card for a hand that is not full
    OVER = 9


class Ending(IntEnum):
    """Why the game is over."""

    NONE = 0
    CLOCK = 1  # LH-02
    ROUNDS = 2  # LH-R11


# What a seat has staked in a max of points; above these, STAKED + kind of the bonus card.
NOT_ASKED = 0  # or has not answered yet
NOTHING = 1
STAKED = 2

# What a seat has rolled in a max of points; above these, the value.
NO_ROLL = 0
TO_ROLL = -1


class State(layout.State):
    """The full state; it holds no order of the stock, which luck decides card by card."""

    clock: Int16  # minutes, 1..180, or 0 in a game by rounds
    rounds: Int16  # full rounds to play, 1..1000, or 0 in a game by the clock
    rounds_left: Int16  # of those, with the one under way
    may_pass: Int8  # 1 where a seat that holds cards may pass (LH-R2)
    time_is_up: Int8  # 1 while the last card of a game by the clock is resolved (LH-R10)
    turn: Int8  # whose turn; while cards are dealt, who gets the next; NOBODY until known
    played: Int8  # the card that is being resolved, or NO_CARD
    target: Int8  # who has to answer it, or NOBODY
    left: Int8  # cards in the stock, 0..55
    stock: Annotated[Row, "int8", KINDS]  # cards in the stock per kind
    heap: Annotated[Row, "int8", KINDS]  # cards on the heap per kind
    hand: Annotated[Grid, "int8", MAX_SEATS, KINDS]  # cards in hand per kind
    cards: Annotated[Row, "int8", MAX_SEATS]  # cards in hand, 0..3
    pot: Annotated[Grid, "int8", MAX_SEATS, BONUS_KINDS]  # bonus cards won, per kind
    lying: Annotated[Grid, "int8", MAX_SEATS, DICE_KINDS]  # dice penalties that lie before the seat, per kind
    qualified: Annotated[Row, "int8", MAX_SEATS]  # 1 once the seat may play cards
    banned: Annotated[Row, "int16", MAX_SEATS]  # turns that the seat still misses
    immunity: Annotated[Row, "int8", MAX_SEATS]  # turns that its immunity lasts, 0..2; the card lies there meanwhile
    stake: Annotated[Row, "int8", MAX_SEATS]  # NOT_ASKED, NOTHING, or STAKED + kind; in hand until all have answered
    roll: Annotated[Row, "int8", MAX_SEATS]  # NO_ROLL, TO_ROLL, or the value rolled, 1..20
