"""A game at one moment: every field, the phases, the endings."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from fiveleaf.engine import layout
from fiveleaf.engine.layout import Grid, Int8, Row
from fiveleaf.games.lucky_five.material import CHIP_KINDS, DICE, KINDS, MAX_PILES, MAX_SEATS


class Phase(IntEnum):
    """What happens next."""

    BEGINS = 0  # chance names the seat that begins
    OPENING = 1  # chance rolls the three dice for the first time
    CARD = 2  # chance turns a card
    CHOOSE = 3  # a seat chooses two dice
    REROLL = 4  # the right neighbour names a die to roll again, or none
    AGAIN = 5  # chance rolls that die
    STAKE = 6  # the seat stakes a chip
    CALL = 7  # the seat calls higher or lower
    ROLL = 8  # chance rolls the dice of the bet
    GO_ON = 9  # the seat goes on or stops
    OVER = 10


class Ending(IntEnum):
    """Why the game is over."""

    NONE = 0
    LAST_TURN = 1  # L5-17
    NO_CARD = 2  # L5-18


class Bet(IntEnum):
    """What was called."""

    NONE = 0
    HIGHER = 1
    LOWER = 2


class State(layout.State):
    """The full state; it holds no order of the stock, which luck decides card by card."""

    turn: Int8  # whose turn, 0..seats-1
    card: Int8  # the card of this step, a kind or NO_CARD
    bet_dice: Int8  # the dice of this step's bet, a set; 0 until they are known
    before: Int8  # their sum before they are rolled, 1..18; 0 until a stake is due
    called: Int8  # the call of this step, a Bet
    to_roll: Int8  # the dice that chance still has to roll, a set
    dice: Annotated[Row, "int8", DICE]  # how each die lies, 1..6; 0 before the opening roll
    stock: Annotated[Row, "int8", KINDS]  # face-down cards per kind
    turned: Annotated[Row, "int8", KINDS]  # cards turned in this turn per kind, this step's with them
    discard: Annotated[Row, "int8", KINDS]  # cards per kind in the second part of the shoe
    taken: Annotated[Row, "int8", KINDS]  # cards per kind in all piles
    on_table: Annotated[Row, "int8", CHIP_KINDS]  # chips on the table per value, 0..42
    chips: Annotated[Grid, "int8", MAX_SEATS, CHIP_KINDS]  # chips that each seat still has, per value
    piles: Annotated[Row, "int8", MAX_SEATS]  # how many piles each seat has, 0..10
    pile_cards: Annotated[Grid, "int8", MAX_SEATS, MAX_PILES]  # the cards of each pile, 1..10; 0 where there is none
    pile_chips: Annotated[Grid, "int16", MAX_SEATS, MAX_PILES]  # the sum of its chips, 10..1620
    pile_lucky: Annotated[Grid, "int8", MAX_SEATS, MAX_PILES]  # 1 if it was won with a lucky five
