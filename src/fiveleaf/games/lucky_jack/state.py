"""A game at one moment: every field, the phases, the endings."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from fiveleaf.engine import layout
from fiveleaf.engine.layout import Grid, Int8, Row
from fiveleaf.games.lucky_jack.material import MAX_HANDS, MAX_SEATS, RANKS


class Phase(IntEnum):
    """What happens next."""

    BEGINS = 0  # chance names the seat that begins the first hand
    DEAL = 1  # chance deals a card
    TURN_UP = 2  # chance turns up the card that starts the discard pile
    PENALTY = 3  # chance draws a card for a lower discard
    DRAW = 4  # chance draws a card for the seat to decide on
    TURN = 5  # a seat discards or draws
    KEEP = 6  # the seat keeps the drawn card or puts it on the discard pile
    CLAIM = 7  # the other seats take the card put there or leave it, all at once
    OVER = 8


class Ending(IntEnum):
    """Why the game is over."""

    NONE = 0
    LAST_HAND = 1  # LJ-21


class Answer(IntEnum):
    """A seat's answer to a card that can be claimed."""

    NONE = 0
    LEAVE = 1
    TAKE = 2


class State(layout.State):
    """The full state; it holds no order of the stock, which luck decides card by card."""

    hands: Int8  # hands of the game, 3 or 5 (LJ-02)
    played: Int8  # hands that have ended, 0..hands
    announcer: Annotated[Row, "int8", MAX_HANDS]  # who announced in each hand; NOBODY in a void or coming one
    prize: Annotated[Row, "int16", MAX_HANDS]  # the points of that announcement, 0..14000
    begins: Int8  # the seat that begins this hand, NOBODY until known
    turn: Int8  # whose turn, or who is dealt the next card, 0..seats-1
    top: Int8  # the top of the discard pile, 1..7, or EMPTY
    held: Int8  # the card drawn or put and not yet in a hand or on the pile, 1..7, or EMPTY
    owed: Int8  # penalty cards still to draw (LJ-08), 0..2
    nearest: Int8  # the nearest seat that has not declined the card (LJ-R5), NOBODY without a claim
    reshuffles: Int8  # reshuffles of the discard pile in this hand, 0..9
    left: Int8  # cards of the stock, 0..84
    discarded: Int8  # cards of the discard pile, 0..84
    stock: Annotated[Row, "int8", RANKS]  # cards of the stock per rank
    discard: Annotated[Row, "int8", RANKS]  # cards of the discard pile per rank
    hand: Annotated[Grid, "int8", MAX_SEATS, RANKS]  # cards in hand per rank
    hand_size: Annotated[Row, "int8", MAX_SEATS]  # cards in hand, 0..84
    answer: Annotated[Row, "int8", MAX_SEATS]  # answers to the open claim (Answer)
    known: Annotated[Grid, "int8", MAX_SEATS, RANKS]  # cards that all know to be in that hand
    refill: Annotated[Row, "int8", RANKS]  # what was shuffled into the stock less what all saw come out of it
    taken: Annotated[Grid, "int8", MAX_SEATS, RANKS]  # what each seat took from it unseen since that shuffle
