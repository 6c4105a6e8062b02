"""A game at one moment: every field, the phases, the endings."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from fiveleaf.engine import layout
from fiveleaf.engine.layout import Grid, Int8, Int16, Row
from fiveleaf.games.eight_28.material import KINDS, MAX_SEATS


class Phase(IntEnum):
    """What happens next."""

    BEGINS = 0  # chance names the first dealer
    DEAL = 1  # chance deals a face-down card
    OFFER = 2  # a seat takes or declines the next card
    DRAW = 3  # chance turns up the card taken
    AIM = 4  # a seat that could win either treasure chooses one
    OVER = 5


class Ending(IntEnum):
    """Why the game is over."""

    NONE = 0
    LAST_ROUND = 1  # EX-20


class State(layout.State):
    """The full state, with the face-down cards; it holds no order of the deck, which luck decides card by card."""

    deck: Int8  # which deck is played, FIFTEEN_ONES or SIXTEEN_ONES
    passing_is_final: Int8  # 1 where a seat that declined is not offered again in the round
    rounds: Int16  # rounds played to the end, 0..400
    last_round: Int8  # 1 once a red gem was placed (EX-20)
    dealer: Int8  # who has the deck, NOBODY before the first deal; at the showdown the last dealer
    turn: Int8  # the seat that is dealt to, is offered a card or chooses; NOBODY before the first deal and when over
    took: Int8  # 1 if somebody took a card in this dealer's pass
    left: Int8  # cards in the deck, 0..51
    stock: Annotated[Row, "int8", KINDS]  # cards in the deck per kind
    down: Annotated[Row, "int8", MAX_SEATS]  # the kind of each seat's face-down card, or NO_CARD
    shown: Annotated[Grid, "int8", MAX_SEATS, KINDS]  # face-up cards per seat and kind
    open_total: Annotated[Row, "int8", MAX_SEATS]  # the sum of those cards, every 1/11 as 1, 0..37
    out: Annotated[Row, "int8", MAX_SEATS]  # 1 for a seat that is out of the round (EX-07)
    passed: Annotated[Row, "int8", MAX_SEATS]  # 1 for a seat that declined, where passing is final
    aim: Annotated[Row, "int8", MAX_SEATS]  # from the showdown on: FIRST, SECOND, JACKPOT or NO_AIM
    blue_reserve: Int16  # gems not yet placed, 0..200
    red_reserve: Int16
    blue_middle: Int16  # gems in the middle, 0..200
    red_middle: Int16
    blue: Annotated[Row, "int16", MAX_SEATS]  # gems won per seat
    red: Annotated[Row, "int16", MAX_SEATS]
    past_card: Annotated[Row, "int8", MAX_SEATS]  # the last share: each seat's face-down card; NO_CARD in round one
    past_aim: Annotated[Row, "int8", MAX_SEATS]  # the last share: as `aim`
    past_total: Annotated[Row, "int8", MAX_SEATS]  # the last share: the total that counted, or the lowest one
    past_points: Annotated[Row, "int16", MAX_SEATS]  # the last share: the value of the gems won
