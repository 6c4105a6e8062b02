"""Moves and outcomes in the notation of the transcript, and the clause to cite when a move is refused."""

from __future__ import annotations

from typing import Any, Final

from fiveleaf.engine.contract import Event, Shapes
from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_five.material import (
    CARD_NAMES,
    CHIP_VALUES,
    DICE,
    DICE_NAMES,
    EXCLAMATION_MARKS,
    FACES,
    KINDS,
    MAX_SEATS,
    PAIRS,
    QUESTION_MARKS,
)
from fiveleaf.games.lucky_five.moves import CALL, CHOOSE, GO_ON, REROLL, REROLL_NOTHING, STAKE, STOP
from fiveleaf.games.lucky_five.rules.dice import next_die
from fiveleaf.games.lucky_five.rules.turn import chooser, count_cards
from fiveleaf.games.lucky_five.state import Bet, Ending, Phase, State


def dice_words(dice: int) -> list[str]:
    """Returns the names of a set of dice, in the order red, orange, yellow."""
    return [DICE_NAMES[die] for die in range(DICE) if dice & (1 << die)]


def card_words(cards: Row) -> list[str]:
    """Returns the names of cards, given as counts per kind."""
    return [CARD_NAMES[kind] for kind in range(1, KINDS) for _ in range(cards[kind])]


BETS: Final = {Bet.HIGHER: "higher", Bet.LOWER: "lower"}

MOVES: Final[Shapes] = {
    "choose": {"dice": [dice_words(pair) for pair in PAIRS]},
    "reroll": {"die": (*DICE_NAMES, None)},
    "stake": {"chip": CHIP_VALUES},
    "call": {"bet": tuple(BETS.values())},
    "go-on": {},
    "stop": {},
}

CHANCES: Final[Shapes] = {  # the outcomes of each chance event, in the order of their weights
    "begins": {"seat": range(MAX_SEATS)},
    "turn": {"card": CARD_NAMES[1:]},
    "roll": {"value": range(1, FACES + 1)},
}
STOCK: Final = frozenset({"turn"})  # those that take a card out of the shoe


def move_words(state: State, seat: int, move: int) -> Event:
    """Returns a move in the notation, without its seat."""
    if move >= CALL:
        return {"move": "call", "bet": BETS[Bet(move - CALL)]}
    if move >= STAKE:
        return {"move": "stake", "chip": CHIP_VALUES[move - STAKE]}
    if move >= REROLL:
        return {"move": "reroll", "die": None if move == REROLL_NOTHING else DICE_NAMES[move - REROLL]}
    if move >= CHOOSE:
        return {"move": "choose", "dice": dice_words(move - CHOOSE)}
    return {"move": {GO_ON: "go-on", STOP: "stop"}[move]}


def outcome_words(state: State, outcome: int) -> Event:
    """Returns an outcome in the notation."""
    if state.phase == Phase.BEGINS:
        return {"chance": "begins", "seat": outcome}
    if state.phase == Phase.CARD:
        return {"chance": "turn", "card": CARD_NAMES[outcome]}
    return {"chance": "roll", "die": DICE_NAMES[next_die(state)], "value": outcome}


def due(state: State) -> str:
    """Returns the clause that defines what happens next."""
    match state.phase:
        case Phase.BEGINS | Phase.OPENING:
            return "L5-03"
        case Phase.CARD:
            return "L5-04"
        case Phase.CHOOSE:
            return choice_due(state)
        case Phase.REROLL | Phase.AGAIN:
            return "L5-13"
        case Phase.STAKE:
            return "L5-08"
        case Phase.CALL | Phase.ROLL:
            return "L5-09"
        case Phase.GO_ON:
            return "L5-11"
    return "L5-18" if state.ending == Ending.NO_CARD else "L5-17"


def choice_due(state: State) -> str:
    """L5-06, L5-07, L5-R4: whose choice the two dice are."""
    if state.card == QUESTION_MARKS:
        return "L5-06"
    return "L5-R4" if chooser(state) == state.turn else "L5-07"


def refusal(state: State, seat: int, move: dict[str, Any]) -> str:
    """Returns the clause that forbids a well-formed move."""
    match state.phase, move["move"]:
        case Phase.GO_ON, _:
            return "L5-11"
        case Phase.REROLL, _:
            return "L5-13"
        case _, "stop" if seat == state.turn and count_cards(state.turned) == 1:
            return "L5-R2"
        case _, "go-on" | "stop":
            return due(state)
        case _, "reroll":
            return "L5-13"
        case _, "choose" if state.card not in (QUESTION_MARKS, EXCLAMATION_MARKS):
            return "L5-05"
        case _, "stake" if state.phase != Phase.CHOOSE:
            return "L5-08"
    return "L5-R1"
